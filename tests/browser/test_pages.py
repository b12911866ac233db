"""Walks past the shelf, through the rulebook and the trainer."""

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import launch
from tests.browser.screen import OUTSIDE, TEXT, WIDE, resize
from tests.browser.server import Told
from tests.browser.shelf import COVERS, pages
from tests.games.zinga.walks.person import phase, play_on

FILL = "(thing) => getComputedStyle(thing).backgroundColor"
RIM = "(thing, side) => getComputedStyle(thing)[`border${side}Color`]"


def test_colours_that_mean_something_withstand_forced_ones(visitor):
    told = visitor(forced_colors="active")
    told.page.goto("/train/zgame")
    squares = [told.page.get_by_test_id(f"square-{at}") for at in ("a4", "b4")]
    assert len({square.evaluate(FILL) for square in squares}) == 2
    told.page.goto("/")
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    while phase(told) != "rolled":
        assert phase(told) != "over"
        play_on(told)
    ring = told.page.locator(".ring .right i")
    assert len({ring.evaluate(RIM, side) for side in ("Top", "Bottom")}) == 2, "time runs unseen"


def test_a_wrong_address_leads_to_the_shelf(visitor):
    told = visitor("/nothing/at/all")
    told.page.get_by_role("button").click()
    expect(told.page.get_by_test_id("play-zinga")).to_be_visible()


def test_by_keys_the_rail_has_the_focus_and_gives_it_back(visitor):
    told = visitor(size=(800, 600))
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    told.shown()
    opener, rail = told.page.get_by_test_id("rail"), told.page.locator("aside")
    told.page.keyboard.press("Tab")
    opener.focus()
    told.page.keyboard.press("Enter")
    expect(rail).to_be_focused()
    told.page.get_by_test_id("open-rules").focus()
    told.page.keyboard.press("Enter")
    told.page.get_by_test_id("rules-panel").wait_for()
    told.page.keyboard.press("Escape")
    expect(told.page.get_by_test_id("rules-panel")).to_be_hidden()
    expect(rail).to_be_visible()
    told.page.keyboard.press("Escape")
    expect(rail).to_be_hidden()
    expect(opener).to_be_focused()


def test_with_larger_text_all_of_a_board_stays_on_the_table(visitor):
    for larger in ("20px", "32px"):
        told = visitor(size=(1280, 720), locale="fr-FR")
        told.page.evaluate(f"document.documentElement.style.fontSize = '{larger}'")
        told.page.get_by_test_id("play-zinga").click()
        told.until(phase)
        told.shown()
        assert told.page.evaluate(OUTSIDE) == []
        assert told.page.locator(".dice").first.bounding_box()["x"] > 0
        told.page.context.close()


@pytest.fixture(scope="module")
def reader(chromium, server):
    """One whose browser is set to text twice as large."""
    browser = launch(chromium.browser_type, "--blink-settings=defaultFontSize=32")

    def come(size=(360, 740), **rest):
        viewport = dict(zip(("width", "height"), size, strict=True))
        return Told(browser.new_page(base_url=server.url, viewport=viewport, **rest))

    yield come
    browser.close()


def test_a_phone_shows_a_whole_board_to_readers_of_larger_text(reader):
    told = reader(locale="fr-FR")
    told.page.goto("/")
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    told.shown()
    for size in ((360, 740), (740, 360), (320, 568)):
        resize(told.page, size)
        assert (size, told.page.evaluate(OUTSIDE)) == (size, [])


def test_a_phone_is_wide_enough_for_larger_text(reader):
    for path, page in pages(reader, locale="fr-FR", has_touch=True, is_mobile=True):
        assert float(page.evaluate(TEXT).removesuffix("px")) > 18
        assert (path, page.evaluate(WIDE)) == (path, 0)


def test_a_phone_that_is_turned_shows_pages_as_wide_as_its_screen(visitor):
    for path, page in pages(visitor, size=(844, 390), has_touch=True, is_mobile=True):
        resize(page, (390, 844))
        assert (path, page.evaluate(WIDE)) == (path, 0)
        resize(page, (844, 390))


