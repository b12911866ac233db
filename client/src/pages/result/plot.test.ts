import { expect, test } from 'vitest';
import type { Reactions } from '../../table/fair/reactions';
import type { Box, Cast, Shape, Text } from '../photo/drawing';
import { plot, ticksOf } from './plot';

const cast: Cast = (seat) => ({ name: ['Ana', 'Blue'][seat]!, animal: null, hue: 0, bot: false, mine: seat === 1 });
const words = { you: 'you', lapse: (ms: number) => `${ms}` };
const reactions = (seat: number, ...times: number[]): Reactions => ({ seat, times, median: times[0]! });
const dots = (shapes: Shape[]) => shapes.filter((shape): shape is Box => shape.kind === 'box' && shape.h === 10);
const texts = (shapes: Shape[]) => shapes.filter((shape): shape is Text => shape.kind === 'text');

test('a dot for each race, the slower the further right, all within the plot', () => {
  const { shapes, width } = plot([reactions(0, 210, 480, 3_000), reactions(1, 350)], cast, words, 300);
  const at = dots(shapes).map(({ x }) => x);
  expect(at).toHaveLength(4);
  expect(at.slice(0, 3)).toEqual(at.slice(0, 3).toSorted((one, other) => one - other));
  expect(Math.max(...at) + 10).toBeLessThan(width);
});

test('the axis goes from the step below the shortest to the one above the longest', () => {
  expect(ticksOf([210, 3_000])).toEqual([200, 500, 1_000, 2_000, 5_000]);
  expect(ticksOf([300])).toEqual([200, 500]);
  expect(ticksOf([0, 10])).toEqual([10, 20]);
  expect(ticksOf([3])).toEqual([10, 20]);
  expect(ticksOf([200_000])).toEqual([50_000, 100_000]);
});

test('times on the axis never overlap, however narrow it is', () => {
  const lasting = [reactions(0, 16, 541, 1_500)];
  for (const width of [240, 320, 560]) {
    const at = texts(plot(lasting, cast, words, width).shapes)
      .filter(({ anchor }) => anchor === 'middle')
      .map(({ x }) => x);
    expect(at.length).toBeGreaterThan(2);
    for (const [index, x] of at.slice(1).entries()) expect(x - at[index]!).toBeGreaterThanOrEqual(48);
  }
});

test('a time beyond the axis lies at its edge', () => {
  for (const times of [[0], [100_000], [400_000], [0, 400_000]])
    for (const { x } of dots(plot([reactions(0, ...times)], cast, words, 300).shapes)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(300);
    }
});

test('the reader’s own lane says so, in words and by square dots', () => {
  const { shapes } = plot([reactions(0, 300), reactions(1, 300)], cast, words, 300);
  expect(texts(shapes).map(({ text }) => text)).toContain('Blue · you');
  expect(dots(shapes).map(({ round }) => round)).toEqual([5, 2]);
});
