"""The short form of `python -m tests.prove.fuzz`."""

import json
import subprocess
import sys

import pytest


@pytest.mark.slow
def test_fifteen_hundred_odd_messages_disturb_nobody():
    words = [sys.executable, "-m", "tests.prove.fuzz", "--messages", "1500", "--seed", "1"]
    ran = subprocess.run([*words, "--json"], capture_output=True, text=True, timeout=120)
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["wrong"]) == (0, [])
    assert found["answers"]["refusal"] > 100 and min(found["played"].values()) >= 8
