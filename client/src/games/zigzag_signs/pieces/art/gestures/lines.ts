/** Lines and shapes with a white edge, so that they stand out from any face and any ground. */
import type { Stroke } from '../../../../../ui/picture';
import { filled, INK, line, WHITE } from '../strokes';

export const arc = (d: string, width = 3.6): Stroke[] => [line(d, width + 3.6, WHITE), line(d, width)];

export const shape = (d: string, fill: string): Stroke[] => [
  { d, fill: WHITE, line: WHITE, width: 9 },
  filled(d, fill, 3.4),
];

export const bar = (d: string, width: number, colour: string): Stroke[] => [
  line(d, width + 10, WHITE),
  line(d, width + 3.6, INK),
  line(d, width, colour),
];
