"""Timers by name, as a page has them: one of a name at a time."""

import asyncio
from collections.abc import Callable
from typing import Any


class Timers:
    def __init__(self) -> None:
        self._running: dict[str, asyncio.TimerHandle] = {}
        self._stopped = False

    def __contains__(self, name: str) -> bool:
        return name in self._running

    def set(self, name: str, after: float, call: Callable[..., None], *words: Any) -> None:
        """In `after` seconds; it takes the place of one that is running."""
        self.cancel(name)
        if not self._stopped:
            loop = asyncio.get_running_loop()
            self._running[name] = loop.call_later(after, self._ring, name, call, *words)

    def cancel(self, name: str) -> None:
        if timer := self._running.pop(name, None):
            timer.cancel()

    def stop(self) -> None:
        """For good."""
        self._stopped = True
        for name in list(self._running):
            self.cancel(name)

    def _ring(self, name: str, call: Callable[..., None], *words: Any) -> None:
        del self._running[name]
        call(*words)
