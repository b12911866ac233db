/** Typed cells of the browser's storage: what it remembers under one name, from visit to visit. */

export type Stored<Value, Fallback = Value> = { get: () => Value | Fallback; set: (value: Value) => void };

/** How a value becomes text and back; `undefined`: someone else wrote there, and the fallback holds. */
type Codec<Value> = { read: (text: string) => Value | undefined; write: (value: Value) => string };

/** `sessionStorage` remembers for as long as the tab is open. A browser may refuse either in a frame of another site: then
 *  nothing is remembered. */
export function stored<Value, Fallback = Value>(
  name: string,
  fallback: Fallback,
  { read, write }: Codec<Value>,
  storage = () => localStorage,
): Stored<Value, Fallback> {
  return {
    get() {
      const text = attempt(() => storage().getItem(name));
      return (text == null ? undefined : read(text)) ?? fallback;
    },
    set: (value) => attempt(() => storage().setItem(name, write(value))),
  };
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined; // refused, or full
  }
}

export const text: Codec<string> = { read: (text) => text, write: (value) => value };

export const flag: Codec<boolean> = { read: (text) => text === 'yes', write: (value) => (value ? 'yes' : 'no') };

/** Words without spaces; only known ones are read, if it is said which. */
export const list = <Word extends string = string>(known?: readonly Word[]): Codec<readonly Word[]> => ({
  read: (text) => known?.filter((word) => text.split(' ').includes(word)) ?? (text.split(' ') as Word[]),
  write: (words) => words.join(' '),
});

export const oneOf = <Word extends string>(words: readonly Word[]): Codec<Word> => ({
  read: (text) => words.find((word) => word === text),
  write: (word) => word,
});

/** `check` makes a value of what was found, or says that it is none. */
export const json = <Value>(check: (found: unknown) => Value | undefined): Codec<Value> => ({
  read(text) {
    try {
      return check(JSON.parse(text));
    } catch {
      return undefined;
    }
  },
  write: JSON.stringify,
});
