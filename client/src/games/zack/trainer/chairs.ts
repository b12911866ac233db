/** Who sits around the trainer's table: an animal each, to tell one thrower from another. */
import type { Chair } from '../../../wire.gen';
import { SEATS } from './exercise';

const ANIMALS = ['fox', 'owl', 'frog', 'panda', 'tiger'];
const NAMES = ['Me', 'Olga', 'Fred', 'Paul', 'Tina'];

export const chairs: Chair[] = Array.from({ length: SEATS }, (_, seat) => ({
  name: NAMES[seat]!,
  animal: ANIMALS[seat]!,
  level: null,
  here: true,
  ready: true,
}));
