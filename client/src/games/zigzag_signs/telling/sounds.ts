/** How loud the table is: one's own hand is heard best, and many hands at once don't drown a call. */
import type { Cue } from '../../contract';
import type { Voice } from '../../../sound/sound';

export const loud = (voice: Voice, loud: number): Cue => ({ voice, manner: { loud } });

export const atMat = (voice: Voice, mine: boolean): Cue => loud(voice, mine ? 0.8 : 0.3);
