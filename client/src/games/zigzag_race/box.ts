import type { Box } from '..';

export const box: Box = { title: 'Zig-Zag', players: '2–4', order: 5 };
