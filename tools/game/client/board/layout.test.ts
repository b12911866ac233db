import { expect, test } from 'vitest';
import { columnsFor } from './layout';

test('as large as the room allows', () => {
  expect(columnsFor(8, 900, 700)).toBe(3);
  expect(columnsFor(8, 340, 600)).toBe(2);
  expect(columnsFor(8, 800, 100)).toBe(8);
});
