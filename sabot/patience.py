"""Timeout for code that isn't ours: an agent or a bot that somebody brought."""

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Done(NamedTuple, Generic[T]):
    value: T | None
    why: Exception | None


class Patience:
    """Each call runs in a thread of its own; once one is stuck, no other is made."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._stuck = seconds, False

    def call(self, work: Callable[[], T]) -> T:
        """
        >>> Patience(9).call(lambda: 6 * 7)
        42

        Raises what `work` raises, or `TimeoutError`.
        """
        if self._stuck:
            raise TimeoutError("it hasn't answered before")
        answers = SimpleQueue[Done[T]]()
        Thread(target=lambda: answers.put(done(work)), daemon=True).start()
        try:
            value, why = answers.get(timeout=self._seconds)
        except Empty:
            self._stuck = True
            raise TimeoutError(f"no answer in {self._seconds} s") from None
        if why:
            raise why
        return value  # type: ignore[return-value]  # where nothing was raised, it is there


def done(work: Callable[[], T]) -> Done[T]:
    try:
        return Done(work(), None)
    except Exception as why:
        return Done(None, why)
