/** Who plays with whom (ZS-10). */
import type { View } from '../wire.gen';

export const teamOf = (seat: number, { teams }: Pick<View, 'teams'>) => seat % teams.length;

/** They sit opposite. */
export const partnerOf = (seat: number, { seats }: Pick<View, 'seats'>) => (seat + seats.length / 2) % seats.length;
