"""What pings tell the arbiter of a line: its round trips, its losses, if it needs a second one."""

import asyncio
from itertools import count

from aiohttp import web

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND, Clock
from sabot.server.reader import Reader
from sabot.server.room import Room
from sabot.server.wire import SecondLine

FIRST = 8  # pings in a new line's first second
STEADY: Micros = SECOND // 2
HOT: Micros = SECOND // 4
DEAD: Micros = 6 * SECOND  # a line that answers no ping for so long is down, whatever TCP believes


async def measure(socket: web.WebSocketResponse, room: Room, reader: Reader, clock: Clock) -> None:
    reader.heard = clock.now()
    for number in count():
        if clock.now() - (reader.heard or 0) > DEAD:
            return reader.cut()
        await socket.ping(reader.pinged(None, clock.now()))
        await asyncio.sleep(pause(number, room.hot) / SECOND)


def pause(number: int, hot: bool) -> Micros:
    if number < FIRST:
        return SECOND // FIRST
    return HOT if hot else STEADY


def pong(room: Room, reader: Reader, payload: bytes, at: Micros) -> None:
    """One that was never asked for is nothing."""
    ping = reader.ponged(payload.decode(errors="replace"), at)
    if ping is None or room.live is None or reader.seat is None:
        return
    arbiter, stamp = room.live.table.arbiter, room.live.table_time(at)
    room.ask_kernel(reader)
    if ping.revision is None:
        arbiter.timed(reader.seat, reader.line, at - ping.sent, stamp)
    else:
        if reader.was_resent(ping):
            arbiter.resent(reader.seat, reader.line, ping.revision)
        arbiter.ponged(reader.seat, reader.line, ping.revision, stamp)
        room.live.settle()
    if not reader.asked and arbiter.wants_second(reader.seat, reader.line.page):
        reader.asked = True
        reader.say(SecondLine())
