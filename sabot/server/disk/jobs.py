"""What the loop gives the writer thread, and how it learns what became of it."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, NamedTuple

Rows = list[tuple[Any, ...]]


class Job(NamedTuple):
    """All of it is on the disk, or nothing."""

    writes: dict[str, Rows]  # by statement
    done: asyncio.Future[None]

    @property
    def empty(self) -> bool:
        return not any(self.writes.values())


Outcome = tuple[Job, Exception | None]


def report(outcomes: list[Outcome]) -> None:
    """From the writer thread: one callback for a whole commit, however many jobs shared it."""
    for loop in {job.done.get_loop() for job, _ in outcomes}:
        with suppress(RuntimeError):  # that loop has ended
            loop.call_soon_threadsafe(
                resolve, [outcome for outcome in outcomes if outcome[0].done.get_loop() is loop]
            )


def resolve(outcomes: Iterable[Outcome]) -> None:
    for job, error in outcomes:
        if job.done.done():  # nobody waits for it any more
            continue
        if error:
            job.done.set_exception(error)
        else:
            job.done.set_result(None)
