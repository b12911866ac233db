import json
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hatch_build
from sabot.core import bits

PLACES = range(63)
places = st.sets(st.sampled_from(PLACES))


def as_bits(members):
    return sum(2**place for place in members)


@given(places)
def test_a_set_of_places_is_spread_in_order_and_counted(members):
    assert bits.spread(as_bits(members)) == sorted(members)
    assert bits.count(as_bits(members)) == len(members)


@given(places.filter(bool))
def test_the_lowest_place_stands_alone(members):
    assert bits.lowest(as_bits(members)) == 2 ** min(members)


def test_an_empty_set_has_no_places():
    assert (bits.lowest(0), bits.count(0), bits.spread(0)) == (0, 0, [])


def test_in_the_tree_it_is_pure_so_that_edits_count():
    assert not bits.COMPILED


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """Compiled as for a wheel, in a package of its own, so that nothing is left in the tree."""
    out = tmp_path_factory.mktemp("compiled")
    done = hatch_build.compile_core(Path(bits.__file__), out)
    if done.returncode and os.environ.get("SABOT_PURE") != "0":
        pytest.skip("no C compiler that works here, so there is nothing to compare")
    assert done.returncode == 0, done.stdout + done.stderr
    (out / "sabot/__init__.py").touch()
    (out / "sabot/core/__init__.py").touch()
    return out


ANSWER = """
import json, sys
from sabot.core.bits import COMPILED, count, lowest, spread
assert COMPILED
print(json.dumps([[lowest(word), count(word), spread(word)] for word in json.load(sys.stdin)]))
"""


def test_compiled_and_pure_agree_on_every_place_and_pair_of_places(house):
    """A shift of 32 bits, mypyc's trap, would go wrong from place 31 on."""
    words = [as_bits(some) for size in (0, 1, 2, 62, 63) for some in combinations(PLACES, size)]
    told = subprocess.run([sys.executable, "-c", ANSWER], input=json.dumps(words), text=True,
                          cwd=house, stdout=subprocess.PIPE, check=True)  # fmt: skip
    answers = [[bits.lowest(word), bits.count(word), bits.spread(word)] for word in words]
    assert json.loads(told.stdout) == answers
