/** What is worth finding on the time axis: contested moments, penalties and turning points, in the game's own words. */
import type { Guide, Mark as Kind, Who } from '../../games/contract';
import { finishOf, moments } from '../../table/fair/photo';
import { claimsOf, type Film, type Frame } from '../../table/film/film';
import { sentenceOf } from '../photo/words';

export type Mark = { at: number; index: number; kind: Kind | 'race'; text: string };

export function marksOf(film: Film, guide: Guide, who: Who): Mark[] {
  const all = [...racesOf(film, who), ...film.frames.flatMap((frame) => toldOf(frame, guide, who))];
  return all.sort((one, other) => one.index - other.index);
}

function racesOf(film: Film, who: Who): Mark[] {
  return moments(claimsOf(film)).map((moment) => ({
    at: film.frames[moment.revision]!.at,
    index: moment.revision,
    kind: 'race',
    text: sentenceOf(finishOf(moment), film.head.game, who),
  }));
}

/** The gravest of a frame: a penalty may also be a turning point. */
function toldOf({ at, film: index, events }: Frame, guide: Guide, who: Who): Mark[] {
  const marked = events.flatMap((event) => {
    const kind = guide.mark?.(event);
    return kind ? [{ at, index, kind, text: guide.tell(event, who) }] : [];
  });
  return marked.slice(-1);
}

/** The next one in this direction; none: undefined. */
export function markBeside(marks: Mark[], index: number, by: 1 | -1): Mark | undefined {
  return by > 0 ? marks.find((mark) => mark.index > index) : marks.findLast((mark) => mark.index < index);
}
