import type { Box } from '../contract';

export const box: Box = { title: 'Snatch', players: '2–4', order: 9 };
