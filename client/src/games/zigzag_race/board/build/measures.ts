/** How large everything is on the building screen, and where: in px, from its size and the number of cards. */
export type Box = { x: number; y: number; wide: number; high: number };
type Shape = 'tall' | 'wide' | 'low';
export type Measures = {
  shape: Shape;
  up: boolean; // the course runs up, else to the right
  lane: number; // of the course, in px
  spare: number; // of a discarded card
  big: number; // of the chosen card, drawn large; 0: no room for it
  runner: number; // its height
  time: Box;
  well: Box; // the course lies in it
  first: { x: number; y: number }; // the top left corner of its first card
  work: Box; // the chosen card and what can be done with it
  bins: Box; // the discarded cards
  notes: Box; // areas by terrain, and who is still building
  foot: Box;
};

export const CARD = 4.125; // lanes from one card to the next: four areas and the seam
const [SEAM, GOAL] = [0.125, 1.1];
const HEAD = 30; // a heading
const TOOLS = 216; // four buttons in a column
const ROW = 66; // and in a row
const TALLY = 92; // areas by terrain

export function measures(width: number, height: number, cards: number, spares: number): Measures {
  if (height > width) return tall(width, height, cards, spares);
  return width >= 620 && height >= 440 ? wide(width, height, cards, spares) : low(width, height, cards, spares);
}

/** Where a place's card lies: its top left corner. */
export function cornerOf({ up, lane, spare, first, bins, shape }: Measures, place: number, cards: number) {
  const stacked = shape === 'wide';
  const [wide, high] = up ? [3 * spare, 4 * spare] : [4 * spare, 3 * spare];
  const side = place - cards;
  if (side >= 0)
    return { x: bins.x + (stacked ? 0 : side * (wide + 14)), y: bins.y + HEAD + (stacked ? side * (high + 16) : 0) };
  return up ? { x: first.x, y: first.y - place * CARD * lane } : { x: first.x + place * CARD * lane, y: first.y };
}

/** As on a phone: the course on the left, the hand's work on the right of it. */
function tall(width: number, height: number, cards: number, spares: number): Measures {
  const [top, foot] = [42, 66];
  const room = height - top - foot - 8;
  const most = width < 500 ? 30 : 46;
  const runner = cards > 7 ? 26 : 44; // many cards need all the room for fingers
  const lane = Math.min(most, (room - runner - 46) / (CARD * cards - SEAM));
  const slack = room - runner - 46 - lane * (CARD * cards - SEAM); // a short course lies in the middle
  const well = { x: 6, y: top, wide: 3 * lane + 50, high: room };
  const x = well.x + well.wide + 10;
  const right = width - x - 8;
  const spare = spares ? Math.min(most + 6, (right - 20) / 6, (room - HEAD - TOOLS - HEAD - 12 - TALLY) / 4) : 0;
  const bins = spares ? HEAD + 4 * spare + 12 : 0;
  const big = Math.min(2 * most, (right - 70) / 3, (room - HEAD - bins - TALLY - 14) / 4);
  const work = { x, y: top, wide: right, high: HEAD + Math.max(4 * big + 14, TOOLS) };
  const below = work.y + work.high;
  return {
    ...{ shape: 'tall', up: true, lane, spare, big, runner, well, work },
    time: { x: 8, y: 8, wide: width - 16, high: 26 },
    first: { x: well.x + 6, y: top + room - slack / 2 - runner - 6 - 4 * lane },
    bins: { x, y: below, wide: right, high: bins },
    notes: { x, y: below + bins, wide: right, high: top + room - below - bins },
    foot: { x: 8, y: height - foot, wide: width - 16, high: foot - 10 },
  };
}

/** As on a desktop: the course above, three columns below it. */
function wide(width: number, height: number, cards: number, spares: number): Measures {
  const [pad, foot] = [26, 62];
  const lane = Math.min(64, height * 0.062, (width - 2 * pad - 40) / (CARD * cards + GOAL + 1.6));
  const well = { x: pad, y: 62, wide: width - 2 * pad, high: 3 * lane + 58 };
  const long = lane * (CARD * cards + GOAL);
  const y = well.y + well.high + 16;
  const high = height - pad - foot - 16 - y;
  const column = width >= 940 ? Math.min(330, width * 0.24) : 0;
  const spare = spares ? Math.min(76, width * 0.055, (high - HEAD - 24) / 6) : 0;
  const free = width - 2 * pad - 4 * spare - column - 30 * ((spares ? 1 : 0) + (column ? 1 : 0));
  const big = Math.min(150, free / 4, (high - HEAD - 12 - ROW - (column ? 0 : TALLY)) / 3);
  const work = { x: pad, y, wide: Math.max(4 * big, 300), high: HEAD + 3 * big + 12 + ROW };
  const bins = {
    x: column ? width - pad - column - 30 - 4 * spare : width - pad - 4 * spare,
    y,
    wide: 4 * spare,
    high,
  };
  const notes = column
    ? { x: width - pad - column, y, wide: column, high }
    : { x: pad, y: y + work.high, wide: work.wide, high: TALLY };
  return {
    ...{ shape: 'wide', up: false, lane, spare, big, runner: 1.5 * lane, well, work, bins, notes },
    time: { x: pad + 14, y: 24, wide: width - 2 * pad - 28, high: 26 },
    first: { x: (width - long) / 2 + lane * 0.6, y: well.y + 16 },
    foot: { x: pad, y: height - pad - foot, wide: width - 2 * pad, high: foot },
  };
}

/** As on a phone on its side: no room for a large card, since those on the course are nearly as large. */
function low(width: number, height: number, cards: number, spares: number): Measures {
  const lane = Math.min(36, (height - 176) / 3, (width - 24) / (CARD * cards + GOAL + 1.4));
  const well = { x: 8, y: 30, wide: width - 16, high: 3 * lane + 20 };
  const y = well.y + well.high + 4;
  const high = height - y - 6;
  const tools = 196;
  const roomy = width >= 740 ? 150 : 0;
  const foot = 150;
  const spare = spares ? Math.min(40, (high - HEAD - 10) / 3, (width - 24 - tools - foot - roomy - 40) / 8.2) : 0;
  const bins = { x: 12, y, wide: spares ? 8 * spare + 20 : 0, high };
  const big = spares ? 0 : Math.min(60, (high - HEAD - 12) / 3, (width - 24 - tools - foot - roomy - 60) / 4);
  const work = { x: bins.x + bins.wide + (spares ? 12 : 0), y, wide: tools + (big && 4 * big + 14), high };
  return {
    ...{ shape: 'low', up: false, lane, spare, big, runner: 1.5 * lane, well, work, bins },
    time: { x: 10, y: 7, wide: width - 20, high: 18 },
    first: { x: (width - lane * (CARD * cards + GOAL)) / 2 + lane * 0.6, y: well.y + 10 },
    notes: { x: work.x + work.wide + 12, y, wide: roomy, high },
    foot: { x: width - foot - 10, y: y + 6, wide: foot, high: high - 8 },
  };
}
