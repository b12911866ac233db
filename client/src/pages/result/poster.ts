/** The picture of a result to share: the game, the places, the closest photo finish, and where to watch it. Pure. */
import { finishOf, type Finish, type Moment } from '../../table/fair/photo';
import { box, drawing, faceOf, INK, label, PAPER, YELLOW, type Cast, type Drawing, type Shape } from '../photo/drawing';
import { framed, lines, moved, text } from '../photo/poster';

export type Result = { game: string; title: string; places: readonly (readonly number[])[]; ranks: readonly number[] };
/** `sentence`: of a finish, in words; `link`: where the game can be watched again. */
export type Words = { gap: (gap: number) => string; sentence: (finish: Finish) => string; link: string; date: string };

const [WIDTH, EDGE, HEAD, ROW, FOOT] = [600, 28, 118, 46, 44];

/** In a race; nothing, if nobody raced. */
export function closestOf(photos: readonly Moment[]): Finish | undefined {
  const finishes = photos.map(finishOf);
  return finishes.toSorted((one, other) => Math.abs(one.gap) - Math.abs(other.gap))[0];
}

export function poster(result: Result, finish: Finish | undefined, cast: Cast, words: Words): Drawing {
  const rows = result.places.flatMap((seats, place) => seats.map((seat) => ({ seat, place })));
  const photo = finish ? photoOf(finish, cast, words, HEAD + rows.length * ROW) : { height: 0, shapes: [] };
  const height = HEAD + rows.length * ROW + photo.height + FOOT;
  return framed(WIDTH, height, [
    text(EDGE, 52, result.game, 26, YELLOW, 'start'),
    text(WIDTH - EDGE, 50, 'Sabot', 20, PAPER, 'end'),
    text(EDGE, 94, result.title, Math.min(34, 960 / result.title.length), PAPER, 'start'), // in one line
    ...rows.flatMap(({ seat, place }, index) =>
      rowOf(seat, result.ranks[place]!, place === 0, HEAD + index * ROW, cast),
    ),
    ...photo.shapes,
    text(EDGE, height - 26, words.link, 16, YELLOW, 'start'),
    text(WIDTH - EDGE, height - 26, words.date, 15, PAPER, 'end'),
  ]);
}

function rowOf(seat: number, rank: number, isFirst: boolean, top: number, cast: Cast): Shape[] {
  const runner = cast(seat);
  const middle = top + ROW / 2 - 3;
  return [
    box(EDGE, top, WIDTH - 2 * EDGE, ROW - 6, isFirst ? YELLOW : PAPER, { round: 12, stroke: INK, line: 2.5 }),
    label(EDGE + 16, middle + 8, String(rank), 22),
    ...faceOf(EDGE + 76, middle, runner),
    label(EDGE + 94, middle + 7, runner.name, 20),
  ];
}

function photoOf(finish: Finish, cast: Cast, { gap, sentence }: Words, top: number) {
  const strip = drawing(finish, cast, { you: () => '', gap }, WIDTH - 2 * EDGE);
  const said = lines(sentence(finish));
  const shapes = [
    ...said.map((line, index) => text(EDGE, top + 32 + index * 22, line, 18, PAPER, 'start')),
    ...strip.shapes.map((shape) => moved(shape, EDGE, top + 22 + said.length * 22)),
  ];
  return { height: strip.height + said.length * 22 + 40, shapes };
}
