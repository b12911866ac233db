/** What a game's trainer tells the page around its exercise. */
export type Lesson<Mode extends string> = {
  game: string;
  modes: readonly Mode[];
  usual: Mode;
  words: () => { title: string; how: string; keys: string; choice: string; modes: Record<Mode, string> };
};
