/** For tests that hold the page against the server: the Python sources of a folder and of all folders inside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '../../sabot');

/** One text. Too few files are an error: a folder that moved must not leave a test with nothing to find. */
export function python(folder: string, atLeast: number): string {
  const files = readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.py'),
  );
  if (files.length < atLeast)
    throw new Error(`sabot/${folder} has ${files.length} Python files, fewer than ${atLeast}`);
  return files
    .sort()
    .map((file) => readFileSync(join(SERVER, folder, file), 'utf8'))
    .join('\n');
}
