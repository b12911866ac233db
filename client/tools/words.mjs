/** How the messages of all folders become functions: for the build, and by itself before the type check. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from '@inlang/paraglide-js';

const client = fileURLToPath(new URL('../', import.meta.url));
const project = `${client}project.inlang`;

// The page sets the language itself (src/words), so the compiled runtime needs no strategy of its own.
/** @type {Parameters<typeof compile>[0]} */
export const words = {
  project,
  outdir: `${client}src/paraglide`,
  outputStructure: 'locale-modules',
  strategy: ['baseLocale'],
};

/** The page's own messages, and those of every game that has some: a new one is found by its folder. */
const folders = ['src', ...readdirSync(`${client}src/games`).map((game) => `src/games/${game}`)]
  .map((folder) => `./${folder}/messages`)
  .filter((folder) => existsSync(client + folder));

/** A language is there when the page itself has messages in it. */
const locales = readdirSync(`${client}src/messages`).map((file) => file.replace('.json', ''));

mkdirSync(project, { recursive: true });
writeFileSync(
  `${project}/settings.json`,
  JSON.stringify({
    telemetry: 'off',
    baseLocale: 'en',
    locales,
    modules: ['./node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': { pathPattern: folders.map((folder) => `${folder}/{locale}.json`) },
  }),
);

if (import.meta.filename === process.argv[1]) await compile(words);
