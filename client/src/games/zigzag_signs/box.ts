import type { Box } from '..';

export const box: Box = { title: 'Zigzag', players: '4 · 6', order: 4 };
