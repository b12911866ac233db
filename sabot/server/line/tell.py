"""Tell: the last phase of an act. Each reader gets its own view of each revision at its slot."""

import logging

from aiohttp import WSCloseCode

from sabot.server.clock import Clock
from sabot.server.line.websocket import Socket
from sabot.server.table.reader import Reader
from sabot.server.table.room import Room
from sabot.server.table.seating import seating_of
from sabot.server.wire import Update

log = logging.getLogger(__name__)


async def tell(socket: Socket, room: Room, reader: Reader, clock: Clock) -> None:
    """If the line breaks, `hear` ends too; if we fail, the page reconnects."""
    try:
        await tell_all(socket, room, reader, clock)
    except ConnectionError:
        pass
    except Exception:
        log.exception("line failed", extra={"table": room.id, "seat": reader.seat})
        await socket.close(code=WSCloseCode.INTERNAL_ERROR)


async def tell_all(socket: Socket, room: Room, reader: Reader, clock: Clock) -> None:
    """A cursor over what is stored, each revision at its slot: that makes the line a delay line."""
    while True:
        reader.stirred.clear()
        if reader.seating_due:
            reader.seating_due = False
            await socket.tell(seating_of(room, reader))
        while reader.outbox:
            await socket.tell(reader.outbox.popleft())
        if reader.leaves:
            return await send_away(socket)
        if lately := room.past(reader):
            await socket.tell(lately)
        while not reader.seating_due and (update := room.next_update(reader)):
            await show(socket, room, reader, update, clock)
        await reader.stirred.wait()


async def show(socket: Socket, room: Room, reader: Reader, update: Update, clock: Clock) -> None:
    """An update, and behind what can be raced a ping, joined to the update's write."""
    await socket.tell(update)
    if reader.seat is not None and update.stimulus and room.live:
        at = clock.now()
        await socket.ping(reader.pinged(update.revision, at))
        room.live.sent(reader.seat, reader.line, update.revision, at)


async def send_away(socket: Socket) -> None:
    """It has been told why."""
    await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
