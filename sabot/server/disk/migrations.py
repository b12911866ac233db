"""The data file's shape by version: plain SQL, in order. What has run once never changes."""

import sqlite3

from sabot.server.table.store import Unavailable

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (  # 1: a new file, or one from before files had a number
        "create table if not exists tables (id text primary key, sitting blob, live int)"
        " without rowid",
        "create table if not exists log (table_id text, revision int, entry blob,"
        " primary key (table_id, revision)) without rowid",
        "create table if not exists keys (key blob)",
    ),
    (  # 2: keys grow old; one of unknown age begins now, so that its cookies stay good
        "alter table keys add column made int not null default 0",
        "update keys set made = cast(strftime('%s', 'now') as int) * 1000",
    ),
    (  # 3: an operator's orders
        "create table closing (table_id text primary key) without rowid",
        "create table banned (player text primary key, made int not null) without rowid",
    ),
    (  # 4: finished games grow old, those of before from now on
        "create table finished (table_id text primary key, at int not null) without rowid",
        "insert into finished select id, cast(strftime('%s', 'now') as int) * 1000 from tables"
        " where not live",
    ),
    (  # 5: records of finished games, and whose they are; the next start makes them
        "create table games (id text primary key, ended int not null, record blob not null)",
        "create table played (player text not null, ended int not null, id text not null,"
        " game text not null, card blob not null, primary key (player, ended, id)) without rowid",
        "create index played_by_game on played (player, game, ended)",
        "create index played_by_id on played (id)",
    ),
    (  # 6: which node runs a table, and how often it was taken over
        "alter table tables add column epoch int not null default 0",
        "alter table tables add column owner text",
    ),
)
NEWEST = len(MIGRATIONS)
OURS = {"tables", "log", "keys"}


class Newer(Unavailable):
    """A file that a later Sabot has written."""


class Foreign(Unavailable):
    """A file that no Sabot has written."""


def migrate(db: sqlite3.Connection) -> None:
    """All or nothing. It writes even if nothing changes: what can't be written is found out now."""
    with db:
        db.execute("begin immediate")
        for statement in (s for step in MIGRATIONS[version_of(db) :] for s in step):
            db.execute(statement)
        db.execute(f"pragma user_version = {NEWEST}")


def check(db: sqlite3.Connection) -> None:
    """Only reads. A file with nothing in it may become ours."""
    if tables_of(db):
        check_tables(db)
    found = version_of(db)
    if found > NEWEST:
        raise Newer(
            f"it has version {found}, and this Sabot knows up to {NEWEST};"
            " use the Sabot that wrote it or a later one, or another file with --data"
        )


def check_tables(db: sqlite3.Connection) -> None:
    if not tables_of(db) >= OURS:
        raise Foreign("it holds no tables of Sabot")


def tables_of(db: sqlite3.Connection) -> set[str]:
    return {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}


def version_of(db: sqlite3.Connection) -> int:
    return int(db.execute("pragma user_version").fetchone()[0])
