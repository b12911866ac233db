"""One reader's line: hear what it does, tell it what happened."""

import asyncio
import logging
from itertools import count

from aiohttp import WSCloseCode, WSMsgType, web
from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from sabot.core.arbiter import Micros
from sabot.core.game import Illegal
from sabot.server.clock import Clock
from sabot.server.pings import measure, pong
from sabot.server.reader import Reader
from sabot.server.room import Room
from sabot.server.wire import Beat, FromPage, Play, Ready, Refusal, Told, Update

log = logging.getLogger(__name__)
LONGEST = 16 * 1024
lines = count(1)


class Socket(web.WebSocketResponse):
    """Pings are the arbiter's own, so aiohttp must neither send nor answer any for us."""

    def __init__(self) -> None:
        super().__init__(
            autoping=False, heartbeat=None, compress=False, max_msg_size=LONGEST, timeout=1.0
        )

    async def close(self, *, code: int = WSCloseCode.OK, **rest: object) -> bool:
        if code == WSCloseCode.MESSAGE_TOO_BIG and not self.closed:
            await self.tell(Refusal("too-big", {"most": LONGEST}))
        return await super().close(code=code, **rest)  # type: ignore[arg-type]  # passed through

    async def tell(self, told: Told) -> None:
        await self.send_frame(encode(told), WSMsgType.TEXT)


LINES = web.AppKey("lines", set[Socket])


async def serve(request: web.Request, room: Room, reader: Reader, clock: Clock) -> Socket:
    socket = Socket()
    await socket.prepare(request)
    if request.transport:
        reader.cut = request.transport.abort
    request.app[LINES].add(socket)
    room.enter(reader, wish(request))
    ends = socket, room, reader, clock
    tasks = [asyncio.create_task(work(*ends)) for work in (tell, measure)]
    try:
        await hear(*ends)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        room.leave(reader)
        request.app[LINES].discard(socket)
    return socket


async def hang_up(app: web.Application) -> None:
    """The house closes: pages are told, and come back when it is open again."""
    sockets: set[Socket] = app[LINES]
    closing = [socket.close(code=WSCloseCode.GOING_AWAY) for socket in sockets]
    await asyncio.gather(*closing, return_exceptions=True)


def wish(request: web.Request) -> int | None:
    seat = request.query.get("seat", "")
    return int(seat) if seat.isdecimal() and len(seat) < 3 else None


async def hear(socket: Socket, room: Room, reader: Reader, clock: Clock) -> None:
    async for message in socket:
        at = clock.now()
        match message.type:
            case WSMsgType.PONG:
                pong(room, reader, bytes(message.data), at)
            case WSMsgType.PING:
                await socket.pong(message.data)
            case WSMsgType.TEXT:
                obey(room, reader, message.data, at)
            case WSMsgType.BINARY:
                reader.say(Refusal("unreadable"))


def obey(room: Room, reader: Reader, text: str, at: Micros) -> None:
    """Whatever is said, the table goes on; what was wrong with it is told to its sender alone."""
    try:
        match decode(text, type=FromPage):
            case Play() as play:
                room.play(reader, play, at)
            case Beat() as beat:
                room.beat(reader, beat, at)
            case Ready(nonce):
                room.gathering.ready(reader.player.id, nonce)
    except DecodeError as why:
        reader.say(Refusal("unreadable", {"why": str(why)}, seq=seq_of(text)))
    except Illegal as why:
        reader.say(Refusal(why.code, why.params, why.clause, seq_of(text)))
    except Exception:
        log.exception("table %s, seat %s", room.id, reader.seat)
        reader.say(Refusal("internal", seq=seq_of(text)))


class Numbered(Struct):
    seq: int = -1


def seq_of(text: str) -> int:
    try:
        return decode(text, type=Numbered).seq
    except DecodeError:
        return -1


async def tell(socket: Socket, room: Room, reader: Reader, clock: Clock) -> None:
    """If the line breaks, `hear` ends too; if we do, the page comes back on a new one."""
    try:
        await tell_all(socket, room, reader, clock)
    except ConnectionError:
        pass
    except Exception:
        log.exception("table %s, seat %s", room.id, reader.seat)
        await socket.close(code=WSCloseCode.INTERNAL_ERROR)


async def tell_all(socket: Socket, room: Room, reader: Reader, clock: Clock) -> None:
    """A cursor over what is stored, each revision at its slot: that makes the line a delay line."""
    while True:
        reader.stirred.clear()
        if reader.seating_due:
            reader.seating_due = False
            await socket.tell(room.seating(reader))
        while reader.outbox:
            await socket.tell(reader.outbox.popleft())
        if past := room.past(reader):
            await socket.tell(past)
        while update := room.next_update(reader):
            await show(socket, room, reader, update, clock)
        await reader.stirred.wait()


async def show(socket: Socket, room: Room, reader: Reader, update: Update, clock: Clock) -> None:
    await socket.tell(update)
    if reader.seat is not None and update.stimulus and room.live:
        at = clock.now()
        await socket.ping(reader.pinged(update.revision, at))  # joined to the update's write
        stamp = room.live.table_time(at)
        room.live.table.arbiter.sent(reader.seat, reader.line, update.revision, stamp)
