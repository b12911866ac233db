"""A WebSocket with raw pings, and with injected latency in development."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web
from msgspec.json import encode

from sabot.core.arbiter import Micros
from sabot.server.limits import FRAME
from sabot.server.line.fake_lag import Delay, FakeLag
from sabot.server.line.frames import Frames
from sabot.server.wire import Refusal, Told


class Socket(web.WebSocketResponse):
    """Pings are the arbiter's own, so aiohttp must neither send nor answer any for us."""

    def __init__(self, lag: FakeLag | None = None) -> None:
        super().__init__(
            autoping=False, heartbeat=None, compress=False, max_msg_size=FRAME, timeout=1.0
        )
        self._lag, self._writing = lag, set[asyncio.Task[None]]()
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

    async def tell(self, told: Told) -> None:
        await self.send_frame(encode(told), WSMsgType.TEXT)

    async def ping(self, message: bytes = b"") -> None:
        await self.send_frame(message, WSMsgType.PING)

    async def send_frame(
        self, message: bytes, opcode: WSMsgType, compress: int | None = None
    ) -> None:
        if self._lag:
            self._lag.down.put(partial(self._write, message, opcode))
        else:
            await super().send_frame(message, opcode, compress)

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
            await self.tell(Refusal("too-big", {"most": FRAME}))
        if code == WSCloseCode.INVALID_TEXT and not self.closed:
            await self.tell(Refusal("unreadable"))
        return await super().close(code=code, **rest)  # type: ignore[arg-type]  # passed through

    def stop(self) -> None:
        """What is on its way gets lost."""
        if self._lag:
            self._lag.stop()

    def _write(self, message: bytes, opcode: WSMsgType) -> None:
        task = asyncio.create_task(super().send_frame(message, opcode))
        self._writing.add(task)
        task.add_done_callback(self._written)

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        if task.cancelled() or task.exception():  # the line is down, as `hear` finds out too
            self.stop()
