import { expect, test } from 'vitest';
import type { Claimed, Finish, Moment, Stamped } from '../../table/fair/photo';
import type { Cast, Text } from '../photo/drawing';
import { closestOf, poster } from './poster';

const cast: Cast = (seat) => ({ name: ['Ana', 'Blue', 'Cy'][seat]!, animal: null, hue: 0, bot: false, mine: false });
const words = {
  gap: (gap: number) => `${gap} ms`,
  sentence: ({ gap }: Finish) => `first by ${gap} ms`,
  link: 'server.example/r/abc234',
  date: '16 November 2026',
};
const result = { game: 'Chess', title: 'Blue wins', places: [[1], [0, 2]], ranks: [1, 2] };

const claim = (revision: number, seat: number, ms: number): Claimed => ({
  revision,
  act: 'ring',
  late: seat > 0,
  record: {
    ...{ seat, mode: 'page', seen: 1, pong: 0, rtt: 0, jitter: 0, slack: 0, house: 0, reaction: 0, least: 0, tau: 0 },
    ...{ shown: 0, sent: 0, heard: 0, page: ms * 1000, offset: 0, lot: 0, final: 'spoken' },
    arrived: ms * 1000 + 23_300,
  } as Stamped,
});
const race = (revision: number, gap: number): Moment => ({
  revision,
  claims: [claim(revision, 0, 300), claim(revision + 1, 1, 300 + gap)],
});
const texts = (shapes: { kind: string }[]) =>
  shapes.filter(({ kind }) => kind === 'text').map((one) => (one as Text).text);

test('the closest race of a game', () => {
  expect(closestOf([race(2, 80), race(5, 12), race(9, 40)])?.revision).toBe(5);
  expect(closestOf([])).toBeUndefined();
});

test('it tells game, result, places, the closest race, where and when', () => {
  const { shapes, height } = poster(result, closestOf([race(2, 80), race(5, 12)]), cast, words);
  const told = texts(shapes);
  expect(told).toEqual(expect.arrayContaining(['Chess', 'Blue wins', '1', '2', 'Ana', 'Blue', 'Cy', 'first by 12 ms']));
  expect(told).toEqual(expect.arrayContaining(['server.example/r/abc234', '16 November 2026']));
  expect(Math.max(...shapes.map(({ y }) => y))).toBeLessThan(height);
});

test('a game in which nobody raced has a shorter one', () => {
  const [short, long] = [undefined, closestOf([race(2, 80)])].map((one) => poster(result, one, cast, words));
  expect(short!.height).toBeLessThan(long!.height);
});
