"""The keys that identities are signed with: the newest signs, older ones are still read.

A cookie lives a year, so a key is forgotten a year after the next one was made.
"""

from itertools import pairwise
from secrets import token_bytes
from typing import NamedTuple

from sabot.core.game import Millis
from sabot.server.disk.database import Database

DAY: Millis = 24 * 3600 * 1000
ROTATED: Millis = 90 * DAY  # after so long a new one signs
READ: Millis = 365 * DAY  # and so much longer the old one is read
SELECT = """select key, made from keys
 where typeof(key) = 'blob' and length(key) >= 32 and typeof(made) = 'integer'
 order by made desc, rowid desc"""  # a damaged one signs nothing


class Key(NamedTuple):
    key: bytes
    made: Millis


def current(db: Database, today: Millis, signs_after: Millis = 0) -> list[bytes]:
    """Newest first, after whatever was due. The first signs: the newest that is old enough."""
    kept = read(db)
    if not kept or kept[0].made + ROTATED <= today:
        add(db, today)
    forget(db, today)
    kept = read(db)
    young = [key for key, made in kept if signs_after and made + signs_after > today]
    return [key for key, _ in kept if key not in young] + young


def add(db: Database, today: Millis) -> None:
    with db:
        db.execute("insert into keys (key, made) values (?, ?)", (token_bytes(32), today))


def forget(db: Database, today: Millis) -> None:
    old = [(key,) for next, (key, _) in pairwise(read(db)) if next.made + READ <= today]
    if old:
        with db:
            db.executemany("delete from keys where key = ?", old)


def read(db: Database) -> list[Key]:
    return [Key(*row) for row in db.execute(SELECT)]
