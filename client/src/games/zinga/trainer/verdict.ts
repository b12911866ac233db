/** What to tell about an answer. */
import { say } from '../../../words/words.svelte';
import { signedCell } from '../pieces/colours';
import type { Answer } from './exercise';
import { seconds } from '../../kit/train/seconds';

const TOLD = 3; // all that fit are marked on the sheet

export function verdict({ cell, right, time }: Answer, fitting: string[]): string {
  const cells =
    fitting
      .slice(0, TOLD)
      .map(signedCell)
      .join(` ${say('zinga_train_or')} `) + (fitting.length > TOLD ? '…' : '');
  if (right) return say(cell === null ? 'zinga_train_right_none' : 'zinga_train_right', { time: seconds(time) });
  if (cell === undefined) return fitting.length ? say('zinga_train_slow', { cells }) : say('zinga_train_slow_none');
  if (!fitting.length) return say('zinga_train_wrong_none');
  return say(cell === null ? 'zinga_train_missed' : 'zinga_train_wrong', { cells });
}
