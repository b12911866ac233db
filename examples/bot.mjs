// A bot for ZINGA at a real table: `node examples/bot.mjs LINK`; a host copies the link for it (Node 22 or newer).
// All it hears and says is JSON (docs/lab.md). It has the limits of a person, and a name with a 🤖.

const link = new URL(process.argv[2]);
const table = link.pathname.split('/').at(-1);
const url = `${link.protocol.replace('http', 'ws')}//${link.host}/ws?table=${table}`;
const socket = new WebSocket(url, { headers: { cookie: `sabot=${link.hash.slice(1)}` } });
const say = (words) => socket.send(JSON.stringify(words));
let finger;

/** What to do next, and how many ms after seeing it. */
function plan({ phase, ringer, dice, sheets, mine }) {
  const sheet = sheets[mine.seat];
  const [white, ...coloured] = dice ?? [];
  const lying = coloured.map((die, n) => `${'ROYGB'[n]}${die + white}`);
  const cell = sheet.cells.find((one) => lying.includes(one) && !sheet.ticked.includes(one));
  if (phase === 'rolled' && cell && !sheet.out) return [900, { do: 'ring' }];
  if (phase === 'rung' && ringer === mine.seat && cell) return [500, { do: 'call', cell }];
}

/** With the stamps of its own clock, in ms: when it saw what it reacts to, and when it did. */
function act(revision, presented, action) {
  const pressed = performance.now();
  say({ do: 'play', seq: revision, seen: revision, presented, pressed, sent: performance.now(), action });
}

socket.onopen = () => say({ do: 'ready', nonce: 'any text: my part of the seed' });
socket.onclose = () => process.exit();
socket.onmessage = ({ data }) => {
  const told = JSON.parse(data);
  console.log(told.on, told.code ?? '', told.events ?? '');
  if (told.on !== 'update') return;
  clearTimeout(finger);
  if (told.places) return socket.close();
  const [after, action] = plan(told.view) ?? [];
  if (action) finger = setTimeout(act, after, told.revision, performance.now(), action);
};
