/** Who agreed to a break, or to go on after one, and for whom the table waits. */
import type { Seating } from '../../wire.gen';

type Around = Pick<Seating, 'chairs' | 'seat' | 'agreed'>;

export function votesOf({ chairs, seat, agreed = [] }: Around) {
  const asked = chairs.flatMap(({ name, level, here }, at) => (name !== null && level === null && here ? [at] : []));
  return {
    yes: agreed,
    isMine: seat !== null && agreed.includes(seat),
    missing: asked.filter((at) => !agreed.includes(at)),
  };
}
