/** Who is drawn in which seat. */
import type { Who } from '../../games/contract';
import { faceOf } from '../../ui/avatar/face';
import { hueOf } from '../../ui/avatar/hue';
import type { Seating } from '../../wire.gen';
import type { Cast } from './drawing';

export const castOf =
  ({ chairs }: Seating, who: Who): Cast =>
  (seat) => {
    const { name, animal, bot } = faceOf(chairs[seat]);
    return { name: who.name(seat), animal, hue: hueOf(name, animal), bot, mine: seat === who.me };
  };
