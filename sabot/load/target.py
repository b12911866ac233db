"""The server under load, seen from outside: its address, its processor time, memory and metrics."""

import ipaddress
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

PATIENCE = 30  # seconds until it answers, and until it has ended
PAGE = os.sysconf("SC_PAGE_SIZE")
CPUCLOCK_SCHED = 2  # clock_getcpuclockid(3), which Python doesn't have
SERIES = re.compile(r"^(\w+(?:\{[^}]*\})?) (\S+)$", re.MULTILINE)
Metrics = dict[str, float]


class Target(NamedTuple):
    url: str
    pid: int

    @property
    def host(self) -> str:
        return urlsplit(self.url).hostname or ""

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 80

    def cpu(self) -> float:
        """Seconds of its processor time so far, in user and in kernel mode, of all its threads.

        What `/proc/PID/stat` counts in hundredths, from the process's own clock: to the nanosecond.
        """
        return time.clock_gettime((~self.pid << 3) | CPUCLOCK_SCHED)

    def rss(self) -> int:
        """In kB."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE // 1024


@contextmanager
def started(python: str = sys.executable, data: str | None = None) -> Iterator[Target]:
    """A server of our own, with a data file that is gone afterwards, or with that database.

    `-P`: the product of that Python, wherever we stand.
    """
    with TemporaryDirectory() as folder, open(Path(folder) / "log", "w") as log:
        port = free_port()
        words = ["serve", "--port", str(port), "--data", data or str(Path(folder) / "sabot.db")]
        command = [os.path.abspath(python), "-P", "-m", "sabot", *words, "--log-level", "warning"]
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
        try:
            target = Target(f"http://127.0.0.1:{port}", process.pid)
            wait_for(target, process)
            yield target
        finally:
            process.terminate()
            process.wait(PATIENCE)


def wait_for(target: Target, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            urlopen(target.url + "/api/games").read()
            return
        except URLError:
            if process.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(0.05)  # another process starts; there is nothing to wait on


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def is_loopback(url: str) -> bool:
    """
    >>> [is_loopback(f"http://{place}") for place in ("127.0.0.1:8420", "[::1]:80/", "a.org", "[")]
    [True, True, False, False]
    """
    try:
        host = urlsplit(url).hostname or ""
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def read_metrics(text: str) -> Metrics:
    """
    >>> read_metrics('# HELP a b\\na_total 2\\nb{le="0.5"} 1.5')
    {'a_total': 2.0, 'b{le="0.5"}': 1.5}
    """
    return {name: float(value) for name, value in SERIES.findall(text)}
