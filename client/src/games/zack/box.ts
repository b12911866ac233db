import type { Box } from '..';

export const box: Box = { title: 'ZACK!', players: '3–6', order: 1 };
