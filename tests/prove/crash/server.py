"""A server that is killed as by a power cut, and its file as it is found afterwards."""

import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing

from sabot.server.disk.engine import found
from tests.browser.server import free_port, until_it_answers

ALL = "select revision, entry from log where table_id = ? order by revision"

# A worker process that was being spawned when its parent was killed has nothing to read.
STILLBORN = re.compile(
    r"^Traceback .*\n(?:  .*\n)*?.*in spawn_main\n(?:  .*\n)*EOFError: Ran out of input\n", re.M
)


class Server:
    def __init__(self, folder):
        self._data, self._said, self._port = folder / "sabot.db", folder / "log", free_port()
        self.url, self._process = f"http://127.0.0.1:{self._port}", None

    @property
    def pid(self):
        return self._process.pid

    def start(self):
        words = ["serve", "--port", str(self._port), "--data", str(self._data)]
        with self._said.open("a") as said:
            command = [sys.executable, "-m", "sabot", *words]
            self._process = subprocess.Popen(command, stdout=said, stderr=said)

    def open(self):
        self.start()
        until_it_answers(self.url)

    def kill(self):
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def close(self):
        self._process.terminate()
        return self._process.wait(timeout=10)

    def complaints(self):
        """Lines of its log that should not be there."""
        bad = ("Traceback", "level=error", "ERROR")
        said = STILLBORN.sub("", self._said.read_text())
        return [line for line in said.splitlines() if any(word in line for word in bad)]

    def since(self, table, revision):
        """Its head, if that is new, and what was written behind that revision: in the log, or in
        the record of a game that is over."""
        with closing(sqlite3.connect(self._data)) as db:
            kept = found(db, table)
        if kept is None or kept.head is None:
            return None, []
        return kept.head if revision < 0 else None, kept.log[max(0, revision) :]

    def rows(self, table):
        with closing(sqlite3.connect(self._data)) as db:
            return db.execute(ALL, (table,)).fetchall()
