import { expect, test } from 'vitest';
import { pieces } from './prose';

test('strong words and clause numbers are told from the rest', () => {
  expect(pieces('Say *STOP* (ZG-56).')).toEqual([
    { kind: 'text', text: 'Say ' },
    { kind: 'strong', text: 'STOP' },
    { kind: 'text', text: ' (' },
    { kind: 'clause', text: 'ZG-56' },
    { kind: 'text', text: ').' },
  ]);
});

test('a plain sentence stays whole', () => {
  expect(pieces('5 × 5 cells')).toEqual([{ kind: 'text', text: '5 × 5 cells' }]);
});
