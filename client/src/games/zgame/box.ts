import type { Box } from '../contract';

/** A first game alone: time to look, and to arrange. */
const first = { clock: 'none', setup_time: 120_000 };

export const box: Box = { title: 'Z-Game', players: '2', order: 3, byTurns: true, first };
