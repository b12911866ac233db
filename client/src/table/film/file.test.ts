import { expect, test } from 'vitest';
import { LIMITS, readFilm } from './file';
import { packed, sampleFile, sampleFilm, sampleLines } from './sample';

const coded = (reading: Promise<unknown>) => reading.then(String, (error) => error.refusal.code);

test('a file is read as it was written', async () => {
  const film = await readFilm(await sampleFile(sampleLines()));
  expect([film.head, film.frames]).toEqual([sampleFilm().head, sampleFilm().frames]);
});

test('a view that did not change is the very same one', async () => {
  const frames = sampleFilm().frames.map((frame, at) => (at === 1 ? { ...frame, views: [0, 0, 0] } : frame));
  const film = await readFilm(await sampleFile(sampleLines(undefined, frames)));
  expect(film.frames[1]!.views[2]).toBe(film.frames[0]!.views[2]);
});

test('anything but a game file is refused', async () => {
  expect(await coded(readFilm(new Blob(['a poem'])))).toBe('not-a-game-file');
  expect(await coded(readFilm(await packed('a poem\n')))).toBe('not-a-game-file');
  expect(await coded(readFilm(await packed('{"other": 1}\n')))).toBe('not-a-game-file');
  expect(await coded(readFilm(new Blob([])))).toBe('not-a-game-file');
});

test('a file of a later version says so', async () => {
  expect(await coded(readFilm(await sampleFile(sampleLines({ sabot: 3 }))))).toBe('newer-file');
});

test('a file cut short is refused, wherever it was cut', async () => {
  const whole = await sampleFile(sampleLines());
  expect(await coded(readFilm(whole.slice(0, whole.size - 30)))).toBe('cut-short');
  expect(await coded(readFilm(await sampleFile(sampleLines(), '')))).toBe('cut-short');
  expect(await coded(readFilm(await sampleFile(sampleLines(), '{"end": 6, "sha')))).toBe('cut-short');
});

test('a file in which a letter changed is refused', async () => {
  const end = (
    await new Response((await sampleFile(sampleLines())).stream().pipeThrough(new DecompressionStream('gzip'))).text()
  )
    .trimEnd()
    .split('\n')
    .at(-1)!;
  const lines = sampleLines().map((line) => line.replace('"at":9000', '"at":9001'));
  expect(await coded(readFilm(await sampleFile(lines, `${end}\n`)))).toBe('damaged-file');
});

test('frames out of order, without views or with other words behind the end are refused', async () => {
  const [first, ...others] = sampleFilm().frames;
  expect(await coded(readFilm(await sampleFile(sampleLines(undefined, [...others, first!]))))).toBe('damaged-file');
  expect(await coded(readFilm(await sampleFile(sampleLines(undefined, [{ film: 0, at: 0 }]))))).toBe('damaged-file');
  expect(await coded(readFilm(await sampleFile([...sampleLines(), '{"end": 6, "sha256": ""}'])))).toBe('damaged-file');
});

test('zeros without end are refused before they are unpacked', async () => {
  expect(await coded(readFilm(await sampleFile(sampleLines()), { ...LIMITS, lines: 5 }))).toBe('file-too-big');
  const zeros = await packed('\0'.repeat(3 * 2 ** 20));
  expect(await coded(readFilm(zeros))).toBe('file-too-big');
  expect(await coded(readFilm(await sampleFile(sampleLines()), { ...LIMITS, all: 500 }))).toBe('file-too-big');
});

test.each([
  [0, { views: [null, null, null] }],
  [0, { views: [0, 0, 0] }],
  [2, { views: ['a', 'b', 'c'] }],
  [2, { views: [false, 0, 0] }],
  [2, { placed: 7 }],
  [2, { placed: { act: 'snap', record: null } }],
])('a frame %i that no board could show is refused: %o', async (film, forged) => {
  const frames = sampleFilm().frames.map((frame, at) => (at === film ? { ...frame, ...forged } : frame));
  expect(await coded(readFilm(await sampleFile(sampleLines(undefined, frames))))).toBe('damaged-file');
});

test.each(['null', '"act"', '{"on":"act"}', '{"on":"act","at":null}'])(
  'a malformed entry is refused: %s',
  async (entry) => {
    const [head, , ...rest] = sampleLines();
    expect(await coded(readFilm(await sampleFile([head!, `{"entry":${entry},"n":1}`, ...rest])))).toBe('damaged-file');
  },
);

test('a format that never was is refused', async () => {
  const [head, ...rest] = sampleLines();
  const file = sampleFile([head!.replace('"sabot":1', '"sabot":0'), ...rest]);
  expect(await coded(readFilm(await file))).toBe('not-a-game-file');
});
