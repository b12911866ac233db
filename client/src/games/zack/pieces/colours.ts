/** The six colours, each with the shape that goes with it everywhere, and the cards by name. */
import { tell } from '../../../words/words.svelte';
import type { ShoeCard, View } from '../wire.gen';

export type Colour = View['seats'][number]['colour'];
export type Card = ShoeCard['card'];

/** In this order everywhere; it is also their key. It isn't the order of seats. */
export const COLOURS: Colour[] = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];
export const MOVES: Card[] = ['right', 'two-right', 'left', 'two-left', 'again', 'back'];
export const STOPS: Card[] = ['choose', 'swap', 'left-right'];
export const CARDS: Card[] = [...COLOURS, ...MOVES, ...STOPS];

type Look = { fill: string; text: string; sign: string; path: string };

/** `path`: its shape in a square from -10 to 10. */
export const LOOKS: Record<Colour, Look> = {
  red: { fill: 'var(--red)', text: 'var(--deep)', sign: '▲', path: 'M0-9.500 9.500 7.500H-9.500z' },
  orange: {
    fill: 'var(--orange)',
    text: 'var(--ink)',
    sign: '●',
    path: 'M-8.500 0a8.500 8.500 0 0 0 17 0a8.500 8.500 0 0 0-17 0',
  },
  yellow: {
    fill: 'var(--yellow)',
    text: 'var(--ink)',
    sign: '★',
    path: 'M0-10.500 3.100-3.600 10.500-3.200 4.700 1.700 6.700 9 0 5-6.700 9-4.700 1.700-10.500-3.200-3.100-3.600z',
  },
  green: { fill: 'var(--green)', text: 'var(--deep)', sign: '■', path: 'M-8-8H8V8H-8z' },
  blue: { fill: 'var(--blue)', text: '#fff', sign: '◆', path: 'M0-10.500 8.500 0 0 10.500-8.500 0z' },
  violet: {
    fill: 'var(--violet)',
    text: 'var(--ink)',
    sign: '♥',
    path: 'M0 9.500C-15-1-9-11 0-4.500C9-11 15-1 0 9.500z',
  },
};

export const isColour = (card: Card): card is Colour => card in LOOKS;
export const isStop = (card: Card) => STOPS.includes(card);

export const colourName = (colour: Colour) => tell(`zack_colour_${colour}`);
export const signedColour = (colour: Colour) => `${LOOKS[colour].sign} ${colourName(colour)}`;

export function cardName(card: Card): string {
  return isColour(card) ? signedColour(card) : tell(`zack_card_${card.replace('-', '_')}`);
}
