/** What became of a run, and which card broke it, in words. */
import { seconds } from '../../kit/train/seconds';
import { say } from '../../../words/words.svelte';
import { terrainName, type Terrain } from '../pieces/terrains';
import { neighboursOf, stepsLeft } from '../pieces/ways';
import { groundOf, type Answer, type Task } from './exercise';

export function verdictOf(task: Task, { right, time, stack, ran }: Answer): string {
  const at = ran.way.at(-1)!;
  if (right) return say('zigzag_race_train_right', { time: seconds(time) });
  if (!stack.length) return say('zigzag_race_train_slow');
  if (ran.ended === 'goal') return say('zigzag_race_train_late');
  if (ran.ended === 'empty') return say('zigzag_race_train_short', { count: stepsLeft(at, task.tiles.length) });
  return say('zigzag_race_train_broke', {
    number: ran.way.length,
    terrain: terrainName(stack[ran.way.length - 1]!),
    around: besides(task, at).map(terrainName).join(', '),
  });
}

/** The grounds around an area, each once. */
export function besides(task: Task, at: number): Terrain[] {
  const ground = groundOf(task);
  return [...new Set(neighboursOf(at, task.tiles.length).map((area) => ground[area]!))];
}
