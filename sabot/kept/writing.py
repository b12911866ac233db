"""A kept game as one file: a title, the log, the film, and a sum over all of it."""

from collections.abc import Iterable, Iterator, Sequence
from gzip import compress
from hashlib import sha256

from msgspec import Raw, Struct
from msgspec.json import Encoder

from sabot.core.game import Game
from sabot.core.log import Entry
from sabot.kept.film import film
from sabot.kept.title import Title, head_of

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
    whole = b"".join(line + b"\n" for line in lines)
    end = End(frames, sha256(whole).hexdigest())
    return compress(whole + encode(end) + b"\n", mtime=0)


def lines_of(game: Game, title: Title, log: Sequence[Entry]) -> Iterator[bytes]:
    yield encode(title)
    for n, entry in enumerate(log, 1):
        yield encode(Line(entry, n))
    for frame in film(game, head_of(title), log, title.sabot):
        yield encode(frame)
