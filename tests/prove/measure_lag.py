"""How late the loop runs with many tables: `python tests/prove/measure_lag.py --tables 100`.

A real server process on one core; for each table one raw line that rings, echoes and beats as a
page does, and three bots. Prints, for 1, 10, 50 … tables, how late the loop was in a minute (of
which up to 1 ms is the grain of its timers), the share of the core it used, and entries a second.
As root the server goes before other work on its core: what that does to it is not its own lag.
"""

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path

from aiohttp import ClientSession, CookieJar, TCPConnector

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.server import Server

STEPS = (1, 10, 50)
SPREAD = 8  # seconds over which tables are opened, so that they don't beat as one
MINUTE = 60  # what the server's own figures cover
BEAT = 0.1
ECHOES = (0.0, 0.01, 0.01)
CORES = sorted(os.sched_getaffinity(0))


def main():
    wish = argparse.ArgumentParser()
    wish.add_argument("--tables", type=int, default=100)
    wish.add_argument("--level", default="normal", help="of the bots")
    wish.add_argument("--only", action="store_true", help="no smaller numbers beside it")
    wish = wish.parse_args()
    steps = [] if wish.only else [n for n in STEPS if n < wish.tables]
    print(json.dumps([measure(n, wish.level) for n in [*steps, wish.tables]], indent=2))


def measure(tables, level):
    with tempfile.TemporaryDirectory() as folder:
        with on_its_own_core():
            server = Server(Path(folder)).open()
        try:
            return asyncio.run(play(server, tables, level))
        finally:
            server.close()


@contextmanager
def on_its_own_core():
    """What is started here has the first core, before all others if that is allowed."""
    os.sched_setaffinity(0, CORES[:1])
    with suppress(PermissionError):
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    yield
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.sched_setaffinity(0, CORES[1:] or CORES)


async def play(server, number, level):
    rest = {"cookie_jar": CookieJar(unsafe=True), "connector": TCPConnector(limit=0)}
    async with ClientSession(server.url, **rest) as client:
        pages = [Page(client, level) for _ in range(number)]
        playing = [asyncio.create_task(page.play_on()) for page in pages]
        await asyncio.sleep(SPREAD + 4)
        before = cpu(server.pid), sum(page.entries for page in pages)
        await asyncio.sleep(MINUTE)
        used, entries = cpu(server.pid) - before[0], sum(p.entries for p in pages) - before[1]
        text = await (await client.get("/metrics")).text()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    figures = {"cpu_share": round(used / MINUTE, 3), "entries_a_second": round(entries / MINUTE, 1)}
    return {"tables": gauge(text, 'sabot_tables{stage="playing"}'), **lag(text), **figures}


class Page:
    """One player of ZINGA, who sees the table and rings for what is rolled, now and then."""

    def __init__(self, client, level):
        self._client, self._level, self.entries = client, level, 0
        self._seq, self._revision, self._hot = 0, 0, False

    async def play_on(self):
        await asyncio.sleep(random.uniform(0, SPREAD))
        while True:
            await self._play_one_game()

    async def _play_one_game(self):
        wish = {"game": "zinga", "seats": 4, "alone": True, "level": self._level}
        table = (await (await self._client.post("/api/tables", json=wish)).json())["table"]
        async with self._client.ws_connect("/ws", params={"table": table}) as line:
            self._seq, self._hot = 0, False
            await line.send_json({"do": "ready", "nonce": "n"})
            beating = asyncio.create_task(self._beat(line))
            async for heard in line:
                if self._hear(line, json.loads(heard.data)):
                    break
            beating.cancel()

    def _hear(self, line, told):
        """True when the game is over."""
        if told["on"] != "update":
            return False
        self.entries += 1
        self._revision, self._hot = told["revision"], told["hot"]
        if told["view"]["phase"] == "rolled" and told["stimulus"] and random.random() < 0.5:
            asyncio.get_running_loop().create_task(self._ring(line, random.uniform(0.25, 0.6)))
        return told["places"] is not None

    async def _ring(self, line, after):
        self._seq += 1
        claim = {"do": "play", "seq": self._seq, **self._stamps("pressed", after)}
        await asyncio.sleep(after)
        for echo in ECHOES:
            await asyncio.sleep(echo)
            await say(line, claim | {"action": {"do": "ring"}})

    async def _beat(self, line):
        while True:
            await asyncio.sleep(BEAT)
            if self._hot:
                await say(line, {"do": "beat", **self._stamps("until", BEAT)})

    def _stamps(self, name, after):
        return {"seen": self._revision, "presented": 0, name: after * 1000, "sent": after * 1000}


async def say(line, words):
    with suppress(ConnectionError):  # the game may be over
        await line.send_json(words)


def lag(text):
    names = {"p50_ms": "0.5", "p99_ms": "0.99", "max_ms": "1"}
    name = 'sabot_loop_lag_recent_seconds{{quantile="{}"}}'
    return {key: round(gauge(text, name.format(q)) * 1000, 2) for key, q in names.items()}


def gauge(text, name):
    return float(re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)[1])


def cpu(pid):
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
