/** The five colours and white, each with the shape that goes with it everywhere. */
import { say, tell } from '../../../words/words.svelte';

export const COLOURS = ['R', 'O', 'Y', 'G', 'B'] as const;
export type Colour = (typeof COLOURS)[number];
export type DieColour = Colour | 'W';
export const DICE: DieColour[] = ['W', 'R', 'O', 'Y', 'G', 'B']; // as the server names them
export const SHOWN: DieColour[] = ['R', 'O', 'Y', 'G', 'B', 'W']; // white last: it is added to the others

type Look = { name: string; fill: string; text: string; shape: Shape; sign: string };
export type Shape = 'triangle' | 'circle' | 'star' | 'square' | 'diamond' | 'dot';

export const LOOKS: Record<DieColour, Look> = {
  R: { name: 'red', fill: 'var(--red)', text: 'var(--deep)', shape: 'triangle', sign: '▲' },
  O: { name: 'orange', fill: 'var(--orange)', text: 'var(--ink)', shape: 'circle', sign: '●' },
  Y: { name: 'yellow', fill: 'var(--yellow)', text: 'var(--ink)', shape: 'star', sign: '★' },
  G: { name: 'green', fill: 'var(--green)', text: 'var(--deep)', shape: 'square', sign: '■' },
  B: { name: 'blue', fill: 'var(--blue)', text: '#fff', shape: 'diamond', sign: '◆' },
  W: { name: 'white', fill: '#fff', text: 'var(--ink)', shape: 'dot', sign: '○' },
};

export const lookOf = (cell: string) => LOOKS[cell[0] as Colour];
export const numberOf = (cell: string) => Number(cell.slice(1));

export const colourName = (colour: DieColour) => tell(`zinga_colour_${LOOKS[colour].name}`);

function cellName(cell: string): string {
  return say('zinga_cell', { colour: colourName(cell[0] as Colour), number: numberOf(cell) });
}

/** A cell in words, for screen readers. */
export function spokenCell(cell: string, ticked: boolean): string {
  return ticked ? say('zinga_ticked_cell', { cell: cellName(cell) }) : cellName(cell);
}

/** The dice in words, for screen readers: white last, as it lies. */
export function spokenDice(dice: number[]): string {
  return SHOWN.map((colour) => `${colourName(colour)} ${dice[DICE.indexOf(colour)]}`).join(', ');
}

export function signedCell(cell: string): string {
  return `${lookOf(cell).sign} ${cellName(cell)}`;
}

/** A text without such signs, for screen readers. */
export const unsigned = (text: string) => text.replace(/[▲●★■◆○] /g, '');

/** Where there is little room. */
export const shortCell = (cell: string) => `${lookOf(cell).sign}\u00a0${numberOf(cell)}`;

/** The letter to type for a colour: in its name. */
export const letterOf = (colour: Colour) => tell(`zinga_letter_${LOOKS[colour].name}`);
