/** Whatever happens at a table, no game's announcer speaks in keys: what the server says, the page tells. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, test } from 'vitest';
import { python } from '../../tests/python';
import type { Fact, Logged } from '../table/table.svelte';
import { language, LOCALES } from '../words/words.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each announcer knows its own view
const announcers = import.meta.glob<Component<any>>('./*/telling/Announcer.svelte', { eager: true, import: 'default' });
const views = import.meta.glob<() => unknown>('./*/sample.ts', { eager: true, import: 'view' });
const who = { me: 0, name: (seat: number) => `P${seat}` };
const kebab = (name: string) => name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
const TABLE_EVENTS = [...python('core', 8).matchAll(/class (\w+)\(TableEvent/g)].map((match) => kebab(match[1]!));
const FACTS: Fact[] = [...TABLE_EVENTS, 'refusal'].flatMap((on) => [0, 1].map((seat) => ({ on, seat })));
const LATE: Fact[] = [0, 1].map((seat) => ({ on: 'late', seat, act: 'ready' }));

/** What a page says that came before these facts, and what one says that comes after them. */
function said(game: string, facts: Fact[]): string[] {
  const log: Logged[] = facts.map((fact, id) => ({ id, fact }));
  return [[[], log], [log]].map((logs) => {
    const props = $state({ view: views[`./${game}/sample.ts`]!(), log: logs[0]!, who, short: false });
    const shown = mount(announcers[`./${game}/telling/Announcer.svelte`]!, { target: document.body, props });
    flushSync();
    if (logs[1]) props.log = logs[1];
    flushSync();
    const text = document.querySelector('[data-testid=announcer]')!.textContent.trim();
    void unmount(shown);
    return text;
  });
}

const games = Object.keys(announcers).map((path) => path.split('/')[1]!);

test.each(games.filter((game) => game !== 'kit'))('%s speaks in words', (game) => {
  expect(TABLE_EVENTS).toContain('bot-took-over');
  for (const locale of LOCALES) {
    language.speak(locale);
    for (const fact of FACTS) expect([fact, ...said(game, [fact])]).toEqual([fact, '', '']);
    for (const fact of LATE) expect(said(game, [fact]).join()).not.toMatch(/⟦|_/);
  }
  language.speak('en');
});
