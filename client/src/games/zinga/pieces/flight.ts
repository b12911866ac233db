/** The way of a thrown die. */
import { calm } from '../../../ui/strike';
import type { Time } from '../../../ui/time';

/** From the hand over three hops to where it will lie, turning all the way: when, where, how much it has still to turn, how it is squeezed. */
const HOPS = [
  [0.28, '-26%, -38%', 0.7, '1.2, 1.04'],
  [0.46, '-12%, 6%', 0.5, '0.92, 1.08'],
  [0.62, '-5%, -22%', 0.34, '1.1, 1'],
  [0.78, '0, 2%', 0.18, '0.94, 1.06'],
  [0.88, '0, -8%', 0.09, '1.04, 0.97'],
] as const;

export function way(x: number, y: number): Keyframe[] {
  const turn = -720 - x * 120 - y * 60;
  const hops = HOPS.map(([offset, to, left, squeeze], index) => ({
    offset,
    transform: `translate(${to}) rotate(${turn * left}deg) scale(${squeeze})`,
    easing: index % 2 ? 'ease-out' : 'ease-in',
  }));
  return [
    { transform: `translate(${-60 - x * 40}%, 190%) rotate(${turn}deg) scale(1.25)`, easing: 'ease-out' },
    ...hops,
    { transform: 'none' },
  ];
}

/** Until it is caught again. */
export function fly(cube: Element, x: number, y: number, { left, whole }: Time) {
  if (calm() || left <= 0) return; // it lies there already
  const flight = cube.animate(way(x, y), whole);
  flight.currentTime = Math.max(0, whole - left);
  return () => flight.cancel();
}
