"""A walk in which the host sends somebody away and locks the door."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.company import two_meet

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
# Texts beside a button that sends somebody away, and under it.
OVERLAID = """() => [...document.querySelectorAll('[data-testid^=remove-] span')]
  .flatMap((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const range = document.createRange();
    return [...button.closest('li').querySelectorAll('b, small, .signal')].filter((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].some((box) =>
        box.right > left + 1 && box.left < right - 1 &&
        box.bottom > top + 1 && box.top < bottom - 1);
    });
  })
  .map((text) => text.innerText)"""


def test_a_host_sends_a_guest_away_and_locks_the_table(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    bob = two_meet(visitor, ann)
    expect(bob.page.locator("[data-testid^=remove-], [data-testid=lock]")).to_have_count(0)
    away = ann.page.get_by_test_id("remove-1")
    away.click()
    assert ann.seating["chairs"][1]["level"] is None  # the first press only asks
    away.click()
    bob.until(lambda t: t.seating["seat"] is None)
    expect(bob.page.get_by_test_id("banner")).to_be_visible()
    expect(ann.page.get_by_test_id("log")).to_contain_text("The host removed")
    expect(away).to_have_count(0)
    ann.page.get_by_test_id("lock").click()
    ann.until(lambda t: t.seating["locked"])
    bob.page.reload()
    locked = bob.page.get_by_role("heading", name="Cette table est verrouillée.")
    expect(locked).to_be_visible()
    ann.page.get_by_test_id("lock").click()
    ann.until(lambda t: not t.seating["locked"])
    bob.page.reload()
    bob.until(lambda t: t.view and t.seating["seat"] is None)


def test_the_host_says_for_all_how_good_the_bots_are(visitor):
    ann = visitor()
    ann.page.get_by_test_id("level-master").check(force=True)
    ann.page.get_by_test_id("invite-zinga").click()
    expect(ann.page.get_by_test_id("level-master")).to_be_checked()  # as on the shelf
    ann.page.get_by_test_id("share-link").wait_for()
    bob = visitor(ann.page.url, locale="fr-FR")
    expect(bob.page.get_by_test_id("level-master")).to_be_checked()
    ann.page.get_by_test_id("level-hard").check(force=True)
    expect(bob.page.get_by_test_id("level-hard")).to_be_checked()
    expect(bob.page.get_by_test_id("level-easy")).to_have_count(0)  # nothing they could choose
    for told in (ann, bob):
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    ann.until(lambda t: t.seating["stage"] == "playing")  # the count-down's end
    assert [chair["level"] for chair in ann.seating["chairs"]] == [None, None, "hard", "hard"]


def test_a_bot_of_the_host_s_own_takes_a_seat_by_its_link(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    ann.page.get_by_test_id("bot-door").click()
    link = ann.page.get_by_test_id("bot-link").input_value()
    bot = subprocess.Popen([sys.executable, BOT, link], stdout=subprocess.DEVNULL)
    try:
        ann.until(lambda t: t.seating["chairs"][1]["ready"])
        expect(ann.page.get_by_text("🤖").first).to_be_visible()
        bob = visitor(ann.page.url, locale="fr-FR")
        bob.page.get_by_test_id("fill-bots").wait_for()
        expect(bob.page.get_by_test_id("bot-door")).to_have_count(0)  # the host's alone
    finally:
        bot.kill()
        bot.wait()


def test_a_table_for_friends_is_by_link_only_until_its_host_lists_it(visitor):
    ann, eve = visitor(), visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    ann.page.get_by_test_id("share-link").wait_for()
    bob = visitor(ann.page.url, locale="fr-FR")
    expect(ann.page.get_by_test_id("listed")).not_to_be_checked()
    expect(bob.page.get_by_test_id("listed-why")).to_contain_text("sans le lien")
    expect(bob.page.get_by_test_id("listed")).to_have_count(0)  # nothing they could change
    on_shelf = eve.page.get_by_test_id(f"join-{ann.seating['table']}")
    eve.page.reload()
    eve.page.get_by_test_id("play-zinga").wait_for()
    expect(on_shelf).to_have_count(0)
    ann.page.get_by_test_id("listed").check()
    expect(bob.page.get_by_test_id("listed-why")).to_contain_text("Tout le monde")
    expect(on_shelf).to_be_visible()


def test_a_host_hands_the_table_over_in_play(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    bob = two_meet(visitor, ann)
    expect(bob.page.get_by_test_id("hand-over")).to_have_count(0)
    ann.page.get_by_test_id("hand-over").click()
    ann.page.get_by_test_id("hand-over-1").click()
    bob.until(lambda t: t.seating["host"])
    expect(ann.page.get_by_test_id("hand-over")).to_have_count(0)
    bob.page.get_by_test_id("lock").click()
    ann.until(lambda t: t.seating["locked"])


def test_on_a_phone_a_host_is_led_to_the_link_and_no_button_lies_on_a_name(visitor):
    host = visitor(size=(390, 844), locale="de-DE", has_touch=True, is_mobile=True)
    page = host.page
    page.get_by_test_id("invite-zack").click()
    expect(page.get_by_test_id("share-link")).not_to_be_in_viewport()
    page.get_by_test_id("to-share").click()
    expect(page.get_by_test_id("share-link")).to_be_in_viewport()
    guests = [visitor(page.url) for _ in range(3)]
    page.get_by_test_id("remove-3").wait_for()
    assert page.evaluate(OVERLAID) == []
    for told in (host, *guests):
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    page.get_by_test_id("rail").click()
    page.get_by_test_id("remove-3").wait_for()
    assert page.evaluate(OVERLAID) == []
