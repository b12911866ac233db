import { expect, test } from 'vitest';
import type { Guide } from '../games/contract';
import { language } from '../words/words.svelte';
import type { Seating } from '../wire.gen';
import { gatheringVerb, refusedOf, standIns, steadyWho, toldOf, whoAt } from './words';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo'][seat]! };

test('the server tells who came and went', () => {
  language.speak('en');
  expect(toldOf({ on: 'bot-took-over', seat: 1 }, 'zinga', who).text).toBe('Bo is away; a bot plays on.');
  expect(toldOf({ on: 'bot-took-over', seat: 0 }, 'zinga', who).text).toBe('A bot plays for you now.');
});

test('what happens in a game is told in its own words, not by a text of the server', () => {
  const guide = { clause: () => undefined, tell: () => 'Bo: c6 to c5.' } as unknown as Guide;
  expect(toldOf({ on: 'moved', seat: 1 }, 'zgame', who, guide).text).toBe('Bo: c6 to c5.');
});

test('coming too late names what came too late', () => {
  language.speak('en');
  expect(toldOf({ on: 'late', seat: 1, act: 'ring' }, 'zinga', who).text).toBe('Bo rang too late.');
  expect(toldOf({ on: 'late', seat: 0, act: 'ring' }, 'zinga', who).text).toBe('You rang too late.');
});

test('too late, and by how much, where the stamps tell', () => {
  language.speak('en');
  expect(toldOf({ on: 'late', seat: 1, act: 'ring' }, 'zinga', who, undefined, 38.2).text).toBe(
    'Bo rang 38 ms too late.',
  );
  expect(toldOf({ on: 'late', seat: 0, act: 'ring' }, 'zinga', who, undefined, 38.2).text).toBe(
    'You rang 38 ms too late.',
  );
});

test('what nobody races for is named by its noun', () => {
  language.speak('en');
  expect(toldOf({ on: 'late', seat: 1, act: 'stop' }, 'zinga', who).text).toBe('Bo was too late with the STOP.');
  expect(toldOf({ on: 'late', seat: 0, act: 'stop' }, 'zinga', who, undefined, 5).text).toBe(
    'You were 5 ms too late with the STOP.',
  );
});

test('what was done too soon is not said to be done too late', () => {
  language.speak('en');
  const guide = { clause: () => undefined, early: ['ring'] } as unknown as Guide;
  expect(toldOf({ on: 'late', seat: 1, act: 'ring' }, 'zinga', who, guide).text).toBe('Bo was too late with the ring.');
});

test('a line of the server has a clause too, if the game knows one', () => {
  const guide = { clause: () => 'ZG-23' } as unknown as Guide;
  expect(toldOf({ on: 'late', seat: 1, act: 'ring' }, 'zinga', who, guide).clause).toBe('ZG-23');
});

test('a refusal speaks in the words of its game, else of the server, and names its clause', () => {
  language.speak('fr');
  const refusal = { on: 'refusal', code: 'already-rung', clause: 'ZG-80' } as const;
  expect(refusedOf(refusal, 'zinga')).toMatchObject({ text: 'Quelqu’un a déjà sonné.', clause: 'ZG-80' });
  expect(refusedOf({ on: 'refusal', code: 'paused' }, 'zinga').text).toBe('La table est en pause.');
});

test('before the deal one is told for whom one waits', () => {
  language.speak('en');
  const chair = { name: 'Ana', animal: 'owl', level: null, here: true, ready: true };
  const verb = (others: object[], fills_in: number | null = null) =>
    gatheringVerb({
      seat: 0,
      fills_in,
      chairs: [chair, ...others.map((other) => ({ ...chair, ...other }))],
    } as Seating);
  expect(verb([{ name: 'Bo', ready: false }])).toBe('Wait for Bo');
  expect(
    verb([
      { name: 'Bo', ready: false },
      { name: 'Cy', ready: false },
    ]),
  ).toBe('Wait for the others');
  expect(verb([{ name: null, ready: false }], 9_000)).toBe('Bots join in a moment');
  expect(gatheringVerb({ seat: 0, fills_in: null, chairs: [{ ...chair, ready: false }] } as unknown as Seating)).toBe(
    'Ring when ready!',
  );
});

test('a chair without a name still has a number', () => {
  language.speak('en');
  expect(whoAt(undefined).name(2)).toBe('Seat 3');
});

test('who sits where stays the same as long as all are called the same', () => {
  const named = steadyWho();
  const seating = (name: string, rtt: number) => ({ seat: 0, chairs: [{ name, rtt }] }) as unknown as Seating;
  const before = named(seating('Ann', 30));
  expect(named(seating('Ann', 90))).toBe(before);
  expect(named(seating('Bea', 90)).name(0)).toBe('Bea');
});

test("what a bot played in this seat is nobody's own doing: from when it sat down until it rose", () => {
  const facts = [
    { on: 'rang', seat: 0 },
    { on: 'bot-took-over', seat: 1 },
    { on: 'bot-took-over', seat: 0 },
    { on: 'rang', seat: 0 },
    { on: 'back', seat: 1 },
    { on: 'ticked', seat: 0 },
    { on: 'back', seat: 0 },
    { on: 'rang', seat: 0 },
  ];
  const entries = facts.map((fact, id) => ({ id, fact }));
  expect([...standIns(entries, 0)]).toEqual([3, 4, 5]);
  expect(standIns(entries, null).size).toBe(0);
});
