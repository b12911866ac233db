import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cellOf, deciding, finishOf, lateBy, moments, order, tauOf, type Claimed, type Stamped } from './photo';

type Case = { name: string; records: Stamped[]; taus: number[]; cells: number[]; order: number[] };
const VECTORS = join(import.meta.dirname, '../../../../tests/core/vectors/photo_finish.json');
const cases: Case[] = JSON.parse(readFileSync(VECTORS, 'utf8')).cases;

const BASE: Stamped = {
  seat: 0,
  seen: 1,
  shown: 100_000,
  sent: 100_000,
  pong: 100_000,
  heard: 100_000,
  arrived: 0,
  rtt: 0,
  jitter: 0,
  slack: 10_000,
  page: 0,
  house: 0,
  reaction: 0,
  least: 0,
  tau: 0,
  offset: 0,
  lot: 0,
  mode: 'page',
  final: 'spoken',
};

/** A page that reacted in this many µs, and whose claim came without delay. */
function record(seat: number, page: number, rest: Partial<Stamped> = {}): Stamped {
  return { ...BASE, seat, page, arrived: 100_000 + page + 23_300, lot: seat, ...rest };
}

const claimed = (revision: number, stamped: Stamped, act = 'ring', late = false): Claimed => ({
  revision,
  act,
  record: stamped,
  late,
});

test.each(cases)('as the server computes it: $name', ({ records, taus, cells, order: expected }) => {
  expect(records.map(tauOf)).toEqual(taus);
  expect(records.map((one) => cellOf(tauOf(one), one.offset))).toEqual(cells);
  expect(order(records)).toEqual(expected);
});

test('a moment before the table began lies in a cell, too', () => {
  expect([-1, -1_500, -2_001].map((tau) => cellOf(tau, 500))).toEqual([-500, -2_500, -2_500]);
});

test('claims of players who had not seen the first act raced it', () => {
  const claims = [
    claimed(5, record(0, 300_000, { seen: 4 })),
    claimed(6, record(1, 338_000, { seen: 4 }), 'ring', true),
    claimed(9, record(2, 90_000, { seen: 8 })),
  ];
  expect(moments(claims).map(({ revision, claims }) => [revision, claims.length])).toEqual([[5, 2]]);
});

test('a claim raced the first thing its player had not seen', () => {
  const claims = [
    claimed(5, record(0, 1, { seen: 4 })),
    claimed(6, record(1, 1, { seen: 5 })),
    claimed(7, record(2, 1, { seen: 4 })),
  ];
  expect(moments(claims).map(({ claims }) => claims.map(({ record }) => record.seat))).toEqual([[0, 2]]);
});

test('one player alone, or two whom the clock beat, make no photo finish', () => {
  expect(moments([claimed(5, record(0, 1)), claimed(6, record(0, 2))])).toEqual([]);
  expect(moments([claimed(5, record(0, 1), 'ring', true), claimed(6, record(1, 2), 'ring', true)])).toEqual([]);
});

const pair = (...records: Stamped[]) =>
  finishOf({ revision: 5, claims: records.map((stamped, index) => claimed(5 + index, stamped)) });

test('a picture has a bar for each seat, from seen to acted, and how each was timed', () => {
  const finish = pair(
    record(2, 300_000),
    record(0, 0, { arrived: 471_300 }),
    record(1, 0, { mode: 'server', arrived: 473_300 }),
  );
  expect(finish.rows.map(({ seat, reaction, gap }) => [seat, reaction, gap])).toEqual([
    [2, 300_000, 0],
    [0, 338_000, 38],
    [1, 350_000, 50],
  ]);
  expect(finish).toMatchObject({ gap: 38, tie: false, cap: false, agrees: true });
  expect(
    pair(record(0, 1, { mode: 'bounded' }), record(1, 9_000, { mode: 'bot' })).rows.map(({ badge }) => badge),
  ).toEqual(['bounded', 'bot']);
});

test('losers are told in the order they came in, and shown in the order they acted', () => {
  const claims = [
    claimed(5, record(0, 300_000)),
    claimed(6, record(1, 325_000), 'ring', true),
    claimed(7, record(2, 305_000), 'ring', true),
  ];
  const finish = finishOf({ revision: 5, claims });
  expect(finish.rows.map(({ seat }) => seat)).toEqual([0, 2, 1]);
  expect(finish).toMatchObject({ gap: 5, agrees: true });
});

test('acts that counted must have been logged in their order', () => {
  const claims = [claimed(5, record(0, 300_000)), claimed(6, record(1, 325_000)), claimed(7, record(2, 305_000))];
  expect(finishOf({ revision: 5, claims })).toMatchObject({ agrees: false });
});

test('within one cell it is a tie, and the lot has decided', () => {
  expect(pair(record(0, 300_700, { lot: 1 }), record(1, 300_200, { lot: 2 }))).toMatchObject({
    tie: true,
    agrees: true,
  });
  expect(pair(record(0, 300_200, { lot: 2 }), record(1, 300_700, { lot: 1 }))).toMatchObject({
    tie: true,
    agrees: false,
  });
});

test('nobody waits for a bot: one that comes later in the same cell was behind, whatever its lot', () => {
  const bot = (seat: number, arrived: number, lot: number) => record(seat, 0, { mode: 'bot', arrived, lot });
  const [first, next, other] = [bot(1, 85_042_000, 3), bot(4, 85_043_000, 2), bot(2, 85_043_000, 1)];
  expect(pair(first, next)).toMatchObject({ tie: false, gap: 1, agrees: true });
  expect(pair(first, next, other)).toMatchObject({ agrees: false }); // of two at once the lot decides
  expect(pair(next, first)).toMatchObject({ gap: -1, agrees: true });
  expect(pair(first, record(4, 0, { mode: 'server', arrived: 85_043_000, lot: 2 }))).toMatchObject({ agrees: false });
});

test('a claim that came when the table had waited its longest reopens nothing, and the picture says so', () => {
  const finish = pair(record(0, 300_000, { final: 'cap' }), record(1, 280_000));
  expect(finish).toMatchObject({ cap: true, agrees: false, gap: -20 });
});

test('too late by so much; the first was not, nor one whose claim reopened nothing', () => {
  const photos = moments([
    claimed(5, record(0, 300_000)),
    claimed(6, record(1, 338_000)),
    claimed(7, record(2, 280_000)),
  ]);
  expect([5, 6, 7, 8].map((revision) => lateBy(photos, revision))).toEqual([undefined, 38, undefined, undefined]);
});

test('the deciding ones are the closest the winner won, then those they lost', () => {
  const race = (revision: number, seat: number, other: number, gap: number) => [
    claimed(revision, record(seat, 300_000, { seen: revision - 1 })),
    claimed(revision + 1, record(other, 300_000 + gap, { seen: revision - 1 })),
  ];
  const photos = moments([
    ...race(10, 0, 1, 50_000),
    ...race(20, 1, 2, 5_000),
    ...race(30, 1, 0, 9_000),
    ...race(40, 0, 2, 30_000),
    ...race(50, 2, 0, 20_000),
  ]);
  expect(deciding(photos, 0).map(({ revision }) => revision)).toEqual([10, 30, 40]);
  expect(deciding(photos).map(({ revision }) => revision)).toEqual([20, 30, 50]);
});
