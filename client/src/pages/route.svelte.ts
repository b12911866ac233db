/** The pages: the shelf at `/`, a table at `/t/{id}`, on a television at `/tv/{id}`, a game's rulebook at `/rules/{game}`, a guided first round of it at `/learn/{game}`, its trainer at `/train/{game}`, a game read from text at `/review/{game}`, a kept game at `/r/{id}`, one brought as a file at `/r`, those one played at `/games`. */

import { embedded } from '../embedded';

let path = $state(location.pathname);
window.addEventListener('popstate', () => (path = location.pathname));

export const route = {
  get home() {
    return path === '/';
  },
  get table() {
    return rest('t');
  },
  get tv() {
    return rest('tv');
  },
  /** A television without a table. */
  get newTv() {
    return is('tv');
  },
  get rules() {
    return rest('rules');
  },
  get learn() {
    return rest('learn');
  },
  get train() {
    return rest('train');
  },
  get review() {
    return rest('review');
  },
  get replay() {
    return rest('r');
  },
  /** A kept game that is brought as a file. */
  get file() {
    return is('r');
  },
  get games() {
    return is('games');
  },
  toShelf() {
    go('/');
  },
  /** `alone`: against bots only, so the game starts without a warm-up bell. Survives a reload. */
  toTable(id: string, alone = false) {
    go(`/t/${id}`, { alone });
  },
  toLesson(game: string) {
    go(`/learn/${game}`);
  },
  /** The lesson's table, which survives a reload of its page. */
  get lesson(): string | undefined {
    return history.state?.lesson;
  },
  keepLesson(table: string) {
    history.replaceState({ ...history.state, lesson: table }, '');
  },
  /** To a moment of a kept game, in ms. */
  toReplay(id: string, at: number) {
    go(`/r/${id}#t=${at / 1000}`);
  },
  /** To the rematch: nobody wants to go back to a table that leads here again. */
  onTo(id: string) {
    history.replaceState(history.state, '', `/${route.tv || route.newTv ? 'tv' : 't'}/${id}`);
    path = location.pathname;
  },
  /** For links of this server: no reload. A click that wants a new tab gets one. */
  follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.currentTarget instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const { pathname, hash } = event.currentTarget;
    go(pathname + hash);
  },
  /** Whether a link of this server led here, not the address bar or another site. Survives a reload. */
  get followed() {
    return history.state !== null;
  },
  get alone() {
    return Boolean(history.state?.alone);
  },
};

const is = (page: string) => path === `/${page}` || path === `/${page}/`;
const rest = (page: string) => new RegExp(`^/${page}/([\\w-]+)/?$`).exec(path)?.[1];

/** From a frame of another site, in a window of its own: there it can be seen whose page it is. */
function go(to: string, state: { alone?: boolean } = {}) {
  if (embedded) return void window.open(to, '_blank', 'noopener');
  history.pushState(state, '', to);
  path = location.pathname;
  window.scrollTo(0, 0);
}
