import { expect, test } from 'vitest';
import { reaches, swipe } from './swipe';

const shoe = { x: 100, y: 100, wide: 60, high: 40 };
const at = (x: number, y: number) => ({ x, y });

test('a swipe from below that reaches the shoe throws; one that stops short does not (ZK-28)', () => {
  expect(reaches(shoe, at(100, 200), at(100, 130))).toBe(true);
  expect(reaches(shoe, at(100, 200), at(100, 150))).toBe(false);
});

test('a swipe from the side, from above or from within is not a throw', () => {
  expect(reaches(shoe, at(0, 90), at(60, 90))).toBe(false);
  expect(reaches(shoe, at(100, 20), at(100, 90))).toBe(false);
  expect(reaches(shoe, at(100, 130), at(100, 110))).toBe(false);
});

test('it counts once, when it gets there', () => {
  const [arena, rim, felt] = [document.createElement('div'), document.createElement('i'), [] as Event[]];
  rim.getBoundingClientRect = () => ({ x: 40, y: 60, width: 120, height: 80 }) as DOMRect;
  swipe(
    () => rim,
    (event) => felt.push(event),
  )(arena);
  const point = (name: string, clientY: number) =>
    arena.dispatchEvent(new PointerEvent(name, { clientX: 100, clientY, isPrimary: true, button: 0 }));
  point('pointermove', 110);
  expect(felt).toHaveLength(0);
  point('pointerdown', 220);
  for (const y of [180, 130, 110]) point('pointermove', y);
  expect(felt).toHaveLength(1);
});
