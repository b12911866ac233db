"""A kept game read from bytes that anybody may have made: streamed, bounded, all or nothing."""

import zlib
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Annotated, Any, BinaryIO, NamedTuple, TypeVar

from msgspec import Meta, Raw, Struct
from msgspec.json import Decoder

from sabot.core.game import Illegal
from sabot.core.log import Entry
from sabot.kept.title import FORMAT, Title
from sabot.kept.writing import End

PACKED = 16 * 2**20  # bytes of the file
WHOLE = 256 * 2**20  # bytes of what is in it
LINE = 2**20  # bytes
LINES = 200_000
CHUNK = 2**16
GZIP = 31  # zlib's number for that format
BROKEN = (ValueError, RecursionError)  # msgspec's own, invalid UTF-8; nested too deep
T = TypeVar("T")


class Kept(NamedTuple):
    title: Title
    lines: list[bytes]  # of the log, as they were written
    film: list[bytes]  # likewise

    @property
    def log(self) -> list[Entry]:
        """Actions are plain: their game's rules decode them."""
        return list(self.entries())

    def entries(self) -> Iterator[Entry]:
        """One at a time: decoded, what a forger wrote takes thirty times its bytes."""
        return (entry_of(line).entry for line in self.lines)


class Format(Struct):
    sabot: Annotated[int, Meta(ge=1)]


class Numbered(Struct):
    entry: Entry
    n: int


class Kind(Struct):
    """Which line it is, by what it has."""

    entry: Raw = Raw()
    film: int | None = None
    end: int | None = None


format_of = Decoder(Format).decode
title_of = Decoder(Title).decode
kind_of = Decoder(Kind).decode
entry_of = Decoder(Numbered).decode
end_of = Decoder(End).decode


def read(file: BinaryIO) -> Kept:
    """Raises `Illegal` for what can't be read; then nothing of it is used."""
    found, total = lines(file), sha256()
    title = read_title(next(found, b""), total)
    log: list[bytes] = []
    film: list[bytes] = []
    for line in found:
        kind = understood(kind_of, line)
        if kind.end is not None:
            return finished(Kept(title, log, film), understood(end_of, line), total, found)
        if kind.film is not None and kind.film == len(film):
            film.append(line)
        elif kind.entry and not film:
            log.append(checked(line, len(log) + 1))
        else:
            raise Illegal("damaged-file", {"line": len(log) + len(film) + 2})
        total.update(line + b"\n")
    raise Illegal("cut-short")


def read_title(line: bytes, total: Any) -> Title:
    """A later format may look like anything behind its number."""
    try:
        version = format_of(line).sabot
    except BROKEN:
        raise Illegal("not-a-game-file") from None
    if version > FORMAT:
        raise Illegal("newer-file", {"format": version, "known": FORMAT})
    total.update(line + b"\n")
    return understood(title_of, line)


def checked(line: bytes, n: int) -> bytes:
    """It can be decoded, and it is the next entry."""
    if understood(entry_of, line).n != n:
        raise Illegal("damaged-file", {"line": n + 1})
    return line


def finished(kept: Kept, end: End, total: Any, rest: Iterator[bytes]) -> Kept:
    """Nothing may be missing, and nothing may follow."""
    if end.end != len(kept.film) or len(kept.film) != len(kept.lines) + 1:
        raise Illegal("cut-short")
    if end.sha256 != total.hexdigest() or next(rest, None) is not None:
        raise Illegal("damaged-file", {"line": len(kept.lines) + len(kept.film) + 2})
    return kept


def understood(decode: Callable[[bytes], T], line: bytes) -> T:
    try:
        return decode(line)
    except BROKEN as why:
        raise Illegal("damaged-file", {"why": str(why)}) from None


def lines(file: BinaryIO) -> Iterator[bytes]:
    """Without their ends. No line and no number of them grows beyond its limit in memory."""
    rest, count = b"", 0
    for chunk in unpacked(file):
        *whole, rest = (rest + chunk).split(b"\n")
        count += len(whole)
        if count > LINES or len(rest) > LINE or any(len(line) > LINE for line in whole):
            raise Illegal("file-too-big", {"lines": LINES, "bytes": LINE})
        yield from whole
    if rest:
        raise Illegal("cut-short")


def unpacked(file: BinaryIO) -> Iterator[bytes]:
    """Chunk by chunk, so that a small file can't become a large one in memory."""
    gzip, total, read = zlib.decompressobj(GZIP), 0, 0
    while not gzip.eof:
        packed = gzip.unconsumed_tail or file.read(CHUNK)
        read += 0 if gzip.unconsumed_tail else len(packed)
        if not packed:
            raise Illegal("cut-short" if read else "not-a-game-file")
        chunk = inflated(gzip, packed)
        total += len(chunk)
        if total > WHOLE or read > PACKED:
            raise Illegal("file-too-big", {"bytes": WHOLE})
        yield chunk
    if gzip.unused_data or file.read(1):
        raise Illegal("damaged-file", {"why": "bytes behind the end"})


def inflated(gzip: Any, packed: bytes) -> bytes:
    try:
        found: bytes = gzip.decompress(packed, CHUNK)
    except zlib.error:
        raise Illegal("not-a-game-file") from None
    return found
