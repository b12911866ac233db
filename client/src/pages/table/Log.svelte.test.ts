import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fact, Logged } from '../../table/table.svelte';
import { language } from '../../words/words.svelte';
import Log from './Log.svelte';

const guide = {
  tell: vi.fn(({ seat }: Fact, who: { me: number | null }) => (seat === who.me ? 'You rang.' : 'Ann rang.')),
  clause: () => undefined,
};
const props = $state({ entries: [] as Logged[], photos: [], game: 'chess', who: { me: 0, name: () => 'Ann' }, guide });
let log: Record<string, never>;

beforeEach(() => {
  language.speak('en');
  props.entries = [...Array(9).keys()].map((id) => rang(id));
  log = mount(Log, { target: document.body, props: props as never });
  flushSync();
});
afterEach(() => unmount(log));

const rang = (id: number): Logged => ({ id, fact: { on: 'rang', seat: 0 } as Fact, revision: id });
const lines = () => [...document.querySelectorAll('li')].map((line) => line.textContent!.trim());

test('what happens is told once: the lines before it are not told again', () => {
  guide.tell.mockClear();
  props.entries = [...props.entries, rang(9)];
  flushSync();
  expect(lines()).toHaveLength(10);
  expect(guide.tell).toHaveBeenCalledTimes(1);
});

test('what a bot does in your chair is not told as yours', () => {
  props.entries = [...props.entries, { id: 9, fact: { on: 'bot-took-over', seat: 0 } as Fact, revision: 9 }, rang(10)];
  flushSync();
  expect(lines()[0]).toBe('Ann rang.');
  expect(lines().at(-1)).toBe('You rang.');
});
