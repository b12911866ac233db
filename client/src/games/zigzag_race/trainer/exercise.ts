/** "Remember the order": collect a way for a course, card by card and face down, then see it run. An exercise, so it may
 *  judge; no game is decided here. */
import type { Exercise } from '../../kit/train/drill.svelte';
import { drawn, luck, type Luck } from '../../kit/train/luck';
import { sound } from '../../../sound/sound';
import { areasOf } from '../pieces/deck';
import { DECK } from '../deck.gen';
import { goalOf, START } from '../pieces/geometry';
import { COUNTS, terrainOf, TERRAINS, type Terrain } from '../pieces/terrains';
import { neighboursOf, placeOf } from '../pieces/ways';
import { cardsOn, ranOn, type Ground, type Ran } from './course';

export type Mode = 'trail' | 'two' | 'three';
export const MODES: Mode[] = ['trail', 'two', 'three'];
export type Task = { tiles: number[]; goal: Terrain; spread: Terrain[] };
export type Answer = { time: number; right: boolean; stack: Terrain[]; ran: Ran };
export type Run = { mode: Mode; task: Task; answers: Answer[] };
/** Places in the spread, in the order in which they were taken; null: time was up. */
export type Reply = readonly number[] | null;

export const LONGEST = 60_000; // ms; a run that doesn't reach the goal counts as much
export const SHOWN = 3_600; // ms: how long the longest run is watched
const SPREAD = { 2: 16, 3: 20 } as const;
const GOALS: Terrain[] = ['water', 'cobble', 'meadow', 'sand']; // ZR-2
const SPARE = 5; // the least number of cards that the way doesn't need

export const exercise: Exercise<Run, Reply> = {
  count: 5,
  next: (run) => next(run, luck),
  answered,
  nothing: null,
  millis: { longest: LONGEST, glance: SHOWN + 1_000, lesson: SHOWN + 3_000 },
  heard,
};

export const start = (mode: Mode, luck: Luck): Run => ({ mode, task: taskFor(mode, luck), answers: [] });

const next = (run: Run, luck: Luck): Run => ({ ...run, task: taskFor(run.mode, luck) });

export const groundOf = ({ tiles, goal }: Pick<Task, 'tiles' | 'goal'>): Ground => [...tiles.flatMap(groundsOf), goal];

const groundsOf = (tile: number) => [...areasOf(tile)].map((letter) => terrainOf(letter)!);

export const stackOf = ({ spread }: Task, taken: readonly number[]) => taken.map((place) => spread[place]!);

export function answered(run: Run, reply: Reply, time: number): Run {
  const stack = stackOf(run.task, reply ?? []);
  const ran = ranOn(groundOf(run.task), stack);
  const right = reply !== null && ran.ended === 'goal' && time < LONGEST;
  return { ...run, answers: [...run.answers, { time: right ? Math.max(time, 0) : LONGEST, right, stack, ran }] };
}

/** Always solvable: the cards of a way that was walked first lie in the spread. */
function taskFor(mode: Mode, luck: Luck): Task {
  const count = mode === 'three' ? 3 : 2;
  for (;;) {
    const tiles = drawn([...DECK.keys()], count, luck).map((card) => 2 * card + luck(2));
    const goal = GOALS[luck(GOALS.length)]!;
    const needed = walked(groundOf({ tiles, goal }), luck);
    const spread = spreadWith(needed, SPREAD[count], luck);
    if (spread) return { tiles, goal, spread };
  }
}

/** The grounds of a way to the goal that never turns back. */
function walked(ground: Ground, luck: Luck): Terrain[] {
  const cards = cardsOn(ground);
  const way: Terrain[] = [];
  for (let at = START; at !== goalOf(cards); way.push(ground[at]!)) {
    const ahead = neighboursOf(at, cards).filter((to) => placeOf(to, cards).along > placeOf(at, cards).along);
    at = ahead[luck(ahead.length)]!;
  }
  return way;
}

/** Undefined, if there aren't that many cards of a ground (ZR-1), or too few would be left over. */
function spreadWith(needed: Terrain[], size: number, luck: Luck): Terrain[] | undefined {
  const left = TERRAINS.flatMap((terrain) => Array<Terrain>(COUNTS[terrain]).fill(terrain));
  for (const terrain of needed) if (!removed(left, terrain)) return undefined;
  if (needed.length + SPARE > size) return undefined;
  return drawn([...needed, ...drawn(left, size - needed.length, luck)], size, luck);
}

function removed<Thing>(things: Thing[], thing: Thing): boolean {
  const index = things.indexOf(thing);
  return index >= 0 && things.splice(index, 1).length > 0;
}

function heard(phase: string, { answers }: Run) {
  if (phase === 'look') sound.play('card');
  if (phase === 'verdict' && answers.at(-1)!.stack.length === 0) sound.play('wrong');
}
