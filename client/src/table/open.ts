/** A table with its line to the house. */
import { Lines } from './lines';
import { nonce } from './nonce';
import { Table, type Told } from './table.svelte';

const page = nonce(); // by which the house knows that two lines are one page

export function openTable(id: string): Table {
  return new Table(id, (table) => new Lines({
    address: () => address(id, table.revision),
    hear: (message) => table.hear(message as Told), // the house speaks only what wire.gen.ts says
    changed: (open) => table.lineChanged(open),
  }));
}

function address(id: string, after: number) {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws?table=${encodeURIComponent(id)}&after=${after}&page=${page}`;
}
