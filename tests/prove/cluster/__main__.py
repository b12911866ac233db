"""Three nodes on one PostgreSQL under faults: is all there that anyone was told, once, in order?

python -m tests.prove.cluster --faults 100 --json
"""

import asyncio
import time
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tqdm import tqdm

from sabot.registry import GAMES
from sabot.server.cluster.nodes import LEASE
from tests.cluster.process import NodeProcess
from tests.postgres import Server, bindir
from tests.prove.cluster.faults import Faults
from tests.prove.cluster.judge import Judge
from tests.prove.cluster.party import ClusterParty
from tests.prove.cluster.relay import Relay
from tests.prove.run import arguments, end, middle

PATIENCE = 60  # seconds for every table to go on
ALLOWED = LEASE / 1e6 + 1  # seconds until a dead node's tables have another, at p95
QUIET = 1.0  # seconds between two faults, at most


async def main(wish):
    began = time.monotonic()
    database = Server(bindir(), "on")
    try:
        with TemporaryDirectory() as folder:
            found = await run(database, Path(folder), wish)
    finally:
        database.remove()
    return found | {"seconds": round(time.monotonic() - began)}


async def run(database, folder, wish):
    url = database.new_database()
    relays = [Relay(database.port) for _ in range(3)]
    for relay in relays:
        await relay.open()
    nodes = [node_of(name, url, r, database, folder) for name, r in zip("abc", relays, strict=True)]
    await asyncio.to_thread(open_all, nodes)
    games = list(GAMES) if not wish.games else list(GAMES)[: wish.games]
    parties = [ClusterParty([node.url for node in nodes], game, wish.seed) for game in games]
    judge, faults = Judge(url), Faults(database, nodes, relays, Random(wish.seed))
    try:
        wrong = await under_faults(parties, judge, faults, wish)
        wrong += await judge.check(parties, final=True) + complaints(nodes)
    finally:
        close_all(nodes)
        await judge.close()
        for relay in relays:
            await relay.close()
    return figures(parties, faults, wish, wrong)


def node_of(name, url, relay, database, folder):
    """One of them has no address of its own: its lines go through the others."""
    own = url.replace(f":{database.port}/", f":{relay.port}/")
    return NodeProcess(name, own, folder, public=name != "c")


def open_all(nodes):
    for node in nodes:
        node.open()


def close_all(nodes):
    for node in nodes:
        if node.process and node.process.poll() is None:
            node.kill()


async def under_faults(parties, judge, faults, wish):
    wrong = []
    for party in parties:
        party.begin()
    wrong += await all_go_on(parties)
    for _ in tqdm(range(wish.faults), desc=f"faults, seed {wish.seed}", unit="fault"):
        await asyncio.sleep(faults.chance.uniform(0, QUIET))
        await faults.one(judge)
        wrong += await all_go_on(parties)
        wrong += await judge.check(parties)
    for party in parties:
        await party.close()
    return wrong + [words for party in parties for words in party.wrong]


async def all_go_on(parties):
    for party in parties:
        party.fault()
    limit = time.monotonic() + PATIENCE
    while any(party.waits for party in parties):
        if time.monotonic() > limit:
            return [
                f"table {party.table} of {party.game} hangs" for party in parties if party.waits
            ]
        await asyncio.sleep(0.02)
    return []


def complaints(nodes):
    """Lines of their logs that should not be there."""
    lines = [line for node in nodes for line in node.said().splitlines()]
    return [line for line in lines if "Traceback" in line or "internal" in line]


def figures(parties, faults, wish, wrong):
    witnesses = [w for party in parties for w in party.witnesses.values()]
    takeover = middle(faults.takeovers)
    if takeover["p95"] > ALLOWED * 1000:
        wrong.append(f"takeover took {takeover['p95']} ms at p95")
    return {
        "seed": wish.seed,
        "faults": dict(Counter(faults.done)),
        "tables": len(witnesses),
        "over": sum(party.over for party in parties),
        "gathered": sum(party.gathered for party in parties),
        "rematches": sum(len(party.linked) for party in parties),
        "removals": sum(len(party.removed) for party in parties),
        "compared": sum(w.compared for w in witnesses),
        "lines": sum(party.lines for party in parties),
        "repeated": sum(party.repeated for party in parties),
        "takeovers": len(faults.takeovers),
        "takeover_ms": takeover,
        "longest_wait_s": round(max(party.longest for party in parties), 1),
        "wrong": wrong,
    }


if __name__ == "__main__":
    asked = arguments("tests.prove.cluster", __doc__, faults=100, games=0)
    end(asyncio.run(main(asked)), asked)
