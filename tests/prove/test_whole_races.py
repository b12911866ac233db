"""Games of Zig-Zag played to their end through real pages: `make prove` runs them."""

from functools import partial

from tests.browser.company import play_to_the_end, two_meet
from tests.browser.touch import key
from tests.games.zigzag_race.walks.person import BRISK, play_on, sit_alone


def test_alone_to_the_goal(visitor):
    told = visitor()
    sit_alone(told, seats=4, course=5, step_time=650, count_time=4_000)
    play_to_the_end(play_on, told)
    assert told.updates[-1]["places"]


def test_alone_by_keys(visitor):
    told = visitor()
    sit_alone(told, seats=2)
    play_to_the_end(partial(play_on, press=key), told)
    assert told.updates[-1]["places"]


def test_alone_through_all_races_on_a_phone(visitor):  # ZR-50
    told = visitor(size=(390, 844), has_touch=True, is_mobile=True, locale="fr-FR")
    sit_alone(told, seats=3, races=True)
    play_to_the_end(play_on, told)
    assert told.view["race"] == 3


def test_two_browsers_and_two_bots_play_for_places(visitor):  # ZR-48
    ann = visitor()
    wish = {"game": "zigzag_race", "seats": 4, "options": BRISK | {"places": True}}
    table = ann.page.request.post("/api/tables", data=wish).json()["table"]
    ann.page.goto(f"/t/{table}")
    bob = two_meet(visitor, ann, size=(390, 844), has_touch=True)
    play_to_the_end(play_on, ann, bob)
    assert len(ann.updates[-1]["places"]) == 4


def test_two_browsers_play_the_long_game(visitor):  # ZR-50 to ZR-53
    ann = visitor()
    wish = {"game": "zigzag_race", "seats": 3, "options": BRISK | {"races": True}}
    table = ann.page.request.post("/api/tables", data=wish).json()["table"]
    ann.page.goto(f"/t/{table}")
    bob = two_meet(visitor, ann, size=(390, 844), has_touch=True)
    play_to_the_end(play_on, ann, bob)
    assert ann.view["race"] == bob.view["race"] == 3
