"""Matches of ZACK! played to their end through real pages: `make prove` runs them."""

from tests.browser.company import play_to_the_end, two_meet
from tests.games.zack.walks.person import play_on, sit_alone


def test_alone_to_the_end_of_a_match(visitor):
    told = visitor()
    sit_alone(told)
    play_to_the_end(play_on, told)
    assert max(seat["wins"] for seat in told.view["seats"]) == 2


def test_two_browsers_and_a_bot_play_the_stop_game(visitor):
    ann = visitor()
    wish = {"game": "zack", "seats": 3, "options": {"stops": True, "wins": 1}}
    table = ann.page.request.post("/api/tables", data=wish).json()["table"]
    ann.page.goto(f"/t/{table}")
    play_to_the_end(play_on, ann, two_meet(visitor, ann, size=(360, 740), has_touch=True))
