"""A WebSocket whose table another node has, as a raw pipe: even pings pass untouched."""

import asyncio
from contextlib import suppress
from typing import Any

from aiohttp import web
from aiohttp.abc import AbstractStreamWriter

from sabot.core.game import Illegal
from sabot.server.http.forwarding import marks
from sabot.server.table.neighbours import AWAY

PATIENCE = 2.0  # seconds until the other node has taken the connection
ANSWER = 10.0  # seconds until it has answered: it may have to replay that table first
UPGRADED = b"HTTP/1.1 101 "
AT_ONCE = 1 << 16  # bytes
FLOOD = 1 << 18  # bytes that the other node hasn't read: more than any page says


class Piped(web.StreamResponse):
    """Written already, by the other node."""

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter | None:
        self.force_close()
        return None

    async def write_eof(self, data: bytes = b"") -> None:
        pass

    @property
    def prepared(self) -> bool:
        return True


class Upwards:
    """In the place of the client's parser: what the client says goes on as it is."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self._writer.write(bytes(data))
        is_flood = self._writer.transport.get_write_buffer_size() > FLOOD
        return is_flood, b""  # True: the connection is closed

    def feed_eof(self) -> None:
        self._writer.close()


async def pipe(request: web.Request, internal: str) -> Piped:
    """Until either end hangs up."""
    host, _, port = internal.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, TimeoutError):
        raise Illegal(AWAY) from None
    try:
        writer.write(head_of(request))
        await upgrade(request, reader, writer)
        await downwards(request, reader)
    finally:
        writer.close()
        if request.transport:
            request.transport.close()
    return Piped()


async def upgrade(
    request: web.Request, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """The client may speak only to a socket: after any other answer its connection closes."""
    try:
        async with asyncio.timeout(ANSWER):
            status = await reader.readuntil(b"\r\n")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError, TimeoutError):
        raise Illegal(AWAY) from None
    if status.startswith(UPGRADED):
        join(request, writer)
    else:
        writer.write_eof()
    if request.transport:
        request.transport.write(status)


def head_of(request: web.Request) -> bytes:
    """As the client sent it, but for what says whose request it is."""
    own = marks(request)
    replaced = {name.lower().encode() for name in own}
    headers = [each for each in request.raw_headers if each[0].lower() not in replaced]
    headers += [(name.encode(), value.encode()) for name, value in own.items()]
    lines = [f"{request.method} {request.raw_path} HTTP/1.1".encode()]
    lines += [name + b": " + value for name, value in headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def join(request: web.Request, writer: asyncio.StreamWriter) -> None:
    """What the client said early goes first."""
    line: Any = request.protocol
    early, line._message_tail = line._message_tail, b""
    line._payload_parser = Upwards(writer)
    if early:
        writer.write(early)


async def downwards(request: web.Request, reader: asyncio.StreamReader) -> None:
    """A client that reads slowly is waited for, and so in the end is the other node."""
    line: Any = request.protocol
    with suppress(ConnectionError):
        while data := await reader.read(AT_ONCE):
            if request.transport is None or request.transport.is_closing():
                return
            request.transport.write(data)
            await line._drain_helper()
