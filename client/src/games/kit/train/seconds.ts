import { figure } from '../../../words/figure';
import { say } from '../../../words/words.svelte';

export const seconds = (millis: number) => say('seconds', { count: figure(millis / 1000, 2, 2) });
