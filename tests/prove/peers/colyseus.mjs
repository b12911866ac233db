// Colyseus: a room of four, a patch sent at once for each message. `node colyseus.mjs serve PORT | visit PORT ROOMS`
import { Room, Server } from '@colyseus/core';
import { ArraySchema, defineTypes, Schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Client } from 'colyseus.js';
import { obey } from './people.mjs';

const SEATS = 4;
const CELLS = 40;

class State extends Schema {
  constructor() {
    super();
    this.cells = new ArraySchema(...Array(CELLS).fill(0));
    this.scores = new ArraySchema(...Array(SEATS).fill(0));
  }
}
defineTypes(State, { cells: ['number'], scores: ['number'], turn: 'number' });

class Table extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.setState(new State());
    this.setPatchRate(null); // not by the clock, but with each act
    this.onMessage('mark', (_, { seat, cell }) => {
      this.state.cells[cell % CELLS] += 1;
      this.state.scores[seat] += 1;
      this.state.turn = seat;
      this.broadcastPatch();
    });
  }
}

async function serve(port) {
  const server = new Server({ transport: new WebSocketTransport(), greet: false });
  server.define('table', Table);
  await server.listen(port, '127.0.0.1');
}

async function visit(port, rooms) {
  const [act, told] = [[], { count: 0 }];
  for (let room = 0; room < rooms; room++) {
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate('table');
      let cell = seat;
      joined.onStateChange(() => told.count++);
      act.push(() => joined.send('mark', { seat, cell: cell++ }));
    }
  }
  await obey(spread(act), told);
}

/** One of each room in turn, so that no room has two acts at once. */
const spread = (act) => act.map((_, n) => act[((n * SEATS) % act.length) + Math.floor((n * SEATS) / act.length)]);

const [role, port, rooms] = process.argv.slice(2);
await (role === 'serve' ? serve(Number(port)) : visit(Number(port), Number(rooms)));
