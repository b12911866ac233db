"""Random, spoilt and repeated words against a living server: is anybody else disturbed?

python -m tests.prove.fuzz --messages 100000 --json

Each fuzzer comes from a loopback address of its own, so the server's limits stay as they are.
"""

import asyncio
import time
from collections import Counter, deque
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from aiohttp import ClientSession, CookieJar
from tqdm import tqdm

from sabot.registry import GAMES
from tests.faults.wish import seats_of
from tests.prove.crash.party import Party
from tests.prove.crash.server import Server
from tests.prove.fuzz.fuzzer import Fuzzer, Left
from tests.prove.fuzz.probe import Probe, rss
from tests.prove.run import arguments, end, middle

PLAYED, LINGERS = 8, 2  # revisions of a quiet table, and seconds until lines are forgotten
GROWS, A_TABLE = 4_096, 12  # kB: the allocator's own ups and downs; a table opened and left
WARM = 0.2  # of all messages are said before memory counts: caches and pools are full then


async def main(wish):
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await asyncio.to_thread(server.open)
        parties = [Party(server.url, game) for game in GAMES]
        try:
            found = await run(server, parties, wish)
        finally:
            for party in parties:
                await party.close()
            server.close()
        found["wrong"] += server.complaints() + compared(server, parties)
    return {"seed": wish.seed, "messages": wish.messages} | found


async def run(server, parties, wish):
    for party in parties:
        party.begin()
    quiet = await calm(server, parties)
    chance, tables = Random(wish.seed), await open_tables(server.url)
    with tqdm(total=wish.messages, desc=f"fuzz, seed {wish.seed}", unit="message") as bar:
        first = round(wish.messages * WARM)
        warm = await attack(server, tables, chance, Left(first, bar), wish)
        await asyncio.sleep(LINGERS)
        before = rss(server.pid)
        rest = await attack(server, tables, chance, Left(wish.messages - first, bar), wish)
    await asyncio.sleep(LINGERS)
    return figures(server, parties, quiet, (warm, rest), before)


async def calm(server, parties):
    """The server as it is without fuzzers."""
    while not all(newest(party) >= PLAYED for party in parties):
        await asyncio.sleep(0.1)
    async with Probe(server.url) as probe:
        await asyncio.sleep(LINGERS)
    return probe.trips


async def open_tables(url):
    """Tables to be fuzzed, some of them in play with bots; their hosts have gone."""
    async with ClientSession(url, cookie_jar=CookieJar(unsafe=True)) as client:
        wishes = [
            {"game": game, "seats": seats_of(game, 3), "alone": alone}
            for game in GAMES
            for alone in (True, False)
        ]
        answers = [await (await client.post("/api/tables", json=wish)).json() for wish in wishes]
    return [answer["table"] for answer in answers]


async def attack(server, tables, chance, left, wish):
    said, began = deque(maxlen=500), time.monotonic()
    fuzzers = [
        Fuzzer(server.url, f"127.0.1.{n + 1}", tables, Random(chance.random()), left, said)
        for n in range(wish.fuzzers)
    ]
    async with Probe(server.url) as probe:
        await asyncio.gather(*(fuzzer.run() for fuzzer in fuzzers))
    answers = sum((fuzzer.answers for fuzzer in fuzzers), Counter())
    wrong = [words for fuzzer in fuzzers for words in fuzzer.wrong]
    return answers, wrong, probe.trips, time.monotonic() - began


def figures(server, parties, quiet, attacks, before):
    answers, wrong, trips, seconds = zip(*attacks, strict=True)
    during = sorted(trip for part in trips for trip in part)
    after, tables = rss(server.pid), tables_in_memory(server.url)
    wrong = [*wrong[0], *wrong[1], *(words for party in parties for words in party.wrong)]
    if after - before > GROWS + tables * A_TABLE:
        wrong.append("memory grows")
    return {
        "answers": dict(sum(answers, Counter()).most_common()),
        "seconds": round(sum(seconds)),
        "trip_ms": {"quiet": middle(quiet), "fuzzed": middle(during)},
        "rss_kb": {"warm": before, "after": after, "grown": after - before},
        "tables": tables,
        "played": {party.game: newest(party) for party in parties},
        "wrong": wrong,
    }


def tables_in_memory(url):
    """Those the fuzzers opened, above all: they go when nobody has been there for ten minutes."""
    lines = urlopen(url + "/metrics").read().decode().splitlines()
    tables = (float(line.split()[-1]) for line in lines if line.startswith("sabot_tables{"))
    return round(sum(tables))


def newest(party):
    return max((page.revision for page in party.pages), default=-1)


def compared(server, parties):
    """The honest tables were told what their logs say, in order."""
    wrong = []
    for table, witness in [each for party in parties for each in party.witnesses.items()]:
        witness.read(*server.since(table, witness.revision))
        wrong += [f"{table}: {words}" for words in witness.wrong]
    return wrong


if __name__ == "__main__":
    asked = arguments("tests.prove.fuzz", __doc__, messages=100_000, fuzzers=24)
    end(asyncio.run(main(asked)), asked)
