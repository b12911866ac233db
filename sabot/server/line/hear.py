"""Hear: the first phase of an act. A frame is stamped when it is read, decoded, dispatched."""

import asyncio
import logging
from functools import partial

from aiohttp import WSCloseCode, WSMessage, WSMsgType
from msgspec import Struct
from msgspec.json import Decoder

from sabot.core.arbiter import Micros
from sabot.core.game import Illegal
from sabot.server.clock import SECOND, Clock
from sabot.server.decoding import decoded
from sabot.server.line.pace import Pace
from sabot.server.line.pings import pong
from sabot.server.line.websocket import Socket
from sabot.server.table.reader import Reader
from sabot.server.table.room import Room
from sabot.server.table.seats import pick, play_here, rise, sit
from sabot.server.wire import (
    Ask,
    Beat,
    Chat,
    FromPage,
    Here,
    Pick,
    Play,
    PlayHere,
    React,
    Ready,
    Refusal,
    Rise,
    Sit,
)

log = logging.getLogger(__name__)


class Numbered(Struct):
    seq: int = -1


FRAMES: Decoder[FromPage] = Decoder(FromPage)
NUMBERS = Decoder(Numbered)


async def hear(socket: Socket, room: Room, reader: Reader, clock: Clock) -> None:
    """Until the line ends. A flooding line is heard slowly, then dropped.

    Frames are stamped before they may have to wait, and the pongs we asked for never wait: a
    player who makes others answer many pings makes nobody late.
    """
    pace = Pace(clock)
    async for message in socket:
        at = clock.now()
        if not is_asked_for(message, reader):
            if (wait := pace.wait(socket.take_frames())) is None:
                return await drop(socket)
            await asyncio.sleep(wait / SECOND) if wait else None
        if message.type is WSMsgType.PING:
            socket.put(WSMsgType.PONG, message.data)
        else:
            socket.heard(partial(take, message, room, reader), at)


def is_asked_for(message: WSMessage, reader: Reader) -> bool:
    return message.type is WSMsgType.PONG and reader.awaits(bytes(message.data))


async def drop(socket: Socket) -> None:
    socket.tell(Refusal("too-fast"))
    await socket.close(code=WSCloseCode.POLICY_VIOLATION)


def take(message: WSMessage, room: Room, reader: Reader, at: Micros) -> None:
    match message.type:
        case WSMsgType.PONG:
            pong(room, reader, bytes(message.data), at)
        case WSMsgType.TEXT:
            receive(room, reader, message.data, at)
        case WSMsgType.BINARY:
            reader.say(Refusal("unreadable"))


def receive(room: Room, reader: Reader, text: str, at: Micros) -> None:
    """Whatever is said, the table goes on; what was wrong with it is told to its sender alone."""
    try:
        dispatch(room, reader, decoded(FRAMES.decode, text), at)
    except Illegal as why:
        reader.say(Refusal(why.code, why.params, why.clause, seq_of(text)))
    except Exception:
        log.exception("line failed", extra={"table": room.id, "seat": reader.seat})
        reader.say(Refusal("internal", seq=seq_of(text)))


def dispatch(room: Room, reader: Reader, said: FromPage, at: Micros) -> None:
    match said:
        case Play():
            room.play(reader, said, at)
        case Beat():
            room.beat(reader, said, at)
        case Ask():
            reader.say(Here())
        case Ready(nonce):
            room.ready(reader, nonce)
        case PlayHere():
            play_here(room, reader)
        case Sit(seat):
            sit(room, reader, seat)
        case Rise():
            rise(room, reader)
        case Pick(thing):
            pick(room, reader, thing)
        case Chat(text):
            room.talk.chat(reader, text)
        case React(reaction):
            room.talk.react(reader, reaction)


def seq_of(text: str) -> int:
    try:
        return decoded(NUMBERS.decode, text).seq
    except Illegal:
        return -1
