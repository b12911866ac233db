"""What befalls nodes and their database, by seed; how long the tables of a node were nobody's."""

import asyncio
import signal
import time

from sabot.server.cluster.nodes import LEASE
from tests.browser.server import until_it_answers

LONG = LEASE / 1e6 + 1  # seconds: the others have noticed by then
PATIENCE = 20  # seconds until all tables of a dead node have another one
LOOK = 0.05


class Faults:
    def __init__(self, database, nodes, relays, chance):
        self.chance, self.takeovers, self.done = chance, [], []
        self._database, self._nodes, self._relays = database, nodes, relays

    async def one(self, judge):
        kinds = [self._kill] * 4 + [self._stop] * 3 + [self._cut] * 3
        kinds += [self._blink, self._restart_database, self._drain]
        kind = self.chance.choice(kinds)
        self.done.append(kind.__name__.strip("_"))
        await kind(self.chance.randrange(3), judge)

    async def _kill(self, number, judge):
        node = self._nodes[number]
        tables = await judge.tables_of(node.name)
        node.kill()
        await self._taken_over(tables, judge)
        await self._reopen(node)

    async def _stop(self, number, judge):
        """For longer than its lease; then it goes on, as if nothing had been."""
        node = self._nodes[number]
        tables, began = await judge.tables_of(node.name), time.monotonic()
        node.stop()
        await self._taken_over(tables, judge)
        await asyncio.sleep(max(0, LONG + self.chance.uniform(0, 3) - time.monotonic() + began))
        node.go_on()

    async def _cut(self, number, judge):
        """Off from the database, which it can't see, and which can't see it."""
        tables, began = await judge.tables_of(self._nodes[number].name), time.monotonic()
        self._relays[number].cut(silent=self.chance.random() < 0.5)
        await self._taken_over(tables, judge)
        await asyncio.sleep(max(0, LONG + self.chance.uniform(0, 3) - time.monotonic() + began))
        self._relays[number].mend()

    async def _blink(self, number, judge):
        """Too short for anybody to take anything over."""
        self._relays[number].cut(silent=self.chance.random() < 0.5)
        await asyncio.sleep(self.chance.uniform(0.1, 2))
        self._relays[number].mend()

    async def _restart_database(self, number, judge):
        sign = self.chance.choice([signal.SIGINT, signal.SIGQUIT])
        await asyncio.to_thread(self._database.stop, sign)
        await asyncio.sleep(self.chance.uniform(0, 8))
        await asyncio.to_thread(self._database.start)

    async def _drain(self, number, judge):
        """As at an upgrade: it hands over, and is back."""
        node = self._nodes[number]
        await asyncio.to_thread(node.close)
        await self._reopen(node)

    async def _reopen(self, node):
        node.start()
        await asyncio.to_thread(until_it_answers, node.url)

    async def _taken_over(self, tables, judge):
        began = time.monotonic()
        while tables and time.monotonic() - began < PATIENCE:
            for table in await judge.moved(tables):
                del tables[table]
                self.takeovers.append(time.monotonic() - began)
            await asyncio.sleep(LOOK)
        self.takeovers += [PATIENCE] * len(tables)
