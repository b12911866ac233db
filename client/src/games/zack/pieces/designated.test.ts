import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Card, Colour } from './colours';
import { designated } from './designated';

type Vector = { shoe: [Card, number][]; colours: Colour[]; reversed: boolean; next: number };
const WRITTEN = join(import.meta.dirname, '../../../../../tests/games/zack/vectors/designated.json');
const vectors: Vector[] = JSON.parse(readFileSync(WRITTEN, 'utf8'));

test('the page names the same seat as the server in every recorded case (ZK-22 to ZK-25)', () => {
  expect(vectors.length).toBeGreaterThan(200);
  for (const { shoe, colours, reversed, next } of vectors) {
    const lying = shoe.map(([card, seat]) => ({ card, seat }));
    expect({ shoe, reversed, next: designated(lying, colours, reversed) }).toEqual({ shoe, reversed, next });
  }
});

test('an empty shoe and a Stop card name nobody', () => {
  expect(designated([], ['red', 'blue', 'green'], false)).toBeNull();
  expect(designated([{ card: 'swap', seat: 1 }], ['red', 'blue', 'green'], false)).toBeNull();
});
