/** A table with its line to the house. */
import { Line } from './line';
import { Table, type Told } from './table.svelte';

export function openTable(id: string): Table {
  return new Table(id, (table) => new Line({
    address: () => address(id, table.revision),
    hear: (message) => table.hear(message as Told), // the house speaks only what wire.gen.ts says
    changed: (open) => table.lineChanged(open),
  }));
}

function address(id: string, after: number) {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws?table=${encodeURIComponent(id)}&after=${after}`;
}
