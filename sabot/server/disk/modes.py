"""File modes: keys and secrets lie in the data file, so it is for its owner alone."""

import logging
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)
OWN_FILE, OWN_FOLDER = 0o600, 0o700
OTHERS = 0o077
PARTS = ("", "-wal", "-shm", "-journal", ".lock")  # of the data file; SQLite's own take its mode


def create(data: str) -> None:
    """If it isn't there; SQLite would go by the umask. If it can't be, SQLite says why."""
    with suppress(OSError):
        os.close(os.open(data, os.O_CREAT | os.O_EXCL, OWN_FILE))


def close_files(data: str) -> None:
    close([Path(data + part) for part in PARTS])


def make_folder(folder: Path, ours: bool) -> None:
    """Closed if we make it or if it is `ours`; one that somebody chose keeps its mode, for more
    than our file may lie there."""
    if not folder.exists():
        folder.mkdir(OWN_FOLDER, parents=True, exist_ok=True)
    elif ours:
        close([folder])


def close(paths: Iterable[Path]) -> None:
    """To everybody but their owner. What was open to others may have been read: say so."""
    wide = {path: mode for path in paths if (mode := mode_of(path)) & OTHERS}
    for path, mode in wide.items():
        with suppress(PermissionError):  # another user's
            path.chmod(mode & ~OTHERS)
    told = {"modes": ", ".join(f"{path.name} {mode:o}" for path, mode in wide.items())}
    if still := [path.name for path in wide if mode_of(path) & OTHERS]:
        log.error("others may open the data", extra=told | {"still": ", ".join(still)})
    elif wide:
        log.warning("others could open the data: now its owner alone can", extra=told)


def mode_of(path: Path) -> int:
    """0: it isn't there, or the system knows no modes."""
    return path.stat().st_mode & 0o777 if os.name == "posix" and path.exists() else 0
