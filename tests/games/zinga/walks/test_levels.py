"""The level of the bots: changed by the player alone, and offered after a win."""

from playwright.sync_api import expect

from tests.games.zinga.walks.person import phase, play_on, start_alone


def test_after_a_win_the_next_level_is_offered_and_kept_for_this_game(visitor):
    told = start_alone(visitor, size=(390, 844))
    while phase(told) != "over":
        play_on(told)
    assert told.view["winner"] == told.seating["seat"]
    offer = told.page.get_by_test_id("next-level")
    expect(offer).to_have_text("Try easy bots?")
    offer.click()
    told.until(lambda t: t.seating["chairs"][1]["level"] == "easy" and phase(t) != "over")
    levels = told.page.evaluate("Object.entries(localStorage).filter(([k]) => /level/.test(k))")
    assert levels == [["sabot.level.zinga", "easy"]]
