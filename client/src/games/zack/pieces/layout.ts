/** Where things lie on the table of ZACK!, as a pure function of what a seat sees. */
import { clockwise } from '../../../table/clockwise';
import { COLOURS, type Card, type Colour } from './colours';
import type { View } from '../wire.gen';

/** Centre of a seat, from 0 to 1 of the room there is; left is left for this viewer (ZK-14). */
export type SeatPlace = { seat: number; x: number; y: number };
/** Places count in widths of a card from the middle of the shoe. */
export type CardPlace = {
  id: number;
  card: Card;
  seat: number;
  x: number;
  y: number;
  rotation: number;
  z: number;
  last: boolean;
};
export type Layout = { others: SeatPlace[]; shoe: CardPlace[]; challenges: Colour[]; own: Colour | null };

const WIDEN = 0.75; // below 1 the sides of the round table bulge, so that neighbours don't overlap
const STEP = 0.42; // of a card: what is seen of one below another
const TILTS = [-4, 3, -2, 5, -5, 2, 4, -3]; // degrees: looks thrown, yet all screens show the same

/** Of a view no more than this is needed, so that the trainer can lay out its own table. */
export type Seen = Pick<View, 'shoe' | 'top'> & { seats: Pick<View['seats'][number], 'colour' | 'challenges'>[] };

export function layout(view: Seen, seat: number | null): Layout {
  const [first, ...rest] = clockwise(view.seats.length, seat);
  const others = seat === null ? [first!, ...rest] : rest;
  return {
    others: others.map((other, index) => ({ seat: other, ...around(index, others.length) })),
    shoe: fan(view),
    challenges: seat === null ? [] : inOrder(view.seats[seat]?.challenges ?? []),
    own: seat === null ? null : (view.seats[seat]?.colour ?? null),
  };
}

/** By colour and never by seat: to find whose it is, is the player's task (ZK-40). */
const inOrder = (colours: readonly Colour[]) => COLOURS.filter((colour) => colours.includes(colour));

/** From the left over the far side to the right: the next higher seat sits left. */
function around(index: number, count: number) {
  const angle = (Math.PI * (index + 0.5)) / count;
  const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** WIDEN;
  return { x: rounded(0.5 - across / 2), y: rounded(1 - Math.sin(angle)) };
}

const rounded = (part: number) => Math.round(part * 1000) / 1000;

/** The last four, the top one large and on top; each keeps its tilt when others fall on it. */
function fan({ top, shoe }: Seen): CardPlace[] {
  return top.map(({ card, seat }, index) => {
    const [below, id] = [top.length - 1 - index, shoe - top.length + index];
    const tilt = TILTS[id % TILTS.length]!;
    return {
      id,
      card,
      seat,
      x: -STEP * below,
      y: -0.1 * below,
      rotation: below ? tilt - 5 * below : tilt / 2,
      z: index,
      last: below === 0,
    };
  });
}

export type Arrangement = 'wide' | 'low' | 'tall';

export function shapeOf(width: number, height: number): Arrangement {
  if (width < Math.max(560, height)) return 'tall';
  return height < 480 ? 'low' : 'wide';
}

/** How large a seat is drawn, in px, and how far down the shoe stands. `near`: how far down the nearest seats may come, for the shoe may need their room. */
export type Chip = { width: number; height: number; shoe: number; near: number };
const CHIPS: Record<Arrangement, Chip> = {
  wide: { width: 158, height: 112, shoe: 0.6, near: 0.85 },
  tall: { width: 84, height: 74, shoe: 0.73, near: 0.6 },
  low: { width: 92, height: 50, shoe: 0.62, near: 1 },
};

/** An upright tablet has more room than a phone. `hall`: read from afar. */
export function chipOf(shape: Arrangement, width: number, hall = false): Chip {
  if (hall && width >= HALL) return { width: 226, height: 156, shoe: 0.6, near: 0.85 };
  return shape === 'tall' && width >= ROOMY ? { width: 98, height: 84, shoe: 0.68, near: 0.6 } : CHIPS[shape];
}
const HALL = 1_200;
const ROOMY = 640;

/** The middle of a seat in an arena of this size, in px: where its cards come from. */
export function spotOf({ x, y }: SeatPlace, width: number, height: number, chip: Chip) {
  return { x: chip.width / 2 + x * (width - chip.width), y: chip.height / 2 + y * chip.near * (height - chip.height) };
}
