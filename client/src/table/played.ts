/** Which games this browser has played to the end. */
const KEPT = 'sabot.played';

const all = () => localStorage.getItem(KEPT)?.split(' ') ?? [];

export const hasPlayed = (game: string) => all().includes(game);

export const hasPlayedAny = () => all().length > 0;

export function hasNowPlayed(game: string) {
  if (!hasPlayed(game)) localStorage.setItem(KEPT, [...all(), game].join(' '));
}
