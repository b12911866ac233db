/** The keys of a replay. They are heard before the board's, which hears none of them. */
import type { Player } from '../../table/film/player.svelte';
import { sound } from '../../sound/sound';
import { markBeside, type Mark } from './marks';

const SKIP = 5_000; // ms, as films on other pages have it
const PASSES = new Set(['Tab', 'Escape', 'x', 'X']); // to the browser, and to a photo finish
const OWN = 'select, dialog, input:not([type="range"])'; // they keep all their keys
const PRESSED = `${OWN}, a, button, summary`; // and these the space bar

type Around = { close: () => void; isBusy: () => boolean };

export function keysOf(player: Player, marks: () => Mark[], { close, isBusy }: Around) {
  const acts: Record<string, () => void> = {
    ' ': () => player.toggle(),
    k: () => player.toggle(),
    ArrowLeft: () => player.seek(player.now - SKIP),
    ArrowRight: () => player.seek(player.now + SKIP),
    ArrowUp: () => player.shift(1),
    ArrowDown: () => player.shift(-1),
    ',': () => player.step(-1),
    '.': () => player.step(1),
    PageUp: () => toMark(-1),
    PageDown: () => toMark(1),
    Home: () => player.seek(0),
    End: () => player.seek(player.length),
    n: () => player.nextRace(),
    m: () => sound.toggle(),
  };
  function toMark(by: 1 | -1) {
    const mark = markBeside(marks(), player.index, by);
    if (mark) player.seek(mark.at);
  }
  return (event: KeyboardEvent) => {
    sound.unlock();
    if (event.key === 'Escape') close();
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy() || PASSES.has(event.key) || isOwn(event)) return;
    event.stopImmediatePropagation();
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** Not of the board: there nothing can be pressed. */
const isOwn = ({ target, key }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest(key === ' ' ? PRESSED : OWN) !== null &&
  target.closest('.stage') === null;
