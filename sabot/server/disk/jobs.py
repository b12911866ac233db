"""What the loop gives the writer, and how it learns what became of it."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, NamedTuple

from sabot.server.table.chairs import Sitting

Rows = list[tuple[Any, ...]]
INSERT = "insert into log values (?, ?, ?)"


class Job(NamedTuple):
    """All of it is committed, or nothing."""

    writes: dict[str, Rows]  # by statement
    done: asyncio.Future[Any]
    table: str = ""  # that writes it; none: it isn't fenced
    epoch: int = 0  # of that table, or what it will be
    takes_over: bool = False  # its future resolves to that epoch
    seen: Sitting | None = None  # the chairs that a takeover rests on

    @property
    def empty(self) -> bool:
        return not any(self.writes.values())

    @property
    def entries(self) -> Rows:
        return self.writes.get(INSERT, [])


Outcome = tuple[Job, Exception | None]


def report(outcomes: list[Outcome]) -> None:
    """From the writer's thread: one callback for a whole commit, however many jobs shared it."""
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
            job.done.set_result(job.epoch if job.takes_over else None)
