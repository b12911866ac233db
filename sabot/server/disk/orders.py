"""What an operator orders from the command line: rows that the server looks for while it runs."""

from typing import NamedTuple

from sabot.core.game import Millis
from sabot.server.disk.database import Database

CLOSING = "select table_id from closing"
BANS = "select player, made from banned order by made"


class Orders(NamedTuple):
    closing: list[str]  # tables; the server deletes the row of one that it has closed
    banned: frozenset[str]  # players, until the ban is lifted


class Ban(NamedTuple):
    player: str
    made: Millis


def read(db: Database) -> Orders:
    return Orders(closing_of(db), frozenset(ban.player for ban in bans_of(db)))


def close(db: Database, table_id: str) -> None:
    with db:
        db.execute("insert into closing values (?) on conflict do nothing", (table_id,))


def closing_of(db: Database) -> list[str]:
    return [id for (id,) in db.execute(CLOSING)]


def ban(db: Database, player: str, today: Millis) -> None:
    with db:
        db.execute("insert into banned values (?, ?) on conflict do nothing", (player, today))


def unban(db: Database, player: str) -> bool:
    """False: there was no such ban."""
    with db:
        return bool(db.execute("delete from banned where player = ?", (player,)).rowcount)


def bans_of(db: Database) -> list[Ban]:
    return [Ban(*row) for row in db.execute(BANS)]
