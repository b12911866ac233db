/** Another game against bots, after or instead of this one. */
import { api } from '../table/api';
import type { Seating } from '../wire.gen';
import { route } from './route.svelte';

type Wish = { seats: number; level: string; options: Record<string, unknown> };

/** On the same terms, unless it is said how they differ. */
export async function playAgain({ game, chairs, options, level }: Seating, other: Partial<Wish> = {}) {
  const wish = {
    game,
    seats: chairs.length,
    alone: true,
    level,
    options: options as Record<string, unknown>,
    ...other,
  };
  const { table } = await api.open(wish);
  route.toTable(table, true);
}
