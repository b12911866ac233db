"""A kept game as one file: a title, the log, the film, and a sum over all of it."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from zlib import DEFLATED, compressobj

from msgspec import Raw, Struct
from msgspec.json import Encoder

from sabot.core.game import Game
from sabot.core.log import Entry
from sabot.kept.film import film
from sabot.kept.title import Title, head_of

BEST, GZIP = 9, 31  # zlib's numbers for a level and that format
encode = Encoder().encode


class Line(Struct, frozen=True):
    entry: Entry | Raw
    n: int  # its revision


class End(Struct, frozen=True):
    end: int  # how many frames the film has
    sha256: str  # of every byte before this line


def record(game: Game, title: Title, log: Sequence[Entry]) -> bytes:
    """The same game gives the same bytes."""
    return packed(lines_of(game, title, log), frames=len(log) + 1)


def packed(lines: Iterable[bytes], frames: int) -> bytes:
    """Line by line: what is in it may be fifty times as long as the file."""
    gzip, total, file = compressobj(BEST, DEFLATED, GZIP), sha256(), bytearray()
    for line in lines:
        total.update(line + b"\n")
        file += gzip.compress(line + b"\n")
    end = encode(End(frames, total.hexdigest()))
    return bytes(file + gzip.compress(end + b"\n") + gzip.flush())


def lines_of(game: Game, title: Title, log: Sequence[Entry]) -> Iterator[bytes]:
    yield encode(title)
    for n, entry in enumerate(log, 1):
        yield encode(Line(entry, n))
    for frame in film(game, head_of(title), log, title.sabot):
        yield encode(frame)
