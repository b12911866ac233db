"""What one PostgreSQL takes from one, two and three nodes, and what people do at one and at three.

python -m tests.prove.nodes_figures --runs 3 --json

`commits`: the same number of tables, shared out among the nodes' stores, which are processes of
their own; each table writes one entry after another as fast as it can (`full`), or ten a second
(`paced`). `acts`: the same number of tables of people in a hurry, by `sabot load`, at one node and
shared out among three. Database, nodes and people share one machine, so more nodes can't do more
than its cores do: the figures tell what sharing costs.
"""

import argparse
import asyncio
import json
import os
import time
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from tqdm import tqdm

from sabot.load import ways
from sabot.load.crowd import Crowd
from sabot.load.phases import table_wish
from sabot.load.sample import measure
from sabot.load.target import Target
from sabot.server.disk.data import opened
from tests.cluster.process import NodeProcess, running
from tests.postgres import Server, bindir
from tests.prove.store_figures import HEAD, SITTING, THINKS, count, play

SIZES = (1, 2, 3)  # nodes
SEATS = 4
SETTLE = 3.0  # s


def main(wish):
    server = Server(bindir(), "on")
    commits, acts = {n: [] for n in SIZES}, {n: [] for n in (SIZES[0], SIZES[-1])}
    try:
        for _ in tqdm(range(wish.runs), unit="run", disable=None):
            for nodes in SIZES:
                commits[nodes].append(written(server, nodes, wish))
            for nodes in acts:
                acts[nodes].append(played(server, nodes, wish))
    finally:
        server.remove()
    load = round(os.getloadavg()[2], 1)
    shape = {"runs": wish.runs, "tables": wish.tables, "load_of_15_minutes": load}
    return shape | {"commits": middles(commits), "acts": middles(acts)}


def middles(rows):
    """Of all runs, figure by figure."""
    return {
        f"{nodes} nodes": {name: round(median(one[name] for one in ran), 2) for name in ran[0]}
        for nodes, ran in rows.items()
    }


# Commits


def written(server, nodes, wish):
    found = {}
    for pace, think in THINKS.items():
        url, context = server.new_database(), get_context("spawn")
        opened(url).close()
        start = context.Barrier(nodes)
        share = wish.tables // nodes
        with context.Pool(nodes, initializer=remember, initargs=(start,)) as pool:
            asked = [(url, f"n{n}", share, wish.seconds, think) for n in range(nodes)]
            told = pool.starmap(one_node, asked, chunksize=1)
        found |= {f"{pace} {name}": value for name, value in together(told, wish).items()}
    return found


def together(told, wish):
    cuts = quantiles([one for _, times in told for one in times], n=100)
    entries = sum(len(times) for _, times in told)
    return {
        "entries_a_second": entries / wish.seconds,
        "commits_a_second": sum(commits for commits, _ in told) / wish.seconds,
        "p50_ms": cuts[49] * 1_000,
        "p99_ms": cuts[98] * 1_000,
    }


def remember(barrier):
    global start
    start = barrier


def one_node(url, name, tables, seconds, think):
    return asyncio.run(write_on(url, name, tables, seconds, think))


async def write_on(url, name, tables, seconds, think):
    store, ids, times = opened(url, owner=name), [f"{name}t{n}" for n in range(tables)], []
    for id in ids:
        await store.add(id, SITTING)
        await store.append(id, 0, [HEAD])
    start.wait()
    before = count()
    starts = [think * n / len(ids) for n in range(len(ids))]
    playing = [play(store, *one, think, seconds, times) for one in zip(ids, starts, strict=True)]
    await asyncio.gather(*playing)
    commits = count() - before
    store.close()
    return commits, times


# Acts


def played(server, nodes, wish):
    with nodes_of(server, nodes) as targets:
        return asyncio.run(act(targets, wish))


@contextmanager
def nodes_of(server, nodes):
    url = server.new_database()
    with TemporaryDirectory() as folder:
        made = [NodeProcess(f"n{n}", url, Path(folder), public=False) for n in range(nodes)]
        with running(*made):
            yield [Target(node.url, node.process.pid) for node in made]


async def act(targets, wish):
    share = wish.load_tables // len(targets)
    shape = table_wish(targets[0], wish.game, SEATS, "least")
    crowds = [Crowd(target, shape, share) for target in targets]
    try:
        await asyncio.gather(*(crowd.begin(ways.FULL) for crowd in crowds))
        await asyncio.sleep(SETTLE)
        began = time.process_time()
        pairs = zip(targets, crowds, strict=True)
        ran = await asyncio.gather(*(measure(h, c.tally, wish.seconds) for h, c in pairs))
        own = time.process_time() - began
    finally:
        await asyncio.gather(*(crowd.end() for crowd in crowds))
    waits = [wait for sample in ran for wait in sample.tally.waits]
    cuts = quantiles(waits, n=100)
    return {
        "acts_a_second": sum(sample.rate("acts") for sample in ran),
        "unheld_p50_ms": cuts[49],
        "unheld_p99_ms": cuts[98],
        "commits_a_second": sum(s.grown("sabot_commit_seconds_count") / s.seconds for s in ran),
        "cores_of_the_nodes": sum(sample.cpu / sample.seconds for sample in ran),
        "cores_of_the_people": own / wish.seconds,
    }


def arguments():
    parser = argparse.ArgumentParser(prog="python -m tests.prove.nodes_figures")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tables", type=int, default=48)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--game", default="zinga")
    parser.add_argument("--load-tables", type=int, default=60)
    parser.add_argument("--json", action="store_true", help="one line for a program")
    return parser.parse_args()


if __name__ == "__main__":
    asked = arguments()
    print(json.dumps(main(asked), indent=None if asked.json else 2))
