/** The service worker of a build: `worker/sw.js` with the names of the files it keeps. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../worker/sw.js', import.meta.url));
const ELSEWHERE = /-(cyrillic|cyrillic-ext|vietnamese)-|\.(br|gz|jpg)$/; // letters of no language of ours; squeezed copies; pictures for chats

/** @returns {import('vite').Plugin} */
export const worker = () => ({ name: 'worker', apply: 'build', writeBundle: ({ dir }) => writeWorker(dir) });

function writeWorker(folder) {
  const files = readdirSync(join(folder, 'assets')).filter((name) => !ELSEWHERE.test(name));
  const kept = files.sort().map((name) => `/assets/${name}`);
  const page = readFileSync(join(folder, 'index.html'));
  const version = createHash('sha256').update(kept.join()).update(page).digest('hex').slice(0, 12);
  const names = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(kept)};\n`;
  writeFileSync(join(folder, 'sw.js'), names + readFileSync(SOURCE, 'utf8'));
}
