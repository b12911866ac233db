"""Schemathesis walks through the doors by their description: no 500, and what is answered fits."""

import subprocess
import sys
from importlib.util import find_spec
from urllib.request import urlopen

import pytest

from tests.browser.server import free_port, until_it_answers

if not find_spec("schemathesis"):
    pytest.skip("it is in the group `prove`", allow_module_level=True)

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
REJECTED = """
[checks.negative_data_rejection]
expected-statuses = [400, 403, 404, 405, 413, 415, 429]
"""
SEED, EXAMPLES = 7, 100  # of each door and phase


@pytest.fixture
def url(tmp_path):
    port, log = free_port(), tmp_path / "log"
    words = ["serve", "--port", str(port), "--data", str(tmp_path / "sabot.db")]
    with log.open("w") as said:
        command = [sys.executable, "-m", "tests.prove.generous", *words]
        server = subprocess.Popen(command, stderr=said, stdout=said)
    url = f"http://127.0.0.1:{port}"
    until_it_answers(url)
    yield url
    server.terminate()
    server.wait(10)
    assert "level=error" not in log.read_text()


def cookie(url):
    """All that is asked is asked by one guest, who may so be the host of what they opened."""
    with urlopen(f"{url}/api/me") as answer:
        return answer.headers["Set-Cookie"].partition(";")[0]


def test_every_door_answers_as_it_is_described(url, tmp_path):
    (tmp_path / "schemathesis.toml").write_text(REJECTED)
    words = [
        "--config-file",
        str(tmp_path / "schemathesis.toml"),
        "run",
        f"{url}/api/openapi.json",
        "--checks",
        ",".join(CHECKS),
    ]
    words += ["--seed", str(SEED), "--max-examples", str(EXAMPLES), "--continue-on-failure"]
    words += ["-H", f"Cookie: {cookie(url)}", "--exclude-path", "/metrics"]  # it takes its time
    ran = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", *words], capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout[-8_000:]
