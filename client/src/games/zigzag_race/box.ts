import type { Box } from '../contract';

/** A first game alone: a short course, the trail of one's stack, more time to look at a card, and bots that wait. */
const first = { course: 3, trail: true, hold_time: 2_500, slow_bots: true };

export const box: Box = { title: 'Zig-Zag', players: '2–4', order: 5, first, firstSeats: 2 };
