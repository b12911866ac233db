import { expect, test } from 'vitest';
import type { Fact, Update } from '../../table/table.svelte';
import { language } from '../../words/words.svelte';
import { guide, whatToDo } from './guide';
import { spokenPly, spokenSquare } from './pieces/names';
import { momentsOf } from './pieces/plies';
import { mine, view } from './sample';
import type { Action, Event, View } from './wire.gen';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo'][seat]! };
const tell = (event: Event) => guide.tell(event as Fact, who);
const settled = (action: Action, ...events: Event[]) =>
  guide.settles(action, { events, view: view() } as unknown as Update, 0);

test('the log speaks to the player, and by name of the other', () => {
  language.speak('en');
  expect(tell({ on: 'moved', seat: 1, origin: 'c6', target: 'c5' })).toBe('Bo: c6 to c5.');
  expect(tell({ on: 'taken', seat: 0, square: 'c5', symbol: 'cross' })).toBe('You lose your cross on c5.');
  expect(tell({ on: 'declined', seat: 1, ask: 'draw' })).toBe('Bo declines the draw.');
  expect(tell({ on: 'ended', why: 'z-taken', winner: 0 })).toBe('You win: the Z is taken.');
  expect(tell({ on: 'ended', why: 'quiet', winner: null })).toBe('A draw: 60 moves without a capture or a reveal.');
  language.speak('fr');
  expect(tell({ on: 'revealed', seat: 1, square: 'c6', symbol: 'arrow' })).toBe('Bo dévoile c6\u00a0: flèche.');
  language.speak('en');
});

test('the verb says whose turn it is, or what waits for an answer', () => {
  expect(whatToDo(view(), 0)).toBe('move');
  expect(whatToDo(view({ turn: 1 }), 0)).toBe('look');
  expect(whatToDo(view({ draw_offer: 1 }), 0)).toBe('draw');
  expect(whatToDo(view({ draw_offer: 0, turn: 1 }), 0)).toBe('look');
  expect(
    whatToDo(
      view({ phase: 'setup', turn: null, players: view().players.map((player) => ({ ...player, ready: false })) }),
      0,
    ),
  ).toBe('arrange');
  expect([whatToDo(view(), null), whatToDo(view({ phase: 'over' }), null)]).toEqual(['watch', 'over']);
});

test('an act is settled by its own event, an arrangement by the view, and all of them by the end', () => {
  const move: Action = { do: 'move', origin: 'c2', target: 'c3' };
  expect(settled(move, { on: 'moved', seat: 0, origin: 'c2', target: 'c3' })).toBe(true);
  expect(settled(move, { on: 'moved', seat: 1, origin: 'c6', target: 'c5' })).toBe(false);
  expect(settled({ do: 'shuffle' })).toBe(true);
  expect(settled({ do: 'accept', ask: 'takeback' }, { on: 'took-back', seat: 1, plies: 1 })).toBe(true);
  expect(settled(move, { on: 'ended', why: 'time', winner: 1 })).toBe(true);
});

test('a square is spoken with what one may know of its piece', () => {
  language.speak('en');
  const at = (square: string) => momentsOf(view({ mine: mine() }))[0]!.pieces.find((piece) => piece.square === square);
  expect(spokenSquare('a1', at('a1'))).toBe('a1, White: plus, hidden');
  expect(spokenSquare('c6', at('c6'), 'cross')).toBe('c6, Black: hidden piece, pencilled: cross');
  expect([spokenSquare('c7', at('c7')), spokenSquare('c4', undefined)]).toEqual(['c7, Black: Z', 'c4']);
});

test('moves, captures and reveals each have their sound; the end sounds by who won', () => {
  const voices = (...events: Event[]) => guide.sounds(events as Fact[], 0).map(({ voice }) => voice);
  expect(
    voices(
      { on: 'moved', seat: 1, origin: 'c6', target: 'c5' },
      { on: 'taken', seat: 0, square: 'c5', symbol: 'plus' },
      { on: 'revealed', seat: 1, square: 'c5', symbol: 'zero' },
    ),
  ).toEqual(['knock', 'card', 'chime']);
  expect(voices({ on: 'draw-offered', seat: 0 }, { on: 'draw-offered', seat: 1 })).toEqual(['turn']);
  expect([0, 1, null].map((winner) => voices({ on: 'ended', why: 'agreed', winner })[0])).toEqual([
    'win',
    'lose',
    'turn',
  ]);
});

test('the result says why, to the one who lost it and to the others', () => {
  const why = (ending: View['ending'], winner: number | null) =>
    guide.ending!(view({ phase: 'over', ending, winner }) as never, who);
  expect([why('time', 0), why('time', 1)]).toEqual(['Bo ran out of time.', 'Your time ran out.']);
  expect(why('threefold', null)).toBe('The same position for the third time.');
  for (const ending of ['z-taken', 'no-move', 'resigned'] as const)
    for (const winner of [0, 1]) expect(why(ending, winner)).not.toContain('⟦');
  for (const ending of ['agreed', 'quiet', 'two-zs'] as const) expect(why(ending, null)).not.toContain('⟦');
});

test('a written ply is spoken in one’s own language', () => {
  language.speak('fr');
  expect([spokenPly('b6xb7=cross=arrow'), spokenPly('!b2=plus'), spokenPly('c2-c3')]).toEqual([
    'b6xb7=croix=flèche',
    '!b2=plus',
    'c2-c3',
  ]);
  language.speak('en');
});
