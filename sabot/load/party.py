"""People at one table: they come, sit down, play, and open another one when it is over."""

import asyncio
from secrets import token_hex
from typing import Any
from urllib.parse import urlencode

from aiohttp import ClientSession, DummyCookieJar, TCPConnector
from msgspec.json import decode

from sabot.load.line import Ends, Line, connect
from sabot.load.page import Page
from sabot.load.tally import Tally
from sabot.load.target import Target
from sabot.load.ways import Ways

PATIENCE = 30  # seconds for a table to fill and to be dealt


class Party:
    """`own`: the address they come from; a server has a rate limit for each address."""

    def __init__(self, target: Target, wish: dict[str, Any], own: str, tally: Tally) -> None:
        self._target, self._wish, self._own, self._tally = target, wish, own, tally
        self.pages: list[Page] = []
        self._ways = Ways()
        self._cookies: dict[str, str] = {}
        self._table = ""
        self._staying: asyncio.Task[None] | None = None

    async def begin(self, ways: Ways) -> None:
        self._ways = ways
        connector = TCPConnector(local_addr=(self._own, 0) if self._own else None)
        self._session = ClientSession(
            self._target.url, connector=connector, cookie_jar=DummyCookieJar()
        )
        names = [token_hex(8) for _ in range(self._wish["seats"])]
        self._cookies = {name: await self._cookie() for name in names}
        await asyncio.wait_for(self._sit_down(), PATIENCE)
        self._staying = asyncio.create_task(self._play_on())

    async def end(self) -> None:
        if self._staying:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)
        for page in self.pages:
            page.close()
        await self._session.close()

    def set_ways(self, ways: Ways) -> None:
        self._ways = ways
        for page in self.pages:
            page.set_ways(ways)

    async def _play_on(self) -> None:
        while True:
            for page in self.pages:
                await until(page, lambda page: page.over)
            for page in self.pages:
                page.close()
            self._tally.counts["games"] += 1
            await self._sit_down()

    async def _sit_down(self) -> None:
        names = list(self._cookies)
        self._table = await self._open(names[0])
        self.pages = [
            Page(self._door, self._wish["game"], n, self._tally, self._ways) for n in names
        ]
        for page in self.pages:
            await page.open()
            await until(page, lambda page: page.seat is not None)
            page.ready()
        for page in self.pages:
            await until(page, lambda page: page.revision >= 0)

    async def _door(self, page: Page, ends: Ends) -> Line:
        query = {"table": self._table, "page": page.name, "after": str(page.revision)}
        path = "/ws?" + urlencode(query)
        cookie = self._cookies[page.name]
        return await connect(self._target.host, self._target.port, path, cookie, self._own, ends)

    async def _cookie(self) -> str:
        async with self._session.get("/api/me") as answer:
            return "; ".join(f"{name}={crumb.value}" for name, crumb in answer.cookies.items())

    async def _open(self, host: str) -> str:
        headers = {"Cookie": self._cookies[host]}
        async with self._session.post("/api/tables", json=self._wish, headers=headers) as answer:
            told = decode(await answer.read())
        if answer.status != 200:
            raise ConnectionRefusedError(f"no table: {told.get('code', answer.status)}")
        return str(told["table"])


async def until(page: Page, holds: Any) -> None:
    while not holds(page):
        page.news.clear()
        await page.news.wait()
