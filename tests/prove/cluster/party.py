"""People at a table of some node: they gather slowly, lose one of them, and play rematches."""

import asyncio
import time
from random import Random

from tests.faults.wish import brisk, seats_of
from tests.faults.witness import Witness
from tests.prove.cluster.page import NodePage
from tests.prove.crash.party import Party

SLOWLY = 1.5  # seconds between two who sit down
REMATCH, REMOVAL = 0.5, 0.4  # how often a game is followed by one, and sees one
SOON = 4.0  # seconds of play, before somebody is removed


class ClusterParty(Party):
    """`linked` and `removed`: what the server has said is so."""

    def __init__(self, urls, game, seed):
        super().__init__(None, game)
        self._urls, self._chance = urls, Random(f"{seed} {game}")
        self.linked, self.removed, self.gathered = {}, [], 0
        self.repeated = 0
        self._removing = None

    async def _leave(self):
        if self._removing:
            self._removing.cancel()
        await super()._leave()
        self.repeated += sum(page.repeated for page in self.pages)

    async def _work(self):
        await self._begin_anew()
        while True:
            await self._done.wait()
            self.over += 1
            if not (self._chance.random() < REMATCH and await self._play_again()):
                await self._leave()
                await self._begin_anew()

    async def _begin_anew(self):
        self._done = asyncio.Event()
        host = self._page(None)
        self.pages = [host]
        self._meet_at(await self._open(host))
        host.table = self.table
        self.pages += [self._page(self.table) for _ in range(self._people - 1)]
        for page in self.pages:
            page.stay()
            while page.seat is None:
                await asyncio.sleep(0.05)
            await asyncio.sleep(self._chance.uniform(0, SLOWLY))
        await self._deal(host)

    async def _play_again(self):
        """Everybody asks, at whichever node: all are told the same table."""
        table, self._done = self.table, asyncio.Event()
        people = self.pages[: self._people]
        asked = [p.until_answered("POST", f"/api/tables/{table}/rematch") for p in people]
        answers = [body for status, body in await asyncio.gather(*asked) if status == 200]
        if not answers:
            return False
        ids = {body["table"] for body in answers}
        if len(ids) > 1:
            self.wrong.append(f"{table}: two rematches, {ids}")
        self._meet_at(answers[0]["table"])
        self.linked[table] = self.table
        for page in self.pages:
            page.sit_at(self.table)
            await page.socket_closed()
        host = people[0]
        while host.seat is None:
            await asyncio.sleep(0.05)
        await self._deal(host)
        return True

    async def _deal(self, host):
        """Bots take the free chairs; an onlooker comes along."""
        self.gathered += 1
        path = f"/api/tables/{self.table}/bots"
        while not host.seating or host.seating["stage"] == "gathering":
            await host.ask("POST", path)
            await asyncio.sleep(0.2)
        if len(self.pages) == self._people:
            self.pages.append(self._page(self.table))
            self.pages[-1].stay()
        if self._chance.random() < REMOVAL:
            self._removing = asyncio.create_task(self._remove(host, self.table))

    async def _remove(self, host, table):
        await asyncio.sleep(self._chance.uniform(0, SOON))
        if host.table == table and host.seating.get("stage") == "playing":
            status, _ = await host.until_answered("DELETE", f"/api/tables/{table}/seats/1")
            if status == 200:
                self.removed.append(table)

    def _meet_at(self, table):
        self.table = table
        self.witnesses[table], self._restarted = Witness(), True

    def _page(self, table):
        rest = table, self.game, self._told, self._seated
        return NodePage(self._urls, Random(self._chance.random()), *rest)

    async def _open(self, host):
        size = seats_of(self.game, self._people)
        wish = {"game": self.game, "seats": size, "options": brisk(self.game), "level": "normal"}
        while True:
            _, body = await host.until_answered("POST", "/api/tables", json=wish)
            if "table" in body:
                return body["table"]
            await asyncio.sleep(0.2)

    def fault(self):
        """From here on its table owes us something new."""
        self.waits, self._since = True, time.monotonic()
        self._restarted = True
