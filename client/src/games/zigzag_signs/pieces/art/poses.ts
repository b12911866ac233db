/** How a character stands and feels: one pose and mood for each element and accessory. */
import type { Element } from './bodies';
import type { EYES, MOUTHS } from './faces';

export type Accessory = 'sunglasses' | 'cocktail' | 'suitcase' | 'none';
/** An arm on the right, and where its hand is. */
type Arm = { d: string; hand: readonly [number, number] };
export type Pose = {
  turn?: number;
  lift?: number;
  arms: readonly [keyof typeof ARMS, keyof typeof ARMS];
  legs?: keyof typeof LEGS;
  eyes?: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
};

export const ARMS = {
  hip: { d: 'M54 20Q86 24 78 46Q72 56 56 50', hand: [56, 50] },
  high: { d: 'M52 0Q72-20 68-52', hand: [68, -56] },
  flex: { d: 'M56 14Q88 14 84-8Q82-20 70-20', hand: [68, -21] },
  wide: { d: 'M56 10Q72 8 84-4', hand: [86, -7] },
  down: { d: 'M54 24Q74 32 76 52', hand: [76, 55] },
  glass: { d: 'M52 26Q82 30 77-4', hand: [77, -9] },
  carry: { d: 'M54 14Q72 18 60 48', hand: [60, 50] },
  back: { d: 'M54 18Q76 24 82 8', hand: [84, 5] },
  chin: { d: 'M50 40Q66 60 40 50', hand: [36, 47] },
  point: { d: 'M54 18Q72 16 80 0', hand: [81, -3] },
} satisfies Record<string, Arm>;

export const LEGS = {
  stand: 'M-24 54V88Q-24 93-36 93M24 54V88Q24 93 36 93',
  wide: 'M-34 54L-42 86Q-44 93-56 93M34 54L42 86Q44 93 56 93',
  run: 'M-22 54Q-30 72-52 70Q-62 70-64 60M20 54Q36 70 26 92H40',
  jump: 'M-24 52Q-46 62-40 78Q-38 88-50 88M24 52Q46 62 40 78Q38 88 50 88',
  cross: 'M-18 54Q-18 76 10 90H22M18 54Q18 76-10 90H-22',
  kick: 'M-22 54V88Q-22 93-34 93M22 52Q44 58 58 76L66 68',
};

/** Instead of legs. */
export const WHIRLWIND = [
  { d: 'M-34 68Q0 82 38 66', width: 9 },
  { d: 'M-20 84Q4 94 28 82', width: 8 },
  { d: 'M-7 98Q6 104 16 97', width: 7 },
];

/** Sunglasses are cool, a cocktail is at ease, a suitcase is in a hurry, and with nothing the hands go up. */
export const POSES: Record<Element, Record<Accessory, Pose>> = {
  water: {
    sunglasses: { turn: -7, arms: ['hip', 'point'], legs: 'cross', mouth: 'smirk' },
    cocktail: { turn: -4, arms: ['down', 'glass'], legs: 'stand', eyes: 'happy', mouth: 'smile' },
    suitcase: { turn: -9, arms: ['high', 'carry'], legs: 'run', eyes: 'side', mouth: 'o' },
    none: { turn: 5, lift: -10, arms: ['high', 'high'], legs: 'jump', eyes: 'open', mouth: 'laugh' },
  },
  earth: {
    sunglasses: { arms: ['hip', 'hip'], legs: 'wide', mouth: 'grin' },
    cocktail: { turn: 3, arms: ['hip', 'glass'], legs: 'stand', eyes: 'half', mouth: 'tiny' },
    suitcase: { turn: -6, arms: ['back', 'carry'], legs: 'stand', eyes: 'tired', mouth: 'wavy' },
    none: { arms: ['flex', 'flex'], legs: 'wide', eyes: 'angry', mouth: 'grin' },
  },
  air: {
    sunglasses: { turn: 8, lift: -6, arms: ['chin', 'wide'], mouth: 'whistle' },
    cocktail: { turn: -5, lift: -4, arms: ['wide', 'glass'], eyes: 'closed', mouth: 'tiny' },
    suitcase: { turn: -11, lift: -6, arms: ['high', 'carry'], eyes: 'wide', mouth: 'wavy' },
    none: { turn: 9, lift: -12, arms: ['wide', 'high'], eyes: 'wide', mouth: 'o' },
  },
  fire: {
    sunglasses: { turn: 6, arms: ['point', 'hip'], legs: 'kick', mouth: 'fang' },
    cocktail: { turn: -6, lift: -4, arms: ['high', 'glass'], legs: 'kick', eyes: 'wink', mouth: 'tongue' },
    suitcase: { turn: -10, lift: -2, arms: ['back', 'carry'], legs: 'run', eyes: 'angry', mouth: 'flat' },
    none: { turn: -4, lift: -8, arms: ['high', 'flex'], legs: 'jump', eyes: 'angry', mouth: 'fang' },
  },
};
