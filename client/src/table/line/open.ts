/** A table with its line to the server. */
import { Lines } from './lines';
import { nodes } from './nodes';
import { looking } from '../looking';
import { nonce } from '../fair/nonce';
import { Table, type Told } from '../table.svelte';

const page = nonce(); // by which the server knows that two lines are one page

/** `tv`: a television: a spectator that never sits, whatever player its cookie belongs to. */
export function openTable(id: string, tv = false): Table {
  return new Table(id, (table) => {
    const lines = new Lines({
      address: () => address(id, table.revision, tv),
      hear: (message) => hear(table, lines, message as Told, tv), // the server speaks only what wire.gen.ts says
      changed: (open) => table.lineChanged(open),
      stalled: (is) => (table.stalled = is),
      unreached: () => nodes.next(),
      patience: () => nodes.patience,
    });
    return lines;
  });
}

function hear(table: Table, lines: Lines, told: Told, tv: boolean) {
  if (told.on === 'others') return nodes.know(told.addresses);
  if (told.on === 'moved') return nodes.move(told.address) && lines.move();
  if (!tv) looking.hear(told);
  table.hear(told);
}

function address(id: string, after: number, tv: boolean) {
  const query = new URLSearchParams({
    table: id,
    after: String(after),
    page,
    ...(tv ? { tv: '' } : looking.on ? { watch: '' } : {}),
    ...longer(location.search),
  });
  return `${nodes.here.replace(/^http/, 'ws')}/ws?${query}`;
}

/** `/t/abc?lag=120&jitter=30` asks for a longer line; a server grants it if it runs with --dev. */
export function longer(search: string) {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(['lag', 'jitter'].flatMap((name) => (asked.has(name) ? [[name, asked.get(name)!]] : [])));
}
