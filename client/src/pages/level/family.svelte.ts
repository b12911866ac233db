/** *Family: more time*, kept from visit to visit: the tables this browser opens have each game's longer windows. */
import { flag, stored } from '../../stored';
import type { GameCard } from '../../wire.gen';

type Options = Record<string, unknown>;

const wish = stored('sabot.family', false, flag);
let wished = $state(wish.get());

export const family = {
  get on() {
    return wished;
  },
  set(on: boolean) {
    wished = on;
    wish.set(on);
  },
  /** What a table of this game is opened with, beside options of its own. */
  terms: (card: GameCard | undefined, own: Options = {}): Options => (wished ? longest(card?.family ?? {}, own) : own),
  /** And the next table of the same people: windows that are longer here stay so, on any host's phone. */
  onward: (here: GameCard | undefined, options: Options, next: GameCard | undefined): Options =>
    wished || hasFamily(here, options) ? (next?.family ?? {}) : {},
};

const hasFamily = (card: GameCard | undefined, options: Options) =>
  card?.family !== undefined && Object.keys(card.family).length > 0 && isFamily(options, card.family);

/** Both, and of two windows the longer one: some of a first game's are longer still. */
function longest(one: Options, other: Options): Options {
  const named = Object.entries(other).map(([name, value]) => [name, longer(one[name], value)]);
  return { ...one, ...Object.fromEntries(named) };
}

const longer = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number' ? Math.max(one, other) : other;

/** Whether a table has all of a game's longer windows. */
export const isFamily = (options: Options, longer: Options) =>
  Object.entries(longer).every(([name, value]) => options[name] === value);

/** The windows longer, or as usual. */
export function windows({ family = {}, options }: GameCard, on: boolean): Options {
  const usual = options.filter(({ name }) => name in family).map((option) => [option.name, option.default]);
  return on ? family : Object.fromEntries(usual);
}
