import { expect, test } from 'vitest';
import type { Chair } from '../../wire.gen';
import { ownerOf, pickLabel } from './picks';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo'][seat]! };
const chair = (pick: string | null): Chair => ({
  name: 'A',
  animal: null,
  level: null,
  here: true,
  ready: false,
  pick,
});

test('a thing that somebody else has names them', () => {
  const chairs = [chair('red'), chair('blue'), chair(null)];
  const label = (thing: string) => pickLabel(thing, ownerOf({ chairs }, thing), who);
  expect(['red', 'blue', 'green'].map(label)).toEqual(['red', 'blue (Bo)', 'green']);
});
