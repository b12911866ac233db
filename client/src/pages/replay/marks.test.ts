import { expect, test } from 'vitest';
import type { Guide } from '../../games/contract';
import { sampleFilm } from '../../table/film/sample';
import { language } from '../../words/words.svelte';
import { markBeside, marksOf } from './marks';

const who = { me: null, name: (seat: number) => ['Ann', 'Bob'][seat]! };
const guide = {
  mark: ({ on }: { on: string }) => ({ turned: 'turn', late: 'penalty' })[on],
  tell: ({ on }: { on: string }) => `it ${on}`,
} as unknown as Guide;
const marks = () => marksOf(sampleFilm(), guide, who);

test('races are marked by their photo finish, other things as the game says', () => {
  language.speak('en');
  expect(marks()).toEqual([
    { at: 2_000, index: 1, kind: 'turn', text: 'it turned' },
    { at: 3_000, index: 2, kind: 'race', text: 'Bob acted 40 ms before Ann.' },
    { at: 3_000, index: 3, kind: 'penalty', text: 'it late' },
  ]);
});

test('from a mark the next one is another one', () => {
  const kinds = (index: number) => ([-1, 1] as const).map((by) => markBeside(marks(), index, by)?.kind);
  expect([0, 2, 5].map(kinds)).toEqual([
    [undefined, 'turn'],
    ['turn', 'penalty'],
    ['penalty', undefined],
  ]);
});
