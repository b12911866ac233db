"""A folder of parts: each holds the rows of a range of games, and is whole or not there."""

import os
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode, encode, format

from sabot import __version__
from sabot.sim.data.rows import Wish
from sabot.sim.named import is_named

WISH = "wish.json"
GAMES, DECISIONS = "games", "decisions"
SIZE = 100  # games in a part
NAME = re.compile(rf"(?:{GAMES}|{DECISIONS})-(\d{{9,}})-(\d{{9,}})\.parquet")


RowsIn = Callable[[Path], int | None]  # of a file; none: it isn't there or isn't whole


class Unlike(Exception):
    """The folder holds games of another wish, or more of them."""


class Asked(Struct, frozen=True):
    """All that decides what the folder's parts hold."""

    wish: Wish
    size: int
    sabot: str  # its version
    bots: dict[str, str]  # by name, the SHA-256 of its file


class Folder:
    def __init__(self, path: Path, wish: Wish, games: int) -> None:
        """New, or one of the same wish and no more games: then its parts are not made again."""
        self.path = path
        self._parts = parts_of(games)
        self._decisions = wish.decisions
        path.mkdir(parents=True, exist_ok=True)
        agree(path / WISH, asked(wish))
        self._fit(games)

    def missing(self, rows_in: RowsIn) -> list[range]:
        """The parts still to be made, or to be made again as their files are broken."""
        return [part for part in self._parts if not self._is_whole(part, rows_in)]

    def put(self, part: range, games: bytes, decisions: bytes | None) -> None:
        """The file of games comes last: with it the part is there."""
        if decisions is not None:
            write(self._file(DECISIONS, part), decisions)
        write(self._file(GAMES, part), games)

    def files(self, kind: str) -> Iterator[Path]:
        for part in self._parts:
            yield self._file(kind, part)

    def _fit(self, games: int) -> None:
        """Drops the last part of a run of fewer games, which a longer one replaces. Before any is
        written: so no game is there twice, wherever a run stops."""
        there = {file: part for file in self.path.iterdir() if (part := part_named(file.name))}
        if (end := max((part.stop for part in there.values()), default=0)) > games:
            many = f"{self.path} holds games up to {end}"
            raise Unlike(f"{many}; ask for no fewer, or use another folder")
        for file in there.keys() - {*self.files(GAMES), *self.files(DECISIONS)}:
            file.unlink()

    def _is_whole(self, part: range, rows_in: RowsIn) -> bool:
        """Games may have any number of decisions."""
        if rows_in(self._file(GAMES, part)) != len(part):
            return False
        return not self._decisions or rows_in(self._file(DECISIONS, part)) is not None

    def _file(self, kind: str, part: range) -> Path:
        return self.path / f"{kind}-{part.start:09}-{part.stop:09}.parquet"


def asked(wish: Wish) -> Asked:
    named = filter(is_named, wish.levels)
    return Asked(wish, SIZE, __version__, {name: digest_of(name) for name in named})


def digest_of(bot: str) -> str:
    """Of the file that a bot's name begins with."""
    return sha256(Path(bot.rpartition(":")[0]).read_bytes()).hexdigest()


def agree(known: Path, asked: Asked) -> None:
    """A new folder takes any wish, another one its own."""
    if not known.exists():
        write(known, format(encode(asked)))
        return
    try:
        there = decode(known.read_bytes(), type=Asked)
    except ValueError as why:  # or of another Sabot, which asked otherwise
        raise Unlike(f"{known} can't be read ({why}); use another folder") from why
    unlike = [
        name for name in Asked.__struct_fields__ if getattr(there, name) != getattr(asked, name)
    ]
    if unlike:
        named = " and ".join(f"`{name}`" for name in unlike)
        raise Unlike(f"{known} says another {named}; use another folder")


def part_named(file: str) -> range | None:
    """
    >>> part_named("games-000000100-000000150.parquet"), part_named("games-all.parquet")
    (range(100, 150), None)
    """
    match = NAME.fullmatch(file)
    return range(int(match[1]), int(match[2])) if match else None


def parts_of(games: int, size: int = SIZE) -> list[range]:
    """
    >>> parts_of(250)
    [range(0, 100), range(100, 200), range(200, 250)]
    """
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def write(path: Path, content: bytes) -> None:
    """Whole or not at all: on the disk before it has its name."""
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)
