"""Games of ZINGA played to their end through real pages: `make prove` runs them."""

from playwright.sync_api import expect

from tests.browser.company import play_to_the_end, two_meet
from tests.games.zinga.walks.person import phase, play_on, press_keys, start_alone


def test_alone_to_the_end(visitor):
    told = visitor()
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    play_to_the_end(play_on, told)
    assert told.updates[-1]["places"]


def test_two_browsers_to_the_end_and_a_rematch(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    bob = two_meet(visitor, ann)
    play_to_the_end(play_on, ann, bob)
    for told in (ann, bob):  # nothing is missing any more, whoever won
        expect(told.page.locator(".missing")).to_have_count(0)
    ann.page.get_by_test_id("rematch").click()
    for told in (ann, bob):
        told.until(lambda t: t.seating["stage"] == "gathering")
    assert [ann.seating["seat"], bob.seating["seat"]] == [0, 1]


def test_alone_by_keyboard_and_into_the_rematch(visitor):
    told = start_alone(visitor)
    while phase(told) != "over":
        play_on(told, press_keys)
    assert told.view["sheets"][told.seating["seat"]]["ticked"]
    told.page.locator("#result:focus").wait_for()
    told.page.get_by_test_id("rematch").focus()
    told.page.keyboard.press("Enter")
    told.until(lambda t: phase(t) == "pause")
