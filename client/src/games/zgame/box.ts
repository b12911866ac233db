import type { Box } from '../contract';

export const box: Box = { title: 'Z-Game', players: '2', order: 3, byTurns: true };
