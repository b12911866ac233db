/** The next table of the same people. */
import { route } from './route.svelte';

const MOMENT = 1_500; // ms, to see why; the player who pressed is gone already

/** For a page's set-up. What else is told of the seating meanwhile puts nothing off. */
export function follow(next: () => string | null | undefined) {
  const table = $derived(next());
  $effect(() => {
    if (!table) return;
    const leaving = setTimeout((to: string) => route.onTo(to), MOMENT, table);
    return () => clearTimeout(leaving);
  });
}
