import type { Box } from '../contract';

/** A first game alone: three boxes win at level 1, one joker more, characters and jokers only, and more time to look at the mat. */
const first = {
  level: 1,
  short: 3,
  extra_joker: true,
  stop_element: false,
  stop_landscape: false,
  stop_accessory: false,
  theft: false,
  swap: false,
  z: false,
  master: false,
  ten: false,
  see: false,
  idle_time: 12_000,
};

export const box: Box = { title: 'Zigzag', players: '4 · 6', order: 4, first };
