"""Where parts are made: in this process, in several, or on a Ray cluster. Order doesn't matter."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from socket import create_connection
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Make = Callable[[range], T]
AHEAD = 2  # parts handed to each worker at once


class Failed(Exception):
    """Where the parts are made something broke: a process, a machine, a part on one."""


class Runner(Protocol):
    def run(self, make: Make[T], parts: Iterable[range]) -> Iterator[tuple[range, T]]:
        """Each part with what was made of it, as they are done."""


class Here:
    """One after another."""

    def run(self, make: Make[T], parts: Iterable[range]) -> Iterator[tuple[range, T]]:
        for part in parts:
            yield part, make(part)


class Processes:
    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(self, make: Make[T], parts: Iterable[range]) -> Iterator[tuple[range, T]]:
        pool = ProcessPoolExecutor(self._jobs)
        try:
            made: dict[Future[T], range] = {pool.submit(make, part): part for part in parts}
            for done in as_completed(made):
                yield made.pop(done), done.result()
        except BrokenProcessPool as why:
            raise Failed("a process was killed, or ended by itself") from why
        finally:  # also if nobody wants the rest: a full disk, Ctrl-C
            pool.shutdown(cancel_futures=True)


class Ray:
    """An existing cluster by its address; needs the extra `ray`, and Sabot on its machines."""

    def __init__(self, address: str, **rest: Any) -> None:
        import ray

        check(address)
        self._ray = ray
        ray.init(address=address, log_to_driver=False, **rest)
        self._most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def run(self, make: Make[T], parts: Iterable[range]) -> Iterator[tuple[range, T]]:
        call, waiting = self._ray.remote(called), dict[Any, range]()
        for part in parts:
            waiting[call.remote(make, part)] = part
            if len(waiting) >= self._most:
                yield from self._some(waiting)
        while waiting:
            yield from self._some(waiting)

    def _some(self, waiting: dict[Any, range]) -> Iterator[tuple[range, T]]:
        """At least one that is done."""
        try:
            done, _ = self._ray.wait(list(waiting), num_returns=1)
            for each in done:
                yield waiting.pop(each), self._ray.get(each)
        except self._ray.exceptions.RayError as why:
            raise Failed(cause_of(why)) from why


def check(address: str) -> None:
    """Ray itself would try for two minutes. Other forms than host:port are left to it.

    >>> check("127.0.0.1:1")
    Traceback (most recent call last):
    ConnectionRefusedError: [Errno 111] Connection refused
    """
    host, _, port = address.rpartition(":")
    if host and "/" not in host and port.isdecimal():
        create_connection((host, int(port)), timeout=5).close()


def cause_of(why: Exception) -> str:
    """What Ray tells with all its traces, in one line."""
    cause = getattr(why, "cause", None)
    return repr(cause) if cause else str(why).partition("\n")[0]


def called(make: Make[T], part: range) -> T:
    """Ray sends functions alone, not what is callable."""
    return make(part)
