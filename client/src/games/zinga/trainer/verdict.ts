/** What to tell about an answer. */
import { say } from '../../../words/words.svelte';
import { COLOURS, signedCell, type Colour } from '../pieces/colours';
import type { Answer } from './exercise';
import { seconds } from '../../kit/train/seconds';

const TOLD = 3; // all that fit are marked on the sheet

/** `dice`: the white one first; with them a sum is told as one adds it up. */
export function verdict({ cell, right, time }: Answer, fitting: string[], dice: number[] = []): string {
  const cells =
    fitting
      .slice(0, TOLD)
      .map((cell) => signedCell(cell) + sumOf(cell, dice))
      .join(` ${say('zinga_train_or')} `) + (fitting.length > TOLD ? '…' : '');
  if (right) return say(cell === null ? 'zinga_train_right_none' : 'zinga_train_right', { time: seconds(time) });
  if (cell === undefined) return fitting.length ? say('zinga_train_slow', { cells }) : say('zinga_train_slow_none');
  if (!fitting.length) return say('zinga_train_wrong_none');
  return say(cell === null ? 'zinga_train_missed' : 'zinga_train_wrong', { cells });
}

/** `G8` → ` (4 + 4 = 8)`; a die alone needs no words. */
function sumOf(cell: string, [white = 0, ...coloured]: number[]): string {
  const [die, number] = [coloured[COLOURS.indexOf(cell[0] as Colour)], Number(cell.slice(1))];
  return die !== undefined && die + white === number ? ` (${die} + ${white} = ${number})` : '';
}
