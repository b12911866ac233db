"""The short form of `python -m tests.prove.cluster`: five faults."""

import json
import subprocess
import sys

import pytest


@pytest.mark.slow
def test_five_faults_lose_nothing_that_was_told(postgres):
    words = ["--faults", "5", "--games", "1", "--seed", "5", "--json"]
    command = [sys.executable, "-m", "tests.prove.cluster", *words]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert ran.stdout, ran.stderr
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["wrong"]) == (0, [])
    assert sum(found["faults"].values()) == 5 and found["compared"] > 20
