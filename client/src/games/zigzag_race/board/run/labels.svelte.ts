/** What is printed on a key, by where it lies: Q is A on a French keyboard. */
import type { Key } from './ways';

type LayoutMap = { get: (code: string) => string | undefined };
type WithKeyboard = { keyboard?: { getLayoutMap?: () => Promise<LayoutMap> } };

const AZERTY: Partial<Record<Key, string>> = { KeyQ: 'A', KeyW: 'Z', KeyA: 'Q', KeyZ: 'W' };
const QWERTZ: Partial<Record<Key, string>> = { KeyZ: 'Y' };

let known = $state.raw<LayoutMap>();

/** Only some browsers tell; elsewhere the player's language is the best guess. */
export const labels = {
  of: (key: Key) => (known?.get(key) ?? guessed(key, navigator.language)).toUpperCase(),
  learn: async () => {
    known = await (navigator as WithKeyboard).keyboard?.getLayoutMap?.().catch(() => undefined);
  },
};

export function guessed(key: Key, language: string): string {
  const layout = /^fr(-FR|-BE)?$/i.test(language) ? AZERTY : /^de|^fr-CH/i.test(language) ? QWERTZ : {};
  return layout[key] ?? key.slice(-1);
}
