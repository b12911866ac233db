"""Finished games: the rows of their records, and whose they are."""

from io import BytesIO
from typing import NamedTuple

from msgspec import Struct
from msgspec.json import decode, encode

from sabot.core.game import Millis, Seat
from sabot.core.log import Entry, Head
from sabot.core.told import Places
from sabot.kept.reading import read
from sabot.kept.title import Title, head_of
from sabot.server.disk.database import Database
from sabot.server.disk.jobs import Rows
from sabot.server.table.chairs import Sitting, people
from sabot.server.wire import PlayedGame

KEEP = """insert into games values (?, ?, ?)
 on conflict (id) do update set ended = excluded.ended, record = excluded.record"""
PLAYED = """insert into played values (?, ?, ?, ?, ?)
 on conflict (player, ended, id) do update set card = excluded.card"""
FORGET_LOG = "delete from log where table_id = ?"  # the record has it
DROP = "delete from played where player = ? and id = ?"
DROP_ALL = "delete from played where player = ?"
RENAME = "update games set record = ? where id = ?"
RENAME_CARD = "update played set card = ? where id = ? and player = ?"
NO_LESSON = """instr(sitting, cast('"lesson":true' as blob)) = 0"""  # which has no record
UNRECORDED = f"""select id from tables where not live and owner is ? and {NO_LESSON}
 and id not in (select id from games)
 and exists (select 1 from log where table_id = tables.id and revision = 0)"""
RECORD = "select record from games where id = ?"
NEWEST = """select ended, id, game, card from played
 where player = ? and (ended, id) < (?, ?) order by ended desc, id desc limit ?"""
NEWEST_OF_GAME = """select ended, id, game, card from played indexed by played_by_game
 where player = ? and (ended, id) < (?, ?) and game = ? order by ended desc, id desc limit ?"""


class Last(NamedTuple):
    """The game behind which a list goes on. Two may end in the same millisecond."""

    ended: Millis
    id: str = ""


class Card(Struct, frozen=True):
    """What a list shows of a game, besides its columns."""

    lasted: Millis
    players: tuple[str, ...]
    seat: Seat
    places: Places | None


class Made(NamedTuple):
    """A game's record, with the rows that list it for its players."""

    id: str
    ended: Millis
    record: bytes
    played: Rows
    epoch: int = 0  # of its table, by which it is fenced


class Found(NamedTuple):
    """A table that was asked for as a kept game."""

    sitting: Sitting
    live: bool
    record: bytes | None


def rows_of(title: Title, sitting: Sitting, lasted: Millis) -> Rows:
    names = tuple(player.name for player in title.players)
    return [
        (player, title.ended, title.id, title.game,
         encode(Card(lasted, names, seat, title.places)))
        for seat, player in people(sitting).items()
    ]  # fmt: skip


def writes_of(made: Made) -> dict[str, Rows]:
    """All or nothing: the log goes when its record comes."""
    return {
        KEEP: [(made.id, made.ended, made.record)],
        PLAYED: made.played,
        FORGET_LOG: [(made.id,)],
    }


def renames_of(made: Made) -> dict[str, Rows]:
    cards = [(card, id, player) for player, _, id, _, card in made.played]
    return {RENAME: [(made.record, made.id)], RENAME_CARD: cards}


def find(db: Database, id: str) -> Found | None:
    seen = look(db, id)
    return Found(*seen, record_of(db, id)) if seen else None


def look(db: Database, id: str) -> tuple[Sitting, bool] | None:
    """Who sits at a table, and whether it goes on; nothing of what was played there."""
    row = db.execute("select sitting, live from tables where id = ?", (id,)).fetchone()
    return (decode(row[0], type=Sitting), bool(row[1])) if row else None


def record_of(db: Database, id: str) -> bytes | None:
    row = db.execute(RECORD, (id,)).fetchone()
    return row[0] if row else None


def log_of(db: Database, id: str) -> tuple[Head | None, list[Entry]]:
    """Of a game whose log is in its record."""
    record = record_of(db, id)
    if record is None:
        return None, []
    kept = read(BytesIO(record))
    return head_of(kept.title), kept.log


def newest(
    db: Database, player: str, game: str | None, before: Last, most: int
) -> list[PlayedGame]:
    """By index, newest first."""
    wish = (player, *before, game, most) if game else (player, *before, most)
    found = db.execute(NEWEST_OF_GAME if game else NEWEST, wish)
    return [listed(*row) for row in found]


def listed(ended: Millis, id: str, game: str, card: bytes) -> PlayedGame:
    known = decode(card, type=Card)
    return PlayedGame(id, game, ended, known.lasted, known.players, known.seat, known.places)
