"""One server for one data file: a second one would write into the first one's logs."""

import os
from typing import IO

from sabot.server.disk.modes import OWN_FILE

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


def lock(data: str) -> IO[str]:
    """Held as long as the file is open; a kill releases it. BlockingIOError: another has it.

    Symbolic links lead to one file, so the lock lies beside that.
    """
    real = os.path.realpath(data)
    file = os.fdopen(os.open(real + ".lock", os.O_CREAT | os.O_RDWR, OWN_FILE), "w")
    try:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        check_names(real)
    except OSError:
        file.close()
        raise
    return file


def check_names(real: str) -> None:
    """By a second name SQLite keeps a second write-ahead log, and we a second lock."""
    if os.path.exists(real) and os.stat(real).st_nlink > 1:
        raise OSError("it has another name too (a hard link): remove one of them")
