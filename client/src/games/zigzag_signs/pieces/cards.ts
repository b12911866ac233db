/** The cards of Zigzag as the page knows them (ZS-1 to ZS-3): what a name means, and what it is called. */
import { keyOf, tell } from '../../../words/words.svelte';
import { CYCLE, LETTERS, VALUES } from '../cards.gen';
import type { Mine, SetSigns, Shown, StopLaid, View } from '../wire.gen';

export type Value = NonNullable<Shown['constraint']>;
export type Feature = StopLaid['feature'];
export type Gesture = SetSigns['zig'];
export type Kind = 'joker' | 'stop' | 'now' | 'later' | 'shift'; // of a special card: how and when it is played

export const FEATURES = ['element', 'landscape', 'accessory'] as const satisfies Feature[];
export const GESTURES = [
  ...(['wink', 'ear', 'sip', 'hat'] as const),
  ...(['yawn', 'whistle', 'tongue', 'hide'] as const),
  ...(['chin', 'sneeze', 'shush', 'glasses'] as const),
] satisfies Gesture[];
const KINDS: Record<string, Kind> = {
  joker: 'joker',
  theft: 'now',
  swap: 'now',
  z: 'now',
  master: 'later',
  ten: 'later',
  see: 'later',
  plus: 'shift',
  minus: 'shift',
};

/** Element, landscape and accessory of a character; nothing for a special card. */
export function valuesOf(card: string): Value[] {
  return isCharacter(card) ? [...card].map((letter) => VALUES[LETTERS.indexOf(letter)]!) : [];
}

const CHARACTER = new RegExp(`^[${LETTERS.slice(0, 4)}][${LETTERS.slice(4, 8)}][${LETTERS.slice(8)}]$`);
const isCharacter = (card: string) => CHARACTER.test(card);

export const featureOf = (value: Value): Feature => FEATURES[Math.floor(VALUES.indexOf(value) / 4)]!;

/** Undefined for a character. */
export const kindOf = (card: string): Kind | undefined => (card.startsWith('stop-') ? 'stop' : KINDS[card]);

export const stopOf = (card: string): Feature | undefined => FEATURES.find((feature) => card === `stop-${feature}`);

/** ZS-30 to ZS-34: what these four have in common; a STOP takes a feature away, a joker stands for any character. */
export function commonOf(cards: readonly string[], stops: readonly Feature[] = []): Value[] {
  const plain = cards.filter((card) => card !== 'joker');
  if (cards.length < 4 || plain.some((card) => !isCharacter(card))) return [];
  return VALUES.filter(
    (value) => !stops.includes(featureOf(value)) && plain.every((card) => valuesOf(card).includes(value)),
  );
}

/** ZS-51: what two cards share, but for what STOPs take away. */
export const sharedOf = (one: string, other: string, stops: readonly Feature[] = []): Value[] =>
  valuesOf(one).filter((value) => !stops.includes(featureOf(value)) && valuesOf(other).includes(value));

/** ZS-71: past 12 comes 1. */
export const wrapped = (number: number) => ((((number - 1) % 12) + 12) % 12) + 1;
export const constraintOf = (card: number, number: number): Value => CYCLE[(card + wrapped(number) - 1) % 12]!;

/** One's own number, with +1 and −1 (ZS-71). */
export function numberOf({ number, seats }: View, { seat }: Mine): number | null {
  const shifts = seats[seat]?.shifts ?? [];
  return number === null ? null : wrapped(number + shifts.reduce((sum, one) => sum + (one === 'plus' ? 1 : -1), 0));
}

export const valueName = (value: Value) => tell(keyOf('zigzag_signs_value', value));
export const featureName = (feature: Feature) => tell(keyOf('zigzag_signs_feature', feature));
export const gestureName = (gesture: Gesture) => tell(keyOf('zigzag_signs_gesture', gesture));

/** `water, blue, sunglasses`, or the name of a special card. */
export function cardName(card: string): string {
  const values = valuesOf(card);
  return values.length ? values.map(valueName).join(', ') : tell(keyOf('zigzag_signs_card', card));
}
