import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishOf, moments } from '../fair/photo';
import { check } from './check';
import { readFilm } from './file';
import { claimsOf, type Film } from './film';

const VECTORS = join(import.meta.dirname, '../../../../tests/kept/vectors');
const PLAYED = process.env.SABOT_PLAYED ?? VECTORS; // `make prove` brings hundreds of games

/** A short game of bots, as the server kept it. */
const kept = (file = join(VECTORS, 'zinga.sabot')) => readFilm(new Blob([readFileSync(file)]));
const wrong = (film: Film) => check(film).flatMap(({ what, wrong }) => (wrong === undefined ? [] : [[what, wrong]]));

test('a true game stands every check', async () => {
  const film = await kept();
  expect(wrong(film)).toEqual([]);
  expect(check(film).every(({ count }) => count > 0)).toBe(true);
});

test('every played game and every photo finish passes', { timeout: 300_000 }, async () => {
  for (const name of readdirSync(PLAYED).filter((name) => name.endsWith('.sabot'))) {
    const film = await kept(join(PLAYED, name));
    expect([name, ...wrong(film)]).toEqual([name]);
    const doubted = moments(claimsOf(film)).filter((moment) => !finishOf(moment).agrees);
    expect([name, ...doubted]).toEqual([name]);
  }
});

test('another secret, nonce or promise is found out', async () => {
  const { head, ...rest } = await kept();
  const proof = head.proof!;
  for (const forged of [
    { ...head, commitment: '00' },
    { ...head, proof: { ...proof, nonces: ['cc'] } },
    { ...head, proof: { ...proof, secret: 'no hex' } },
    { ...head, proof: null },
  ])
    expect(wrong({ head: forged, ...rest })[0]).toEqual(['seed', 0]);
});

test('a frame that was moved names its entry', async () => {
  const film = await kept();
  film.frames[3]!.at += 1;
  expect(wrong(film)).toEqual([['film', 3]]);
});

test('a record that was changed names its entry, whichever figure it was', async () => {
  const { frames } = await kept();
  const raced = frames.find(({ placed }) => placed)!.film;
  for (const [field, what] of [
    ['lot', 'draws'],
    ['offset', 'draws'],
    ['tau', 'verdicts'],
    ['arrived', 'verdicts'],
  ] as const) {
    const film = await kept();
    const records = [film.entries[raced - 1]!.record!, film.frames[raced]!.placed!.record];
    for (const record of records) record[field] += 1;
    expect(wrong(film)).toContainEqual([what, raced]);
  }
});

test('a winner whom somebody had preceded is found out', async () => {
  const film = await kept();
  const { revision, claims } = moments(claimsOf(film))[0]!;
  const early = claims[0]!.record.tau - 5_000;
  const { revision: later } = claims[1]!;
  for (const record of [film.entries[later - 1]!.record!, film.frames[later]!.placed!.record])
    Object.assign(record, { tau: early, arrived: early, shown: early, least: 0 });
  expect(wrong(film)).toEqual([['verdicts', revision]]);
});
