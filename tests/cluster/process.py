"""Nodes as they are operated: processes with one database, which a test may kill or stop."""

import signal
import subprocess
import sys
from contextlib import contextmanager

from tests.browser.server import free_port, until_it_answers


class NodeProcess:
    """`data`: the database as this node reaches it. `place`: in which folder and environment
    it runs, if not in ours."""

    place = {}

    def __init__(self, name, data, folder, public=True, module="sabot", more=()):
        self.name, self._data, self._module, self._more = name, data, module, more
        self._said = folder / f"{name}.log"
        self.port, self.process, self._stopped = free_port(), None, False
        self.url = f"http://127.0.0.1:{self.port}"
        self._public = ["--public", self.url] if public else []

    def start(self):
        words = ["serve", "--port", str(self.port), "--data", self._data, "--node", self.name]
        command = [sys.executable, "-m", self._module, *words, *self._public, *self._more]
        with self._said.open("a") as said:
            self.process = subprocess.Popen(command, stdout=said, stderr=said, **self.place)
        return self

    def open(self):
        self.start()
        until_it_answers(self.url)
        return self

    @property
    def runs(self):
        return self.process is not None and self.process.poll() is None and not self._stopped

    def kill(self):
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._stopped = False

    def stop(self):
        self.process.send_signal(signal.SIGSTOP)
        self._stopped = True

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)
        self._stopped = False

    def close(self):
        """Its exit code."""
        if self.process is None or self.process.poll() is not None:
            return None
        self.go_on() if self._stopped else None
        self.process.terminate()
        try:
            return self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def said(self):
        return self._said.read_text() if self._said.exists() else ""


@contextmanager
def running(*nodes):
    try:
        for node in nodes:
            node.start()
        for node in nodes:
            until_it_answers(node.url)
        yield nodes
    finally:
        for node in nodes:
            if node.process and node.process.poll() is None:
                node.kill()
