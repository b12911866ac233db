"""What an operator orders from the command line: rows that the server looks for while it runs."""

import sqlite3
from typing import NamedTuple

from sabot.core.game import Millis


class Orders(NamedTuple):
    closing: list[str]  # tables; the server deletes the row of one that it has closed
    banned: frozenset[str]  # players, until the ban is lifted


class Ban(NamedTuple):
    player: str
    made: Millis


def read(db: sqlite3.Connection) -> Orders:
    return Orders(closing_of(db), frozenset(ban.player for ban in bans_of(db)))


def close(db: sqlite3.Connection, table_id: str) -> None:
    with db:
        db.execute("insert or ignore into closing values (?)", (table_id,))


def closing_of(db: sqlite3.Connection) -> list[str]:
    return [id for (id,) in db.execute("select table_id from closing")]


def ban(db: sqlite3.Connection, player: str, today: Millis) -> None:
    with db:
        db.execute("insert or ignore into banned values (?, ?)", (player, today))


def unban(db: sqlite3.Connection, player: str) -> bool:
    """False: there was no such ban."""
    with db:
        return bool(db.execute("delete from banned where player = ?", (player,)).rowcount)


def bans_of(db: sqlite3.Connection) -> list[Ban]:
    return [Ban(*row) for row in db.execute("select player, made from banned order by made")]
