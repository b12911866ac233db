import { expect, test } from 'vitest';
import { dozedOf } from './dozed';

const thrown = (seat: number, by_table = false) => ({ on: 'thrown', seat, card: 'red', by_table });
const dozed = (...facts: object[]) =>
  dozedOf(
    facts.map((fact, id) => ({ id, fact: fact as { on: string } })),
    0,
  )?.id;

test('the note that the table threw for me stays until I act (ZK-81)', () => {
  expect(dozed(thrown(0), thrown(0, true))).toBe(1);
  expect(dozed(thrown(0, true), thrown(1), { on: 'went-on', restarts: 0 })).toBe(0);
  expect(dozed(thrown(0, true), thrown(1), thrown(0))).toBeUndefined();
  expect(dozed(thrown(0, true), { on: 'challenged', seat: 0 })).toBeUndefined();
  expect(dozed(thrown(0, true), { on: 'dealt', dealer: 0 })).toBeUndefined();
});

test('so does one that I was passed over, or that it chose for me (ZK-61); what it did for others is not mine', () => {
  expect(dozed({ on: 'skipped', seat: 0, then: 1 })).toBe(0);
  expect(dozed({ on: 'chosen', seat: 0, colour: 'red', by_table: true })).toBe(0);
  expect(dozed(thrown(1, true))).toBeUndefined();
});
