import { expect, test } from 'vitest';
import type { Fact } from '../../../table/table.svelte';
import { view } from '../sample';
import { newsOf, settledOf, sheetFor, thisTurn, usedFor, verdictOf } from './turn';
import type { Event } from '../wire.gen';

const logged = (...facts: Fact[]) => facts.map((fact, id) => ({ id, fact }));
const late = { on: 'late', seat: 0, act: 'ring' };

test('a turn begins where the dice were thrown', () => {
  expect(thisTurn(logged({ on: 'rang', seat: 1 }, { on: 'rolling', seat: 0 }, { on: 'rang', seat: 0 }))).toEqual([
    { on: 'rang', seat: 0 },
  ]);
  expect(thisTurn(logged({ on: 'sat', seat: 0 }))).toHaveLength(1);
});

test('the news of a turn is what it came to', () => {
  const facts = (['rang', 'called', 'ticked', 'turn-ended'] as const).map((on) => ({ on, why: 'ticked' }));
  expect(newsOf(facts)?.on).toBe('ticked');
  expect(newsOf([{ on: 'turn-ended', why: 'timeout' } as Event])?.on).toBe('turn-ended');
  expect(newsOf([])).toBeUndefined();
});

test('a player has their own sheet before them; onlookers see that of the one who acts, and then is spoken of', () => {
  const ticked = [
    { on: 'rang', seat: 1 },
    { on: 'ticked', seat: 1, cell: 'B9' },
  ] as Fact[];
  expect(sheetFor(view({ phase: 'rung', ringer: 1, active: 0 }), 0, [])).toBe(0);
  expect(sheetFor(view({ phase: 'rolled', active: 0 }), null, [])).toBe(0);
  expect(sheetFor(view({ phase: 'rung', ringer: 1, active: 0 }), null, [])).toBe(1);
  expect(sheetFor(view({ phase: 'pause', active: 0 }), null, ticked)).toBe(1);
  expect(sheetFor(view({ phase: 'over', winner: 1 }), null, [])).toBe(1);
});

test('a player who is out looks at the others from the next roll on', () => {
  const [mine, other] = view().sheets;
  const sheets = [{ ...mine!, out: true }, other!];
  expect(sheetFor(view({ phase: 'pause', active: 1, sheets }), 0, [{ on: 'eliminated', seat: 0 }])).toBe(0);
  expect(sheetFor(view({ phase: 'rolled', active: 1, sheets }), 0, [])).toBe(1);
});

test('the player who rang first is told so, and the others by whom', () => {
  expect(verdictOf([{ on: 'rang', seat: 0 }], 0)).toEqual({ kind: 'mine', first: 0 });
  expect(verdictOf([{ on: 'rang', seat: 1 }], 0)).toEqual({ kind: 'other', first: 1 });
  expect(verdictOf([{ on: 'rang', seat: 1 }], null)).toEqual({ kind: 'other', first: 1 });
});

test('a ring that came too late names the one that was first', () => {
  expect(verdictOf([{ on: 'rang', seat: 1 }, late], 0)).toEqual({ kind: 'late', first: 1 });
  expect(
    verdictOf(
      [
        { on: 'rang', seat: 1 },
        { ...late, seat: 2 },
      ],
      0,
    ),
  ).toEqual({ kind: 'other', first: 1 });
});

test('a false start is told until someone rings well', () => {
  const early = { on: 'falsely-started', seat: 0 };
  expect(verdictOf([early], 0)?.kind).toBe('early');
  expect(verdictOf([early, { on: 'rang', seat: 0 }], 0)?.kind).toBe('mine');
  expect(verdictOf([early], 1)).toBeNull();
});

test('a right call shows its dice once it is settled: one alone, or with the white one', () => {
  const dice = [1, 3, 2, 3, 6, 1] as [number, number, number, number, number, number]; // white first
  expect(usedFor('R4', dice)).toEqual(['R', 'W']);
  expect(usedFor('R3', dice)).toEqual(['R']);
  expect(settledOf([{ on: 'called', seat: 0, cell: 'R4' } as never])).toBeUndefined();
  expect(settledOf([{ on: 'ticked', seat: 0, cell: 'R4' } as never, { on: 'turn-ended' }])).toBe('R4');
  expect(
    settledOf([
      { on: 'plussed', seat: 0, cell: 'R4' },
      { on: 'ticked', seat: 0, cell: 'B9', bonus: true },
    ] as never),
  ).toBe('R4');
  expect(settledOf([{ on: 'gaffed', seat: 0, cell: 'R4' } as never])).toBeUndefined();
});
