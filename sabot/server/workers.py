"""Worker processes for long searches, so that the event loop stays quick."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, Protocol

from sabot.compiled import is_compiled
from sabot.core.game import Thought
from sabot.core.mind import Question

log = logging.getLogger(__name__)
Tell = Callable[[Thought | None], None]
POLITE = 10  # niceness: the server comes first,
IDLE_ONLY = 19  # and bots before reviews
PURE = 16  # times slower, so an engine that isn't compiled thinks so much less


class Workers(Protocol):
    def ask(self, question: Question, tell: Tell) -> None:
        """Of several questions of one bot only the last answer is used."""

    def close(self) -> None: ...


class Runner(Protocol):
    async def run(self, work: Callable[[], Any]) -> Any:
        """Run it elsewhere and wait for what it returns or raises."""


class Inline:
    """No workers: the caller computes the answer and waits for it."""

    def ask(self, question: Question, tell: Tell) -> None:
        tell(question.answer())

    def close(self) -> None:
        pass


class ProcessPool:
    """A process pool, started with the first question."""

    def __init__(self, most: int | None = None, niceness: int = POLITE) -> None:
        self._most = most or max(1, (os.cpu_count() or 1) - 1)  # none: it is closed
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: set[asyncio.Task[None]] = set()
        self._niceness = niceness

    def ask(self, question: Question, tell: Tell) -> None:
        task = asyncio.create_task(self._think(question, tell))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def run(self, work: Callable[[], Any]) -> Any:
        """Retried once if its process is killed; work that kills two processes is given up."""
        with suppress(BrokenProcessPool):
            return await asyncio.wrap_future(self._submit(work))
        return await asyncio.wrap_future(self._submit(work))

    def close(self) -> None:
        """Running searches are terminated, not awaited."""
        self._most = 0
        for task in self._thinking:
            task.cancel()
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.terminate()

    async def _think(self, question: Question, tell: Tell) -> None:
        try:
            tell(await self.run(at_this_speed(question).answer))
        except Exception:  # a bot that fails sits still; the table goes on
            log.exception("bot failed", extra={"seat": question.seat})

    def _submit(self, work: Callable[[], Any]) -> "Future[Any]":
        if not self._most:
            raise RuntimeError("the process pool is closed")
        self._pool = self._pool or opened(self._most, self._niceness)
        try:
            return self._pool.submit(work)
        except BrokenProcessPool:  # one was killed, so all of them are gone
            self._pool = opened(self._most, self._niceness)
            return self._pool.submit(work)


def opened(most: int, niceness: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(most, get_context("spawn"), start_worker, (niceness,))


def start_worker(niceness: int) -> None:
    if hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=exit_with_the_server, daemon=True).start()


def exit_with_the_server() -> None:
    """Also when the parent was killed: a worker waiting for questions would wait for ever."""
    if server := parent_process():
        server.join()
        os._exit(0)


def at_this_speed(question: Question) -> Question:
    return question.eased(slowness())


@cache
def slowness() -> int:
    return 1 if is_compiled() else PURE
