"""Deleting finished games by age. What goes on is never deleted."""

from collections.abc import Iterator

from sabot.core.game import Millis
from sabot.server.disk.database import Database

Days = int
AT_ONCE = 20  # games a transaction, so that no act waits long for its own
FINISHED = "insert into finished values (?, ?) on conflict do nothing"
ROWS = {"log": "table_id", "tables": "id", "finished": "table_id", "games": "id", "played": "id"}
DELETE = tuple(f"delete from {table} where {id} = ?" for table, id in ROWS.items())
OLD = "select id from tables join finished on id = table_id where not live and at < ?"


def old(db: Database, before: Millis) -> list[str]:
    """Games that were over before then."""
    return [id for (id,) in db.execute(OLD, (before,))]


def batches(ids: list[str]) -> Iterator[list[tuple[str]]]:
    """As rows for the statements in DELETE."""
    for first in range(0, len(ids), AT_ONCE):
        yield [(id,) for id in ids[first : first + AT_ONCE]]


def prune(db: Database, before: Millis) -> int:
    ids = old(db, before)
    for rows in batches(ids):
        with db:
            for statement in DELETE:
                db.executemany(statement, rows)
    return len(ids)
