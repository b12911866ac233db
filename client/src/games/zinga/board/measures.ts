/** How large things are on a board, by its size. */
import type { Tip } from '../telling/tips';

export type Arrangement = 'wide' | 'low' | 'tall' | 'short' | 'broad';
/** The tips that lie where things are said. */
export const ON_STAGE: Record<Arrangement, Tip[]> = {
  wide: ['ring'],
  broad: ['ring', 'call'],
  tall: ['ring', 'call'],
  short: ['ring', 'call'],
  low: ['call'],
};
export type Measures = {
  shape: Arrangement;
  columns: number;
  die: number;
  pitch: number;
  bell: number;
  stage: number;
  sheet: number;
  cell: number;
};

const HEAD = 50; // what stands above the square of cells on a sheet, and its rim
const BUTTONS = 116; // two rows of buttons beside the bell
const ROW = 54; // one row of them
const NARROWEST = 288; // the least a board needs
const CHIP = 44; // under them, for a photo finish
const [COLUMN, STACK] = [104, 196]; // all five, one under another

/** How large things are on a board of this size, in px. `strip`: what the row of the others takes; `larger`: how many times
 *  the reader wants text as large as usual. All else then is as on a screen that is smaller by as much; a narrow one has no room for it. */
export function measures(width: number, height: number, strip = 0, larger = 1): Measures {
  const text = Math.max(1, Math.min(larger, width / NARROWEST));
  const { shape, columns, pitch, bell, stage, sheet } = arranged(width / text, height / text, strip / text);
  return sized(shape, columns, pitch * text, bell * text, stage * text, sheet * text);
}

function arranged(width: number, height: number, strip: number): Measures {
  if (width < Math.max(560, height)) return width < 640 ? phone(width, height - strip) : broad(width, height - strip);
  return height < 480 ? low(width, height, strip) : wide(width, height);
}

/** Dice, words and bell left, sheet and buttons right. */
function wide(width: number, height: number): Measures {
  const sheet = Math.min(width * 0.52 - 40, height - 60 - ROW - HEAD, 800);
  const left = width - sheet - 110;
  const stage = between(64, Math.min(height * 0.12, left * 0.27), 112); // where it is narrow, what is said takes more lines
  const pitch = Math.min(left / 3.15, height * 0.2, 205);
  const bell = Math.min(left * 0.75, height - 2.12 * pitch - stage - 90, 400);
  return sized('wide', 3, pitch, bell, stage, sheet);
}

/** A phone on its side: dice and buttons under the left thumb, the bell under the right one. */
function low(width: number, height: number, strip: number): Measures {
  const sheet = Math.min(height - 22 - HEAD, width * 0.4);
  const [sides, stage] = [width - sheet - 40, 46];
  const [left, right] = [sides * 0.56, sides * 0.44]; // as the board's columns
  const [two, one] = [Math.min((height - BUTTONS - stage - 34) / 2.12, left / 3.2), (left - 10) / 6.15]; // dice in two rows, or in one
  return sized('low', one > two ? 6 : 3, Math.max(one, two), Math.min(right, height - strip - 24), stage, sheet);
}

/** Where the sheet would be too small to be tapped, the bell and the buttons move beside it. */
function phone(width: number, height: number): Measures {
  const [under, beside] = [tall(width, height), short(width, height)];
  return under.sheet * 1.15 < beside.sheet ? beside : under;
}

/** Dice, words, sheet, then bell and buttons under the thumbs. */
function tall(width: number, height: number): Measures {
  const [pitch, stage] = [Math.min((width - 28) / 6.15, 122), between(50, height * 0.085, 96)];
  const left = height - 1.15 * pitch - stage - 42; // for the sheet and the thumbs; the rest are gaps
  const least = between(BUTTONS, height * 0.18, 200); // the bell's, and that of the buttons beside it
  const sheet = Math.min(width - 20, left - least - HEAD, 660);
  const bell = between(least, left - sheet - HEAD, Math.min(260, width * 0.42));
  return sized('tall', 6, pitch, bell, stage, sheet);
}

/** A small phone, or the little that its browser leaves of it: buttons in a column under the bell, beside the sheet. */
function short(width: number, height: number): Measures {
  const [pitch, stage] = [(width - 28) / 6.15, 46];
  const left = height - 1.15 * pitch - stage - 34;
  const sheet = Math.min(left - HEAD, width - COLUMN - 30);
  return sized('short', 6, pitch, between(72, left - STACK, COLUMN), stage, sheet);
}

/** An upright tablet: dice and words above, the bell and the buttons beside the sheet. */
function broad(width: number, height: number): Measures {
  const [pitch, stage] = [Math.min((width - 28) / 6.15, 122), between(50, height * 0.085, 96)];
  const left = height - 1.15 * pitch - stage - 54;
  const sheet = Math.min(left - HEAD, width * 0.62, 660);
  const bell = Math.min(width - sheet - 56, left - BUTTONS - ROW - CHIP - 30, 320);
  return sized('broad', 6, pitch, bell, stage, sheet);
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

function sized(
  shape: Arrangement,
  columns: number,
  pitch: number,
  bell: number,
  stage: number,
  sheet: number,
): Measures {
  return { shape, columns, die: pitch * 0.88, pitch, bell, stage, sheet, cell: sheet / 5.7 };
}
