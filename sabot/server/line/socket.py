"""One reader's line, from its opening to its end: it hears, tells, and is measured and watched."""

import asyncio
from contextlib import suppress
from itertools import count

from aiohttp import WSCloseCode, web

from sabot.server.clock import Clock
from sabot.server.line.fake_lag import FakeLag
from sabot.server.line.hear import hear
from sabot.server.line.pings import Pings
from sabot.server.line.tell import Teller, close
from sabot.server.line.websocket import Socket
from sabot.server.table.reader import Reader
from sabot.server.table.room import Room
from sabot.server.wire import Told

lines = count(1)
PATIENCE = 1.5  # seconds
LINES = web.AppKey("lines", set[Socket])


async def serve(
    request: web.Request, room: Room, reader: Reader, clock: Clock, lag: FakeLag | None = None
) -> Socket:
    socket = Socket(lag)
    await socket.prepare(request)
    if request.transport:
        reader.cut = request.transport.abort
    request.app[LINES].add(socket)
    ends = socket, room, reader, clock
    teller, pings = Teller(*ends), Pings(*ends)
    try:
        room.enter(reader, wish(request), watch="watch" in request.query)
        teller.start()
        pings.start()
        await hear(*ends)
    finally:
        teller.stop()
        pings.stop()
        socket.stop()
        room.leave(reader)
        request.app[LINES].discard(socket)
    return socket


async def turn_away(
    request: web.Request, why: Told, code: WSCloseCode = WSCloseCode.TRY_AGAIN_LATER
) -> Socket:
    """A page can't read why a line was not opened, so it is, and closed again."""
    socket = Socket()
    await socket.prepare(request)
    socket.tell(why)
    await close(socket, code)
    return socket


async def hang_up(app: web.Application) -> None:
    """The server stops: pages are told, and reconnect when it is back."""
    sockets: set[Socket] = app[LINES]
    closing = [socket.close(code=WSCloseCode.GOING_AWAY) for socket in sockets]
    with suppress(TimeoutError):  # a page that reads nothing any more is not waited for
        await asyncio.wait_for(asyncio.gather(*closing, return_exceptions=True), PATIENCE)


def wish(request: web.Request) -> int | None:
    seat = request.query.get("seat", "")
    return int(seat) if seat.isdecimal() and len(seat) < 3 else None
