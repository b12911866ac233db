import type { Box } from '../contract';

export const box: Box = { title: 'Zig-Zag', players: '2–4', order: 5 };
