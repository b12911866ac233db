"""A WebSocket client (RFC 6455) that costs little: whole frames, uncompressed, one write a turn.

A driver that spends more than the server it drives would measure itself.
"""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from secrets import token_bytes
from struct import pack, unpack_from
from typing import NamedTuple, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)  # a mask of zeros is one, and leaves the words as they are


class Ends(NamedTuple):
    """What a line tells its page."""

    hear: Callable[[bytes], None]
    pinged: Callable[[], None]
    closed: Callable[[], None]


class Line(asyncio.Protocol):
    def __init__(self, request: bytes, ends: Ends) -> None:
        self._request, self._ends = request, ends
        self._read = bytearray()
        self._out: list[bytes] = []
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self.received = 0  # bytes

    def say(self, text: bytes) -> None:
        if self._transport and not self._transport.is_closing():
            self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        if self._transport and not self._transport.is_closing():
            self._transport.write(frame(CLOSE, pack(">H", 1000)))
            self._transport.close()

    # asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._read += data
        self.received += len(data)
        if self.opened.done() or self._is_open():
            self._take_frames()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionResetError("no WebSocket there"))
        self._ends.closed()

    def _is_open(self) -> bool:
        end = self._read.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._read.startswith(b"HTTP/1.1 101"):
            status = self._read.split(b"\r\n", 1)[0].decode(errors="replace")
            self.opened.set_exception(ConnectionRefusedError(status))
            return False
        del self._read[: end + 4]
        self.opened.set_result(None)
        return True

    def _take_frames(self) -> None:
        begin = 0
        while found := parse(self._read, begin):
            code, start, begin = found
            self._take(code, bytes(self._read[start:begin]))
        del self._read[:begin]
        if self._out and self._transport and not self._transport.is_closing():
            self._transport.write(b"".join(self._out))
        self._out.clear()

    def _take(self, code: int, payload: bytes) -> None:
        if code == TEXT:
            self._ends.hear(payload)
        elif code == PING:
            self._out.append(frame(PONG, payload))
            self._ends.pinged()
        elif code == CLOSE:
            self.close()


async def connect(host: str, port: int, path: str, cookie: str, own: str, ends: Ends) -> Line:
    """`own`: the address it comes from."""
    key = b64encode(token_bytes(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    source = (own, 0) if own else None
    _, line = await loop.create_connection(
        lambda: Line(request, ends), host, port, local_addr=source
    )
    await line.opened
    return line


def frame(code: int, payload: bytes) -> bytes:
    """
    >>> frame(TEXT, b"hi").hex()
    '8182000000006869'
    """
    size = len(payload)
    if size < 126:
        return pack(">BB", 0x80 | code, 0x80 | size) + NO_MASK + payload
    return pack(">BBH", 0x80 | code, 0x80 | 126, size) + NO_MASK + payload


def parse(read: bytearray, begin: int) -> tuple[int, int, int] | None:
    """Its code, where its payload starts and where it ends; None: not all of it is there yet.

    >>> parse(bytearray.fromhex("81026869"), 0), parse(bytearray.fromhex("810268"), 0)
    ((1, 2, 4), None)
    """
    if len(read) < begin + 2:
        return None
    size, start = read[begin + 1] & 0x7F, begin + 2
    wide = {126: 2, 127: 8}.get(size, 0)
    if len(read) < start + wide:
        return None
    if wide:
        size = int(unpack_from(">H" if wide == 2 else ">Q", read, start)[0])
    start += wide
    return (read[begin] & 0x0F, start, start + size) if len(read) >= start + size else None
