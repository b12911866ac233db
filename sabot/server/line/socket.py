"""One reader's line: hear what it does, tell it what happened."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from itertools import count

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web
from msgspec import DecodeError, Struct
from msgspec.json import decode

from sabot.core.arbiter import Micros
from sabot.core.game import Illegal
from sabot.server.clock import SECOND, Clock
from sabot.server.line.fake_lag import FakeLag
from sabot.server.line.pace import Pace
from sabot.server.line.pings import measure, pong, watch
from sabot.server.line.websocket import Socket
from sabot.server.table.reader import Reader
from sabot.server.table.room import Room
from sabot.server.table.seating import seating_of
from sabot.server.wire import (
    Beat,
    Chat,
    FromPage,
    Play,
    PlayHere,
    React,
    Ready,
    Refusal,
    Rise,
    Sit,
    Update,
)

log = logging.getLogger(__name__)
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
        room.leave(reader)  # before anything is waited for: whoever waits can be cancelled
        request.app[LINES].discard(socket)
        await asyncio.gather(*tasks, return_exceptions=True)
    return socket


async def turn_away(request: web.Request, refusal: Refusal) -> Socket:
    """A page can't read why a line was not opened, so it is, and closed again."""
    socket = Socket()
    await socket.prepare(request)
    await socket.tell(refusal)
    await away(socket)
    return socket


async def away(socket: Socket) -> None:
    """It has been told why."""
    await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)


async def hang_up(app: web.Application) -> None:
    """The house closes: pages are told, and come back when it is open again."""
    sockets: set[Socket] = app[LINES]
    closing = [socket.close(code=WSCloseCode.GOING_AWAY) for socket in sockets]
    with suppress(TimeoutError):  # a page that takes nothing any more is not waited for
        await asyncio.wait_for(asyncio.gather(*closing, return_exceptions=True), PATIENCE)


def wish(request: web.Request) -> int | None:
    seat = request.query.get("seat", "")
    return int(seat) if seat.isdecimal() and len(seat) < 3 else None


async def hear(socket: Socket, room: Room, reader: Reader, clock: Clock) -> None:
    pace = Pace(clock)
    async for message in socket:
        if (wait := pace.wait()) is None:
            return await drop(socket)
        await asyncio.sleep(wait / SECOND) if wait else None
        if message.type is WSMsgType.PING:
            await socket.pong(message.data)
        else:
            socket.heard(partial(take, message, room, reader, clock))


async def drop(socket: Socket) -> None:
    await socket.tell(Refusal("too-fast"))
    await socket.close(code=WSCloseCode.POLICY_VIOLATION)


def take(message: WSMessage, room: Room, reader: Reader, clock: Clock) -> None:
    at = clock.now()
    match message.type:
        case WSMsgType.PONG:
            pong(room, reader, bytes(message.data), at)
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
                room.ready(reader, nonce)
            case PlayHere():
                room.play_here(reader)
            case Sit():
                room.sit(reader)
            case Rise():
                room.rise(reader)
            case Chat(text):
                room.talk.chat(reader, text)
            case React(reaction):
                room.talk.react(reader, reaction)
    except DecodeError as why:
        reader.say(Refusal("unreadable", {"why": str(why)}, seq=seq_of(text)))
    except Illegal as why:
        reader.say(Refusal(why.code, why.params, why.clause, seq_of(text)))
    except Exception:
        log.exception("line failed", extra={"table": room.id, "seat": reader.seat})
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
            return await away(socket)
        if lately := room.past(reader):
            await socket.tell(lately)
        while not reader.seating_due and (update := room.next_update(reader)):
            await show(socket, room, reader, update, clock)
        await reader.stirred.wait()


async def show(socket: Socket, room: Room, reader: Reader, update: Update, clock: Clock) -> None:
    await socket.tell(update)
    if reader.seat is not None and update.stimulus and room.live:
        at = clock.now()
        await socket.ping(reader.pinged(update.revision, at))  # joined to the update's write
        room.live.sent(reader.seat, reader.line, update.revision, at)
