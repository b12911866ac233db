import { expect, test } from 'vitest';
import type { Fact } from '../../../table/table.svelte';
import { language } from '../../../words/words.svelte';
import { view } from '../sample';
import { whatToDo } from '../board/moves';
import { heardOf, sayingOf } from './saying';
import type { View } from '../wire.gen';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo'][seat]! };
language.speak('en');

const dice = [1, 2, 3, 4, 5, 6] as [number, number, number, number, number, number];
const heard = (change: Partial<View>, facts: Fact[] = [], to = who) => heardOf(view(change), facts, to);
const DICE = 'red 2, orange 3, yellow 4, green 5, blue 6, white 1';
const early = { on: 'falsely-started', seat: 0 };

test('while the dice lie open only the roller is named', () => {
  expect(sayingOf(view({ phase: 'rolled', active: 1 }), [], who)).toMatchObject({ seat: 1, cell: null, loud: false });
});

test('a ring and a call are said aloud, with the cell', () => {
  expect(sayingOf(view({ phase: 'rung', ringer: 1 }), [], who)).toMatchObject({
    text: 'Bo rings…',
    seat: 1,
    loud: true,
  });
  expect(sayingOf(view({ phase: 'called', ringer: 1, call: 'B9' }), [], who)).toMatchObject({
    text: 'Bo: ◆ blue 9!',
    cell: 'B9',
  });
});

test('the pause tells what the turn came to, with its stamp', () => {
  const facts = [
    { on: 'gaffed', seat: 1, why: 'no-call', cell: null },
    { on: 'turn-ended', why: 'gaffe', active: 0 },
  ];
  expect(sayingOf(view(), facts, who)).toMatchObject({ seat: 1, stamp: 'gaffe', cell: null });
});

test('STOP has the face of the one who says it', () => {
  expect(sayingOf(view(), [{ on: 'stopped', seat: 0, caller: 1 } as never], who)).toMatchObject({
    seat: 0,
    stamp: 'stop',
  });
});

test('a false declaration is answered before any news', () => {
  const mine = {
    bell_dead_until: 0,
    declarations_left: 4,
    due: [],
    seat: 0,
    answer: ['B9', false] as [string, boolean],
  };
  expect(sayingOf(view({ mine }), [{ on: 'ticked', seat: 1 }], who)).toMatchObject({
    seat: 0,
    cell: 'B9',
    stamp: null,
  });
});

test('a reminder of a four does not look like the declaration', () => {
  const mine = { bell_dead_until: 0, declarations_left: 4, due: ['B9'], seat: 0, answer: null };
  expect(sayingOf(view({ mine }), [], who)).toMatchObject({
    text: 'You have four in line! Press Four!, then the missing cell.',
    stamp: null,
  });
  expect(whatToDo(view({ mine }), 0, 0)).toBe('four');
});

test('news comes before that reminder, and one’s own gaffe is not hidden by it at all', () => {
  const mine = { bell_dead_until: 0, declarations_left: 4, due: ['B9'], seat: 0, answer: null };
  const ticked = [{ on: 'ticked', seat: 1, cell: 'G8' }];
  expect(sayingOf(view({ mine }), ticked, who)).toMatchObject({ seat: 1, stamp: 'tick' });
  expect(sayingOf(view({ mine }), ticked, who, true).text).toMatch(/^You have four in line!/);
  const gaffed = [{ on: 'gaffed', seat: 0, why: 'undeclared', cell: 'B9' }];
  expect(sayingOf(view({ mine }), gaffed, who, true)).toMatchObject({ seat: 0, stamp: 'gaffe' });
});

test('a screen reader says both', () => {
  const mine = { bell_dead_until: 0, declarations_left: 4, due: ['B9'], seat: 0, answer: null };
  const ticked = [{ on: 'ticked', seat: 1, cell: 'G8' }];
  expect(heard({ dice, active: 0, mine }, ticked)).toBe(
    'Bo ticks green 8. You have four in line! Press Four!, then the missing cell. You roll next.',
  );
});

test('players are spoken to, not of', () => {
  const text = (change: Partial<View>) => sayingOf(view(change), [], who).text;
  expect(text({ phase: 'rolled', active: 0 })).toBe('You roll');
  expect(text({ active: 0 })).toBe('You roll next');
  expect(text({ phase: 'called', ringer: 0, call: 'B9' })).toBe('You call ◆ blue 9!');
  expect(text({ phase: 'called', ringer: 0, call: 'B9', changed: true })).toBe('You change the call!');
  expect(text({ phase: 'plea', ringer: 0, call: 'B9', plea: 'undeclared' })).toBe(
    'Give up the pawn or you’re out: the four hadn’t been declared.',
  );
});

test('a player whose chair a bot has taken is not spoken to', () => {
  const mine = { bell_dead_until: 0, declarations_left: 4, due: ['B9'], seat: 0, answer: null };
  const nobody = { ...who, me: null };
  expect(sayingOf(view({ phase: 'rung', ringer: 0 }), [], nobody).text).toBe('Ana rings…');
  expect(sayingOf(view({ mine }), [], nobody).text).toBe('Ana rolls next');
});

test('a screen reader says words, no shapes', () => {
  expect(heard({ phase: 'called', ringer: 1, call: 'G8' })).toBe('Bo: green 8!');
  expect(heard({ phase: 'rolled', dice })).toBe(DICE);
});

test('the outcome of a turn and the next roller are announced as one', () => {
  const facts = [{ on: 'ticked', seat: 1, cell: 'G8' }];
  expect(heard({ dice, active: 0 }, facts)).toBe('Bo ticks green 8. You roll next.');
  expect(heard({ dice, active: 1 }, [{ on: 'turn-ended', why: 'timeout', active: 1 } as Fact])).toBe(
    'Turn over: nobody rang. Bo rolls next.',
  );
});

test('before the first roll the page itself says who rolls', () => {
  expect(heard({ active: 0 })).toBe('');
});

test('a false start is heard at once, and never in place of the dice', () => {
  expect(heard({ phase: 'rolling' })).toBe('');
  expect(heard({ phase: 'rolling' }, [early])).toBe('Too soon!');
  expect(heard({ phase: 'rolled', dice }, [early, { on: 'rolled' }])).toBe(DICE);
  expect(heard({ phase: 'rolled', dice }, [{ on: 'rolled' }, early])).toBe(`Too soon! ${DICE}`);
});

test('a ring that came too late is heard by its player', () => {
  const facts = [
    { on: 'rang', seat: 1 },
    { on: 'late', act: 'ring', seat: 0 },
  ];
  expect(heard({ phase: 'rung', ringer: 1 }, facts)).toBe('Too late! Bo was first');
  expect(heard({ phase: 'rung', ringer: 1 }, facts, { ...who, me: 2 })).toBe('Bo rings…');
});
