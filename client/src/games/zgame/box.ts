import type { Box } from '..';

export const box: Box = { title: 'Z-Game', players: '2', order: 3 };
