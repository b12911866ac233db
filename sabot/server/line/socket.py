"""One reader's line, from its opening to its end: it hears, tells, and is measured and watched."""

import asyncio
from contextlib import suppress
from itertools import count

from aiohttp import WSCloseCode, web

from sabot.server.clock import Clock
from sabot.server.line.fake_lag import FakeLag
from sabot.server.line.hear import hear
from sabot.server.line.pings import measure, watch
from sabot.server.line.tell import send_away, tell
from sabot.server.line.websocket import Socket
from sabot.server.table.reader import Reader
from sabot.server.table.room import Room
from sabot.server.wire import Refusal

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
    tasks: list[asyncio.Task[None]] = []
    try:
        room.enter(reader, wish(request), watch="watch" in request.query)
        ends = socket, room, reader, clock
        tasks += [asyncio.create_task(work(*ends)) for work in (tell, measure)]
        tasks.append(asyncio.create_task(watch(reader, clock)))
        await hear(*ends)
    finally:
        for task in tasks:
            task.cancel()
        socket.stop()
        room.leave(reader)  # before anything is awaited, for an awaiting task can be cancelled
        request.app[LINES].discard(socket)
        await asyncio.gather(*tasks, return_exceptions=True)
    return socket


async def turn_away(request: web.Request, refusal: Refusal) -> Socket:
    """A page can't read why a line was not opened, so it is, and closed again."""
    socket = Socket()
    await socket.prepare(request)
    await socket.tell(refusal)
    await send_away(socket)
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
