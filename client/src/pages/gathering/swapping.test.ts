import { expect, test, vi } from 'vitest';
import type { Chair } from '../../wire.gen';
import { Swapping } from './swapping.svelte';

const [ann, bob] = [
  { seat: 0, name: 'Ann' },
  { seat: 1, name: 'Bob' },
];
const chairs = (...names: (string | null)[]) => names.map((name) => ({ name }) as Chair);

function pressed(answer: Promise<unknown> = Promise.resolve()) {
  const ask = vi.fn(() => answer);
  const refused = vi.fn();
  const swapping = new Swapping(ask, refused);
  swapping.press(ann);
  return { ask, refused, swapping };
}

test('two chairs are swapped as they were seen when they were pressed', () => {
  const { ask, swapping } = pressed();
  expect([swapping.one, ask.mock.calls]).toEqual([ann, []]);
  swapping.press(bob);
  swapping.press(bob); // a finger that trembles
  expect(ask.mock.calls).toEqual([[ann, bob]]);
});

test('the same chair again, or Escape, takes it back', () => {
  const { ask, swapping } = pressed();
  swapping.press(ann);
  expect(swapping.one).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('the new seating ends it, and so does a player who leaves the chair', () => {
  const { swapping } = pressed();
  swapping.press(bob);
  swapping.see(chairs('Ann', 'Bob'));
  expect(swapping.one).toEqual(ann);
  swapping.see(chairs('Bob', 'Ann'));
  expect(swapping.one).toBeUndefined();
});

test('a refusal is told and ends it', async () => {
  const no = new Error('seat-changed');
  const { refused, swapping } = pressed(Promise.reject(no));
  swapping.press(bob);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith(no));
  expect(swapping.one).toBeUndefined();
  await vi.waitFor(() => {
    swapping.press(bob);
    expect(swapping.one).toEqual(bob);
  });
});
