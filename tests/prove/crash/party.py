"""People, an onlooker and bots at a table of one game; when it is over, at another one."""

import asyncio
import json
import time
from contextlib import suppress

from aiohttp import ClientError

from sabot.core.log import Restarted
from sabot.load.person import decoders
from tests.faults.wish import brisk, seats_of
from tests.faults.witness import Witness
from tests.prove.crash.page import AGAIN, Page


class Party:
    def __init__(self, url, game, people=2, level="normal"):
        self._url, self.game, self._people, self._level = url, game, people, level
        self.pages, self.witnesses, self.table = [], {}, None
        self.over, self.lines, self.wrong, self.waits, self.longest = 0, 0, [], False, 0.0
        self._restarted, self._since, self._working, self._done = False, 0.0, None, None

    def begin(self):
        self._working = asyncio.create_task(self._work())

    def server_opens(self):
        """From here on its table owes us something new."""
        self.waits, self._since = True, time.monotonic()
        self._restarted = all(page.revision < 0 for page in self.pages)  # nothing to take up

    async def close(self):
        self._working.cancel()
        await asyncio.gather(self._working, return_exceptions=True)
        await self._leave()

    async def _work(self):
        while True:
            self._done = asyncio.Event()
            await self._sit_down()
            await self._done.wait()
            self.over += 1
            await self._leave()

    async def _sit_down(self):
        host = self._page(None)
        self.table = host.table = await self._open(host)
        self.witnesses[self.table], self._restarted = Witness(), True
        self.pages = [host, *(self._page(self.table) for _ in range(self._people - 1))]
        for page in self.pages:
            page.stay()
            while page.seat is None:
                await asyncio.sleep(AGAIN)
        await self._fill(host)
        self.pages.append(self._page(self.table))  # a chair is no longer free: it looks on
        self.pages[-1].stay()

    def _page(self, table):
        return Page(self._url, table, self.game, self._told, self._seated)

    async def _open(self, host):
        wish = {
            "game": self.game,
            "seats": seats_of(self.game, self._people),
            "options": brisk(self.game),
            "level": self._level,
        }
        while True:
            with suppress(ClientError, OSError, json.JSONDecodeError):
                answer = await host.client.post("/api/tables", json=wish)
                return (await answer.json())["table"]
            await asyncio.sleep(AGAIN)

    async def _fill(self, host):
        while host.seating["stage"] == "gathering":
            with suppress(ClientError, OSError):
                await host.client.post(f"/api/tables/{self.table}/bots")
            await asyncio.sleep(AGAIN)

    async def _leave(self):
        for page in self.pages:
            await page.close()
            self.lines += page.lines
            self.wrong += page.wrong

    def _seated(self, page):
        if page.seating["stage"] in ("over", "closed"):
            self._moved()
            self._done.set()

    def _told(self, page, update):
        self.witnesses[page.table].note(page.seat, update)
        _, events = decoders(self.game)
        if any(isinstance(event, Restarted) for event in events(update.events)):
            self._restarted = True
        elif update.stimulus and self._restarted:
            self._moved()

    def _moved(self):
        if self.waits:
            self.waits = False
            self.longest = max(self.longest, time.monotonic() - self._since)
