/** Each text of a build, squeezed beside itself: the server sends whichever of them a browser can read. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|html)$/;
const LEAST = 600; // bytes: less fits into one packet anyway
const WAYS = { '.br': brotliCompressSync, '.gz': gzipSync };

/** @returns {import('vite').Plugin} */
export const squeeze = () => ({ name: 'squeeze', apply: 'build', writeBundle: ({ dir }) => squeezeIn(dir) });

function squeezeIn(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => TEXT.test(name));
  for (const file of files.map((name) => join(folder, name))) squeezed(file);
}

function squeezed(file) {
  const text = readFileSync(file);
  if (text.length < LEAST) return;
  for (const [ending, way] of Object.entries(WAYS)) writeFileSync(file + ending, way(text));
}
