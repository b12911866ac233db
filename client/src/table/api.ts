/** What the page asks of the server over HTTP. */
import { embedded } from '../embedded';
import { door } from './door.svelte';
import { nodes } from './line/nodes';
import type {
  GameCard,
  Invitation,
  Me,
  NextGame,
  Open,
  PlayedGames,
  Refusal,
  Seating,
  Seen,
  Swap,
  TableCard,
} from '../wire.gen';

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** For a `catch`: what the server refuses is told where its other refusals are. */
export const orTell = (told: { hear: (refusal: Refusal) => void }) => (error: unknown) => {
  if (!(error instanceof Refused)) throw error;
  told.hear(error.refusal);
};

export const api = {
  password: (password: string) => ask<Me>('POST', '/password', { password }),
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  forget: () => ask<Me>('DELETE', '/me'),
  games: () => ask<GameCard[]>('GET', '/games'),
  /** What all may see at the end of a game that was written down. */
  read: (game: string, text: string) => ask<unknown>('POST', `/games/${game}/read`, { text }),
  /** The same game, weighed by the server's engine. */
  weigh: <Weighed>(game: string, text: string) => ask<Weighed>('POST', `/games/${game}/weigh`, { text }),
  tables: () => ask<TableCard[]>('GET', '/tables'),
  table: (id: string) => ask<TableCard>('GET', `/tables/${id}`),
  open: (wish: Open) => ask<{ table: string }>('POST', '/tables', wish),
  learn: (game: string) => ask<{ table: string }>('POST', '/lessons', { game }),
  fill: (id: string) => ask<TableCard>('POST', `/tables/${id}/bots`),
  /** A token for a bot of the host's own. */
  invite: (id: string) => ask<Invitation>('POST', `/tables/${id}/door`),
  level: (id: string, level: string) => ask<TableCard>('PUT', `/tables/${id}/level`, { level }),
  options: (id: string, options: Record<string, unknown>) => ask<TableCard>('PATCH', `/tables/${id}/options`, options),
  reach: (id: string, reach: Seating['reach']) => ask<TableCard>('PUT', `/tables/${id}/reach`, { reach }),
  lock: (id: string, locked: boolean) => ask<TableCard>('PUT', `/tables/${id}/lock`, { locked }),
  list: (id: string, listed: boolean) => ask<TableCard>('PUT', `/tables/${id}/listed`, { listed }),
  chat: (id: string, chat: boolean) => ask<TableCard>('PUT', `/tables/${id}/chat`, { chat }),
  handOver: (id: string, to: Seen) => ask<TableCard>('PUT', `/tables/${id}/host`, to),
  remove: (id: string, seat: number) => ask<TableCard>('DELETE', `/tables/${id}/seats/${seat}`),
  swap: (id: string, wish: Swap) => ask<TableCard>('POST', `/tables/${id}/swap`, wish),
  /** A kept game, as its file. */
  film: (id: string) => got('GET', `/games/${id}`).then((answer) => answer.blob()),
  /** Those I played, newest first; `before`, `before_id`: when the last one that is known ended, and which it is. */
  played: (wish: { game?: string; before?: number; before_id?: string; limit?: number } = {}) =>
    ask<PlayedGames>('GET', `/me/games${query(wish)}`),
  dropGame: (id: string) => got('DELETE', `/me/games/${id}`),
  finish: (id: string) => ask<TableCard>('POST', `/tables/${id}/finish`),
  pause: (id: string, paused: boolean) => ask<TableCard>('PUT', `/tables/${id}/pause`, { paused }),
  /** The same again, or what the host chose. */
  rematch: (id: string, wish: NextGame = {}) => ask<{ table: string }>('POST', `/tables/${id}/rematch`, wish),
};

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await got(method, path, body)).json();
}

function query(wish: Record<string, string | number | undefined>): string {
  const asked = Object.entries(wish).filter(([, value]) => value !== undefined);
  return asked.length ? `?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}` : '';
}

async function got(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await reached(`/api${path}`, {
    method,
    credentials: embedded ? 'omit' : 'same-origin', // in a page of another site nobody is anybody
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer?.ok) return answer;
  const refusal = await refusalOf(answer);
  door.see(refusal.code);
  throw new Refused(refusal);
}

/** At the page's own node, or if that is gone, at another one, which knows this player by the same cookie. */
async function reached(path: string, asked: RequestInit): Promise<Response | undefined> {
  const here = await fetch(path, asked).catch(() => undefined);
  for (const other of here ? [] : nodes.besides(location.origin)) {
    const answer = await fetch(other + path, { ...asked, credentials: 'include' }).catch(() => undefined);
    if (answer) return answer;
  }
  return here;
}

async function refusalOf(answer?: Response): Promise<Refusal> {
  const fallen: Refusal = { on: 'refusal', code: answer ? 'internal' : 'offline' };
  if (!answer) return fallen;
  const body = await answer.json().catch(() => fallen); // a proxy may answer in HTML
  return body?.on === 'refusal' ? body : fallen;
}
