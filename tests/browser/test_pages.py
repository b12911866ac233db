"""Walks past the shelf, through the rulebook and the trainer."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import launch
from tests.browser.house import Told
from tests.browser.screen import OUTSIDE, TEXT, WIDE
from tests.browser.zinga import COLOURS, phase, play_on

CLIENT = Path(__file__).parents[2] / "client"
COVERS = list(CLIENT.glob("src/games/*/BoxArt.svelte"))
AXE = CLIENT / "node_modules/axe-core/axe.min.js"
PAGES = {
    "/": "[data-testid=play-zinga]",
    "/rules/zinga": "#ZG-80",
    "/train/zinga": "[data-testid=start]",
    "/train/zgame": "[data-testid=puzzle]",
}
FILL = "(thing) => getComputedStyle(thing).backgroundColor"
RIM = "(thing, side) => getComputedStyle(thing)[`border${side}Color`]"
LETTERS = dict(zip(COLOURS, "royvb", strict=True))


def serious(page):
    """What axe finds, and would keep someone out."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    grave = [v for v in found if v["impact"] in ("serious", "critical")]
    return [(v["id"], [node["html"][:120] for node in v["nodes"]]) for v in grave]


def pages(visitor, **rest):
    """Each page in turn, once all of it is there."""
    page = visitor(**rest).page
    for path, landmark in PAGES.items():
        page.goto(path)
        page.locator(landmark).wait_for()
        yield path, page


def test_nobody_is_kept_out_of_shelf_rules_and_trainer(visitor):
    for path, page in pages(visitor, reduced_motion="reduce"):
        assert (path, serious(page)) == (path, [])


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


def test_on_a_phone_no_page_is_wider_than_the_screen(visitor):
    for size in ((360, 740), (320, 568)):
        for path, page in pages(visitor, locale="fr-FR", size=size, has_touch=True, is_mobile=True):
            assert (size, path, page.evaluate(WIDE)) == (size, path, 0)


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
def reader(chromium, house):
    """One whose browser is set to text twice as large."""
    browser = launch(chromium.browser_type, "--blink-settings=defaultFontSize=32")

    def come(size=(360, 740), **rest):
        viewport = dict(zip(("width", "height"), size, strict=True))
        return Told(browser.new_page(base_url=house.url, viewport=viewport, **rest))

    yield come
    browser.close()


def test_a_phone_shows_a_whole_board_to_readers_of_larger_text(reader):
    for size in ((360, 740), (740, 360), (320, 568)):
        told = reader(size, locale="fr-FR")
        told.page.goto("/")
        told.page.get_by_test_id("play-zinga").click()
        told.until(phase)
        told.shown()
        assert (size, told.page.evaluate(OUTSIDE)) == (size, [])


def test_a_phone_is_wide_enough_for_larger_text(reader):
    for path, page in pages(reader, locale="fr-FR", has_touch=True, is_mobile=True):
        assert float(page.evaluate(TEXT).removesuffix("px")) > 18
        assert (path, page.evaluate(WIDE)) == (path, 0)


def test_all_boxes_stand_on_the_shelf_and_the_others_see_who_plays(visitor):
    ann, bob = visitor(), visitor()
    expect(bob.page.get_by_test_id("play-zinga")).to_have_count(1)
    expect(bob.page.locator("article svg.cover")).to_have_count(len(COVERS))
    ann.page.get_by_test_id("level-of-zgame").select_option("hard")
    expect(ann.page.get_by_test_id("level-hard")).to_be_checked()  # one choice for all boxes
    ann.page.get_by_test_id("play-zinga").click()
    ann.until(phase)
    assert {chair["level"] for chair in ann.seating["chairs"]} == {None, "hard"}
    bob.page.reload()
    live = bob.page.get_by_test_id(f"join-{ann.seating['table']}")
    live.wait_for()
    expect(bob.page.locator(".live")).to_contain_text(ann.seating["chairs"][0]["name"])
    live.click()
    bob.page.wait_for_url("**/t/*")
    bob.until(lambda t: t.seating and t.seating["seat"] is None)
    expect(bob.page.get_by_test_id("banner")).to_contain_text("looking on")
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


def test_the_trainer_by_keyboard_alone(visitor):
    page = visitor().page
    page.clock.install()
    page.goto("/train/zinga")
    page.get_by_test_id("start").wait_for()
    page.keyboard.press("Enter")
    for roll in range(20):
        page.clock.run_for(850)  # the dice tumble
        page.locator("[data-phase=look]").wait_for()
        for key in keys_for(page) if roll else "n1r":  # the first may be a mistake
            page.keyboard.press(key)
        page.clock.run_for(2300)  # the verdict
    result = page.get_by_test_id("train-result").inner_text()
    assert "0 / 20" in result or "1 / 20" in result
    page.reload()
    page.get_by_test_id("start").wait_for()
    expect(page.get_by_text("Best")).to_be_visible()


def test_in_the_trainer_time_runs_out_and_the_next_roll_comes(visitor):
    page = visitor().page
    page.clock.install()
    page.goto("/train/zinga")
    page.get_by_test_id("start").click()
    page.clock.run_for(850)
    said = page.get_by_role("status")
    expect(said).to_contain_text("red")
    page.keyboard.press("Space")  # no bell here: the time of keys and of fingers is the same
    page.clock.run_for(9_000)
    expect(page.locator("[data-phase=look]")).to_be_visible()
    page.clock.run_for(1_500)
    expect(said).to_contain_text("Time’s up")
    page.clock.run_for(2_300)
    expect(page.get_by_text("Roll 2 of 20")).to_be_visible()


def test_on_a_phone_on_its_side_the_trainer_begins_at_its_head(visitor):
    page = visitor("/train/zinga", size=(740, 360)).page
    page.locator("[data-testid=start]:focus").wait_for()
    assert page.evaluate("scrollY") == 0


def keys_for(page):
    """What the dice give on this sheet, typed; `n` when it is nothing."""
    now = page.get_by_test_id("exercise")
    white, *coloured = map(int, now.get_attribute("data-dice").split())
    offers = [(c, d + white) for c, d in zip(COLOURS, coloured, strict=True)]
    if now.get_attribute("data-role") == "active":
        offers += zip(COLOURS, coloured, strict=True)
    for colour, number in offers:
        cell = page.get_by_test_id(f"cell-{colour}{number}")
        if cell.count() and cell.get_attribute("data-ticked") == "false":
            return [*str(number), LETTERS[colour]]
    return ["n"]
