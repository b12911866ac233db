"""The short form of `python -m tests.prove.cuts`."""

import json
import subprocess
import sys


def test_whoever_loses_the_line_forty_times_is_told_all_that_was_missed_in_order():
    words = [sys.executable, "-m", "tests.prove.cuts", "--cuts", "40", "--seed", "3", "--json"]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=120)
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["wrong"]) == (0, [])
    assert found["lines"] > 40 and found["compared"] > 50
