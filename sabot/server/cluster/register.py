"""The rows of the nodes in PostgreSQL. Every moment in them is the database's, no node's own.

A connection of its own, so that no batch of entries delays a beat.
"""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg
from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from sabot.server.cluster.nodes import LEASE, Node, Orphan, Usurped, Version
from sabot.server.disk.session import NO_LESSON
from sabot.server.table.store import Unavailable
from sabot.server.wire import TableCard

PATIENCE = 2.0  # seconds for one answer: less than a lease
ONE_AT_A_TIME = 0x5AB07  # an advisory lock: nodes may start together
CREATE = """
create table if not exists nodes (
  name text primary key, incarnation text not null, internal text not null, public text,
  beat timestamptz not null, draining boolean not null default false,
  players integer not null default 0, tables integer not null default 0,
  versions text not null default '[]', shelf text not null default '[]'
)"""
INDEX = "create index if not exists tables_owner on tables (owner) where live"
JOIN = """
insert into nodes (name, incarnation, internal, public, versions, beat)
values ($1, $2, $3, $4, $5, clock_timestamp())
on conflict (name) do update set incarnation = excluded.incarnation,
  internal = excluded.internal, public = excluded.public, versions = excluded.versions,
  beat = excluded.beat, draining = false, players = 0, tables = 0, shelf = '[]'
where nodes.beat < clock_timestamp() - $6 * interval '1 microsecond'
returning name"""
BEAT = """
update nodes set beat = clock_timestamp(), players = $3, tables = $4, shelf = $5
where name = $1 and incarnation = $2 returning draining"""
LOOK = """
select name, incarnation, internal, public, draining, players, tables, versions, shelf,
  (extract(epoch from clock_timestamp() - beat) * 1000000)::bigint as age
from nodes order by name"""
LEAVE = "delete from nodes where name = $1 and incarnation = $2"
FORGET = "delete from nodes where beat < clock_timestamp() - interval '1 day'"
# One transaction: a node that dies in the middle holds the lock up for no other.
PREPARE = f"select pg_advisory_xact_lock({ONE_AT_A_TIME}); {CREATE}; {INDEX}; {FORGET}"
DRAIN = "update nodes set draining = true where name = $1 returning name"
DRAIN_OWN = "update nodes set draining = true where name = $1 and incarnation = $2"
MINE = "select id from tables where live and owner = $1"
NAMING = """
select id, sitting, exists (select 1 from log where table_id = id) as begun from tables
where live and owner is distinct from $2
  and position(convert_to($1, 'UTF8') in sitting) > 0 limit 50"""
OWNER = "select owner from tables where id = $1"
# A lesson keeps its log. Of other games that are over only those without a record have one.
ORPHANS = f"""
select id, sitting, (select entry from log where table_id = id and revision = 0) as head
from tables where live and (owner is null or not owner = any($1))
union all
select id, sitting, entry from log join tables on id = table_id
where revision = 0 and not live and (owner is null or not owner = any($1))
  and {NO_LESSON}
limit $2"""
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


class Played(Struct):
    """What a sitting, or a head, says of the game."""

    game: str
    version: int = 0


class Register:
    def __init__(self, url: str) -> None:
        self._url = url
        self._db: Any = None  # asyncpg has no types
        self._turn = asyncio.Lock()

    async def join(self, node: Node) -> bool:
        """False: a living node has that name."""
        await self._ask("execute", PREPARE)
        row = node.name, node.incarnation, node.internal, node.public, text(node.versions)
        return bool(await self._ask("fetch", JOIN, *row, LEASE))

    async def beat(self, node: Node) -> bool:
        """Whether an operator wants it to drain."""
        load = node.players, node.tables, text(node.shelf)
        rows = await self._ask("fetch", BEAT, node.name, node.incarnation, *load)
        if not rows:
            raise Usurped(node.name)
        return bool(rows[0]["draining"])

    async def look(self) -> list[Node]:
        return [node_of(row) for row in await self._ask("fetch", LOOK)]

    async def leave(self, node: Node) -> None:
        await self._ask("execute", LEAVE, node.name, node.incarnation)

    async def drain(self, name: str) -> bool:
        """By an operator. False: there is no such node."""
        return bool(await self._ask("fetch", DRAIN, name))

    async def drain_own(self, node: Node) -> None:
        """Not a later node of the same name."""
        await self._ask("execute", DRAIN_OWN, node.name, node.incarnation)

    async def mine(self, incarnation: str) -> set[str]:
        """The live tables that this node has."""
        return {row["id"] for row in await self._ask("fetch", MINE, incarnation)}

    async def owner(self, table: str) -> str | None:
        rows = await self._ask("fetch", OWNER, table)
        return rows[0]["owner"] if rows else None

    async def naming(self, player: str, but: str) -> list[tuple[str, bytes, bool]]:
        """Live tables of other nodes than that whose chairs name a player; are they in play?"""
        rows = await self._ask("fetch", NAMING, f'"{player}"', but)
        return [(row["id"], row["sitting"], row["begun"]) for row in rows]

    async def orphans(self, living: Iterable[str], most: int) -> list[Orphan]:
        return [orphan(row) for row in await self._ask("fetch", ORPHANS, list(living), most)]

    async def close(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db = None

    async def _ask(self, way: str, statement: str, *values: object) -> Any:
        """A connection that failed is not used again: the next question opens another."""
        async with self._turn:
            try:
                db = await self._connection()
                with no_longer_than(PATIENCE, db):
                    return await getattr(db, way)(statement, *values)
            except asyncpg.UndefinedTableError:  # `sabot nodes` makes none
                raise Unavailable("no node has ever used it") from None
            except FAILURES as error:
                await self.close()
                raise Unavailable(str(error) or type(error).__name__) from None
            except asyncio.CancelledError:
                await self.close()
                raise

    async def _connection(self) -> Any:
        if self._db is None or self._db.is_closed():
            self._db = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=None)
        return self._db


@contextmanager
def no_longer_than(patience: float, db: Any) -> Iterator[None]:
    """A connection that hangs is cut; to cancel what it does would wait for its answer."""
    alarm = asyncio.get_running_loop().call_later(patience, db.terminate)
    try:
        yield
    finally:
        alarm.cancel()


def node_of(row: Any) -> Node:
    plain = {name: value for name, value in row.items() if name not in ("versions", "shelf")}
    versions = understood(row["versions"], tuple[Version, ...])
    return Node(**plain, versions=versions, shelf=understood(row["shelf"], tuple[TableCard, ...]))


def understood(text: str, kind: Any) -> Any:
    """A node with a later Sabot may say what this one doesn't know."""
    try:
        return decode(text, type=kind)
    except DecodeError:
        return ()


def orphan(row: Any) -> Orphan:
    """A row that can't be read is reported by the node that takes the table."""
    try:
        game = decode(row["sitting"], type=Played).game
        head = decode(row["head"], type=Played) if row["head"] else None
    except DecodeError:
        return Orphan(row["id"], "", None)
    return Orphan(row["id"], game, head.version if head else None)


def text(what: object) -> str:
    return encode(what).decode()
