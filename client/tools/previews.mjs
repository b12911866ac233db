/** What the server says of a link in a chat: each game's title, what it is and its picture, in all languages, as `previews.json`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const WORDS = ['table', 'replay'];

/** @returns {import('vite').Plugin} */
export const previews = () => ({
  name: 'previews',
  apply: 'build',
  async generateBundle() {
    const games = {};
    for (const id of readdirSync(`${sources}games`).filter(isGame)) games[id] = await gameOf(this, id);
    const source = JSON.stringify({ words: words(), games });
    this.emitFile({ type: 'asset', fileName: 'previews.json', source });
  },
});

const isGame = (id) => existsSync(`${sources}games/${id}/box.ts`);

/** A game may have no picture yet. */
async function gameOf(build, id) {
  const { box } = await import(new URL(`../src/games/${id}/box.ts`, import.meta.url).href);
  const what = inEach(`games/${id}/messages`, (messages) => messages[`${id}_subtitle`]);
  return { title: box.title, what, picture: pictureOf(build, id) };
}

function pictureOf(build, id) {
  const file = `${sources}games/${id}/picture.jpg`;
  if (!existsSync(file)) return null;
  const emitted = build.emitFile({ type: 'asset', name: `${id}.jpg`, source: readFileSync(file) });
  return `/${build.getFileName(emitted)}`;
}

const words = () =>
  inEach('messages', (messages) => Object.fromEntries(WORDS.map((word) => [word, messages[`preview_${word}`]])));

/** By language. */
function inEach(folder, pick) {
  const files = readdirSync(sources + folder).filter((name) => name.endsWith('.json'));
  const read = (name) => JSON.parse(readFileSync(`${sources}${folder}/${name}`, 'utf8'));
  return Object.fromEntries(files.map((name) => [name.slice(0, -'.json'.length), pick(read(name))]));
}
