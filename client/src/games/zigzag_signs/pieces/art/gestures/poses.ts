/** The twelve gestures. Each changes two of eyes, paw, thing and tilt, so that it holds when small and in grey. */
import type { Stroke } from '../../../../../ui/picture';
import type { Gesture } from '../../cards';
import type { Anchors, Spot } from './anchors';
import type { Eyes } from './eyes';
import { finger, paw } from './paws';
import { at } from './placed';
import * as things from './things';

/** What moves by itself, once the pose has been seen. */
export type Part = { moves: 'paw' | 'thing'; strokes: Stroke[] };
/** `mouth`: what the gesture does with it, so that the face's own must go. */
export type Pose = { eyes: Eyes; tilt: number; mouth?: 'pursed' | 'open'; over: (anchors: Anchors) => Part[] };

const thing = (...strokes: Stroke[]): Part => ({ moves: 'thing', strokes });
const hand = (...strokes: Stroke[]): Part => ({ moves: 'paw', strokes });
const by = ([x, y]: Spot, across: number, down: number): Spot => [x + across, y + down];

export const POSES: Record<Gesture, Pose> = {
  wink: { eyes: 'wink', tilt: 7, over: ({ eyes }) => [thing(...at(...by(eyes.at(-1)!, 27, -24), things.STAR))] },
  ear: {
    eyes: 'wink',
    tilt: -9,
    over: (its) => [hand(...paw(its.ear, [76, 66], its, 8.5, [88, 34])), thing(...at(...its.ear, things.SCRATCHES))],
  },
  sip: {
    eyes: 'shut',
    tilt: 0,
    over: (its) => {
      const [x, y] = by(its.mouth, 0, -4);
      return [
        thing(...at(x, y, things.MUG, its.size)),
        hand(
          ...paw(
            [x - 15 * its.size, y + 18 * its.size],
            [x - 34 * its.size, Math.min(82, y + 34 * its.size)],
            its,
            7.5,
          ),
        ),
      ];
    },
  },
  hat: {
    eyes: 'open',
    tilt: -5,
    over: (its) => [
      thing(...at(...its.top, things.HAT, its.hat, -9)),
      hand(...paw(by(its.top, 37 * its.hat, 3), [76, 66], its, 8.5, [90, 34])),
    ],
  },
  yawn: {
    eyes: 'shut',
    tilt: 4,
    mouth: 'open',
    over: (its) => [
      thing(...at(...by(its.mouth, 0, its.beak ? 2 : 6), its.beak ? things.openBeak(its.beak) : things.YAWN, its.size)),
      thing(...at(...by(its.eyes[0]!, -12, 12), [things.TEAR])),
    ],
  },
  whistle: {
    eyes: 'shut',
    tilt: -4,
    mouth: 'pursed',
    over: (its) => [thing(...at(...its.mouth, [things.LIPS])), thing(...at(...by(its.mouth, 35, -26), things.NOTES))],
  },
  tongue: {
    eyes: 'squeezed',
    tilt: 5,
    mouth: 'pursed',
    over: (its) => [thing(...at(...its.mouth, things.tongue(its.gape)))],
  },
  hide: {
    eyes: 'shut',
    tilt: 0,
    over: (its) => its.eyes.map((eye, index) => hand(...paw(eye, [index ? 62 : 2, 74], its, 11))),
  },
  chin: {
    eyes: 'brows',
    tilt: -7,
    over: (its) => [hand(...paw(its.chin, by(its.chin, 36, 18), its, 10)), thing(...at(64, 2, things.THOUGHTS))],
  },
  sneeze: {
    eyes: 'squeezed',
    tilt: 9,
    over: (its) => [
      thing(...at(...by(its.mouth, 0, 2), things.HANKY, its.size)),
      thing(...at(...by(its.mouth, 0, -10), things.BURST, 0.95 * its.size)),
    ],
  },
  shush: {
    eyes: 'open',
    tilt: 0,
    over: (its) => [
      hand(...at(...by(its.mouth, 0, -9), finger(its))),
      thing(...at(...by(its.mouth, 0, 4), things.HUSH)),
    ],
  },
  glasses: {
    eyes: 'open',
    tilt: 0,
    over: (its) => {
      const held = by(its.eyes.at(-1)!, its.lens + 17 * its.size, -3);
      return [thing(...things.glasses(its)), hand(...paw(held, [76, 74], its, 7.5, [88, 50]))];
    },
  },
};
