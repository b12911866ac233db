"""Looks at a server from outside: how long a door takes, how much memory it has.

`python -m tests.prove.fuzz.probe URL`: in a process of its own, so it waits for no fuzzer.
"""

import asyncio
import sys
import time
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

EVERY = 0.1  # seconds


class Probe:
    """While it is entered, it knocks; then it has `trips`, in seconds."""

    def __init__(self, url):
        self._words, self.trips = (sys.executable, "-m", "tests.prove.fuzz.probe", url), []

    async def __aenter__(self):
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*self._words, stdout=pipe)
        return self

    async def __aexit__(self, *_):
        self._process.terminate()
        said, _ = await self._process.communicate()
        self.trips = [float(line) for line in said.splitlines()]


def knock(url):
    door = HTTPConnection(urlsplit(url).netloc)
    while True:
        began = time.monotonic()
        door.request("GET", "/api/me")
        door.getresponse().read()
        print(time.monotonic() - began, flush=True)
        time.sleep(EVERY)


def rss(pid):
    """In kB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


if __name__ == "__main__":
    knock(sys.argv[1])
