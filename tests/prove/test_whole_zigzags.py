"""Games of Zigzag played to their end through real pages: `make prove` runs them."""

import pytest

from tests.browser.company import play_to_the_end
from tests.games.zigzag_signs.walks.person import BRISK, phase, play_on, sit_alone


@pytest.mark.parametrize("level", [1, 2, 3])
def test_alone_to_the_end_at_each_level(visitor, level):
    told = visitor()
    sit_alone(told, level=level, short=2)
    play_to_the_end(play_on, told)
    assert len(told.updates[-1]["places"][0]) == 2  # a team wins


def test_partners_in_two_browsers_against_bots(visitor):
    """ZS-10: seats 0 and 2. Somebody keeps seat 1 free for a bot, and then only watches."""
    ann = visitor()
    wish = {"game": "zigzag_signs", "seats": 4, "options": BRISK | {"short": 2}}
    table = ann.page.request.post("/api/tables", data=wish).json()["table"]
    ann.page.goto(f"/t/{table}")
    ann.until(lambda t: t.seating and t.seating["seat"] == 0)
    eve, bob = (come(visitor, table, seat) for seat in (1, 2))
    eve.page.get_by_test_id("just-watch").click()
    eve.until(lambda t: t.seating["seat"] is None)
    for told in (ann, bob):
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    ann.page.get_by_test_id("fill-bots").click()
    for told in (ann, bob):
        told.until(phase)
    play_to_the_end(play_on, ann, bob)
    assert sorted(map(sorted, ann.updates[-1]["places"])) == [[0, 2], [1, 3]]


def come(visitor, table, seat):
    told = visitor(f"/t/{table}", size=(390, 844), locale="fr-FR", has_touch=True)
    told.until(lambda t: t.seating and t.seating["seat"] == seat)
    return told
