"""What `sabot serve` says when it can't, in one line each."""

import signal
import subprocess
import sys

import pytest

from tests.browser.server import free_port, until_it_answers

SABOT = [sys.executable, "-m", "sabot"]


def refused(*words):
    done = subprocess.run([*SABOT, *words], capture_output=True, text=True, timeout=30)
    assert done.returncode != 0 and "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


@pytest.fixture
def running(tmp_path):
    port, data = free_port(), str(tmp_path / "a.db")
    server = subprocess.Popen([*SABOT, "serve", "--port", str(port), "--data", data])
    until_it_answers(f"http://127.0.0.1:{port}")
    yield port, data
    server.send_signal(signal.SIGTERM)
    assert server.wait(timeout=5) == 0


def test_a_taken_port_a_shared_file_and_nonsense(running, tmp_path):
    port, data = running
    assert f"Port {port}" in refused("serve", "--port", str(port), "--data", "x.db")
    other = str(free_port())
    assert "another Sabot" in refused("serve", "--port", other, "--data", data)
    assert "0 to 65535" in refused("serve", "--port", "70000")
    fresh = str(tmp_path / "b.db")
    assert "--cert" in refused("serve", "--port", other, "--data", fresh, "--cert", "/nope.pem")
    (tmp_path / "text.db").write_text("not a database, but long enough to be taken for one" * 9)
    assert "Can't open" in refused("serve", "--port", other, "--data", str(tmp_path / "text.db"))
