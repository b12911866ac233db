"""What a kept game costs: `python -m tests.prove.kept --json`.

Bytes of a record, entries verified a second, how soon a list of 10,000 games is answered, and how
late the loop runs while ten games of the longest kind are recorded: in a worker process, as the
server does it, and on the loop itself, as it must not be. For comparison: at rest, and beside a
worker process that only counts.
"""

import argparse
import asyncio
import sqlite3
import tempfile
from contextlib import closing
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer
from msgspec.json import encode

from sabot.core.log import Head
from sabot.kept.reading import read
from sabot.kept.title import head_of
from sabot.kept.verify import verify
from sabot.registry import GAMES
from sabot.server.disk.games import PLAYED, Card
from sabot.server.disk.recording import made
from sabot.server.http.api import IDENTITIES, KEEPER, STORE
from sabot.server.http.app import make_app
from sabot.server.table.chairs import Place, Sitting
from tests.kept.games import kept_game, played

GAMES_EACH, ENDING, LISTED = 20, 10, 10_000
STEP = 0.001  # seconds between two looks at the clock
LONGEST = "zigzag_signs"


def main():
    wish = argparse.ArgumentParser()
    wish.add_argument("--json", action="store_true")
    wish.parse_args()
    figures = {id: of_game(id) for id in GAMES}
    print(encode(figures | asyncio.run(of_server())).decode())


def of_game(id):
    records = [kept_game(id, number) for number in range(GAMES_EACH)]
    start, entries = process_time(), 0
    for record in records:
        report = verify(read(BytesIO(record)), GAMES[id].game)
        assert report.holds and report.whole
        entries += report.entries
    spent = process_time() - start
    return {
        "bytes": round(median(map(len, records))),
        "entries": round(entries / GAMES_EACH),
        "verified_a_second": round(entries / spent),
    }


async def of_server():
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "sabot.db")
        async with TestServer(make_app(data)) as server:
            return {"list": await listing(server, data), "ten_endings": await endings(server, data)}


async def listing(server, data):
    """One player with that many games, over HTTP; the slowest of a hundred answers."""
    client = TestClient(server, cookie_jar=CookieJar(unsafe=True))
    cookie = next(iter((await client.get("/api/me")).cookies.values())).value
    player = server.app[IDENTITIES].read(cookie).id
    card = encode(Card(200_000, ("Ada", "Bo", "Cy", "Di"), 0, ((0,), (1, 2), (3,))))
    rows = [(player, n, f"game{n}", list(GAMES)[n % 5], card) for n in range(LISTED)]
    with closing(sqlite3.connect(data)) as db, db:
        db.executemany(PLAYED, rows)
    times = [await answered(client, n * LISTED // 50) for n in range(50)]
    await client.session.close()
    return {"p50_ms": round(median(times), 1), "max_ms": round(max(times), 1)}


async def answered(client, before):
    start = perf_counter()
    answer = await client.get("/api/me/games", params={"before": before + 100, "limit": 100})
    assert answer.status == 200 and await answer.json()
    return (perf_counter() - start) * 1000


async def endings(server, data):
    ids = [f"end{n}" for n in range(ENDING + 1)]
    finish(data, ids)
    await keep(server, ids[:1])  # the process starts with the first
    others = {"at_rest": await late(asyncio.sleep(1)), "beside_a_count": await late(count(server))}
    kept = await late(keep(server, ids[1:]))
    assert all(server.app[STORE].game(id).record for id in ids)
    finish(data, ids := [f"loop{n}" for n in range(ENDING)])
    return others | {"in_a_worker": kept, "on_the_loop": await late(on_loop(data, ids))}


async def count(server):
    for _ in range(ENDING):
        await server.app[KEEPER]._pool.run(partial(sum, range(4_000_000)))


async def keep(server, ids):
    for id in ids:
        server.app[KEEPER].keep(id)
    for id in ids:
        await server.app[KEEPER].wait(id)


async def on_loop(data, ids):
    for id in ids:
        assert made(data, id, 0)
        await asyncio.sleep(0)


def finish(data, ids):
    for number, id in enumerate(ids):
        finish_one(data, id, *played(LONGEST, number))


def finish_one(data, id, title, log):
    """A game whose end is stored, and nothing of a record."""
    head = head_of(title)
    rows = [(id, n, encode(entry)) for n, entry in enumerate([head, *log])]
    with closing(sqlite3.connect(data)) as db, db:
        sitting = encode(sitting_of(title, head))
        db.execute("insert into tables (id, sitting, live) values (?, ?, 0)", (id, sitting))
        db.executemany("insert into log values (?, ?, ?)", rows)


def sitting_of(title, head: Head):
    places = tuple(Place(None, p.name, p.animal, p.level) for p in title.players)
    secret = bytes.fromhex(title.proof.secret)
    return Sitting(title.game, head.options, "ann", secret, places, result=title.places)


async def late(work):
    """How late a timer of the loop rings meanwhile, in ms."""
    found, task = [], asyncio.ensure_future(work)
    while not task.done():
        start = perf_counter()
        await asyncio.sleep(STEP)
        found.append((perf_counter() - start - STEP) * 1000)
    await task
    found.sort()
    share = {"p50_ms": 0.5, "p99_ms": 0.99, "max_ms": 1}
    return {name: round(found[int(q * (len(found) - 1))], 2) for name, q in share.items()}


if __name__ == "__main__":
    main()
