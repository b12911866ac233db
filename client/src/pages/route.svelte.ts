/** Two pages: the shelf at `/` and a table at `/t/{id}`. */

let path = $state(location.pathname);
window.addEventListener('popstate', () => (path = location.pathname));

export const route = {
  get table() {
    return /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  },
  toShelf() {
    go('/');
  },
  /** `alone`: against bots only, so the game starts without a warm-up bell. Survives a reload. */
  toTable(id: string, alone = false) {
    go(`/t/${id}`, { alone });
  },
  /** To the rematch: nobody wants to go back to a table that leads here again. */
  onTo(id: string) {
    history.replaceState(history.state, '', `/t/${id}`);
    path = location.pathname;
  },
  get alone() {
    return Boolean(history.state?.alone);
  },
};

function go(to: string, state: { alone?: boolean } = {}) {
  history.pushState(state, '', to);
  path = to;
  window.scrollTo(0, 0);
}
