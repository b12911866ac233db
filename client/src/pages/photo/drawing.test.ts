import { expect, test } from 'vitest';
import type { Finish, Row } from '../../table/fair/photo';
import { drawing, PAPER, YELLOW, type Box, type Cast, type Shape, type Text } from './drawing';
import { poster } from './poster';

const row = (seat: number, gap: number, reaction = 300_000): Row => ({
  seat,
  act: 'ring',
  shown: 0,
  acted: 0,
  reaction,
  gap,
  tied: false,
  badge: 'measured',
});
const finish = (...rows: Row[]): Finish => ({
  revision: 5,
  rows,
  gap: rows[1]!.gap,
  tie: false,
  cap: false,
  agrees: true,
});
const cast: Cast = (seat) => ({
  name: ['Ana', 'Blue', 'Maximiliane-Charlotte'][seat]!,
  animal: 'fox',
  hue: 40,
  bot: seat === 2,
  mine: seat === 1,
});
const words = { you: () => 'you', gap: (gap: number) => `${gap} ms` };

const isBox = (shape: Shape): shape is Box => shape.kind === 'box';
const bars = (shapes: Shape[]) =>
  shapes.filter(isBox).filter(({ h, fill }) => h === 28 && (fill === PAPER || fill === YELLOW));
const texts = (shapes: Shape[]) =>
  shapes.filter((shape): shape is Text => shape.kind === 'text').map(({ text }) => text);
const ends = (shapes: Shape[]) => bars(shapes).map(({ x, w }) => x + w);

test('a bar for each in the order of the finish; as far apart as their acts', () => {
  const { shapes } = drawing(finish(row(0, 0), row(1, 20), row(2, 40)), cast, words, 300);
  const [first, second, third] = ends(shapes);
  expect(second! - first!).toBeCloseTo(third! - second!);
  expect(bars(shapes).map(({ y }) => y)).toEqual([9, 55, 101]);
});

test('the picture is a close-up: 8 ms fill it as 80 ms do, but a tie is not blown up', () => {
  const spread = (gap: number) =>
    ends(drawing(finish(row(0, 0), row(1, gap)), cast, words, 300).shapes).reduce((first, second) => second - first);
  expect(spread(80)).toBeCloseTo(spread(20));
  expect(spread(0.5)).toBeLessThan(10);
});

test('the name of a bot, which reacted to nothing it saw, stands in a bar from the edge', () => {
  const [bot] = bars(drawing(finish(row(2, 0, 0), row(0, 20)), cast, words, 300).shapes);
  expect(bot!.x).toBe(0);
  expect(bot!.w).toBeGreaterThan(150);
});

test('the own bar is known without its colour, and gaps are written out', () => {
  const { shapes } = drawing(finish(row(1, 0), row(0, 38)), cast, words, 300);
  const own = bars(shapes).find(({ fill }) => fill === YELLOW)!;
  expect(own.line).toBeGreaterThan(bars(shapes).find(({ fill }) => fill === PAPER)!.line!);
  expect(texts(shapes)).toContain('1  Blue · you');
  expect(texts(shapes)).toContain('+38 ms');
});

test('who saw it within the picture begins with an eye, all others come in from the edge', () => {
  const starts = bars(drawing(finish(row(0, 0, 30_000), row(1, 38)), cast, words, 300).shapes).map(({ x }) => x > 0);
  expect(starts).toEqual([true, false]);
});

test('an earlier act after the verdict lies before the finish line, and in the picture', () => {
  const [first, second] = ends(drawing(finish(row(0, 0), row(1, -20)), cast, words, 300).shapes);
  expect(second).toBeLessThan(first!);
  expect(first).toBeLessThan(300);
});

test.each([280, 544])('nothing that must be read lies outside, %i wide', (width) => {
  const { shapes, height } = drawing(finish(row(2, 0), row(1, 12), row(0, 240)), cast, words, width);
  for (const shape of shapes) {
    if (shape.kind === 'rule') continue;
    expect(shape.y).toBeLessThanOrEqual(height);
    if (shape.kind === 'text') expect(shape.x).toBeLessThan(width - (shape.anchor === 'start' ? 40 : 0));
  }
});

test('the picture to share says what, who, where and when', () => {
  const { shapes, width } = poster(finish(row(0, 0), row(1, 38)), cast, words, {
    head: 'Photo finish',
    gap: '38 ms',
    sentence: 'Ana rang 38 ms before you.',
    title: 'Chess',
    date: '16 November 2026',
  });
  expect(texts(shapes)).toEqual(
    expect.arrayContaining([
      'Photo finish',
      '38 ms',
      'Ana rang 38 ms before you.',
      'Sabot · Chess',
      '16 November 2026',
      '1  Ana',
    ]),
  );
  expect(Math.max(...ends(shapes))).toBeLessThan(width);
});
