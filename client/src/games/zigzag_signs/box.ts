import type { Box } from '../contract';

export const box: Box = { title: 'Zigzag', players: '4 · 6', order: 4 };
