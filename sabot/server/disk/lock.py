"""One house for one data file: a second one would write into the first one's logs."""

import os
from typing import IO

from sabot.server.disk.modes import OWN_FILE

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


def lock(data: str) -> IO[str]:
    """Held as long as the file is open; a kill releases it. BlockingIOError: another has it."""
    file = os.fdopen(os.open(data + ".lock", os.O_CREAT | os.O_RDWR, OWN_FILE), "w")
    if fcntl:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    return file
