"""What pings tell the arbiter of a line: its round trips, its losses, if it needs a second one."""

from contextlib import suppress

from aiohttp import WSMsgType

from sabot.core.arbiter import Micros
from sabot.core.game import Seat
from sabot.server.clock import SECOND, Alarm, Clock
from sabot.server.line.websocket import Socket
from sabot.server.table.live import Live
from sabot.server.table.reader import Ping, Reader, Tcp
from sabot.server.table.room import Room
from sabot.server.wire import SecondLine

FIRST = 8  # pings in a new line's first second
STEADY: Micros = SECOND
GRID: Micros = SECOND // FIRST  # all pauses are multiples of it
DEAD: Micros = 6 * SECOND  # a line that answers no ping for so long is down, whatever TCP believes


class Pings:
    """Measures one line by pings, each set off by an alarm, and cuts it when it answers none."""

    def __init__(self, socket: Socket, room: Room, reader: Reader, clock: Clock) -> None:
        self._socket, self._room, self._reader, self._clock = socket, room, reader, clock
        self._number, self._phase = 0, hash(room.id) % GRID
        self._alarm: Alarm | None = None

    def start(self) -> None:
        self._reader.heard = self._clock.now()
        self._ring()

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()

    def _ring(self) -> None:
        """A line whose page reads nothing is pinged no more, but watched."""
        now, reader = self._clock.now(), self._reader
        if now - reader.heard > DEAD:
            return reader.cut()
        if now >= self._next() and not self._socket.is_full:
            self._number += 1
            with suppress(ConnectionError):  # as `hear` finds out too
                self._socket.put(WSMsgType.PING, reader.pinged(None, now))
        self._alarm = self._clock.at(self._on_grid(max(self._next(), now + GRID // 2)), self._ring)

    def _next(self) -> Micros:
        """A stimulus's own ping measures the line as well."""
        return self._reader.pinged_at + pause(self._number) - GRID // 2

    def _on_grid(self, at: Micros) -> Micros:
        """Lines of one table are pinged in one turn of the loop, tables at different moments."""
        return at + (self._phase - at) % GRID


def pause(number: int) -> Micros:
    """After that many pings."""
    return SECOND // FIRST if number < FIRST else STEADY


def pong(room: Room, reader: Reader, payload: bytes, at: Micros) -> None:
    """A pong that was never asked for counts for nothing."""
    ping = reader.ponged(payload, at)
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
