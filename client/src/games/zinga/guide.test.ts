import { expect, test } from 'vitest';
import type { Update } from '../../table/table.svelte';
import { language } from '../../words/words.svelte';
import { guide } from './guide';
import { sheet, view } from './sample';
import type { Action, Event, View } from './wire.gen';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo'][seat]! };
const settles = (action: Action, update: Update, seat: number) => guide.settles(action, update, seat);
const update = (events: Event[], change: Partial<View> = {}) => ({ events, view: view(change) }) as unknown as Update;

test('the log speaks to the player, and by name of the others', () => {
  language.speak('en');
  expect(guide.tell({ on: 'rang', seat: 0 }, who)).toBe('You ring first!');
  expect(guide.tell({ on: 'rang', seat: 1 }, who)).toBe('Bo rings first.');
  language.speak('fr');
  expect(guide.tell({ on: 'rang', seat: 1 }, who)).toBe('Bo sonne en premier.');
  expect(guide.tell({ on: 'called', seat: 1, cell: 'B9' } as Event, who)).toBe('Bo annonce ◆ 9 bleu.');
});

test('a gaffe names its reason and its clause', () => {
  language.speak('en');
  const gaffe: Event = { on: 'gaffed', seat: 1, why: 'undeclared', cell: 'B9' };
  expect(guide.tell(gaffe, who)).toBe('GAFFE for Bo: the four hadn’t been declared.');
  expect(guide.clause(gaffe)).toBe('ZG-62');
});

test('a player about to be out is told what for', () => {
  language.speak('en');
  const pleaded: Event = { on: 'pleaded', seat: 1, why: 'undeclared', cell: 'B9' };
  expect(guide.tell(pleaded, who)).toBe('Bo must give up the pawn or go out: the four hadn’t been declared.');
  language.speak('fr');
  expect(guide.tell({ ...pleaded, seat: 0 }, who)).toBe(
    'Rendez le pion, ou vous êtes hors jeu\u00a0: le «\u00a0Quatre\u202f!\u00a0» n’avait pas été annoncé.',
  );
});

test('the last one left wins without a ZINGA, and that is told', () => {
  language.speak('en');
  const [left, line] = [
    { on: 'won', seat: 1, line: [] },
    { on: 'won', seat: 1, line: ['R4'] },
  ] as Event[];
  expect([guide.tell(left!, who), guide.clause(left!)]).toEqual(['Everyone else is out: Bo wins.', 'ZG-52']);
  expect([guide.tell(line!, who), guide.clause(line!)]).toEqual(['ZINGA! Bo wins.', 'ZG-60']);
  const over = (ticked: string[]) =>
    guide.ending!(view({ phase: 'over', winner: 1, sheets: [sheet(), sheet({ ticked })] }) as never, who);
  expect(over(sheet().cells.slice(0, 4))).toBe('Everyone else is out.');
  expect(over(sheet().cells.slice(0, 5))).toBe('');
});

test('a changed call is told from the first one', () => {
  language.speak('en');
  expect(guide.tell({ on: 'called', seat: 1, cell: 'B9', changed: true } as Event, who)).toBe(
    'Bo changes the call: ◆ blue 9.',
  );
});

test('passing and coming back are told apart', () => {
  language.speak('en');
  expect(guide.tell({ on: 'passed', seat: 1, passing: true } as Event, who)).toBe('Bo passes.');
  expect(guide.tell({ on: 'passed', seat: 1, passing: false } as Event, who)).toBe('Bo is back in.');
});

test('a ring is settled by being first or by a false start, of this seat', () => {
  expect(settles({ do: 'ring' }, update([{ on: 'rang', seat: 0 }]), 0)).toBe(true);
  expect(settles({ do: 'ring' }, update([{ on: 'falsely-started', seat: 0 }]), 0)).toBe(true);
  expect(settles({ do: 'ring' }, update([{ on: 'rang', seat: 1 }]), 0)).toBe(false);
});

test('a false declaration makes no event; its maker’s view answers', () => {
  const mine = {
    bell_dead_until: 0,
    declarations_left: 4,
    due: [],
    seat: 0,
    answer: ['B9', false] as [string, boolean],
  };
  expect(settles({ do: 'declare', cell: 'B9' }, update([], { mine }), 0)).toBe(true);
  expect(settles({ do: 'declare', cell: 'R4' }, update([], { mine }), 0)).toBe(false);
});

test('the next roller is spoken to, and so is a player who is stopped', () => {
  language.speak('en');
  const ended = (active: number) => guide.tell({ on: 'turn-ended', why: 'timeout', active } as Event, who);
  const stopped = (seat: number, caller: number) => guide.tell({ on: 'stopped', seat, caller } as Event, who);
  expect(ended(0)).toBe('Turn over: nobody rang. You roll next.');
  expect(ended(1)).toBe('Turn over: nobody rang. Bo rolls next.');
  expect(stopped(1, 0)).toBe('Bo says STOP: you get the pawn and nothing else.');
  expect(stopped(0, 1)).toBe('You say STOP: Bo gets the pawn and nothing else.');
});

test('the log shows the dice as they lie, white last', () => {
  expect(guide.tell({ on: 'rolled', dice: [1, 2, 3, 4, 5, 6] } as Event, who)).toMatch(/▲.2.*●.3.*★.4.*■.5.*◆.6.*○.1$/);
});

test('a ring too late has its clause: only the first counts', () => {
  expect(guide.clause({ on: 'late', seat: 1, act: 'ring' })).toBe('ZG-23');
  expect(guide.clause({ on: 'late', seat: 1, act: 'stop' })).toBeUndefined();
});

test('the page says what the board does not', () => {
  const heard = (change: Partial<View>) => guide.heard!(view(change) as never, 0, () => 10_000);
  const dice = [1, 2, 3, 4, 5, 6] as View['dice'];
  expect(heard({ active: 1 })).toBe(false); // the board is just coming
  expect(heard({ dice, active: 1 })).toBe(true);
  expect(heard({ dice, active: 0 })).toBe(false); // Roll!
  expect(heard({ dice, active: 1, pawn_for: 0 })).toBe(false);
  expect(heard({ phase: 'rung', ringer: 1 })).toBe(true);
  expect(heard({ phase: 'called', ringer: 1, pawn: 0 })).toBe(false); // STOP?
});
