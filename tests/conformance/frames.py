"""What a reader of a table is sent, by the server's own `Live` and cursor, without a line or disk.

A frame is an `Update` with all its fields, or None if a revision makes none for that reader.
"""

from contextlib import contextmanager

import msgspec

from sabot.core.arbiter import Line
from sabot.core.log import Act
from sabot.core.table import Table
from sabot.server.table.cursor import next_update
from sabot.server.table.live import Live
from sabot.server.table.player import Player
from sabot.server.table.reader import Reader
from tests.server.parlour import Clock

encode = msgspec.json.Encoder(order="deterministic").encode


def live_of(table):
    """The same game at its deal; its clock stands still."""
    return Live("kit", Table(table.game, table.head), None, Clock())


def reader_of(seat, cursor=-1):
    reader = Reader(Player("kit", "kit", "fox"), Line("kit", 1), cursor)
    reader.seat = seat
    return reader


def write(live, entry):
    """Stored and told at once."""
    live.table.write(entry)
    live.told = live.table.revision


def frame(live, seat):
    """Of the newest revision, for a reader that has all others."""
    live.told = live.table.revision
    return next_update(live, reader_of(seat, live.told - 1))


def is_own(entry, seat):
    return isinstance(entry, Act) and entry.seat == seat


@contextmanager
def as_if(table, state):
    """The table as it stands, with this state instead."""
    kept = table._kept.pop()
    table._kept.append(kept._replace(state=state, wake=table.game.wake(state)))
    try:
        yield
    finally:
        table._kept.pop()
        table._kept.append(kept)


def differences(one, other):
    """The names of fields in which two frames differ."""
    if one is None or other is None:
        return [] if one is other else ["whether there is an update"]
    if encode(one) == encode(other):
        return []
    fields = one.__struct_fields__
    return [name for name in fields if encode(getattr(one, name)) != encode(getattr(other, name))]
