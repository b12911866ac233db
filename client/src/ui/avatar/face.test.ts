import { expect, test } from 'vitest';
import { faceOf, isBot } from './face';

test.each([
  [{ name: 'Ada', animal: 'fox', level: null }, false],
  [{ name: 'Ada', animal: 'fox', level: 'easy' }, true],
  [{ name: 'Ada 🤖', animal: 'fox', level: null }, true],
  [{ name: null, animal: null, level: null }, false],
  [undefined, false],
])('%o is a bot: %s', (sitter, bot) => {
  expect(isBot(sitter)).toBe(bot);
  expect(faceOf(sitter)).toEqual({ name: sitter?.name ?? null, animal: sitter?.animal ?? null, bot });
});
