"""A real server process, which a test may kill, and pages that know what they were told."""

import json
import signal
import socket
import subprocess
import sys
import time
from urllib.error import HTTPError
from urllib.request import urlopen

FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Server:
    def __init__(self, folder, module="sabot"):
        """`module`: `python -m` runs it; one may change what a server plays with."""
        self._module = module
        self._data, self._port, self._process = folder / "sabot.db", free_port(), None
        self.url = f"http://127.0.0.1:{self._port}"

    def open(self, *more):
        words = ["serve", "--port", str(self._port), "--data", str(self._data), *more]
        self._process = subprocess.Popen([sys.executable, "-m", self._module, *words])
        until_it_answers(self.url)
        return self

    @property
    def data(self):
        return self._data

    @property
    def pid(self):
        return self._process.pid

    def kill(self):
        """As a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self._process.terminate()
        assert self._process.wait(timeout=10) == 0


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as door:
        return door.getsockname()[1]


def until_it_answers(url, seconds=20):
    end = time.monotonic() + seconds
    while True:
        try:
            return urlopen(url + "/api/games").read()
        except HTTPError:
            return None  # it is open, and asks for a password
        except OSError:
            assert time.monotonic() < end, "the server does not open"
            time.sleep(0.05)  # another process starts; there is nothing to wait on


class Told:
    """What a page has been told over its lines, as a player would know it."""

    def __init__(self, page):
        self.page, self.updates, self.seating = page, [], None
        self._lines = set()
        page.on("websocket", self._open)
        page.on("framenavigated", lambda frame: self._lines.clear())  # they close without a word

    def _open(self, line):
        self._lines.add(line)
        line.on("framereceived", self._hear)
        line.on("close", lambda gone: self._lines.discard(gone))

    def _hear(self, text):
        told = json.loads(text)
        if told["on"] == "update" and not self._is_echo(told):
            self.updates.append(told)
        elif told["on"] == "seating":
            self.seating = told

    def _is_echo(self, told):
        """A slow line, as on a busy machine, is given a second one, which tells the same."""
        known = self.updates[-1]["revision"] if self.updates else -1
        return len(self._lines) > 1 and told["revision"] <= known

    @property
    def view(self):
        return self.updates[-1]["view"] if self.updates else None

    @property
    def events(self):
        return [event for update in self.updates for event in update["events"]]

    def shown(self):
        """Until its page shows what it was told last: a key pressed before that is nobody's."""
        board = self.page.locator("[data-revision]")
        board.wait_for()
        self.until(lambda t: t.updates)
        self.until(lambda t: int(board.get_attribute("data-revision")) >= t.updates[-1]["revision"])
        self.page.evaluate(FRAMES)  # only then it counts as seen

    def until(self, holds, seconds=40):
        end = time.monotonic() + seconds
        while not holds(self):
            assert time.monotonic() < end, f"it never came, at {self.page.url}; last: {self.view}"
            self.page.wait_for_timeout(20)
