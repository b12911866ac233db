"""A replay of Z-Game: one may turn the board and look back, and there is nothing to play with."""

from playwright.sync_api import expect

from tests.browser.film import index, open_file, part, seek
from tests.games.zgame.walks.person import square
from tests.kept.games import kept_game


def test_the_board_is_turned_and_nothing_is_there_to_be_played(visitor):
    told = visitor("/r", size=(390, 844), has_touch=True, is_mobile=True)
    open_file(told, kept_game("zgame"))
    seek(told, 0.5)
    part(told, "seat").select_option("0")
    before, at = square(told, "a1").bounding_box(), index(told)
    told.page.get_by_test_id("flip").tap()
    told.until(lambda _: square(told, "a1").bounding_box()["y"] != before["y"])
    for act in ("reveal", "resign", "offer-draw", "ask-takeback"):
        expect(told.page.get_by_test_id(act)).to_be_hidden()
    told.page.get_by_test_id("step-back").tap()
    expect(told.page.get_by_test_id("to-present")).to_be_visible()
    assert index(told) == at
    expect(part(told, "play")).to_be_visible()
