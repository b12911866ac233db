/** One WebSocket that comes back by itself. Knows no messages but one, `ask`; a second line is a second one of these. */
import { Silence } from './silence';

export type Ends = {
  address: () => string; // asked again at each try, so that it can carry the cursor
  hear: (message: unknown) => void;
  changed: (open: boolean) => void;
  stalled: (is: boolean) => void; // open, but nothing comes
  unreached?: () => void; // a try that never opened
  patience?: () => number; // ms between two tries, at most
};

const FIRST = 250;
const LONGEST = 5_000;
const TURNED_AWAY = [1008, 1013]; // rate-limited: the server has said so
const ASLEEP = 5_000; // hidden for longer than this, a socket that looks open may be dead

export class Line {
  #socket?: WebSocket;
  #tries = 0;
  #opened = false;
  #again?: ReturnType<typeof setTimeout>;
  #hiddenSince = 0;
  #listening?: AbortController;
  #silence = new Silence({
    ask: () => this.say({ do: 'ask' }),
    stalled: (is) => this.ends.stalled(is),
    dead: () => this.#giveUp(),
  });

  constructor(
    private ends: Ends,
    private connect = (address: string) => new WebSocket(address),
  ) {}

  start() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    window.addEventListener('online', () => this.#reopen(), { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#reopen(), { signal });
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    this.#open();
  }

  /** Connects again, at the address of this moment. */
  move() {
    this.#reopen();
  }

  stop() {
    this.#listening?.abort();
    clearTimeout(this.#again);
    this.#silence.stop();
    this.#drop();
  }

  /** False: no line is open, and nothing was sent. */
  say(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #open() {
    const socket = this.connect(this.ends.address());
    this.#socket = socket;
    this.#silence.start();
    this.#opened = false;
    socket.onopen = () => {
      this.#opened = true;
      this.#tries = 0;
      this.ends.changed(true);
    };
    socket.onmessage = ({ data }) => {
      this.#silence.heard();
      this.ends.hear(JSON.parse(data));
    };
    socket.onclose = (event) => this.#lost(TURNED_AWAY.includes(event.code));
  }

  #lost(turnedAway: boolean) {
    this.#silence.stop();
    this.ends.changed(false);
    if (!this.#opened) this.ends.unreached?.();
    const longest = this.ends.patience?.() ?? LONGEST;
    const wait = turnedAway ? LONGEST : Math.min(longest, FIRST * 2 ** this.#tries++);
    // Spread, so that a restarted server isn't met by all pages in the same instant.
    this.#again = setTimeout(() => this.#reopen(), wait * (0.75 + Math.random() / 2));
  }

  /** Whatever stands there says nothing, or has never answered. */
  #giveUp() {
    this.ends.unreached?.();
    this.#reopen();
  }

  #reopen() {
    clearTimeout(this.#again);
    if (this.#alive()) this.ends.changed(false); // its own word for it will not be heard any more
    this.#drop();
    this.#open();
  }

  #drop() {
    const old = this.#socket;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  #look() {
    if (document.hidden) this.#hiddenSince = performance.now();
    else if (!this.#alive() || performance.now() - this.#hiddenSince > ASLEEP) this.#reopen();
  }

  #alive() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }
}
