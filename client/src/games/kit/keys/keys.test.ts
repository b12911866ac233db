import { beforeEach, expect, test, vi } from 'vitest';
import { arrowOf, boardKeys, digitOf, drillKeys } from './keys';

beforeEach(() => {
  document.body.innerHTML = `<main><button id="own"></button></main><input id="name" /><a id="away"></a>
    <dialog><p id="asked"></p></dialog><p id="log"></p>`;
});

const act = vi.fn(() => true);
const heard = boardKeys(() => document.querySelector('main')!, act);

/** Whether a key pressed there was taken by the board. */
function press(where: string, how: KeyboardEventInit = {}, listen = heard): boolean {
  const event = new KeyboardEvent('keydown', { key: 'r', bubbles: true, cancelable: true, ...how });
  window.addEventListener('keydown', listen, { capture: true, once: true });
  document.querySelector(where)!.dispatchEvent(event);
  return event.defaultPrevented;
}

test('the board takes its keys from the page and from its own buttons', () => {
  expect(['body', '#own', '#log'].map((where) => press(where))).toEqual([true, true, true]);
});

test('fields, other buttons, links and dialogs keep theirs', () => {
  expect(['#name', '#away', '#asked'].map((where) => press(where))).toEqual([false, false, false]);
  const more = boardKeys(() => undefined, act, '#log');
  expect(press('#log', {}, more)).toBe(false);
});

test('shortcuts are the browser’s', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(press('body', { [held]: true })).toBe(false);
});

test('a key that means nothing now is left alone', () => {
  expect(
    press(
      'body',
      {},
      boardKeys(
        () => undefined,
        () => false,
      ),
    ),
  ).toBe(false);
});

test('an exercise hears no key that is held', () => {
  expect([false, true].map((repeat) => press('body', { repeat }, drillKeys(act)))).toEqual([true, false]);
});

test('arrows and digits are told by name and by place', () => {
  expect([arrowOf('ArrowUp'), arrowOf('a')]).toEqual([[0, -1], undefined]);
  expect([digitOf('Numpad4'), digitOf('KeyA')]).toEqual([4, NaN]);
});
