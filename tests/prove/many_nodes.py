"""What nodes ask of one PostgreSQL that holds a million people's tables, a question at a time.

python -m tests.prove.many_nodes --json

Synthetic rows: live tables of four people with ten entries each, as many kept games, and nodes
whose shelves are empty (`look`) or full (`look_full`); `naming` finds a player's own tables. `ms`
is the median of the time until the answer is read, `database_ms` and `own_ms` are CPU of PostgreSQL
and of the node that asks.
"""

import argparse
import asyncio
import json
import time
from contextlib import asynccontextmanager
from itertools import count
from statistics import median

import asyncpg
from msgspec.json import encode

from sabot.server.cluster import register
from sabot.server.cluster.member import versions
from sabot.server.cluster.nodes import Node
from sabot.server.cluster.register import Register
from sabot.server.disk.data import opened
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.lobby import LISTED
from sabot.server.wire import Chair, TableCard
from tests.postgres import Server, bindir
from tests.prove.store_figures import ENTRY, HEAD, cpu_of

ENTRIES = 10  # of a table
PATIENCE = 600  # s: here a slow answer is a figure
PLACES = tuple(Place(f"p{n}-$", f"Player {n}", "fox", None, "n" * 43) for n in range(4))
SITTING = encode(Sitting("zinga", {}, "p0-$", bytes(32), PLACES, began=1_795_000_000_000)).decode()
CHAIR = Chair("Player", "fox", None, True, True)
CARD = TableCard("abcdef", "zinga", "gathering", (CHAIR,) * 4, 4, None)
TABLES = """insert into tables
 select $1 || n, convert_to(replace($2, '$', $1 || n), 'UTF8'), $3, 0, 'i' || (n % $4)
 from generate_series(1, $5::int) n"""
LOGS = """insert into log select 't' || n, r, case r when 0 then $1::bytea else $2 end
 from generate_series(1, $3::int) n, generate_series(0, $4::int) r"""
GAMES = "insert into games select 'k' || n, n, '' from generate_series(1, $1::int) n"
NODES = """insert into nodes (name, incarnation, internal, versions, beat)
 select 'n' || n, 'i' || n, 'host:' || n, $2, clock_timestamp()
 from generate_series(1, $1::int) n"""
BYTES = "select sum(octet_length(shelf)) from nodes"
SHELF = "update nodes set shelf = $1, beat = clock_timestamp()"


def main(wish):
    register.PATIENCE = PATIENCE
    server = Server(bindir(), "off")
    try:
        return asyncio.run(measured(server, wish))
    finally:
        server.remove()


async def measured(server, wish):
    url = server.new_database()
    opened(url).close()
    async with asking(url) as (node, db):
        await fill(db, wish)
        found = {"look": await timed(server, wish, node.look)}
        await db.execute(SHELF, encode([CARD] * LISTED).decode())
        found |= {"look_full": await timed(server, wish, node.look)}
        players = (f"p0-t{n}" for n in count(1))
        living = [f"i{n}" for n in range(wish.nodes + 1)]
        found |= {
            "beat": await timed(server, wish, lambda: node.beat(Node("n1", "i1", "host:1"))),
            "owner": await timed(server, wish, lambda: node.owner("t7")),
            "mine": await timed(server, wish, lambda: node.mine("i7")),
            "naming": await timed(server, wish, lambda: node.naming(next(players), "i0")),
            "orphans": await timed(server, wish, lambda: node.orphans(living, 500)),
        }
        shelves = round(await db.fetchval(BYTES) / 1e6, 1)
    shape = {"nodes": wish.nodes, "tables": wish.tables, "full_shelves_mb": shelves}
    return shape | {"asked": found}


@asynccontextmanager
async def asking(url):
    node, db = Register(url), await asyncpg.connect(url)
    await node.join(Node("n0", "i0", "host:0"))
    yield node, db
    await node.close()
    await db.close()


async def fill(db, wish):
    for prefix, live in (("t", True), ("k", False)):
        await db.execute(TABLES, prefix, SITTING, live, wish.nodes, wish.tables)
    await db.execute(LOGS, encode(HEAD), encode(ENTRY), wish.tables, ENTRIES - 1)
    await db.execute(GAMES, wish.tables)
    await db.execute(NODES, wish.nodes, encode(versions()).decode())
    await db.execute("vacuum analyze")


async def timed(server, wish, ask):
    await ask()
    waits, own, theirs = [], time.process_time(), cpu_of(server)
    end = time.perf_counter() + wish.seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        await ask()
        waits.append(time.perf_counter() - began)
    own, theirs = time.process_time() - own, cpu_of(server) - theirs
    per = 1_000 / len(waits)
    each = {"ms": median(waits) * 1_000, "database_ms": theirs * per, "own_ms": own * per}
    return {name: round(value, 2) for name, value in each.items()}


def arguments():
    parser = argparse.ArgumentParser(prog="python -m tests.prove.many_nodes")
    parser.add_argument("--nodes", type=int, default=500)
    parser.add_argument("--tables", type=int, default=250_000)
    parser.add_argument("--seconds", type=float, default=10, help="of each question")
    parser.add_argument("--json", action="store_true", help="one line for a program")
    return parser.parse_args()


if __name__ == "__main__":
    asked = arguments()
    print(json.dumps(main(asked), indent=None if asked.json else 2))
