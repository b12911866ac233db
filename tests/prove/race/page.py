"""A page without a screen: its lines, echoes, beats and stamps as `client/src/table` has them."""

import asyncio
import time
from contextlib import suppress
from typing import NamedTuple

from aiohttp import ClientError, ClientSession, CookieJar, WSMsgType
from msgspec.json import decode, encode

ECHOES = (0.010, 0.020)
BEAT = 0.1
UNHANDLED = 50_000
GRAIN = 0.1  # ms, as Chromium's
KEPT = 16


def clock():
    return time.monotonic_ns() // 1000


class Stamp(NamedTuple):
    """In µs of this machine's clock."""

    seen: int
    presented: int
    pressed: int


class Page:
    """`hear(told, came)` is called once with each update that is new."""

    clock = staticmethod(clock)

    def __init__(self, door, table, name, ways, hear):
        self.door, self.table, self.name, self.ways = door, table, name, ways
        self.revision, self.seating, self.came, self.shown = -1, None, {}, {}
        self._hear, self._lines, self._tasks, self._seq = hear, [], set(), 0
        self._hot, self._start = False, clock()
        self._session = ClientSession(cookie_jar=CookieJar(unsafe=True))

    async def come_in(self):
        await (await self._session.get(f"{self.door}/api/me")).read()

    async def post(self, path, **body):
        async with self._session.post(self.door + path, json=body) as answer:
            return await answer.json()

    async def open_line(self, **query):
        words = {"table": self.table, "page": self.name, "after": str(self.revision), **query}
        words = {key: word for key, word in words.items() if word != "-1"}
        line = await self._session.ws_connect(
            f"{self.door}/ws", params=words, autoping=self.ways.pongs, compress=0, max_msg_size=0
        )
        self._lines.append(line)
        self._begin(self._listen(line))

    async def close(self):
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for line in self._lines:
            await line.close()
        await self._session.close()

    # What it says

    async def say(self, **words):
        text = encode(words).decode()
        for line in list(self._lines):
            with suppress(ClientError, ConnectionError):
                await line.send_str(text)

    async def claim(self, action, stamp, echoes=ECHOES):
        self._seq += 1
        seen, presented, pressed = stamp
        sent = clock()
        words = {"do": "play", "seq": self._seq, "action": action, "grain": GRAIN, "seen": seen}
        words |= self._millis(presented=presented, pressed=min(pressed, sent), sent=sent)
        await self.say(**words)
        for before, after in zip((0, *echoes), echoes, strict=False):
            await asyncio.sleep(after - before)
            await self.say(**words)

    def stamp(self, pressed):
        """As the page does it: by the newest thing that was on the screen."""
        at = clock()
        seen = max((e for e, shown in self.shown.items() if shown <= at), default=0)
        return Stamp(seen, self.shown.get(seen, self._start), pressed)

    async def _beats(self):
        while self._hot:
            seen, presented, sent = self.stamp(clock())
            until = min(sent, max(presented, sent - UNHANDLED))
            times = self._millis(presented=presented, until=until, sent=sent)
            await self.say(do="beat", seen=seen, grain=GRAIN, **times)
            await asyncio.sleep(BEAT)

    def _millis(self, **micros):
        return {name: max(0, at - self._start) / 1000 for name, at in micros.items()}

    # What it hears

    async def _listen(self, line):
        stimulus = False
        while True:
            told = await line.receive()
            came = clock()
            if told.type == WSMsgType.TEXT:
                stimulus = self._take(decode(told.data), came)
            elif told.type == WSMsgType.PING:
                self._begin(self._pong(line, told.data, self.ways.holds_pong(stimulus)))
                stimulus = False
            else:
                return

    async def _pong(self, line, payload, held):
        await asyncio.sleep(held / 1e6)
        with suppress(ClientError, ConnectionError):
            await line.pong(payload)

    def _take(self, told, came):
        """True: a ping behind it belongs to it."""
        match told["on"]:
            case "update" if told["revision"] > self.revision:
                self._update(told, came)
            case "seating":
                self.seating = told
                self._hear(told, came)
            case "second-line" if len(self._lines) < 2:
                self._begin(self.open_line())
        return told["on"] == "update" and told["stimulus"]

    def _update(self, told, came):
        self.revision = told["revision"]
        if told["stimulus"]:
            self.came[self.revision] = came, came - told["now"] * 1000
            self.came.pop(self.revision - KEPT, None)
            self.shown.pop(self.revision - KEPT, None)
        hot, self._hot = self._hot, told["hot"] and self.seating["seat"] is not None
        if self._hot and not hot:
            self._begin(self._beats())
        self._hear(told, came)

    def _begin(self, work):
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
