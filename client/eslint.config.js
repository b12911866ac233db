/** What the formatter and the type check can't see: layers, and the traps of Svelte and TypeScript. */
import { readdirSync } from 'node:fs';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

/** A layer knows only those above it in this list; neighbours in a line don't know each other. */
const LAYERS = [['words', 'sound'], ['ui'], ['table'], ['games'], ['pages']];
const folder = (name) => `./src/${name}`;

const layers = LAYERS.flatMap((neighbours, depth) =>
  neighbours.map((name) => ({
    target: folder(name),
    from: [...neighbours.filter((other) => other !== name), ...LAYERS.slice(depth + 1).flat()].map(folder),
    message: `${name}/ is below it; see "Layers" in CONTRIBUTING.md.`,
  })),
).filter(({ from }) => from.length);

const inGames = readdirSync('src/games', { withFileTypes: true });
const games = inGames.flatMap((entry) => (entry.isDirectory() && entry.name !== 'kit' ? [entry.name] : []));
const rooms = [
  ...games.map((game) => ({
    target: folder(`games/${game}`),
    from: folder('games'),
    except: [`./${game}`, './kit', './contract.ts'],
    message: 'A game knows the contract, the kit and no other game.',
  })),
  {
    target: [folder('games/kit'), './src/games/*.ts'],
    from: games.map((game) => folder(`games/${game}`)),
    message: 'Games are found by their folders, never by name.',
  },
];

export default defineConfig(
  globalIgnores(['src/paraglide', '**/*.gen.ts', 'project.inlang']),
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts', '**/*.svelte.test.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.svelte.ts', '.mjs', '.js', '.json'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...layers, ...rooms] }],
      'import-x/no-unresolved': ['error', { ignore: ['\\?raw$'] }], // what isn't found would be in no layer
      '@typescript-eslint/no-unused-vars': 'off', // the type check's
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space at the edge of a block
      'svelte/no-unused-svelte-ignore': 'off', // takes the words of a reason for names of warnings
    },
  },
);
