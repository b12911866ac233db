/** Reaction times as a strip plot: a lane for each player, a dot for each race, a bar at the median. Pure. */
import type { Reactions } from '../../table/fair/reactions';
import { box, FELT, INK, label, NIGHT, PAPER, rule, SOFT, CHALK, YELLOW } from '../photo/drawing';
import type { Cast, Drawing, Shape } from '../photo/drawing';

const [LANE, NAME, SCALE, EDGE, DOT] = [44, 17, 24, 28, 10];
const APART = 48; // px between the middles of two times on the scale
const STEPS = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]; // ms: each about twice the one before

/** `lapse`: a time in words; `you`: as the reader is called, if they play. */
export type Words = { you: string; lapse: (ms: number) => string };

export function plot(all: readonly Reactions[], cast: Cast, words: Words, width: number): Drawing {
  const height = all.length * LANE + SCALE;
  const ticks = ticksOf(all.flatMap(({ times }) => times));
  const x = scaleOf(ticks, width);
  const named = legible(ticks, x);
  return {
    width,
    height,
    shapes: [
      box(0, 0, width, height, FELT),
      box(0, height - SCALE, width, SCALE, NIGHT),
      ...ticks.flatMap((ms) => tickOf(x(ms), named.includes(ms) ? words.lapse(ms) : '', height)),
      ...all.flatMap((one, index) => laneOf(one, index * LANE, x, cast, words, width)),
    ],
  };
}

/** Steps from the one before the shortest to the one after the longest. */
export function ticksOf(times: readonly number[]): number[] {
  const [least, most] = [Math.min(...times), Math.max(...times)];
  const from = STEPS.slice(0, -1).findLastIndex((step) => step <= least);
  const to = STEPS.findIndex((step) => step > most);
  return STEPS.slice(Math.max(0, from), to < 0 ? STEPS.length : Math.max(1, to) + 1);
}

/** Logarithmic: between 0.2 and 0.4 s lies as much as between 2 and 4. */
function scaleOf(ticks: readonly number[], width: number) {
  const [from, to] = [Math.log(ticks[0]!), Math.log(ticks.at(-1)!)];
  const within = (ms: number) => Math.min(1, Math.max(0, (Math.log(Math.max(1, ms)) - from) / (to - from)));
  return (ms: number) => EDGE + within(ms) * (width - 2 * EDGE);
}

/** From the left, those with room for their text. */
function legible(ticks: readonly number[], x: (ms: number) => number): number[] {
  const named: number[] = [];
  for (const ms of ticks) if (!named.length || x(ms) - x(named.at(-1)!) >= APART) named.push(ms);
  return named;
}

function laneOf(
  { seat, times, median }: Reactions,
  top: number,
  x: (ms: number) => number,
  cast: Cast,
  { you }: Words,
  width: number,
): Shape[] {
  const { name, mine } = cast(seat);
  const middle = top + NAME + (LANE - NAME) / 2;
  const dot = { round: mine ? 2 : DOT / 2, stroke: INK, line: mine ? 2.5 : 1.5 };
  return [
    rule(0, top + LANE, width, top + LANE, CHALK, 1.5),
    label(8, top + 15, mine && you ? `${name} · ${you}` : name, 13, SOFT),
    ...times.map((ms) => box(x(ms) - DOT / 2, middle - DOT / 2, DOT, DOT, mine ? YELLOW : PAPER, dot)),
    rule(x(median), middle - 11, x(median), middle + 11, INK, 6),
    rule(x(median), middle - 10, x(median), middle + 10, '#ffb35c', 3),
  ];
}

function tickOf(x: number, text: string, height: number): Shape[] {
  const line = rule(x, 0, x, height - SCALE + 4, CHALK, 1);
  return text ? [line, { kind: 'text', x, y: height - 7, text, size: 12, fill: SOFT, anchor: 'middle' }] : [line];
}
