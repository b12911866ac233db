/** The layers are kept by eslint.config.js; this shows that it would notice. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const CLIENT = join(import.meta.dirname, '..');
const RULE = 'import-x/no-restricted-paths';
const MOST = 26;
const lint = new ESLint({ cwd: CLIENT });
const [game, other] = readdirSync(join(CLIENT, 'src/games'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!kit)\w+[\\/]guide\.ts$/.test(file))
  .map((file) => file.split(/[\\/]/)[0]!);

async function refuses(file: string, from: string): Promise<boolean> {
  const line = `import * as it from '${from}';`;
  const text = file.endsWith('.svelte') ? `<script lang="ts">\n  ${line}\n</script>\n` : `${line}\n`;
  const [result] = await lint.lintText(text, { filePath: join(CLIENT, 'src', file) });
  const found = result!.messages.map(({ ruleId }) => ruleId);
  expect(found).not.toContain('import-x/no-unresolved');
  return found.includes(RULE);
}

test.each([
  ['sound/x.ts', '../ui/press'],
  ['words/x.svelte.ts', '../sound/sound'],
  ['ui/x.svelte', '../table/table.svelte'],
  ['ui/X.svelte', '../games/contract'],
  ['table/line/x.ts', '../../games'],
  ['games/kit/X.svelte', '../../pages/PageHead.svelte'],
  [`games/${game}/board/X.svelte`, '../../../pages/route.svelte'],
  [`games/${game}/board/X.svelte`, '../../besides'],
  [`games/${game}/board/X.svelte`, `../../${other}/guide`],
  ['games/kit/x.ts', `../${game}/guide`],
  ['games/x.ts', `./${game}/guide`],
])('%s may not know %s', async (file, from) => {
  expect(await refuses(file, from)).toBe(true);
});

test.each([
  ['ui/X.svelte', '../sound/sound'],
  ['table/x.ts', '../words/words.svelte'],
  ['games/kit/x.ts', '../besides'],
  [`games/${game}/board/X.svelte`, '../../kit/merits'],
  [`games/${game}/board/x.ts`, '../guide'],
  ['pages/shelf/X.svelte', '../../games'],
])('%s may know %s', async (file, from) => {
  expect(await refuses(file, from)).toBe(false);
});

test(`no folder holds more than ${MOST} files`, () => {
  const entries = readdirSync(join(CLIENT, 'src'), { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isFile()).map(({ parentPath }) => parentPath);
  const counts = new Map(folders.map((folder) => [folder, folders.filter((other) => other === folder).length]));
  expect(counts.size).toBeGreaterThan(30);
  expect([...counts].filter(([folder, count]) => count > MOST && !folder.includes('paraglide'))).toEqual([]);
});
