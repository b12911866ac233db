import { expect, test, vi } from 'vitest';
import { press } from './press';

function button() {
  const [made, felt] = [document.createElement('button'), vi.fn()];
  press(felt)(made);
  return { made, felt };
}

const key = (name: string, rest = {}) => new KeyboardEvent('keydown', { key: name, cancelable: true, ...rest });

test('a press counts when the finger goes down, and the click that follows doesn’t', () => {
  const { made, felt } = button();
  made.dispatchEvent(new PointerEvent('pointerdown', { button: 0 }));
  made.dispatchEvent(new MouseEvent('click', { detail: 1 }));
  expect(felt).toHaveBeenCalledTimes(1);
});

test('Enter and Space press too, but not by being held', () => {
  const { made, felt } = button();
  made.dispatchEvent(key('Enter'));
  made.dispatchEvent(key(' '));
  made.dispatchEvent(key(' ', { repeat: true }));
  expect(felt).toHaveBeenCalledTimes(2);
});

test('a click without a finger comes from a screen reader', () => {
  const { made, felt } = button();
  made.dispatchEvent(new MouseEvent('click', { detail: 0 }));
  expect(felt).toHaveBeenCalledTimes(1);
});

test('other mouse buttons and disabled ones press nothing', () => {
  const { made, felt } = button();
  made.dispatchEvent(new PointerEvent('pointerdown', { button: 2 }));
  made.disabled = true;
  made.dispatchEvent(new PointerEvent('pointerdown', { button: 0 }));
  expect(felt).not.toHaveBeenCalled();
});
