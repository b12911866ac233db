import type { Box } from '../contract';

export const box: Box = {
  title: 'ZINGA',
  players: '2–8',
  order: 2,
  front: true,
  sheets: true,
};
