/** What a page can check of a kept game by itself: the seed, the draws of its races and their order. The rules are the command's. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Placed } from '../../wire.gen';
import { CELL, finishOf, moments, order, tauOf, type Moment } from '../fair/photo';
import { isHonest } from '../fair/seed';
import { claimsOf, type Film } from './film';

type Record = Placed['record'];
/** `count`: how many were checked; `wrong`: the first revision that differs. */
export type Finding = { what: 'seed' | 'film' | 'draws' | 'verdicts'; count: number; wrong?: number };

export function check(film: Film): Finding[] {
  return [seedOf(film), filmOf(film), drawsOf(film), verdictsOf(film)];
}

/** The secret fits what was promised, and with everyone's nonces it gives the seed. */
function seedOf({ head: { proof, commitment } }: Film): Finding {
  return { what: 'seed', count: 1, wrong: proof && isRight(() => isHonest(proof, commitment)) ? undefined : 0 };
}

/** Each frame lies where its entry does, and shows its record. */
function filmOf({ entries, frames }: Film): Finding {
  const at = entries.findIndex((entry, index) => {
    const { at, placed } = frames[index + 1]!;
    return entry.at !== at || JSON.stringify(entry.record) !== JSON.stringify(placed?.record);
  });
  return { what: 'film', count: entries.length, wrong: at < 0 ? undefined : at + 1 };
}

/** The grid of time and the lots of ties follow from the seed. */
function drawsOf(film: Film): Finding {
  const claims = claimsOf(film);
  const wrong = claims.find(({ record }) => !isRight(() => isDrawn(film.head.proof!.seed, record)));
  return { what: 'draws', count: claims.length, wrong: wrong?.revision };
}

function isDrawn(seed: string, { seen, seat, lot, offset, shown, arrived, mode }: Record): boolean {
  const untimed = mode === 'bot' && offset === 0 && shown === arrived; // what a bot answers may be forgotten by then
  const grid = below(seed, `cell/${seen}`, CELL);
  return lot === below(seed, `tie/${seen}/${seat}`, 2 ** 32) && (offset === grid || untimed);
}

/** Every moment follows from its stamps, and nobody lay before the first, unless they came when the verdict may have fallen. */
function verdictsOf(film: Film): Finding {
  const claims = claimsOf(film);
  const moved = claims.find(({ record }) => tauOf(record) !== record.tau);
  const races = moments(claims);
  const unfair = races.find((moment) => !finishOf(moment).agrees && !isInTime(moment));
  return { what: 'verdicts', count: races.length, wrong: moved?.revision ?? unfair?.revision };
}

function isInTime({ claims: [first, ...others] }: Moment): boolean {
  const there = others.filter(({ record }) => record.arrived <= first!.record.arrived);
  return order([first!, ...there].map(({ record }) => record))[0] === first!.record.seat;
}

const WHOLE = 2n ** 256n;

/** `Luck(seed, path).below(limit)` of the server. */
function below(seed: string, path: string, limit: number): number {
  const fair = WHOLE - (WHOLE % BigInt(limit));
  for (let drawn = 0; ; drawn++) {
    const number = BigInt(`0x${bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`${path}:${drawn}`)))}`);
    if (number < fair) return Number(number % BigInt(limit));
  }
}

/** What can't be read is not right. */
function isRight(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}
