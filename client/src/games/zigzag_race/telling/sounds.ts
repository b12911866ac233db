/** What each ground sounds like: rare ones high, common ones low, so that ears learn what lies where. */
import type { Cue } from '../../contract';
import { TERRAINS, type Terrain } from '../pieces/terrains';

const STEP = 2 ** (-2 / 12); // two semitones down from each kind to the next

/** One's own card is heard loudest. */
export function faceSound(terrain: Terrain, mine: boolean): Cue[] {
  const pitch = 1.7 * STEP ** TERRAINS.indexOf(terrain);
  return [
    { voice: 'card', manner: { loud: mine ? 0.8 : 0.3 } },
    { voice: 'chime', manner: { loud: mine ? 0.6 : 0.15, pitch } },
  ];
}
