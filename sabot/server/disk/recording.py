"""In a worker process: the record of a finished game, made from its stored log."""

from contextlib import closing

from sabot.core.game import Millis
from sabot.core.log import Head, Proof
from sabot.core.luck import commitment_of
from sabot.core.told import teams_of
from sabot.kept.title import FORMAT, Played, Title
from sabot.kept.writing import record
from sabot.registry import GAMES
from sabot.server.disk.games import Made, record_of, rows_of
from sabot.server.disk.opening import connect
from sabot.server.disk.sqlite import found
from sabot.server.table.chairs import Place, Sitting, nonces


class NotOver(Exception):
    """It isn't, by what is committed."""


def made(path: str, id: str, today: Millis) -> Made | None:
    """None: it is kept already, nothing was dealt, or other rules than ours played it."""
    with closing(connect(path, "ro")) as db:
        kept = None if record_of(db, id) else found(db, id)
    if kept is None or kept.head is None:
        return None
    if kept.live:
        raise NotOver(id)
    box = GAMES.get(kept.head.game)
    if box is None or box.game.version != kept.head.version:
        return None
    title = title_of(id, kept.sitting, kept.head, today)
    lasted = max((entry.at for entry in kept.log), default=0)
    return Made(id, title.ended, record(box.game, title, kept.log),
                rows_of(title, kept.sitting, lasted))  # fmt: skip


def title_of(id: str, sitting: Sitting, head: Head, today: Millis) -> Title:
    """One that was over before the server said when is over today."""
    secret = sitting.secret
    return Title(
        FORMAT, id, head.game, head.version, head.seats, head.options, head.fairness,
        sitting.began, sitting.over or today, tuple(map(played_at, sitting.places)),
        teams_of(GAMES[head.game].game, head.seats), sitting.result, sitting.ended,
        commitment_of(secret), Proof(secret.hex(), nonces(sitting), head.seed.hex()), head.handed,
    )  # fmt: skip


def played_at(place: Place) -> Played:
    return Played(place.name or "", place.animal or "", place.level)
