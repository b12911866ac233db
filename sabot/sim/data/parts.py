"""A folder of parts: each holds the rows of a range of games, and is whole or not there."""

import os
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode, encode, format

from sabot.sim.data.rows import Wish

WISH = "wish.json"
GAMES, DECISIONS = "games", "decisions"
SIZE = 100  # games in a part


class Unlike(Exception):
    """The folder holds games of another wish."""


class Asked(Struct, frozen=True):
    """What the folder's parts hold."""

    wish: Wish
    size: int = SIZE


class Folder:
    def __init__(self, path: Path, wish: Wish) -> None:
        """New, or one of the same wish: then its parts are not made again."""
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        asked, known = Asked(wish), path / WISH
        if not known.exists():
            write(known, format(encode(asked)))
        elif decode(known.read_bytes(), type=Asked) != asked:
            raise Unlike(f"{known} is not what is asked for; use another folder")

    def missing(self, games: int) -> list[range]:
        """The parts still to be made; a part that had fewer games than it can hold is one."""
        return [part for part in parts_of(games) if not self._file(GAMES, part).exists()]

    def put(self, part: range, games: bytes, decisions: bytes | None) -> None:
        """The file of games comes last: with it the part is there."""
        if decisions is not None:
            write(self._file(DECISIONS, part), decisions)
        write(self._file(GAMES, part), games)
        self._drop_others(part)

    def files(self, kind: str, games: int) -> Iterator[Path]:
        for part in parts_of(games):
            yield self._file(kind, part)

    def _drop_others(self, part: range) -> None:
        """What an earlier run, of more or fewer games, had of this part."""
        ours = {self._file(kind, part) for kind in (GAMES, DECISIONS)}
        for file in set(self.path.glob(f"*-{part.start:09}-*.parquet")) - ours:
            file.unlink()

    def _file(self, kind: str, part: range) -> Path:
        return self.path / f"{kind}-{part.start:09}-{part.stop:09}.parquet"


def parts_of(games: int) -> list[range]:
    """
    >>> parts_of(250)
    [range(0, 100), range(100, 200), range(200, 250)]
    """
    return [range(first, min(first + SIZE, games)) for first in range(0, games, SIZE)]


def write(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    draft = path.with_suffix(".draft")
    draft.write_bytes(data)
    os.replace(draft, path)
