"""Games of Zigzag played to their end through real pages: `make prove` runs them."""

from functools import partial

import pytest

from tests.browser.company import play_to_the_end
from tests.browser.touch import key
from tests.games.zigzag_signs.walks.person import play_on, sit_alone, sit_as_partners


@pytest.mark.parametrize("level", [1, 2, 3])
def test_alone_to_the_end_at_each_level(visitor, level):
    told = visitor()
    sit_alone(told, level=level, short=2)
    play_to_the_end(play_on, told)
    assert len(told.updates[-1]["places"][0]) == 2  # a team wins


def test_alone_by_keys(visitor):
    told = visitor()
    sit_alone(told, short=2)
    play_to_the_end(partial(play_on, press=key), told)
    assert len(told.updates[-1]["places"][0]) == 2


def test_partners_in_two_browsers_against_bots(visitor):
    ann, bob = sit_as_partners(visitor, short=2)
    play_to_the_end(play_on, ann, bob)
    assert sorted(map(sorted, ann.updates[-1]["places"])) == [[0, 2], [1, 3]]
