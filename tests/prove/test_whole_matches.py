"""Matches of ZACK! played to their end through real pages: `make prove` runs them."""

from tests.browser.conftest import chromium, house, visitor  # noqa: F401  # fixtures
from tests.browser.zack import phase, play_on, sit_alone


def test_alone_to_the_end_of_a_match(visitor):  # noqa: F811
    told = visitor()
    sit_alone(told)
    while phase(told) != "over":
        play_on(told)
    told.page.get_by_test_id("result").wait_for()
    assert max(seat["wins"] for seat in told.view["seats"]) == 2


def test_two_browsers_and_a_bot_play_the_stop_game(visitor):  # noqa: F811
    ann = visitor()
    wish = {"game": "zack", "seats": 3, "options": {"stops": True, "wins": 1}}
    table = ann.page.request.post("/api/tables", data=wish).json()["table"]
    ann.page.goto(f"/t/{table}")
    ann.page.get_by_test_id("share-link").wait_for()
    bob = visitor(f"/t/{table}", locale="fr-FR", size=(360, 740), has_touch=True)
    bob.until(lambda t: t.seating and t.seating["seat"] == 1)
    for told in (ann, bob):
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    ann.page.get_by_test_id("fill-bots").click()
    for told in (ann, bob):
        told.until(phase)
    while phase(ann) != "over":
        play_on(ann)
        play_on(bob)
    bob.until(lambda t: phase(t) == "over")
    assert ann.updates[-1]["places"] == bob.updates[-1]["places"]
