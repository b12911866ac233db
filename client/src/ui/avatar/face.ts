/** A chair's player, or a kept game's. */
type Sitter = { name: string | null; animal?: string | null; level?: string | null };

const ROBOT = '🤖'; // behind the name of a bot from outside (sabot/server/table/player.py)

/** One of the table's own bots, or one from outside. */
export const isBot = (sitter: Sitter | undefined): boolean =>
  sitter?.level != null || (sitter?.name?.endsWith(ROBOT) ?? false);

/** What an Avatar shows of a player; an empty chair has no name. */
export const faceOf = (sitter: Sitter | undefined) => ({
  name: sitter?.name ?? null,
  animal: sitter?.animal ?? null,
  bot: isBot(sitter),
});
