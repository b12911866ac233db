/** What the cards of ZACK! sound like: each kind its own way, no matter who threw it and whether rightly. */
import type { Cue } from '../../contract';
import type { Card } from '../pieces/colours';

/** Colours climb a scale; to the right is high, to the left low; two seats on sound longer. */
export const CARDS: Record<Card, Cue> = {
  red: { voice: 'countdown', manner: { pitch: 0.5 } },
  orange: { voice: 'countdown', manner: { pitch: 0.63 } },
  yellow: { voice: 'countdown', manner: { pitch: 0.75 } },
  green: { voice: 'countdown', manner: { pitch: 1 } },
  blue: { voice: 'countdown', manner: { pitch: 1.26 } },
  violet: { voice: 'countdown', manner: { pitch: 1.5 } },
  right: { voice: 'chime', manner: { pitch: 1.3 } },
  'two-right': { voice: 'fanfare', manner: { pitch: 1.3 } },
  left: { voice: 'chime', manner: { pitch: 0.6 } },
  'two-left': { voice: 'fanfare', manner: { pitch: 0.6 } },
  again: { voice: 'turn' },
  back: { voice: 'knock' },
  choose: { voice: 'alarm' },
  swap: { voice: 'alarm', manner: { pitch: 0.7 } },
  'left-right': { voice: 'alarm', manner: { pitch: 1.4 } },
};
