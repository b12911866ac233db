import type { Box } from '../contract';

export const box: Box = { title: 'ZACK!', players: '3–6', order: 1 };
