"""In a worker process: the record of a finished game, made from its stored log."""

from io import BytesIO

from msgspec.structs import replace

from sabot.core.game import Millis
from sabot.core.log import Entry, Head, Proof
from sabot.core.luck import commitment_of
from sabot.core.told import teams_of
from sabot.kept.reading import read
from sabot.kept.renaming import renamed
from sabot.kept.title import FORMAT, Played, Title
from sabot.kept.writing import record
from sabot.registry import GAMES
from sabot.server.disk.data import reading
from sabot.server.disk.database import Database
from sabot.server.disk.engine import found
from sabot.server.disk.games import Made, record_of, rows_of
from sabot.server.table.chairs import Place, Sitting, nonces


class NotOver(Exception):
    """It isn't, by what is committed."""


def made(data: str, id: str, today: Millis, owner: str | None = None) -> Made | None:
    """None: it is kept already, nothing was dealt, other rules than ours played it, it was a
    lesson, or another node has the table."""
    with reading(data) as db:
        kept = None if record_of(db, id) else found(db, id)
        ended = finished_at(db, id) or today
    if kept is None or kept.head is None or kept.sitting.lesson or kept.owner != owner:
        return None
    if kept.live:
        raise NotOver(id)
    box = GAMES.get(kept.head.game)
    if box is None or box.game.version != kept.head.version:
        return None
    title = title_of(id, kept.sitting, kept.head, ended)
    text = readable(record(box.game, title, kept.log))
    return made_of(title, kept.sitting, kept.log, text)._replace(epoch=kept.epoch)


def renamed_game(data: str, id: str) -> Made | None:
    """With the names that its sitting has now; None: it isn't kept."""
    with reading(data) as db:
        record, table = record_of(db, id), found(db, id)
    if record is None or table is None:
        return None
    players = tuple(map(played_at, table.sitting.places))
    kept = read(BytesIO(record))
    title = replace(kept.title, players=players)
    return made_of(title, table.sitting, kept.log, readable(renamed(kept, players)))


def readable(record: bytes) -> bytes:
    """Read back before the log is deleted for it: raises `Illegal` for one that no reader takes."""
    read(BytesIO(record))
    return record


def made_of(title: Title, sitting: Sitting, log: list[Entry], record: bytes) -> Made:
    lasted = max((entry.at for entry in log), default=0)
    return Made(title.id, title.ended, record, rows_of(title, sitting, lasted))


def title_of(id: str, sitting: Sitting, head: Head, ended: Millis) -> Title:
    secret = sitting.secret
    return Title(
        FORMAT, id, head.game, head.version, head.seats, head.options, head.fairness,
        sitting.began, ended, tuple(map(played_at, sitting.places)),
        teams_of(GAMES[head.game].game, head.seats), sitting.result, sitting.ended,
        commitment_of(secret), Proof(secret.hex(), nonces(sitting), head.seed.hex()), head.handed,
    )  # fmt: skip


def finished_at(db: Database, id: str) -> Millis | None:
    row = db.execute("select at from finished where table_id = ?", (id,)).fetchone()
    return row[0] if row else None


def played_at(place: Place) -> Played:
    return Played(place.name or "", place.animal or "", place.level)
