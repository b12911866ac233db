/** "ZIG, ZAG or nothing?": twenty hands one after another. An exercise, so it may judge; no game is decided here. */
import type { Exercise } from '../../kit/train/drill.svelte';
import { drawn, luck, type Luck } from '../../kit/train/luck';
import { sound } from '../../../sound/sound';
import { makesOf, taskFor, type Makes, type Mode, type Task } from './task';

export const MODES: Mode[] = ['plain', 'stops'];
export const ANSWERS: Makes[] = ['zig', 'zag', 'nothing'];
export type Reply = Makes | null; // null: time was up
export type Answer = { reply: Reply; time: number; right: boolean };
/** `order`: what the hands of this run make, so that each answer is right about equally often. */
export type Run = { mode: Mode; order: Makes[]; task: Task; answers: Answer[] };

export const LONGEST = 10_000; // ms; a mistake counts as much
const COUNT = 20;

export const exercise: Exercise<Run, Reply> = {
  count: COUNT,
  next: (run) => next(run, luck),
  answered,
  nothing: null,
  millis: { ready: 500, longest: LONGEST, glance: 900, lesson: 3_500 },
  heard(phase, { answers }) {
    if (phase === 'look') sound.play('card');
    if (phase === 'verdict') sound.play(answers.at(-1)!.right ? 'tick' : 'wrong');
  },
};

export function start(mode: Mode, luck: Luck): Run {
  const order = drawn(balanced(luck), COUNT, luck);
  return { mode, order, task: taskFor(order[0]!, mode, luck), answers: [] };
}

export function next(run: Run, luck: Luck): Run {
  return { ...run, task: taskFor(run.order[run.answers.length]!, run.mode, luck) };
}

export function answered(run: Run, reply: Reply, time: number): Run {
  const right = reply === makesOf(run.task);
  const answer = { reply, time: right ? Math.min(Math.max(time, 0), LONGEST) : LONGEST, right };
  return { ...run, answers: [...run.answers, answer] };
}

/** Each answer six times, and two more by luck: the last hands can't be counted out. */
function balanced(luck: Luck): Makes[] {
  const sixes = ANSWERS.flatMap((makes) => Array<Makes>(6).fill(makes));
  return [...sixes, ...Array.from({ length: COUNT - sixes.length }, () => ANSWERS[luck(ANSWERS.length)]!)];
}
