import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasLearnt } from '../../table/played';
import type { LessonTold, Seating } from '../../wire.gen';
import { language } from '../../words/words.svelte';
import LessonGuide from './LessonGuide.svelte';

const seating = { game: 'zinga', seat: 0, stage: 'playing', chairs: [] } as unknown as Seating;
const who = { me: 0, name: () => 'Ann' };
const table = $state({ lesson: null as LessonTold | null, places: null });
let guide: Record<string, never>;

const GOALS = ['tick', 'other'];
const at = (goal: number, ...reached: string[]): LessonTold => ({ goals: GOALS, goal, reached, notes: [], over: true });
const end = () => document.querySelector<HTMLElement>('[data-testid=lesson-end]');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json([]));
  language.speak('en');
  guide = mount(LessonGuide, {
    target: document.body,
    props: { table, seating, who, again: vi.fn(), ends: false } as never,
  });
});
afterEach(() => {
  void unmount(guide);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(lesson: LessonTold) {
  table.lesson = lesson;
  flushSync();
  await vi.advanceTimersByTimeAsync(5_000);
  flushSync();
}

test('a lesson that passed a goal over ends without a celebration', async () => {
  await show(at(2, 'tick'));
  expect([end()?.dataset.learnt, end()?.querySelector('h2')?.textContent]).toEqual(['false', 'The lesson is over']);
  expect(document.querySelectorAll('.step .done')).toHaveLength(1);
  expect(hasLearnt('zinga')).toBe(false);
});

test('a learner who is out is offered the lesson again before anything else', async () => {
  await show(at(1, 'tick'));
  const [first] = end()!.querySelectorAll('button');
  expect([first?.dataset.testid, end()!.querySelector('p') !== null]).toEqual(['lesson-again', true]);
});

test('as long as goals can be reached, the lesson goes on', async () => {
  await show({ ...at(1, 'tick'), over: false });
  expect(end()).toBeNull();
});

test('after all goals the learner is celebrated, and the browser keeps that they know the game', async () => {
  await show(at(2, 'tick', 'other'));
  expect([end()?.dataset.learnt, end()?.querySelector('h2')?.textContent]).toEqual(['true', 'You’ve got it!']);
  expect(hasLearnt('zinga')).toBe(true);
});
