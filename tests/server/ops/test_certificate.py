"""A renewed certificate is used without a restart, and a bad one never."""

import asyncio
import os
import shutil
import signal
import ssl
import subprocess

import pytest
from aiohttp.test_utils import TestServer

from sabot.server.http.app import make_app
from sabot.server.ops.certificate import Certificate
from tests.browser.server import free_port
from tests.server.process import start

OPENSSL = shutil.which("openssl")
NEW = "req -x509 -newkey rsa:2048 -nodes -days 1 -keyout key.pem -out cert.pem -subj"


def make(folder, name):
    """As a renewal does: both files are replaced."""
    if OPENSSL is None:
        pytest.skip("no openssl on this machine")
    subprocess.run([OPENSSL, *NEW.split(), f"/CN={name}"], cwd=folder, check=True)
    return str(folder / "cert.pem"), str(folder / "key.pem")


def grow_older(*files):
    """Two renewals within the clock's tick of a file system would look the same."""
    for file in files:
        os.utime(file, ns=(0, os.stat(file).st_mtime_ns - 10**9))


def shown_by(port):
    return ssl.get_server_certificate(("127.0.0.1", port))


async def test_new_connections_see_the_renewed_certificate(database, tmp_path):
    files = make(tmp_path, "first")
    grow_older(*files)
    certificate = Certificate(*files)
    server = TestServer(make_app(database), scheme="https")
    await server.start_server(ssl=certificate.context)
    first = await asyncio.to_thread(shown_by, server.port)
    assert not certificate.renew()
    make(tmp_path, "second")
    assert certificate.renew()
    second = await asyncio.to_thread(shown_by, server.port)
    assert first != second == (tmp_path / "cert.pem").read_text()
    await server.close()


def test_half_a_renewal_changes_nothing_and_is_told_once(tmp_path, caplog):
    (tmp_path / "other").mkdir()
    cert, key = make(tmp_path, "first")
    certificate = Certificate(cert, key)
    other, _ = make(tmp_path / "other", "second")
    shutil.copy(other, cert)  # the key has yet to come
    grow_older(cert)
    assert not certificate.renew() and not certificate.renew()
    assert caplog.text.count("can't be used") == 1
    shutil.copy(tmp_path / "other" / "key.pem", key)
    assert certificate.renew()


def test_a_certificate_that_is_gone_stays_in_use(tmp_path, caplog):
    cert, key = make(tmp_path, "first")
    certificate = Certificate(cert, key)
    os.unlink(cert)
    assert not certificate.renew() and "can't be used" in caplog.text


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no such signal here")
async def test_a_running_server_looks_at_once_when_it_is_told(tmp_path):
    cert, key = make(tmp_path, "first")
    grow_older(cert, key)
    port, words = free_port(), ("--data", str(tmp_path / "sabot.db"), "--cert", cert, "--key", key)
    process = await start("serve", "--port", str(port), *words)
    await process.stdout.readline()  # it listens
    first = await asyncio.to_thread(shown_by, port)
    make(tmp_path, "second")
    process.send_signal(signal.SIGHUP)
    while b"certificate was renewed" not in await process.stderr.readline():
        assert process.returncode is None
    assert await asyncio.to_thread(shown_by, port) != first
    process.send_signal(signal.SIGTERM)
    await asyncio.wait_for(process.communicate(), 5)
    assert process.returncode == 0
