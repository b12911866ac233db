/** Whether this page is a replay for the page of another site: `/r/<game>?embed`. The server lets nothing else be framed. */
export const isEmbed = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  /^\/r\/[\w-]+$/.test(pathname) && new URLSearchParams(search).has('embed');

/** For as long as it lives: in a frame there is no way to another page. */
export const embedded = isEmbed(location);
