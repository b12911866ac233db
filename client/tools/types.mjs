/** Reads `python -m sabot.server.ops.schema` from stdin and writes the TypeScript of what crosses the wire. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format } from 'prettier';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const bannerComment = "/* Written by `npm run types` from the server's own structs. Do not edit. */";
const style = { printWidth: 120, singleQuote: true };

/** An object with every definition as a property, so that each is reached and named. */
function whole({ definitions }) {
  const names = Object.keys(definitions).sort();
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]));
  return { type: 'object', properties, definitions: plain(definitions) };
}

/** The same schema in the words json-schema-to-typescript knows. */
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const { title, prefixItems, ...rest } = value;
  if (typeof title !== 'string' && title !== undefined) rest.title = title; // a field of that name
  if (prefixItems) rest.items = prefixItems; // a tuple
  if (rest.type === 'object' && !rest.properties) rest.additionalProperties ??= true; // a dict
  return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, plain(inner)]));
}

/** A game may have its rules before it has a folder here. */
async function write(path, schema) {
  const options = { bannerComment, additionalProperties: false, style };
  const code = await compile(whole(schema), 'Everything', options);
  await mkdir(dirname(source + path), { recursive: true });
  await writeFile(source + path, code.replace(/export interface Everything \{[^}]*\}\n/, ''));
}

/** Data that a game and its page both have, such as a deck of cards. */
async function writeConstants(path, constants) {
  const lines = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;`,
  );
  await writeFile(
    source + path,
    await format([bannerComment, ...lines].join('\n'), { ...style, parser: 'typescript' }),
  );
}

const { wire, games } = JSON.parse(await text(process.stdin));
await write('wire.gen.ts', wire);
for (const [id, schema] of Object.entries(games)) {
  await write(`games/${id}/wire.gen.ts`, schema);
  for (const [name, constants] of Object.entries(schema.constants))
    await writeConstants(`games/${id}/${name}.gen.ts`, constants);
}
