"""Parts are made elsewhere, and no more of them than somebody wants."""

import os
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from sabot.sim.data import runners
from sabot.sim.data.runners import Failed, Processes

PARTS = [range(n, n + 1) for n in range(20)]


@pytest.fixture
def made(monkeypatch):
    """Makes parts, all but the first of which take until the pool is shut down."""
    parts, shut = [], Event()

    class Pool(ThreadPoolExecutor):
        def shutdown(self, wait=True, *, cancel_futures=False):
            super().shutdown(wait=False, cancel_futures=cancel_futures)
            shut.set()
            super().shutdown(wait=wait)

    def make(part):
        if part.start and not shut.wait(5):
            raise TimeoutError
        parts.append(part)
        return 1 / part.start if part.stop == 1 and Pool.fails else part

    Pool.fails, make.parts, make.pool = False, parts, Pool
    monkeypatch.setattr(runners, "ProcessPoolExecutor", Pool)
    return make


def test_whoever_stops_taking_parts_waits_for_no_others(made):
    parts = Processes(2).run(made, PARTS)
    assert next(parts) == (PARTS[0], PARTS[0])
    parts.close()
    assert len(made.parts) <= 3  # the first, and what was in the works


def test_after_a_part_that_fails_no_others_are_made(made):
    made.pool.fails = True
    with pytest.raises(ZeroDivisionError):
        list(Processes(2).run(made, PARTS))
    assert len(made.parts) <= 3


def last_one_dies(part):
    return os._exit(1) if part == PARTS[-1] else part


def test_a_process_that_dies_is_told_in_one_line_after_what_was_done():
    made = []
    with pytest.raises(Failed, match="a process was killed, or ended by itself"):
        for part, _ in Processes(1).run(last_one_dies, PARTS):
            made.append(part)
    assert made[:10] == PARTS[:10]  # the last ones may go with it
