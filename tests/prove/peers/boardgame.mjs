// boardgame.io: a match of four, everyone may move. `node boardgame.mjs serve PORT | visit PORT MATCHES`
import { createRequire } from 'node:module';
import { obey } from './people.mjs';

const require = createRequire(import.meta.url);
const SEATS = 4;
const CELLS = 40;

const game = {
  name: 'table',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({ cells: Array(CELLS).fill(0), scores: Array(SEATS).fill(0) }),
  turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
  moves: {
    mark: {
      move: ({ G, playerID }, cell) => {
        G.cells[cell % CELLS] += 1;
        G.scores[playerID] += 1;
      },
      client: false,
      ignoreStaleStateID: true, // else every second of two at once is dropped
    },
  },
};

async function serve(port) {
  const { Server } = require('boardgame.io/server');
  await Server({ games: [game], origins: [true] }).run({ port: Number(port) });
}

async function visit(port, matches) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const [act, told] = [[], { count: 0 }];
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } });
  for (let match = 0; match < matches; match++) {
    for (let seat = 0; seat < SEATS; seat++) {
      const client = Client({ game, multiplayer, matchID: `m${match}`, playerID: String(seat), numPlayers: SEATS, debug: false });
      client.start();
      await connected(client);
      let [cell, known] = [seat, client.getState()._stateID];
      client.subscribe((state) => {
        if (state && state._stateID > known) [told.count, known] = [told.count + 1, state._stateID];
      });
      act.push(() => client.moves.mark(cell++));
    }
  }
  await obey(spread(act), told);
}

const connected = (client) =>
  new Promise((done) => {
    const stop = client.subscribe((state) => state && client.getState()?.isConnected && (done(), setTimeout(() => stop(), 0)));
  });

/** One of each match in turn, so that none has two moves at once. */
const spread = (act) => act.map((_, n) => act[((n * SEATS) % act.length) + Math.floor((n * SEATS) / act.length)]);

const [role, port, matches] = process.argv.slice(2);
await (role === 'serve' ? serve(port) : visit(port, Number(matches)));
