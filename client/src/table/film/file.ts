/** Reads a `.sabot` file: gzip, JSON lines, a hash at the end. Reads it as it comes and stops at the first thing that is wrong. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Refusal } from '../../wire.gen';
import { Refused } from '../api';
import type { Entry, Film, Frame, Head } from './film';

const VERSION = 2; // 1 had secrets that outlive a game
const LARGEST = 16 * 2 ** 20; // bytes, as it is stored
export const LIMITS = { all: 256 * 2 ** 20, line: 2 ** 20, lines: 200_000 }; // bytes when unpacked; the server's own
const NEWLINE = 10;

/** Throws `Refused`, with a code that the page has words for. */
export async function readFilm(file: Blob, limits = LIMITS): Promise<Film> {
  if (file.size > LARGEST) throw no('file-too-big');
  const reading = new Reading();
  try {
    for await (const line of linesOf(file, limits)) reading.read(line);
  } catch (error) {
    throw error instanceof Refused ? error : no(reading.hasHead ? 'cut-short' : 'not-a-game-file');
  }
  return reading.finish();
}

class Reading {
  #head?: Head;
  #end?: { end: number; sha256: string };
  #entries: Entry[] = [];
  #frames: Frame[] = [];
  #hash = sha256.create();

  get hasHead() {
    return this.#head !== undefined;
  }

  read(line: Uint8Array) {
    if (this.#end) throw no('damaged-file');
    const said = parsed(line, this.hasHead);
    if ('end' in said) this.#end = said as unknown as { end: number; sha256: string };
    else this.#hash.update(line);
    if (!this.#head) this.#head = headOf(said);
    else if ('entry' in said) this.#entries.push(entryOf(said));
    else if ('film' in said) this.#frames.push(frameOf(said, this.#frames, this.#head));
  }

  finish(): Film {
    const [head, end] = [this.#head, this.#end];
    if (!head) throw no('not-a-game-file');
    if (!end || !this.#frames.length) throw no('cut-short');
    const isWhole = end.end === this.#frames.length && this.#entries.length === end.end - 1;
    if (!isWhole || bytesToHex(this.#hash.digest()) !== end.sha256) throw no('damaged-file');
    return { head, entries: this.#entries, frames: this.#frames };
  }
}

/** Each with its newline. Memory is bounded by the longest line. */
async function* linesOf(file: Blob, limits: typeof LIMITS): AsyncGenerator<Uint8Array> {
  let [rest, all, count] = [new Uint8Array(), 0, 0];
  for await (const chunk of chunksOf(file)) {
    all += chunk.length;
    const bytes = joined(rest, chunk);
    let from = 0;
    for (let to = bytes.indexOf(NEWLINE); to >= 0; to = bytes.indexOf(NEWLINE, from)) {
      yield bytes.subarray(from, to + 1);
      from = to + 1;
      count++;
    }
    rest = bytes.slice(from);
    if (rest.length > limits.line || all > limits.all || count > limits.lines) throw no('file-too-big');
  }
  if (rest.length) throw no('cut-short');
}

async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) yield value!;
  } finally {
    await reader.cancel().catch(() => {}); // what is left of a refused file is never unpacked
  }
}

function joined(rest: Uint8Array, chunk: Uint8Array): Uint8Array {
  if (!rest.length) return chunk;
  const both = new Uint8Array(rest.length + chunk.length);
  both.set(rest);
  both.set(chunk, rest.length);
  return both;
}

type Line = Record<string, unknown>;

function parsed(line: Uint8Array, hasHead: boolean): Line {
  try {
    const said: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
    if (isThing(said)) return said;
  } catch {
    // told below
  }
  throw no(hasHead ? 'damaged-file' : 'not-a-game-file');
}

function headOf(said: Line): Head {
  const { sabot, id, game, seats, players } = said;
  if (typeof sabot !== 'number' || sabot < 1) throw no('not-a-game-file');
  if (sabot > VERSION) throw no('newer-file');
  const isHead = [id, game].every((word) => typeof word === 'string' && /^[\w-]{1,64}$/.test(word));
  if (!isHead || !Array.isArray(players) || players.length !== seats || !players.every(isThing))
    throw no('not-a-game-file');
  return { ...said, teams: said.teams ?? [], places: said.places ?? null, fairness: said.fairness ?? {} } as Head;
}

function entryOf({ entry }: Line): Entry {
  if (!isThing(entry) || !Number.isFinite(entry.at)) throw no('damaged-file');
  return entry as Entry;
}

/** A view that is 0 is the one before. */
function frameOf(said: Line, frames: Frame[], { seats }: Head): Frame {
  const before = frames.at(-1);
  const { film, at, views, tells, events, placed } = said as unknown as Frame;
  const isNext = film === frames.length && Number.isFinite(at) && at >= (before?.at ?? 0);
  const isFull = [views, tells].every((list) => Array.isArray(list) && list.length === seats + 1);
  const isTelling = Array.isArray(events) && events.every((event) => isThing(event) && typeof event.on === 'string');
  const isSeen = isFull && views.every((view) => isThing(view) || (view === 0 && before));
  const isPlaced = placed === undefined || (isThing(placed) && isThing(placed.record));
  if (!isNext || !isSeen || !isTelling || !isPlaced) throw no('damaged-file');
  return { ...(said as unknown as Frame), views: views.map((view, at) => (view === 0 ? before?.views[at] : view)) };
}

const isThing = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value);

const no = (code: Refusal['code']) => new Refused({ on: 'refusal', code });
