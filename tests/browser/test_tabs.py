"""Walks with one player in two tabs, or with a bot in their chair; with a locked table; alone."""

import os
import signal
import time

from playwright.sync_api import expect

from tests.browser.company import two_meet
from tests.browser.screen import OUTSIDE
from tests.browser.server import Told
from tests.games.zinga.walks.person import phase, press


def another_tab(told):
    tab = Told(told.page.context.new_page())
    tab.page.goto(told.page.url)
    tab.until(lambda t: t.view)
    return tab


def test_a_stalled_connection_is_told_within_seconds(visitor, own_server):
    told = visitor(size=(390, 844))
    told.page.get_by_test_id("play-zinga").click()
    told.until(lambda t: t.view)
    banner = told.page.get_by_test_id("banner")
    os.kill(own_server.pid, signal.SIGSTOP)
    try:
        expect(banner).to_contain_text("No answer", timeout=6_000)
    finally:
        os.kill(own_server.pid, signal.SIGCONT)
    expect(banner).to_have_count(0)


def test_the_last_tab_plays_and_the_other_takes_the_seat_back_at_a_press(visitor):
    first = visitor()
    first.page.get_by_test_id("play-zinga").click()
    first.until(lambda t: t.view)
    second = another_tab(first)
    first.until(lambda t: t.seating["elsewhere"])
    expect(first.page.get_by_test_id("banner")).to_contain_text("another tab")
    expect(second.page.get_by_test_id("banner")).to_have_count(0)
    expect(first.page.get_by_test_id("remove-0")).to_have_count(0)
    first.page.get_by_test_id("play-here").click()
    expect(first.page.get_by_test_id("banner")).to_have_count(0)
    expect(second.page.get_by_test_id("banner")).to_contain_text("another tab")
    assert (first.seating["seat"], second.seating["seat"]) == (0, None)


def until_a_bot_plays(ann, bob):
    """Ann does nothing; bob lets each roll go by, so that a bot plays for her alone."""
    end = time.monotonic() + 90
    while ann.seating["chairs"][0]["level"] is None:
        assert time.monotonic() < end, "nobody took the chair"
        bob.until(lambda t: phase(t) in ("pause", "rolled"))
        press(bob, "pass" if phase(bob) == "rolled" else "roll")
        bob.page.wait_for_timeout(500)


def test_whose_chair_a_bot_took_reads_it_and_any_key_gives_it_back(visitor):
    ann = visitor(None, size=(360, 740), has_touch=True, is_mobile=True)
    bob = visitor(None)
    table = {"game": "zinga", "seats": 2, "options": {"turn_time": 5_000}}
    answer = ann.page.request.post("/api/tables", data=table)
    for seat, told in enumerate((ann, bob)):
        told.page.goto(f"/t/{answer.json()['table']}")
        told.until(lambda t, seat=seat: t.seating and t.seating["seat"] == seat)
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    until_a_bot_plays(ann, bob)
    expect(ann.page.get_by_role("status").get_by_text("A bot is playing for you")).to_be_visible()
    expect(bob.page.get_by_test_id("banner")).to_have_count(0)
    assert ann.page.evaluate(OUTSIDE) == []
    until_the_bot_acts(ann)
    ann.page.keyboard.press("q")  # no move of any game
    expect(ann.page.get_by_test_id("banner")).to_have_count(0)
    ann.until(lambda t: t.seating["chairs"][0]["level"] is None)
    names_what_the_bot_did(ann)


def until_the_bot_acts(told):
    told.until(lambda t: {("rang", 0), ("rolling", 0)} & set(acts_since_it_sat(t)))


def acts_since_it_sat(told):
    acts = [(event["on"], event.get("seat")) for event in told.events]
    return acts[acts.index(("bot-took-over", 0)) :]


def names_what_the_bot_did(told):
    """“Ann rings first!” and not “You ring first!”: she did not."""
    log = told.page.get_by_test_id("log")
    expect(log).to_contain_text("You’re back")
    while_away = log.text_content().split("You’re back")[1].split("A bot plays for you now")[0]
    assert told.seating["chairs"][0]["name"] in while_away and "You " not in while_away


def test_whoever_looks_on_as_the_table_is_locked_reads_why(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    bob = two_meet(visitor, ann)
    eve = visitor(ann.page.url)
    eve.until(lambda t: t.view)
    ann.page.get_by_test_id("lock").click()
    expect(eve.page.get_by_role("heading", name="This table is locked.")).to_be_visible()
    expect(eve.page.get_by_test_id("banner")).to_have_count(0)
    assert bob.seating["seat"] == 1


def test_alone_with_bots_there_is_nobody_to_talk_to_or_to_keep_out(visitor):
    ann = visitor()
    ann.page.get_by_test_id("play-zinga").click()
    ann.until(lambda t: t.view)
    for door in ("chat", "lock"):
        expect(ann.page.get_by_test_id(door)).to_have_count(0)
    ann.page.keyboard.press("/")
    expect(ann.page.get_by_test_id("chat-panel")).to_have_count(0)


def test_the_button_that_sends_somebody_away_is_as_large_as_a_finger(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    two_meet(visitor, ann)
    button = ann.page.get_by_test_id("remove-1").bounding_box()
    assert min(button["width"], button["height"]) >= 44
