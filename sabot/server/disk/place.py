"""Which files lie at the data path: writes to a deleted or replaced one are lost with it."""

import os
import sqlite3

from sabot.server.table.store import Unavailable

BESIDE = ("-wal", "-shm")


class Moved(Unavailable, sqlite3.OperationalError):
    """The path leads to other files than those that are open."""


class Place:
    """Made once the files are open; the path may be a symbolic link."""

    def __init__(self, path: str) -> None:
        self.real = os.path.realpath(path)
        self._paths = (path, *(self.real + part for part in BESIDE))
        self._marks = self._look()

    def check(self) -> None:
        for path, was, mark in zip(self._paths, self._marks, self._look(), strict=True):
            if was != mark:
                what = "isn't there any more" if mark is None else "isn't the file that was opened"
                raise Moved(f"{path} {what}")

    def _look(self) -> list[tuple[int, int] | None]:
        return [mark_of(path) for path in self._paths]


def mark_of(path: str) -> tuple[int, int] | None:
    """Device and inode; None: nothing is there."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
