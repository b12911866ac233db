/** Whether the player wants to hear anything, and how loud, kept from visit to visit. Beside a television, which makes the
 *  sounds, they are asked apart. */
import { flag, json, stored } from '../stored';

const wishes = { alone: stored('sabot.muted', false, flag), beside: stored('sabot.muted.beside-tv', true, flag) };
const muted = $state({ alone: wishes.alone.get(), beside: wishes.beside.get() });
let where = $state<'alone' | 'beside'>('alone');

export const mute = {
  get on() {
    return muted[where];
  },
  set(on: boolean) {
    muted[where] = on;
    wishes[where].set(on);
  },
  /** A television shows this table too. */
  besideTv(is: boolean) {
    where = is ? 'beside' : 'alone';
  },
};

const FULL = 100;
const isVolume = (found: unknown): found is number => typeof found === 'number' && found >= 0 && found <= FULL;
const loudness = stored(
  'sabot.volume',
  FULL,
  json((found) => (isVolume(found) ? found : undefined)),
);
let percent = $state(loudness.get());

export const volume = {
  get percent() {
    return percent;
  },
  set(to: number) {
    percent = to;
    loudness.set(to);
  },
};
