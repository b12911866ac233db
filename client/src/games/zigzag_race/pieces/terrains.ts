/** The eight kinds of ground, rarest first, as the server orders them: how many cards (ZR-1), and what they look like. */
import type { Stroke } from '../../../ui/picture';
import { tell } from '../../../words/words.svelte';
import type { Take } from '../wire.gen';

export type Terrain = Take['terrain'];

export const TERRAINS: readonly Terrain[] = ['tiles', 'beige', 'clay', 'field', 'water', 'cobble', 'meadow', 'sand'];
const LETTERS = 'tbcfwoms'; // one for each, in the deck and in a view of the field

/** ZR-1 */
export const COUNTS: Record<Terrain, number> = {
  tiles: 2,
  beige: 3,
  clay: 4,
  field: 5,
  water: 6,
  cobble: 8,
  meadow: 10,
  sand: 10,
};

export const terrainOf = (letter: string): Terrain | undefined => TERRAINS[LETTERS.indexOf(letter)];
export const letterOf = (terrain: Terrain) => LETTERS[TERRAINS.indexOf(terrain)]!;

export const terrainName = (terrain: Terrain) => tell(`zigzag_race_terrain_${terrain}`);

/** A texture repeats in a box of `wide` × `high` units, around the middle of an area; a lane is 40 units wide. */
export type Texture = { ground: string; wide: number; high: number; strokes: Stroke[]; turn?: number };

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const stone = (x: number, y: number) =>
  `M${x + 3.6} ${y}h3.8a3.6 3.6 0 0 1 3.6 3.6v.8a3.6 3.6 0 0 1-3.6 3.6h-3.8a3.6 3.6 0 0 1-3.6-3.6v-.8a3.6 3.6 0 0 1 3.6-3.6z`;
const tuft = (x: number, y: number) => `M${x - 0.5} ${y}l3 6 .5-8 .5 8 3-6`;
const daisies = (r: number) => dot(0, 11, r) + dot(22, 11, r) + dot(11, 0, r) + dot(11, 22, r);

/** Told apart by their pattern alone: in grey, and by colour-blind players. */
export const TEXTURES: Record<Terrain, Texture> = {
  tiles: { ground: '#f6fbff', wide: 18, high: 18, strokes: [{ d: 'M0 0h9v9H0zM9 9h9v9H9z', fill: '#2f86d6' }] },
  beige: {
    ground: '#f1dfb6',
    wide: 14,
    high: 14,
    strokes: [
      { d: 'M0 0H14V14H0z', line: '#8d6128', width: 2.4 },
      { d: 'M3.5 8V3.5H8', line: '#fff', width: 1.5 },
    ],
  },
  clay: {
    ground: '#b04d26',
    wide: 30,
    high: 30,
    strokes: [
      {
        d: 'M8 6 20 8 23 20 10 22zM20 8 30 3M0 3 8 6M23 20 30 25M0 25 10 22 12 30M12 0 8 6',
        line: '#4e1a08',
        width: 2.4,
      },
      { d: 'M11 11l6 1.5M26 9l2 6', line: '#dd8257', width: 2 },
    ],
  },
  field: {
    ground: '#4b2c14',
    wide: 10,
    high: 10,
    turn: 45,
    strokes: [
      { d: 'M0-.5h4.6v11H0z', fill: '#b98a3e' },
      { d: 'M2.3 1v3', line: '#e6cf74', width: 1.6 },
    ],
  },
  water: {
    ground: '#1c72c0',
    wide: 20,
    high: 11,
    strokes: [{ d: 'M-10 6q5-6 10 0t10 0 10 0 10 0', line: '#d9f1ff', width: 2.7 }],
  },
  cobble: {
    ground: '#434a61',
    wide: 26,
    high: 20,
    strokes: [
      { d: stone(1, 1) + stone(14, 1) + stone(-5.5, 11) + stone(7.5, 11) + stone(20.5, 11), fill: '#b4bccc' },
      { d: 'M4 3.6h4M17 3.6h4M10.5 13.6h4', line: '#e9edf5', width: 1.6 },
    ],
  },
  meadow: {
    ground: '#63bb4b',
    wide: 22,
    high: 22,
    strokes: [
      { d: tuft(8, 8) + tuft(-3, -3) + tuft(19, -3) + tuft(-3, 19) + tuft(19, 19), line: '#155c27', width: 1.9 },
      { d: daisies(2.7), fill: '#fff' },
      { d: daisies(1), fill: '#e69f00' },
    ],
  },
  sand: {
    ground: '#f8d265',
    wide: 15,
    high: 15,
    strokes: [
      {
        d: dot(3, 4, 1.7) + dot(11, 2.5, 1.3) + dot(7.5, 9.5, 1.7) + dot(13, 12.5, 1.3) + dot(2, 12.5, 1),
        fill: '#93620d',
      },
    ],
  },
};
