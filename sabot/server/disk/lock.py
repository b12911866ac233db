"""One house for one data file: a second one would write into the first one's logs."""

from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


def lock(data: str) -> IO[str]:
    """Held as long as the file is open; a kill releases it. BlockingIOError: another has it."""
    file = Path(data + ".lock").open("w")  # noqa: SIM115  # it stays open: that is the lock
    if fcntl:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    return file
