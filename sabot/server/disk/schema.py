"""PostgreSQL's shape by version: plain SQL, in order. What has run once never changes."""

from typing import Any

from sabot.server.disk.migrations import Foreign, Newer
from sabot.server.table.store import Unavailable

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "create table sabot (version int not null)",
        "insert into sabot values (0)",
        "create table tables (id text primary key, sitting bytea not null, live boolean not null,"
        " epoch int not null default 0, owner text)",
        "create index tables_live on tables (id) where live",
        "create table log (table_id text, revision int, entry bytea not null,"
        " primary key (table_id, revision))",
        "create table keys (id bigint generated always as identity primary key,"
        " key bytea not null, made bigint not null)",
        "create table closing (table_id text primary key)",
        "create table banned (player text primary key, made bigint not null)",
        "create table finished (table_id text primary key, at bigint not null)",
        "create table games (id text primary key, ended bigint not null, record bytea not null)",
        "create table played (player text not null, ended bigint not null, id text not null,"
        " game text not null, card bytea not null, primary key (player, ended, id))",
        "create index played_by_game on played (player, game, ended)",
        "create index played_by_id on played (id)",
    ),
)
NEWEST = len(MIGRATIONS)
LOCK = 7_362_061  # an advisory lock: of nodes that start together one migrates
TABLES = "select count(*) from pg_tables where schemaname = current_schema()"
OURS = "select to_regclass('sabot') is not null and to_regclass('log') is not null"
READ_ONLY = "select current_setting('transaction_read_only') = 'on'"


async def migrate(db: Any) -> None:
    """All or nothing; a database of another program, or from the future, is left as it is."""
    if await db.fetchval(READ_ONLY):
        raise Unavailable("it is read-only")
    async with db.transaction():
        await db.execute(f"select pg_advisory_xact_lock({LOCK})")
        found = await version_of(db)
        for statement in (s for step in MIGRATIONS[found:] for s in step):
            await db.execute(statement)
        await db.execute(f"update sabot set version = {NEWEST}")


async def check(db: Any) -> None:
    """Only reads: it is ours, in today's shape."""
    found = await version_of(db)
    if found == 0:
        raise Foreign("it holds no tables of Sabot")
    if found < NEWEST:
        raise Unavailable(f"it has version {found}; a start of `sabot serve` makes it {NEWEST}")


async def version_of(db: Any) -> int:
    """0: there is nothing in it, so it may become ours."""
    if await db.fetchval(OURS):
        found = int(await db.fetchval("select version from sabot"))
        if found > NEWEST:
            raise Newer(
                f"it has version {found}, and this Sabot knows up to {NEWEST};"
                " use the Sabot that wrote it or a later one, or another database with --data"
            )
        return found
    if await db.fetchval(TABLES):
        raise Foreign("it holds no tables of Sabot, but others")
    return 0
