"""`sabot tables`, `close`, `ban`, `unban` and `prune`: while the server runs, or not.

Orders are rows in the data file. The server looks for them every second and at its start, so only
those who may write that file can give one.
"""

import argparse
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct
from msgspec.json import decode, encode

from sabot.server.clock import today
from sabot.server.disk import orders
from sabot.server.disk.data import is_missing, shown, writing
from sabot.server.disk.database import Database
from sabot.server.disk.keys import DAY
from sabot.server.disk.prune import prune
from sabot.server.ops.flags import add_data, age
from sabot.server.table.chairs import Sitting
from sabot.server.table.store import Unavailable

PATIENCE = 5.0  # seconds: a running server looks every second
LOOK = 0.1
IDENTITY = "a player's id, as `sabot tables` shows it (after -- if it begins with one)"
Work = Callable[[Database, argparse.Namespace], int | str]


class PlayerCard(Struct, frozen=True):
    id: str
    name: str
    host: bool


class LiveTable(Struct, frozen=True):
    """A table that is gathering or in play, by what is stored of it."""

    table: str
    game: str
    stage: str
    players: tuple[PlayerCard, ...]
    bots: int
    listed: bool
    locked: bool


def add_tables(commands: Any) -> None:
    parser = add(commands, "tables", "list the tables that are gathering or in play", tables)
    parser.add_argument("--json", action="store_true", help="as JSON")


def add_close(commands: Any) -> None:
    parser = add(commands, "close", "close a table; its players are told", close)
    parser.add_argument("table", metavar="TABLE", help="the last part of its link")


def add_ban(commands: Any) -> None:
    parser = add(commands, "ban", "ban a player, or list the bans", ban)
    parser.add_argument("player", metavar="IDENTITY", nargs="?", help=IDENTITY)


def add_unban(commands: Any) -> None:
    parser = add(commands, "unban", "lift a ban", unban)
    parser.add_argument("player", metavar="IDENTITY", help=IDENTITY)


def add_prune(commands: Any) -> None:
    parser = add(commands, "prune", "delete games that have been over for some time", prune_now)
    parser.add_argument(
        "--older-than", required=True, type=age, metavar="90d", help="since their end"
    )


def add(commands: Any, name: str, help: str, work: Work) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help)
    add_data(parser)
    parser.set_defaults(run=lambda wish: attempt(wish, work))
    return parser


def attempt(wish: argparse.Namespace, work: Work) -> int | str:
    if is_missing(wish.data):
        return f"There is no {wish.data}; --data names the server's file."
    try:
        with writing(wish.data) as db:
            return work(db, wish)
    except Unavailable as error:
        return f"Can't use {shown(wish.data)}: {error}."


def tables(db: Database, wish: argparse.Namespace) -> int:
    found = live_tables(db)
    if wish.json:
        print(encode(found).decode())
    for card in [] if wish.json else found:
        print(line_of(card))
    return 0


def close(db: Database, wish: argparse.Namespace) -> int | str:
    row = db.execute("select live from tables where id = ?", (wish.table,)).fetchone()
    if row is None:
        return f"There is no table {wish.table}."
    if not row[0]:
        return f"{wish.table} is over already."
    orders.close(db, wish.table)
    if is_carried_out(db, wish.table):
        print(f"{wish.table} is closed, and its players are told.")
    else:
        print(f"No server has taken up the order: {wish.table} closes when one starts.")
    return 0


def ban(db: Database, wish: argparse.Namespace) -> int:
    if wish.player is None:
        for player, made in orders.bans_of(db):
            print(f"{player}  since {datetime.fromtimestamp(made / 1000, UTC):%Y-%m-%d %H:%M} UTC")
        return 0
    orders.ban(db, wish.player, today())
    print(f"{wish.player} is banned: a running server acts on it within a second.")
    return 0


def unban(db: Database, wish: argparse.Namespace) -> int | str:
    if not orders.unban(db, wish.player):
        return f"{wish.player} is not banned."
    print(f"{wish.player} may come again.")
    return 0


def prune_now(db: Database, wish: argparse.Namespace) -> int:
    games = prune(db, today() - wish.older_than * DAY)
    many = f"Deleted {games} game{'s' if games > 1 else ''}."
    print(many if games else "No game is older than that.")
    return 0


def is_carried_out(db: Database, table_id: str) -> bool:
    """Waits for the server, whose answer is that the order is gone."""
    end = time.monotonic() + PATIENCE
    while table_id in orders.closing_of(db):
        if time.monotonic() > end:
            return False
        time.sleep(LOOK)
    return True


def live_tables(db: Database) -> list[LiveTable]:
    rows = db.execute(
        "select id, sitting, exists (select 1 from log where table_id = id) from tables where live"
    )
    return [card_of(id, decode(sitting, type=Sitting), begun) for id, sitting, begun in rows]


def card_of(id: str, sitting: Sitting, begun: bool) -> LiveTable:
    people = [
        PlayerCard(place.player, place.name or "", place.player == sitting.host)
        for place in sitting.places
        if place.player
    ]
    bots = sum(place.player is None and place.level is not None for place in sitting.places)
    stage = "playing" if begun else "gathering"
    return LiveTable(id, sitting.game, stage, tuple(people), bots, sitting.listed, sitting.locked)


def line_of(card: LiveTable) -> str:
    people = ", ".join(f"{player.name} [{player.id}]" for player in card.players) or "nobody"
    marks = [word for word in ("listed", "locked") if getattr(card, word)]
    return "  ".join([card.table, card.game, card.stage, people, f"bots: {card.bots}", *marks])