def test_a_first_game_has_gentle_bots_and_the_next_has_easy_ones(visitor):
    ann = visitor()
    ann.page.get_by_test_id("play-zigzag_race").click()
    ann.until(phase)
    assert [chair["level"] for chair in ann.seating["chairs"]] == [None, "gentle"]
    ann.page.goto("/")
    ann.page.evaluate("localStorage.setItem('sabot.played', 'zigzag_race')")
    ann.page.reload()
    ann.page.get_by_test_id("play-zigzag_race").click()
    ann.until(lambda t: len(t.seating["chairs"]) == 4)
    assert {chair["level"] for chair in ann.seating["chairs"]} == {None, "easy"}


def test_every_box_stands_on_the_shelf_and_the_others_see_who_plays(visitor):
    ann, bob = visitor(), visitor()
    expect(bob.page.get_by_test_id("play-zinga")).to_have_count(1)
    expect(bob.page.locator("article svg.cover")).to_have_count(len(COVERS))
    ann.page.get_by_test_id("level-of-zgame").select_option("master")
    expect(ann.page.get_by_test_id("level-easy")).to_be_checked()  # each box has its own
    expect(ann.page.get_by_test_id("level-gentle")).to_have_count(0)
    ann.page.get_by_test_id("level-hard").check(force=True)
    ann.page.get_by_test_id("play-zinga").click()
    ann.until(phase)
    assert {chair["level"] for chair in ann.seating["chairs"]} == {None, "hard"}
    ann.page.request.put(f"/api/tables/{ann.seating['table']}/listed", data={"listed": True})
    bob.page.reload()
    live = bob.page.get_by_test_id(f"join-{ann.seating['table']}")
    live.wait_for()
    expect(bob.page.locator(".live")).to_contain_text(ann.seating["chairs"][0]["name"])
    live.click()
    bob.page.wait_for_url("**/t/*")
    bob.until(lambda t: t.seating and t.seating["seat"] is None)
    expect(bob.page.get_by_test_id("banner")).to_contain_text("watching")
    expect(bob.page.get_by_test_id("banner")).to_be_hidden()  # said once, it leaves the board free


def test_a_link_leads_to_its_clause(visitor):
    page = visitor("/rules/zinga#ZG-56").page
    page.locator("#ZG-56:focus").wait_for()
    expect(page.locator("#ZG-56")).to_contain_text("STOP")
    assert 0 <= page.locator("#ZG-56").bounding_box()["y"] < 450
    page.locator("#ZG-50 a", has_text="ZG-62").click()
    page.locator("#ZG-62:focus").wait_for()
    assert page.url.endswith("/rules/zinga#ZG-62")
    page.get_by_test_id("speak-fr").click()
    page.locator("#ZG-62", has_text="Annoncer la cinquième").wait_for()


def test_the_rulebook_lies_beside_the_table(visitor):
    told = visitor()
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    told.page.get_by_test_id("open-rules").click()
    panel = told.page.get_by_test_id("rules-panel")
    panel.locator("#ZG-24 a", has_text="ZG-56").click()
    panel.locator("#ZG-56:focus").wait_for()
    assert "/t/" in told.page.url
    expect(told.page.get_by_test_id("bell")).to_be_visible()
    told.page.keyboard.press("Escape")
    panel.wait_for(state="hidden")


ALIKE = """() => [...document.querySelectorAll('main :is(button, a, select)')]
  .map((part) => part.getAttribute('aria-label') ?? part.textContent.trim())
  .filter((name, at, all) => all.indexOf(name) !== at)"""


def test_no_two_buttons_of_the_shelf_sound_alike(visitor):
    page = visitor().page
    page.get_by_test_id("invite-zinga").wait_for()
    assert page.evaluate(ALIKE) == []
    expect(page.get_by_role("button", name="Play now: ZINGA")).to_have_count(1)
