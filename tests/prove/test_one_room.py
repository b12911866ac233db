"""An evening in one room: a television, four phones, three games in a row by the host's phone."""

from playwright.sync_api import expect

from tests.browser.test_television import gather
from tests.games.zack.walks import person as zack
from tests.games.zigzag_race.walks import person as race
from tests.games.zinga.walks import person as zinga

SHORT_ZACK = {"option-wins": "1"}
SHORT_RACE = {"option-course": "3", "option-step_time": "100", "option-count_time": "1000"}


def options(host, sliders, *switches):
    """By the host's page, as everything that concerns all."""
    for name in switches:
        host.page.get_by_test_id(name).check()
    for name, value in sliders.items():
        host.page.get_by_test_id(name).fill(value)
        host.until(lambda t, n=name, v=value: str(t.seating["options"][n.split("-")[1]]) == v)


def begin(tv, phones):
    """Everybody rings; the television shows the deal by itself."""
    for told in (tv, *phones):
        told.updates.clear()
    for told in phones:
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    for told in (tv, *phones):
        told.until(lambda t: t.view)


def play(play_on, tv, phones, game):
    """To the end, on the television too. Every view that it gets is the one of onlookers."""
    while phones[0].view["phase"] != "over":
        for told in phones:
            if told.view["phase"] != "over":
                play_on(told)
    expect(tv.page.get_by_test_id("tv-result")).to_be_visible()
    assert tv.seating["game"] == game and tv.seating["seat"] is None
    assert all(update.get("seat") is None for update in tv.updates)
    assert tv.updates[-1]["places"] == phones[0].updates[-1]["places"]
    for told in phones:
        told.page.get_by_test_id("result").wait_for()


def next_game(tv, phones, game):
    seats = [told.seating["seat"] for told in phones]
    phones[0].page.get_by_test_id(f"next-{game}").click()
    for told in (tv, *phones):
        told.until(lambda t: (t.seating["game"], t.seating["stage"]) == (game, "gathering"))
    assert [told.seating["seat"] for told in phones] == seats


def leave_and_come_back(told):
    """A phone goes in the middle of a game, and finds its chair again."""
    seat, there = told.seating["seat"], told.page.url
    told.page.goto("about:blank")
    told.page.goto(there)
    told.until(lambda t: t.seating["seat"] == seat and t.view)
    told.shown()


def test_three_games_in_a_row_with_the_hosts_page_as_the_only_remote(visitor):
    tv, *phones = gather(visitor, "zack", "fr-FR", "en-GB", "fr-FR")
    code = tv.page.get_by_test_id("tv-gathering").get_by_role("img")
    expect(code).to_have_count(0)  # all are seated
    options(phones[0], SHORT_ZACK)
    begin(tv, phones)
    play(zack.play_on, tv, phones, "zack")

    next_game(tv, phones, "zigzag_race")
    options(phones[0], SHORT_RACE, "option-trail")
    begin(tv, phones)
    leave_and_come_back(phones[3])
    play(race.play_on, tv, phones, "zigzag_race")

    next_game(tv, phones, "zinga")
    begin(tv, phones)
    play(zinga.play_on, tv, phones, "zinga")
    assert tv.page.locator("button:not([inert] *), a, input, select").count() == 0
