/** A table with its line to the house. */
import { Lines } from './lines';
import { looking } from '../looking';
import { nonce } from '../fair/nonce';
import { Table, type Told } from '../table.svelte';

const page = nonce(); // by which the house knows that two lines are one page

export function openTable(id: string): Table {
  return new Table(
    id,
    (table) =>
      new Lines({
        address: () => address(id, table.revision),
        hear: (message) => hear(table, message as Told), // the house speaks only what wire.gen.ts says
        changed: (open) => table.lineChanged(open),
        stalled: (is) => (table.stalled = is),
      }),
  );
}

function hear(table: Table, told: Told) {
  looking.hear(told);
  table.hear(told);
}

function address(id: string, after: number) {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = new URLSearchParams({
    table: id,
    after: String(after),
    page,
    ...(looking.on ? { watch: '' } : {}),
    ...longer(location.search),
  });
  return `${scheme}://${location.host}/ws?${query}`;
}

/** `/t/abc?lag=120&jitter=30` asks for a longer line; a house grants it if it runs with --dev. */
export function longer(search: string) {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(['lag', 'jitter'].flatMap((name) => (asked.has(name) ? [[name, asked.get(name)!]] : [])));
}
