/** The picture to share: the photo finish in a frame, with what was decided, where and when. Pure. */
import { box, drawing, PAPER, YELLOW, type Cast, type Drawing, type Shape, type Words } from './drawing';
import type { Finish } from '../../table/fair/photo';

export type Caption = { head: string; gap: string; sentence: string; title: string; date: string };

const [WIDTH, EDGE, HEAD, FOOT] = [600, 28, 100, 104];
const LONGEST = 58; // characters in one line of the sentence

export function poster(finish: Finish, cast: Cast, words: Words, caption: Caption): Drawing {
  const strip = drawing(finish, cast, words, WIDTH - 2 * EDGE);
  const height = HEAD + strip.height + FOOT;
  return framed(WIDTH, height, [
    text(EDGE, 64, caption.head, 32, PAPER, 'start'),
    text(WIDTH - EDGE, 66, caption.gap, 40, YELLOW, 'end'),
    ...strip.shapes.map((shape) => moved(shape, EDGE, HEAD)),
    ...lines(caption.sentence).map((line, index) =>
      text(EDGE, HEAD + strip.height + 32 + index * 22, line, 18, PAPER, 'start'),
    ),
    text(EDGE, height - 26, `Sabot · ${caption.title}`, 16, YELLOW, 'start'),
    text(WIDTH - EDGE, height - 26, caption.date, 15, PAPER, 'end'),
  ]);
}

/** On felt, with a rim. */
export function framed(width: number, height: number, shapes: Shape[]): Drawing {
  const rim = { round: 22, stroke: '#ffffff40', line: 2 };
  const felt = [box(0, 0, width, height, '#143f36'), box(10, 10, width - 20, height - 20, '#1d5647', rim)];
  return { width, height, shapes: [...felt, ...shapes] };
}

export const text = (
  x: number,
  y: number,
  text: string,
  size: number,
  fill: string,
  anchor: 'start' | 'end',
): Shape => ({
  kind: 'text',
  x,
  y,
  text,
  size,
  fill,
  anchor,
});

export function moved(shape: Shape, x: number, y: number): Shape {
  const there = { ...shape, x: shape.x + x, y: shape.y + y };
  return there.kind === 'rule' ? { ...there, toX: there.toX + x, toY: there.toY + y } : there;
}

/** In two lines at most; a sentence of ours fits. */
export function lines(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const cut = sentence.lastIndexOf(' ', LONGEST);
  return [sentence.slice(0, cut), sentence.slice(cut + 1)];
}
