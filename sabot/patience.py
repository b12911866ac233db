"""Timeout for code that isn't ours: an agent or a bot that somebody brought."""

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeVar

T = TypeVar("T")
SECONDS = 10.0  # of real time for a call
# What it can do wrong, as it is counted wherever it plays (docs/lab.md).
ILLEGAL, LATE, MALFORMED = "illegal", "late", "malformed"
BUSY, RAISED, SILENT = "busy", "raised", "silent"


class Fault(NamedTuple):
    """Returned instead of an answer: what was wrong."""

    name: str


class Patience:
    """Each call runs in a thread of its own; once one is stuck, no other is made."""

    def __init__(self, seconds: float | None = SECONDS) -> None:
        """None: calls run in this thread, for as long as they take."""
        self._seconds, self._stuck = seconds, False

    def call(self, work: Callable[[], T]) -> T | Fault:
        """
        >>> Patience().call(lambda: 6 * 7), Patience().call(lambda: 6 / 0)
        (42, Fault(name='raised'))
        """
        if self._seconds is None:
            return tried(work)
        if self._stuck:
            return Fault(SILENT)
        answers = SimpleQueue[T | Fault]()
        Thread(target=lambda: answers.put(tried(work)), daemon=True).start()
        try:
            return answers.get(timeout=self._seconds)
        except Empty:
            self._stuck = True
            return Fault(SILENT)


def tried(work: Callable[[], T]) -> T | Fault:
    """`exit()` is no `Exception`; Ctrl-C is somebody else's."""
    try:
        return work()
    except KeyboardInterrupt:
        raise
    except BaseException:
        return Fault(RAISED)
