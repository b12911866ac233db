"""What pings tell the arbiter of a line: its round trips, its losses, if it needs a second one."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING

from aiohttp import web

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND, Clock
from sabot.server.table.live import Live
from sabot.server.table.reader import Ping, Reader
from sabot.server.wire import SecondLine

if TYPE_CHECKING:
    from sabot.server.table.room import Room

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
    """One that was never asked for is nothing."""
    ping = reader.ponged(payload.decode(errors="replace"), at)
    if ping is None:
        return
    if room.live and reader.seat is not None:
        hand_in(room.live, room, reader, ping, at)
    room.distances.look(at)


def hand_in(live: Live, room: Room, reader: Reader, ping: Ping, at: Micros) -> None:
    assert reader.seat is not None
    arbiter, stamp = live.table.arbiter, live.table_time(at)
    ask_kernel(live, reader)
    if ping.revision is None:
        arbiter.timed(reader.seat, reader.line, at - ping.sent, stamp)
    else:
        if reader.was_resent(ping):
            arbiter.resent(reader.seat, reader.line, ping.revision)
        arbiter.ponged(reader.seat, reader.line, ping.revision, stamp)
        live.settle()
    if not reader.asked and arbiter.wants_second(reader.seat, reader.line.page):
        reader.asked = True
        reader.say(SecondLine())


def ask_kernel(live: Live, reader: Reader) -> None:
    """A pong can be held back, the kernel's own answers can't."""
    tcp = reader.tcp()
    if reader.seat is not None and tcp and tcp.least is not None:
        live.table.arbiter.kernel(reader.seat, reader.line, tcp.least)


def hand_in_trips(room: Room, reader: Reader) -> None:
    """Lines are measured before they have a seat, so they are no longer young when they get one."""
    if room.live is None or reader.seat is None:
        return
    for length, at in reader.trips:
        stamp = room.live.table_time(at)
        room.live.table.arbiter.timed(reader.seat, reader.line, length, stamp)


def look(room: Room) -> None:
    """What our own kernel had to send again is no player's fault, and not waited out."""
    for reader in room.readers:
        for revision in reader.resent():
            if room.live and reader.seat is not None:
                room.live.table.arbiter.resent(reader.seat, reader.line, revision)
