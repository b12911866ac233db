import type { Box } from '../contract';

/** A first game alone: an easier deck, a sign for what else must be remembered, one game, long looks at verdicts and colour cards, and nobody calls the newcomer slow soon. */
const first = {
  beginner: true,
  reminders: true,
  wins: 1,
  slow_ms: 2_000,
  verdict_time: 6_000,
  colour_time: 8_000,
  grace_ms: [5_000],
};

export const box: Box = { title: 'ZACK!', players: '3–6', order: 1, first };
