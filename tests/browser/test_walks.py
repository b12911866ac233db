"""Walks through the server as people take them: real server, real browser."""

from playwright.sync_api import expect

from tests.browser.company import two_meet
from tests.browser.screen import WIDE
from tests.games.zinga.walks.person import phase, ring_and_tick, start_alone

# Whether the bell by which one tells the others to be ready was ever there.
GATHERED = """() => {
  globalThis.gathered = false;
  const look = () => { gathered ||= document.querySelector('[data-testid=ready]') !== null; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_alone_one_click_then_ring_and_tick(visitor):
    told = start_alone(visitor)
    assert told.seating["stage"] == "playing" and told.seating["seat"] == 0
    cell = ring_and_tick(told)
    told.page.wait_for_function(
        "cell => document.querySelector(`[data-testid=cell-${cell}]`)"
        ".getAttribute('aria-label').includes('tick')",
        arg=cell,
    )


def test_alone_there_is_nobody_to_gather(visitor):
    told = visitor()
    told.page.evaluate(GATHERED)
    told.page.get_by_test_id("play-zinga").click()
    told.page.get_by_test_id("bell").wait_for()
    assert told.page.evaluate("gathered") is False
    told.page.go_back()
    told.page.get_by_test_id("invite-zinga").click()
    told.page.get_by_test_id("ready").wait_for()
    assert told.page.evaluate("gathered") is True


def test_two_browsers_meet_by_link(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    bob = two_meet(visitor, ann)
    cell = ring_and_tick(ann)
    bob.until(lambda t: cell in t.view["sheets"][0]["ticked"])


def test_the_server_falls_and_everyone_plays_on(visitor, own_server):
    told = start_alone(visitor)
    cell = ring_and_tick(told)
    revision = told.updates[-1]["revision"]
    own_server.kill()
    own_server.open()
    told.until(lambda t: any(event["on"] == "resumed" for event in t.events))
    assert told.seating["seat"] == 0
    assert cell in told.view["sheets"][0]["ticked"]
    revisions = [update["revision"] for update in told.updates]
    assert revisions[-1] > revision and len(set(revisions)) == len(revisions)
    assert ring_and_tick(told) != cell


def test_a_refresh_keeps_the_chair(visitor):
    told = start_alone(visitor)
    told.page.reload()
    updates = len(told.updates)
    told.until(lambda t: len(t.updates) > updates)
    assert told.seating["seat"] == 0


def test_on_a_phone_nothing_is_wider_than_the_screen(visitor):
    told = visitor(size=(360, 740), has_touch=True, is_mobile=True)
    assert told.page.evaluate(WIDE) <= 0
    told.page.get_by_test_id("play-zinga").tap()
    told.until(phase)
    told.page.get_by_test_id("bell").wait_for()
    assert told.page.evaluate(WIDE) <= 0


def test_with_the_keyboard_alone(visitor):
    told = visitor(reduced_motion="no-preference")
    box = told.page.get_by_test_id("play-zinga")
    box.focus()
    told.page.keyboard.press("Enter")
    told.page.locator(".cube.flying").nth(5).wait_for()  # six dice fly before there are values
    told.until(lambda t: phase(t) == "rolled")
    told.shown()
    told.page.wait_for_timeout(150)
    told.page.keyboard.press("Space")
    told.until(lambda t: any(e["on"] in ("rang", "late") for e in t.events))


def test_the_words_follow_the_browser_and_can_be_switched(visitor):
    told = visitor(locale="fr-FR")
    html, button = told.page.locator("html"), told.page.get_by_test_id("play-zinga")
    expect(html).to_have_attribute("lang", "fr")
    expect(button).to_have_text("Jouer maintenant")
    told.page.get_by_test_id("speak-en").click()
    expect(html).to_have_attribute("lang", "en")
    expect(button).to_have_text("Play now")


def test_a_phone_shows_the_language_it_speaks_and_the_others_at_a_tap(visitor):
    told = visitor(size=(360, 740), locale="de-AT", has_touch=True)
    html = told.page.locator("html")
    english, german = (told.page.get_by_test_id(f"speak-{name}") for name in ("en", "de"))
    expect(html).to_have_attribute("lang", "de")
    expect(english).to_be_hidden()
    german.tap()
    english.tap()
    expect(html).to_have_attribute("lang", "en")
    expect(german).to_be_hidden()
