"""A PostgreSQL of our own for tests: real, in a temporary folder, on a free port."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

PASSWORD = "a secret of the tests"
BIN = "/usr/lib/postgresql"  # where Debian has a folder for each version
PATIENCE = 30
numbers = count()


def bindir():
    """Its programs are in nobody's PATH."""
    found = sorted(Path(BIN).glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    if config := shutil.which("pg_config"):
        told = Path(subprocess.check_output([config, "--bindir"], text=True).strip())
        return told if (told / "initdb").exists() else None
    return None


class Server:
    """PostgreSQL refuses to run as root: then it runs as the user `postgres`."""

    def __init__(self, bin, fsync):
        self._bin, self._fsync = bin, fsync
        self._user = "postgres" if os.getuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="sabot-postgres-"))
        if self._user:
            shutil.chown(self.folder, self._user, pwd.getpwnam(self._user).pw_gid)
        self.port, self.process = free_port(), None
        self._make()
        self.start()

    def url(self, database="postgres", password=PASSWORD, port=None):
        secret = password.replace(" ", "%20")
        return f"postgresql://sabot:{secret}@127.0.0.1:{port or self.port}/{database}"

    def new_database(self):
        name = f"test{next(numbers)}"
        self.psql(f"create database {name} template template0")
        return self.url(name)

    def psql(self, query, database="postgres"):
        command = [self._bin / "psql", "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", query]
        where = ["-h", self.folder, "-p", str(self.port), "-U", "sabot", "-d", database]
        settings = os.environ | {"PGOPTIONS": "-c default_transaction_read_only=off"}
        return subprocess.check_output([*command, *where], text=True, env=settings).strip()

    def start(self):
        settings = f"fsync={self._fsync}", "listen_addresses=127.0.0.1", "shared_buffers=16MB"
        words = [word for one in settings for word in ("-c", one)]
        command = [self._bin / "postgres", "-D", self.folder / "data", "-p", str(self.port),
                   "-k", self.folder, *words]  # fmt: skip
        with open(self.folder / "log", "ab") as log:
            self.process = self._run(subprocess.Popen, command, stdout=log, stderr=log)
        self._wait()

    def stop(self, sign=signal.SIGINT):
        """SIGINT: in order; SIGQUIT: as if the power had failed."""
        if self.process:
            self.process.send_signal(sign)
            self.process.wait(PATIENCE)
            self.process = None

    def remove(self):
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _make(self):
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        if self._user:
            shutil.chown(secret, self._user)
        self._run(subprocess.run, [
            self._bin / "initdb", "-D", self.folder / "data", "-U", "sabot", "--pwfile", secret,
            "--auth-local=trust", "--auth-host=scram-sha-256", "--no-sync", "-E", "UTF8",
            "--locale=C",
        ], check=True, stdout=subprocess.DEVNULL)  # fmt: skip

    def _wait(self):
        end = time.monotonic() + PATIENCE
        ready = [self._bin / "pg_isready", "-q", "-h", self.folder, "-p", str(self.port)]
        while subprocess.run(ready).returncode:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, "PostgreSQL doesn't start"
            time.sleep(0.02)

    def _run(self, call, command, **rest):
        """In a folder that its user may enter."""
        user = {"user": self._user, "group": self._user, "extra_groups": []} if self._user else {}
        return call(command, cwd=self.folder, **user, **rest)


def free_port():
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def server(fsync):
    if (bin := bindir()) is None:
        words = "POSTGRESQL TESTS SKIPPED: none here (on Debian: apt install postgresql)"
        if os.environ.get("SABOT_POSTGRES") == "required":
            pytest.fail(words)
        pytest.skip(f"!!! {words} !!!")
    server = Server(bin, fsync)
    yield server
    server.remove()


@pytest.fixture(scope="session")
def postgres():
    """Shared, and quick: nothing is synced."""
    yield from server("off")


@pytest.fixture
def own_postgres():
    """To be killed, stopped and restarted."""
    yield from server("on")
