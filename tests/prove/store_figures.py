"""What a commit costs in PostgreSQL, against SQLite: measured in turns, told as ratios.

python -m tests.prove.store_figures --runs 5

Tables that write one entry after another into each engine, as fast as it takes them (`full`) and
ten times a second each (`paced`); with `--acts`, also what an act costs a whole server, by
`sabot load`. Both engines sync each commit on the same disk. `us_an_entry` is our own process,
`us_an_entry_all` PostgreSQL's too.
"""

import argparse
import asyncio
import json
import time
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from tqdm import tqdm

from sabot.core.log import Act, Head
from sabot.load.phases import Wish, run
from sabot.load.target import started
from sabot.server.disk.data import is_url, opened
from sabot.server.figures import COMMITS
from sabot.server.table.chairs import Place, Sitting
from tests.postgres import Server, bindir
from tests.prove.load import ratio

HEAD = Head("zinga", 1, 4, {}, b"seed")
SITTING = Sitting("zinga", {}, "ann", bytes(32), (Place(),) * 4)
ENTRY = Act(12_345, 2, {"do": "call", "cell": "R11", "why": "x" * 120}, 17)
THINKS = {"full": 0.0, "paced": 0.1}  # s between two entries of a table
TICKS = 100  # of /proc, a second
ENGINES = ("sqlite", "postgres")


def main(wish):
    found = {name: [] for name in ENGINES}
    server = Server(bindir(), "on")
    try:
        with tqdm(total=2 * wish.runs, unit="run", disable=None) as bar:
            for number in range(wish.runs):
                for name in ENGINES if number % 2 == 0 else reversed(ENGINES):
                    found[name].append(one_run(name, server, wish))
                    bar.update()
    finally:
        server.remove()
    return compared(**found)


def one_run(name, server, wish):
    rows = {}
    for pace, think in THINKS.items():
        with place(name, server) as data:
            told = asyncio.run(written(data, server, wish, think))
        rows |= {f"{pace} {figure}": value for figure, value in told.items()}
    return rows | (acts(name, server, wish) if wish.acts else {})


@contextmanager
def place(name, server):
    with TemporaryDirectory() as folder:
        yield server.new_database() if name == "postgres" else str(Path(folder) / "sabot.db")


async def written(data, server, wish, think):
    store, ids = opened(data), [f"t{n}" for n in range(wish.tables)]
    for id in ids:
        await store.add(id, SITTING)
        await store.append(id, 0, [HEAD])
    commits, busy, others = count(), time.process_time(), cpu_of(server)
    began, times = time.perf_counter(), []
    starts = [think * n / len(ids) for n in range(len(ids))]
    wishes = zip(ids, starts, strict=True)
    await asyncio.gather(*[play(store, *one, think, wish.seconds, times) for one in wishes])
    lasted, entries = time.perf_counter() - began, len(times)
    own = time.process_time() - busy
    theirs = cpu_of(server) - others if is_url(data) else 0
    commits = count() - commits
    store.close()
    cuts = quantiles(times, n=100)
    return {
        "entries_a_second": entries / lasted,
        "commits_a_second": commits / lasted,
        "p50_ms": cuts[49] * 1_000,
        "p99_ms": cuts[98] * 1_000,
        "us_an_entry": own / entries * 1e6,
        "us_an_entry_all": (own + theirs) / entries * 1e6,
    }


async def play(store, id, start, think, seconds, times):
    """Tables don't act in step."""
    await asyncio.sleep(start)
    revision, end = 1, time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        await store.append(id, revision, [ENTRY])
        times.append(time.perf_counter() - began)
        revision += 1
        if think:
            await asyncio.sleep(think)


def count():
    [samples] = [metric.samples for metric in COMMITS.collect()]
    return next(sample.value for sample in samples if sample.name.endswith("_count"))


def cpu_of(server):
    """Seconds of the postmaster, with children that are gone, and of those that are there."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return ticks(pid, 4) + sum(ticks(child, 2) for child in children)


def ticks(pid, fields):
    after = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, after[11 : 11 + fields])) / TICKS


def acts(name, server, wish):
    """CPU of the server's process for an act of a player, with all that follows from it."""
    url = server.new_database() if name == "postgres" else None
    with started(data=url) as target:
        asked = Wish((wish.game,), wish.load_tables, 4, wish.seconds)
        game = asyncio.run(run(target, asked, lambda name: None))["games"][wish.game]
    return {f"act {pace} {figure}": game[pace][figure]
            for pace in ("human", "full") for figure in ("act_us", "act_all_in_us")}  # fmt: skip


def compared(sqlite, postgres):
    """A figure that couldn't be measured is left out."""
    names = [name for name in sqlite[0] if all(row.get(name) for row in (*sqlite, *postgres))]
    return {
        name: {
            "sqlite": round(median(row[name] for row in sqlite), 2),
            "postgres": round(median(row[name] for row in postgres), 2),
            "ratio": ratio(name, sqlite, postgres),
        }
        for name in names
    }


def arguments():
    parser = argparse.ArgumentParser(prog="python -m tests.prove.store_figures")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--acts", action="store_true", help="also by `sabot load`: minutes")
    parser.add_argument("--game", default="zinga")
    parser.add_argument("--load-tables", type=int, default=20)
    parser.add_argument("--json", action="store_true", help="one line for a program")
    return parser.parse_args()


def report(rows):
    lines = [f"{'':32}{'SQLite':>12}{'PostgreSQL':>12}{'ratio':>8}"]
    for name, row in rows.items():
        lines.append(f"{name:32}{row['sqlite']:>12}{row['postgres']:>12}{row['ratio']:>8}")
    return "\n".join(lines)


if __name__ == "__main__":
    asked = arguments()
    rows = main(asked)
    print(json.dumps(rows) if asked.json else report(rows))
