/** How the messages of all folders become functions: for the build, and by itself before the type check. */
import { compile } from '@inlang/paraglide-js';

// The page sets the language itself (src/words), so the compiled runtime needs no strategy of its own.
/** @type {Parameters<typeof compile>[0]} */
export const words = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'locale-modules',
  strategy: ['baseLocale'],
};

if (import.meta.filename === process.argv[1]) await compile(words);
