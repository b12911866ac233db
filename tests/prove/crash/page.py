"""A page without a screen that comes back by itself and plays as a person would."""

import asyncio
import time
from contextlib import suppress
from secrets import token_hex

from aiohttp import ClientError, ClientSession, CookieJar
from msgspec.json import decode, encode

from sabot.load.person import Person, shown

AGAIN = 0.1  # seconds until the next try of a line that broke


class Page:
    """`told(page, update)` and `seated(page)` are called with its news."""

    def __init__(self, url, table, game, told, seated):
        self.client = ClientSession(url, cookie_jar=CookieJar(unsafe=True))
        self.table, self.told, self.seated = table, told, seated
        self.seating, self.revision, self.lines, self.wrong = {}, -1, 0, []
        self._id, self._person, self._seq = token_hex(4), Person(game, token_hex(8).encode()), 0
        self._socket, self._finger, self._staying, self._came = None, None, None, 0.0
        self._playing = None

    @property
    def seat(self):
        return self.seating.get("seat")

    def stay(self):
        self._staying = asyncio.create_task(self._stay())

    async def close(self):
        if self._finger:
            self._finger.cancel()
        if self._staying:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)
        await self.client.close()

    async def say(self, **words):
        with suppress(ClientError, OSError):
            await self._socket.send_str(encode(words).decode())

    async def _stay(self):
        while True:
            with suppress(ClientError, OSError):
                await self.client.get("/api/me")  # who has no cookie gets none with a line
                await self._visit()
            await asyncio.sleep(AGAIN)

    async def _visit(self):
        query = {"table": self.table, "page": self._id}
        query |= {"after": str(self.revision)} if self.revision >= 0 else {}
        async with self.client.ws_connect("/ws", params=query) as self._socket:
            self.lines += 1
            async for message in self._socket:
                await self._hear(message.data)

    async def _hear(self, text):
        told = decode(text)
        match told["on"]:
            case "seating":
                self.seating = told
                await self._be_ready()
                self.seated(self)
            case "update":
                self._look(shown(text))
            case "refusal" if told["code"] == "internal":
                self.wrong.append(f"{self.table}: the server failed at something said")

    async def _be_ready(self):
        waiting = self.seating["stage"] == "gathering" and self.seat is not None
        if waiting and not self.seating["chairs"][self.seat]["ready"]:
            await self.say(do="ready", nonce=self._id)

    def _look(self, update):
        if update.revision <= self.revision:
            self.wrong.append(f"{self.table}: {update.revision} told after {self.revision}")
        self.revision = update.revision
        self.told(self, update)
        if self.seat is not None:
            self._came = clock()
            self._person.look(update, self.seat, round(self._came))
            self._set_finger()

    def _set_finger(self):
        if self._finger:
            self._finger.cancel()
        if plan := self._person.plan:
            after = max(0, plan.at - clock()) / 1000
            self._finger = asyncio.get_running_loop().call_later(after, self._press)

    def _press(self):
        if plan := self._person.act():
            self._playing = asyncio.ensure_future(self._play(plan))

    async def _play(self, plan):
        self._seq += 1
        stamps = {"presented": self._came, "pressed": clock(), "sent": clock()}
        await self.say(do="play", seq=self._seq, seen=plan.seen, **stamps, action=plan.action)


def clock():
    return time.monotonic() * 1000
