/** Who was first, computed again from the records alone, as sabot/core/record.py does; and which claims raced each other. */
import type { Placed, Record as Stamped } from '../../wire.gen';

export type { Stamped };
/** A contested act, the revision the server made of it, and whether that said it came too late. */
export type Claimed = Placed & { revision: number; late?: boolean };
/** Claims that raced: of the later ones nobody had seen the first. Named by its first revision. */
export type Moment = { revision: number; claims: Claimed[] };
export type Badge = 'measured' | 'bounded' | 'server' | 'bot';
/** One seat in the picture. Times in µs of the table; `gap` in ms behind the first: below 0 in a tie, or if the verdict had fallen. */
export type Row = {
  seat: number;
  act: string;
  shown: number;
  acted: number;
  reaction: number;
  gap: number;
  tied: boolean;
  badge: Badge;
};
export type Finish = { revision: number; rows: Row[]; gap: number; tie: boolean; cap: boolean; agrees: boolean };

const DEVICE = 23_300; // V: mean time of screen and finger
export const CELL = 2_000; // two acts in one cell are a tie
const DECIDING = 3;

export function tauOf(record: Stamped): number {
  if (record.mode === 'bot') return Math.max(record.arrived, record.least);
  const measured = record.arrived - record.heard - DEVICE;
  const reaction = record.mode === 'server' ? measured : Math.max(record.page, measured - record.slack);
  const placed = Math.min(record.arrived, Math.max(record.sent, record.shown + reaction));
  return Math.max(placed, record.least);
}

/** The beginning of the cell in which this moment lies. */
export function cellOf(tau: number, offset: number): number {
  return tau - modulo(tau + offset, CELL);
}

/** Who was first, second, …: by cells of table time, ties by lot. */
export function order(records: Stamped[]): number[] {
  return ranked(records.map((record) => ({ record }))).map(({ record }) => record.seat);
}

/** Photo finishes, in the order of their first acts. A claim raced the first thing its player had not seen. */
export function moments(claims: Claimed[]): Moment[] {
  const all: Moment[] = [];
  for (const claim of claims) {
    const raced = all.find(({ revision }) => claim.record.seen < revision);
    if (raced) raced.claims.push(claim);
    else if (!claim.late) all.push({ revision: claim.revision, claims: [claim] }); // else the clock was first, which has no bar
  }
  return all.filter(({ claims }) => new Set(claims.map(({ record }) => record.seat)).size > 1);
}

/** A row for each seat: the server's first, then the others by their stamps, for the server writes down losers as they come in. */
export function finishOf({ revision, claims }: Moment): Finish {
  const [first, ...others] = claims as [Claimed, ...Claimed[]];
  const rows = [first, ...ranked(others)].filter(isFirstOfSeat).map((claim) => rowOf(claim, first.record));
  return {
    revision,
    rows,
    gap: rows[1]!.gap,
    tie: rows[1]!.tied,
    cap: first.record.final === 'cap',
    agrees: isAsWritten(claims),
  };
}

/** By how many ms this revision's claim was behind the first of its moment. */
export function lateBy(photos: Moment[], revision: number): number | undefined {
  const moment = momentOf(photos, revision);
  const claim = moment?.claims.find((one) => one.revision === revision);
  if (!moment || !claim || claim === moment.claims[0]) return undefined;
  const gap = tauOf(claim.record) - tauOf(moment.claims[0]!.record);
  return gap >= 0 ? gap / 1000 : undefined;
}

function momentOf(photos: Moment[], revision: number): Moment | undefined {
  return photos.find(({ claims }) => claims.some((claim) => claim.revision === revision));
}

/** The closest ones the winner won, or else was in (without a winner: of all), told in the order of the game. */
export function deciding(photos: Moment[], winner?: number): Finish[] {
  const finishes = photos
    .map(finishOf)
    .filter(({ rows }) => winner === undefined || rows.some(({ seat }) => seat === winner));
  const closest = finishes
    .toSorted((one, other) => compare(weight(one, winner), weight(other, winner)))
    .slice(0, DECIDING);
  return closest.sort((one, other) => one.revision - other.revision);
}

/** Won before lost; then by what lay between the winner and the second, or the first. */
function weight({ rows, gap }: Finish, winner?: number): number[] {
  const theirs = rows.findIndex(({ seat }) => seat === winner);
  return theirs > 0 ? [1, Math.abs(rows[theirs]!.gap)] : [0, Math.abs(gap)];
}

function rowOf({ act, record }: Claimed, first: Stamped): Row {
  const acted = tauOf(record);
  const tied = record !== first && cell(record) === cell(first) && !isTooLate(record, first);
  return {
    seat: record.seat,
    act,
    shown: record.shown,
    acted,
    reaction: acted - record.shown,
    gap: (acted - tauOf(first)) / 1000,
    tied,
    badge: badgeOf(record),
  };
}

const isFirstOfSeat = ({ record }: Claimed, index: number, all: Claimed[]) =>
  index === all.findIndex((other) => other.record.seat === record.seat);

const badgeOf = ({ mode }: Stamped): Badge => (mode === 'page' ? 'measured' : mode);
const cell = (record: Stamped) => cellOf(tauOf(record), record.offset);

/** Whatever counted was written in its order, and nothing lies before the first. */
function isAsWritten(claims: Claimed[]): boolean {
  const counted = claims.filter(({ late }, index) => index === 0 || late === false);
  const inTheWay = (one: Claimed, index: number) =>
    (index ? counted.slice(index + 1) : claims).some((other) => precedes(other, one));
  return !counted.some(inTheWay);
}

/** By its stamps, though it was written later. */
const precedes = ({ record: later }: Claimed, { record: earlier }: Claimed) =>
  compare(rank(later), rank(earlier)) < 0 && !isTooLate(later, earlier);

/** No verdict waits for a bot: if one comes later in the same cell, a better lot doesn't help it. */
const isTooLate = (later: Stamped, earlier: Stamped) =>
  later.mode === 'bot' && later.arrived > earlier.arrived && compare(rank(later), rank(earlier)) < 0;

function ranked<Stamps extends { record: Stamped }>(claims: Stamps[]): Stamps[] {
  return claims.toSorted((one, other) => compare(rank(one.record), rank(other.record)));
}

const rank = (record: Stamped) => [cell(record), record.lot, record.arrived, record.seat];

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

/** Of what is below zero too, as Python has it. */
const modulo = (value: number, by: number) => ((value % by) + by) % by;
