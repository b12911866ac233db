/** "Whose turn is it?": one card after another, each thrown by the player just named. An exercise, so it may judge; no game is decided here. */
import type { Exercise } from '../../kit/train/drill.svelte';
import { drawn, luck, type Luck } from '../../kit/train/luck';
import { sound } from '../../../sound/sound';
import { COLOURS, type Card, type Colour } from '../pieces/colours';
import { designated, type Lying } from '../pieces/designated';
import { CARDS as HEARD } from '../telling/sounds';

export type Mode = 'beginner' | 'basic' | 'reversed';
export const MODES: Mode[] = ['beginner', 'basic', 'reversed'];
type Answer = { seat: number | null; time: number; right: boolean }; // null: time was up
export type Run = { mode: Mode; colours: Colour[]; shoe: Lying[]; reversed: boolean; answers: Answer[] };

export const LONGEST = 6_000; // ms; a mistake counts as much
export const SEATS = 5; // seat 0 is one's own
const DEEP = 10; // cards; then the shoe is emptied, as if it were taken
const STEPS: Card[] = ['right', 'two-right', 'left', 'two-left'];
const MIRROR = 6; // one card in this number is Left = Right

export const exercise: Exercise<Run, number | null> = {
  count: 20,
  next: (run) => next(run, luck),
  answered,
  nothing: null,
  millis: { longest: LONGEST, glance: 450, lesson: 2_000 },
  heard,
};

export function start(mode: Mode, luck: Luck): Run {
  return next({ mode, colours: drawn(COLOURS, SEATS, luck), shoe: [], reversed: false, answers: [] }, luck);
}

export const named = ({ shoe, colours, reversed }: Run) => designated(shoe, colours, reversed);

export function answered(run: Run, seat: number | null, time: number): Run {
  const right = seat !== null && seat === named(run) && time < LONGEST;
  return { ...run, answers: [...run.answers, { seat, time: right ? Math.max(time, 0) : LONGEST, right }] };
}

/** The named player throws. Left = Right comes with another card, since its thrower goes on (ZK-63). */
export function next(run: Run, luck: Luck): Run {
  const thrower = named(run) ?? luck(SEATS);
  const { shoe, reversed } = run.shoe.length < DEEP ? run : { shoe: [], reversed: false };
  const flips = run.mode === 'reversed' && luck(MIRROR) === 0;
  const below: Lying[] = flips ? [...shoe, { card: 'left-right', seat: thrower }] : shoe;
  return { ...run, reversed: reversed !== flips, shoe: [...below, { card: card(run, luck), seat: thrower }] };
}

/** As often as in the deck: six circles of a colour for five of each other card (ZK-2). */
function card({ mode, colours }: Run, luck: Luck): Card {
  const others: Card[] = mode === 'beginner' ? STEPS : [...STEPS, 'again', 'back'];
  const deck = [
    ...colours.flatMap((colour) => Array<Card>(6).fill(colour)),
    ...others.flatMap((one) => Array<Card>(5).fill(one)),
  ];
  return deck[luck(deck.length)]!;
}

function heard(phase: string, { shoe, answers }: Run) {
  if (phase === 'verdict' && !answers.at(-1)!.right) sound.play('wrong');
  if (phase !== 'look') return;
  const { voice, manner } = HEARD[shoe.at(-1)!.card];
  sound.play('card');
  sound.play(voice, manner);
}
