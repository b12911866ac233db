/** A short film for tests: two seats, a race at 3 s that seat 1 wins by 40 ms, and its file. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Record } from '../../wire.gen';
import type { Film, Frame } from './film';

const player = (name: string) => ({ name, animal: 'fox', level: null });

const HEAD = {
  ...{ sabot: 1, id: 'abc', game: 'snap', version: 1, seats: 2, options: {}, fairness: { wait: 250, farthest: 300 } },
  ...{ began: null, ended: 0, players: [player('Ann'), player('Bob')], teams: [], places: [[1], [0]], reason: null },
  ...{ commitment: '', proof: null, handed: null },
};

const record = (seat: number, tau: number): Record => ({
  ...{ seat, seen: 1, shown: 2_000_000, sent: tau, pong: null, heard: 2_000_000, arrived: tau, rtt: 0, jitter: 0 },
  ...{ slack: 0, page: tau - 2_000_000, house: 0, reaction: 0, least: 0, tau, offset: 0, lot: seat, mode: 'bot' },
});

function frame(film: number, at: number, more: Partial<Frame> = {}): Frame {
  const views = ['Ann', 'Bob', 'all'].map((whose) => ({ whose, film }));
  const quiet = { lent: 0, deadline: null, hot: false, stimulus: true, events: [], tells: [true, true, true] };
  return { film, at, ...quiet, views, ...more };
}

const FRAMES = (): Frame[] => [
  frame(0, 0),
  frame(1, 2_000, { hot: true, events: [{ on: 'turned' }] }),
  frame(2, 3_000, {
    events: [{ on: 'snapped', seat: 1 }],
    placed: { act: 'snap', record: record(1, 3_000_000) },
  }),
  frame(3, 3_000, {
    events: [{ on: 'late', seat: 0, act: 'snap' }],
    placed: { act: 'snap', record: record(0, 3_040_000) },
  }),
  frame(4, 5_000, { tells: [true, false, false] }),
  frame(5, 9_000, { events: [{ on: 'bot-took-over', seat: 0, level: 'easy' } as Frame['events'][number]] }),
];

const entries = () =>
  FRAMES()
    .slice(1)
    .map(({ at, placed }) => ({ on: 'act', at, record: placed?.record }));

export const sampleFilm = (): Film => ({ head: HEAD, entries: entries(), frames: FRAMES() });

/** Its lines as they are stored, without the last one. */
export const sampleLines = (head: object = HEAD, frames: object[] = FRAMES()): string[] =>
  [head, ...entries().map((entry, at) => ({ entry, n: at + 1 })), ...frames].map((line) => JSON.stringify(line));

/** Packed, with a true last line unless told otherwise. */
export function sampleFile(lines: string[], end?: string): Promise<Blob> {
  const text = lines.map((line) => `${line}\n`).join('');
  const hash = bytesToHex(sha256(utf8ToBytes(text)));
  return packed(text + (end ?? `${JSON.stringify({ end: 6, sha256: hash })}\n`));
}

export function packed(text: string): Promise<Blob> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
