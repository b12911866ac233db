/** The games this player has played, as far as the list was read. */
import { api } from '../../table/api';
import type { PlayedGame } from '../../wire.gen';

const AT_ONCE = 30;

export class Games {
  all = $state.raw<PlayedGame[]>();
  more = $state.raw(false);
  #asked = 0;

  constructor(readonly limit = AT_ONCE) {}

  /** From the newest on, of one game or of all; an answer that comes after another question is not shown. */
  async read(game?: string) {
    const asked = ++this.#asked;
    const { games, more } = await api.played({ game, limit: this.limit });
    if (asked === this.#asked) [this.all, this.more] = [games, more];
  }

  async readOn(game?: string) {
    const [asked, known] = [this.#asked, this.all ?? []];
    const last = known.at(-1);
    const { games, more } = await api.played({ game, limit: this.limit, before: last?.ended, before_id: last?.id });
    if (asked === this.#asked) [this.all, this.more] = [[...known, ...games], more];
  }

  /** From the list alone: others keep theirs, and the game stays where its link leads. */
  async forget(id: string) {
    await api.dropGame(id);
    this.all = this.all?.filter((game) => game.id !== id);
  }
}
