"""Games of Zigzag played to their end through real pages: `make prove` runs them."""

import pytest

from tests.browser.company import play_to_the_end, two_meet
from tests.games.zigzag_signs.walks.person import BRISK, play_on, sit_alone


@pytest.mark.parametrize("level", [1, 2, 3])
def test_alone_to_the_end_at_each_level(visitor, level):
    told = visitor()
    sit_alone(told, level=level, short=2)
    play_to_the_end(play_on, told)
    assert len(told.updates[-1]["places"][0]) == 2  # a team wins


def test_two_browsers_against_bots(visitor):
    ann = visitor()
    wish = {"game": "zigzag_signs", "seats": 4, "options": BRISK | {"short": 2}}
    table = ann.page.request.post("/api/tables", data=wish).json()["table"]
    ann.page.goto(f"/t/{table}")
    bob = two_meet(visitor, ann, size=(390, 844), has_touch=True)
    play_to_the_end(play_on, ann, bob)
    assert len(ann.updates[-1]["places"][0]) == 2
