"""A page whose line is cut: it comes back as the client does, and knows how long that took."""

import asyncio
import time
from contextlib import suppress
from random import uniform
from secrets import token_hex

from aiohttp import ClientError

from tests.prove.crash.page import Page

AGAIN = 0.1875, 0.3125  # seconds until the first try, as in client/src/table/line/line.ts


class CutPage(Page):
    """`newest()`: the last revision that anybody at its table has been told."""

    newest = None

    def __init__(self, *rest):
        super().__init__(*rest)
        self.back, self.reloaded = [], []  # seconds from a cut until it knew all again
        self._cut_at, self._goal, self._dead, self._reading = None, None, [], None
        self._times = self.back

    @property
    def whole(self):
        return self._cut_at is None and self.revision >= 0 and bool(self._reading)

    def cut(self, silent, reload):
        """Silent: no packet tells the server; its old line stays until pings tell."""
        self._cut_at, self._goal = time.monotonic(), None
        self._times = self.reloaded if reload else self.back
        if reload:
            self._id, self.revision = token_hex(4), -1
        if silent:
            self._dead.append(self._socket)
            self._reading.cancel()
        else:
            self._socket._response.connection.transport.abort()

    async def close(self):
        await super().close()
        if self._reading:
            self._reading.cancel()

    async def _stay(self):
        while True:
            with suppress(ClientError, OSError):
                await self.client.get("/api/me")
                await self._visit()
            await asyncio.sleep(uniform(*AGAIN))

    async def _visit(self):
        query = {"table": self.table, "page": self._id}
        query |= {"after": str(self.revision)} if self.revision >= 0 else {}
        self._socket = await self.client.ws_connect("/ws", params=query)
        self.lines += 1
        self._reading = asyncio.create_task(self._read(self._socket))
        await asyncio.wait([self._reading])
        self._reading = None

    async def _read(self, socket):
        with suppress(ClientError, OSError):
            async for message in socket:
                await self._hear(message.data)
                self._measure()

    def _measure(self):
        if self._cut_at is not None:
            self._goal = self._goal if self._goal is not None else self.newest()
            if self.revision >= self._goal:
                self._times.append(time.monotonic() - self._cut_at)
                self._cut_at = None
