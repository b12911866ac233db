"""Tell: the last phase of an act. Each reader gets its own view of each revision at its slot."""

import asyncio
import logging

from aiohttp import WSCloseCode, WSMsgType

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND, Clock
from sabot.server.line.websocket import Socket
from sabot.server.table.reader import Reader
from sabot.server.table.room import Room
from sabot.server.table.seating import seating_of
from sabot.server.wire import Update

log = logging.getLogger(__name__)
AGAIN: Micros = SECOND // 20  # until a page that reads slowly is looked at again


class Teller:
    """A cursor over what is stored, each revision at its slot: that makes the line a delay line.

    A callback on the event loop, set off by `Reader.stir`; no task waits for news.
    """

    def __init__(self, socket: Socket, room: Room, reader: Reader, clock: Clock) -> None:
        self._socket, self._room, self._reader, self._clock = socket, room, reader, clock
        self._loop = asyncio.get_running_loop()
        self._closing: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        self._reader.wake = self._soon
        self._soon()

    def stop(self) -> None:
        """No cycle of references is left behind: the garbage collector runs seldom."""
        self._stopped = True
        self._reader.wake = idle

    def _soon(self) -> None:
        self._loop.call_soon(self._tell)

    def _tell(self) -> None:
        """If the line breaks, `hear` ends too; if we fail, the page reconnects."""
        if self._stopped or self._room.audience.muted():
            return
        try:
            self._reader.stirred = False
            self._tell_all()
        except ConnectionError:
            self._stopped = True
        except Exception:
            extra = {"table": self._room.id, "seat": self._reader.seat}
            log.exception("line failed", extra=extra)
            self._close(WSCloseCode.INTERNAL_ERROR)

    def _tell_all(self) -> None:
        while not self._socket.is_full:
            if not self._tell_next():
                return
        self._clock.at(self._clock.now() + AGAIN, self._tell)

    def _tell_next(self) -> bool:
        """One message, if there is one: who sits where before what that seat sees."""
        reader, room, socket = self._reader, self._room, self._socket
        if reader.seating_due:
            reader.seating_due = False
            socket.tell(seating_of(room, reader))
        elif reader.outbox:
            socket.tell(reader.outbox.popleft())
        elif reader.leaves:
            self._close(WSCloseCode.TRY_AGAIN_LATER)
            return False
        else:
            return self._tell_update()
        return True

    def _tell_update(self) -> bool:
        if lately := self._room.past(self._reader):
            self._socket.tell(lately)
        update = self._room.next_update(self._reader)
        if update:
            show(self._socket, self._room, self._reader, update, self._clock)
        return update is not None

    def _close(self, code: WSCloseCode) -> None:
        self._stopped = True
        self._closing = self._loop.create_task(close(self._socket, code))


def idle() -> None:
    """Nobody listens."""


def show(socket: Socket, room: Room, reader: Reader, update: Update, clock: Clock) -> None:
    """An update, and behind what can be raced a ping, joined to the update's write."""
    socket.tell(update)
    if reader.seat is not None and update.stimulus and room.live:
        at = clock.now()
        socket.put(WSMsgType.PING, reader.pinged(update.revision, at))
        room.live.sent(reader.seat, reader.line, update.revision, at)


async def close(socket: Socket, code: WSCloseCode) -> None:
    """It has been told why."""
    await socket.close(code=code)
