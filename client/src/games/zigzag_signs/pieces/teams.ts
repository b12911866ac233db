/** Teams have a colour and a shape (ZS-10): blue diamond, orange disc, violet heart. */
import type { View } from '../wire.gen';

type Look = { colour: string; path: string };

const LOOKS: readonly Look[] = [
  { colour: '#56b4e9', path: 'M0-9L9 0L0 9L-9 0z' },
  { colour: '#e69f00', path: 'M-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z' },
  { colour: '#cc79a7', path: 'M0 8.5C-14-2-8.5-12 0-4.6C8.5-12 14-2 0 8.5z' },
];

export const lookOf = (team: number) => LOOKS[team] ?? LOOKS[0]!;

export const teamOf = (seat: number, { teams }: Pick<View, 'teams'>) => seat % teams.length;

/** They sit opposite. */
export const partnerOf = (seat: number, { seats }: Pick<View, 'seats'>) => (seat + seats.length / 2) % seats.length;
