"""A WebSocket with raw pings, written to at once; with injected latency in development."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web
from aiohttp.abc import AbstractStreamWriter
from msgspec.json import encode

from sabot.core.arbiter import Micros
from sabot.server.limits import FRAME, UNREAD
from sabot.server.line.fake_lag import Delay, FakeLag
from sabot.server.line.frames import Frames
from sabot.server.wire import Refusal, Told

FINAL = 0x80  # the frame is a whole message
SHORT, LONG = 126, 1 << 16  # bytes; from there on a length needs two bytes, or eight


class Socket(web.WebSocketResponse):
    """Pings are the arbiter's own, so aiohttp must neither send nor answer any for us."""

    def __init__(self, lag: FakeLag | None = None) -> None:
        super().__init__(
            autoping=False, heartbeat=None, compress=False, max_msg_size=FRAME, timeout=1.0
        )
        self._lag = lag
        self._transport: asyncio.Transport | None = None
        self._frames: Frames | None = None

    def take_frames(self) -> int:
        """How many have come with the last message."""
        return 1 + (self._frames.take_fragments() if self._frames else 0)

    def _post_start(self, request: Any, protocol: str | None, writer: Any) -> None:
        """Frames that came along with the request are checked too."""
        line = request.protocol
        early, line._message_tail = line._message_tail, b""
        super()._post_start(request, protocol, writer)
        self._frames = line._payload_parser = Frames(line._payload_parser, self._reader)
        if early:
            self._frames.feed_data(early)

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter:
        self._transport = request.transport
        return await super().prepare(request)

    def tell(self, told: Told) -> None:
        self.put(WSMsgType.TEXT, encode(told))

    def put(self, opcode: WSMsgType, payload: bytes) -> None:
        """Without a coroutine; uvloop joins what one turn of the loop writes into one call."""
        data = frame(opcode, payload)
        if self._lag:
            self._lag.down.put(partial(self._write_late, data))
        else:
            self._write(data)

    @property
    def is_full(self) -> bool:
        """Its page doesn't read what it was sent."""
        return self._transport is None or self._transport.get_write_buffer_size() > UNREAD

    def heard(self, take: Callable[[Micros], None], at: Micros) -> None:
        """A frame was read at `at`; with injected latency it arrives, and is stamped, later."""
        if self._lag:
            self._lag.up.put(partial(self._arrives, take, self._lag.up))
        else:
            take(at)

    @staticmethod
    def _arrives(take: Callable[[Micros], None], way: Delay) -> None:
        take(way.now())

    async def close(self, *, code: int = WSCloseCode.OK, **rest: object) -> bool:
        """Messages that aiohttp can't read never reach us, so they are refused here."""
        if code == WSCloseCode.MESSAGE_TOO_BIG and not self.closed:
            self.tell(Refusal("too-big", {"most": FRAME}))
        if code == WSCloseCode.INVALID_TEXT and not self.closed:
            self.tell(Refusal("unreadable"))
        return await super().close(code=code, **rest)  # type: ignore[arg-type]  # passed through

    def stop(self) -> None:
        """What is on its way gets lost."""
        if self._lag:
            self._lag.stop()

    def _write(self, data: bytes) -> None:
        if self.closed or self._transport is None or self._transport.is_closing():
            raise ConnectionResetError("the line is down")
        self._transport.write(data)

    def _write_late(self, data: bytes) -> None:
        try:
            self._write(data)
        except ConnectionError:  # as `hear` finds out too
            self.stop()


def frame(opcode: int, payload: bytes) -> bytes:
    """One whole message as RFC 6455 frames it; a server masks nothing.

    >>> frame(WSMsgType.PING, b"abc").hex(" "), frame(WSMsgType.TEXT, bytes(300))[:5].hex(" ")
    ('89 03 61 62 63', '81 7e 01 2c 00')
    >>> frame(WSMsgType.TEXT, bytes(70_000))[:11].hex(" ")
    '81 7f 00 00 00 00 00 01 11 70 00'
    """
    size = len(payload)
    if size < SHORT:
        return bytes((FINAL | opcode, size)) + payload
    if size < LONG:
        return bytes((FINAL | opcode, SHORT)) + size.to_bytes(2) + payload
    return bytes((FINAL | opcode, SHORT + 1)) + size.to_bytes(8) + payload
