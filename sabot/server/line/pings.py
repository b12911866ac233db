"""What pings tell the arbiter of a line: its round trips, its losses, if it needs a second one."""

import asyncio
from itertools import count

from aiohttp import web

from sabot.core.arbiter import Micros
from sabot.core.game import Seat
from sabot.server.clock import SECOND, Clock
from sabot.server.table.live import Live
from sabot.server.table.reader import Ping, Reader, Tcp
from sabot.server.table.room import Room
from sabot.server.wire import SecondLine

FIRST = 8  # pings in a new line's first second
STEADY: Micros = SECOND // 2
HOT: Micros = SECOND // 4
DEAD: Micros = 6 * SECOND  # a line that answers no ping for so long is down, whatever TCP believes


async def measure(socket: web.WebSocketResponse, room: Room, reader: Reader, clock: Clock) -> None:
    for number in count():
        await socket.ping(reader.pinged(None, clock.now()))
        await asyncio.sleep(pause(number, room.hot) / SECOND)


async def watch(reader: Reader, clock: Clock) -> None:
    """A line whose writes wait for a page that reads nothing pings no more, but is watched."""
    reader.heard = clock.now()
    while clock.now() - (reader.heard or 0) <= DEAD:
        await asyncio.sleep(DEAD / SECOND / 6)
    reader.cut()


def pause(number: int, hot: bool) -> Micros:
    if number < FIRST:
        return SECOND // FIRST
    return HOT if hot else STEADY


def pong(room: Room, reader: Reader, payload: bytes, at: Micros) -> None:
    """A pong that was never asked for counts for nothing."""
    ping = reader.ponged(payload.decode(errors="replace"), at)
    if ping is None:
        return
    if room.live and reader.seat is not None:
        hand_in(room.live, reader.seat, reader, ping, at)
    room.distances.look(at)


def hand_in(live: Live, seat: Seat, reader: Reader, ping: Ping, at: Micros) -> None:
    tcp = reader.tcp()
    if tcp and tcp.least is not None:  # a pong can be held back, the kernel's own answers can't
        live.kernel(seat, reader.line, tcp.least)
    if ping.revision is None:
        live.timed(seat, reader.line, at - ping.sent, at)
    else:
        live.ponged(seat, reader.line, ping.revision, at, was_resent(ping, tcp))
    if not reader.asked and live.wants_second(seat, reader.line.page):
        reader.asked = True
        reader.say(SecondLine())


def was_resent(ping: Ping, tcp: Tcp | None) -> bool:
    """It, or something before it that held it up."""
    return tcp is not None and tcp.resent > ping.resent
