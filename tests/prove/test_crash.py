"""The short form of `python -m tests.prove.crash`."""

import json
import subprocess
import sys


def test_a_server_killed_three_times_has_all_that_it_told_and_every_table_goes_on():
    words = [sys.executable, "-m", "tests.prove.crash", "--kills", "3", "--seed", "3", "--json"]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=300)
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["wrong"]) == (0, [])
    assert found["kills"] == 3 and found["compared"] > 50
