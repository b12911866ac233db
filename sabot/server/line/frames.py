"""Frame check before aiohttp's parser, which takes unmasked frames and counts no fragments."""

from typing import Any

from aiohttp import WebSocketError, WSCloseCode

from sabot.server.limits import FRAGMENTS

FINAL, MASKED, CONTROL = 0x80, 0x80, 0x8
MASK = 4  # bytes


class Frames:
    """A decorator of the parser: it reads the headers of frames and hands everything on.

    `queue`: where the parser puts messages, and we what is wrong with them.
    """

    def __init__(self, parser: Any, queue: Any) -> None:
        self._parser, self._queue = parser, queue
        self._left = 0  # bytes of the last frame that are still to come
        self._header = b""  # cut off at the end of the last packet
        self._open = 0  # fragments of a message without its end
        self._more = 0

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        try:
            self._read(bytes(data))
        except WebSocketError as error:
            self._queue.set_exception(error)
            return True, b""
        answer: tuple[bool, bytes] = self._parser.feed_data(data)
        return answer

    def feed_eof(self) -> None:
        self._parser.feed_eof()

    def take_fragments(self) -> int:
        """How many came since, besides the last one of each message."""
        more, self._more = self._more, 0
        return more

    def _read(self, data: bytes) -> None:
        data, at = self._header + data, self._left
        while (size := size_at(data, at)) is not None:
            self._count(data[at], data[at + 1])
            at += size
        self._header, self._left = data[at:], max(0, at - len(data))

    def _count(self, first: int, second: int) -> None:
        if not second & MASKED:
            raise WebSocketError(WSCloseCode.PROTOCOL_ERROR, "unmasked frame")
        if first & CONTROL:
            return
        self._open = 0 if first & FINAL else self._open + 1
        self._more += not first & FINAL
        if self._open > FRAGMENTS:
            raise WebSocketError(WSCloseCode.POLICY_VIOLATION, "too many fragments")


def size_at(data: bytes, at: int) -> int | None:
    """Of the frame that begins there, with its header; None: too little of it has come.

    >>> [size_at(bytes([0x81, 0x80 + length, 1, 0]), 0) for length in (5, 126, 127)]
    [11, 264, None]
    >>> size_at(b"", 0), size_at(b"\\x81", 0), size_at(b"\\x81\\x80", 7)
    (None, None, None)
    """
    if len(data) < at + 2:
        return None
    short = data[at + 1] & 0x7F
    if short < 126:
        return 2 + MASK + short
    more = 2 if short == 126 else 8  # bytes of a longer length
    start = at + 2 + more
    return 2 + more + MASK + int.from_bytes(data[at + 2 : start]) if len(data) >= start else None
