"""Two pages race for the bell: who was first is seen, read and heard, and the board stays free."""

import time
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.server import Server
from tests.games.zinga.walks.person import phase, press

# All pages here have one wall clock: they press together when it says so.
RING = """when => setTimeout(() => {
  while (Date.now() < when);
  document.querySelector('[data-testid=bell]').dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
}, when - Date.now() - 10)"""
LEAD = 500  # ms; longer than the floor of ZG-23, and than it takes to tell both pages


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """In which a line may seem longer than it is."""
    with Server(tmp_path_factory.mktemp("dev")).open("--dev") as server:
        yield server


@pytest.fixture
def raced(visitor):
    """Ann near, Bob far, after a race in which both rang; and their claims, first one first."""
    ann, bob = visitor(None, reduced_motion="reduce"), visitor(None, locale="fr-FR")
    meet(ann, bob)
    for guest in (ann, bob):
        guest.page.get_by_test_id("ready").dispatch_event("pointerdown")
    for guest in (ann, bob):
        guest.until(phase)
    return ann, bob, race(ann, bob)


def meet(ann, bob):
    answer = ann.page.request.post("/api/tables", data={"game": "zinga", "seats": 2}).json()
    for seat, (guest, lag) in enumerate([(ann, ""), (bob, "?lag=160")]):
        guest.page.goto(f"/t/{answer['table']}{lag}")
        guest.page.get_by_test_id("ready").wait_for()
        guest.until(lambda t, seat=seat: t.seating and t.seating["seat"] == seat)


def race(ann, bob):
    """Turn after turn, until both have rung at the same dice."""
    while not (claims := rings(ann)):
        assert phase(ann) != "over"
        if phase(ann) == "pause":
            press(ann if ann.view["active"] == ann.seating["seat"] else bob, "roll")
        elif phase(ann) == "rolled":
            together(ann, bob)
        ann.page.wait_for_timeout(100)
    bob.until(lambda t: len(rings(t)) == 2)
    return claims


def together(*guests):
    when = time.time() * 1000 + LEAD
    for guest in guests:
        guest.page.evaluate(RING, when)
    guests[0].until(lambda t: phase(t) != "rolled")
    guests[0].page.wait_for_timeout(300)


def rings(told):
    placed = {u["revision"]: u["placed"] for u in told.updates if u.get("placed")}
    stamped = [p["record"] for _, p in sorted(placed.items()) if p["act"] == "ring"]
    return next((pair for pair in pairwise(stamped) if pair[0]["seen"] == pair[1]["seen"]), ())


def test_who_was_first_is_opened_by_key_read_and_checked(raced):
    ann, _, claims = raced
    names = [ann.seating["chairs"][claim["seat"]]["name"] for claim in claims]
    ann.page.keyboard.press("x")
    strip = ann.page.get_by_test_id("photo")
    strip.wait_for()
    expect(strip.locator("tbody th")).to_have_count(2)
    for name, row in zip(names, strip.locator("tbody th").all_inner_texts(), strict=True):
        assert name in row
    expect(ann.page.get_by_test_id("photo-check")).to_contain_text("same order")
    said = ann.page.get_by_test_id("photo-said").inner_text()
    assert said == ann.page.get_by_test_id("photo-sentence").inner_text()
    assert serious(ann.page) == []
    ann.page.keyboard.press("x")
    strip.wait_for(state="hidden")


def test_an_open_picture_leaves_the_board_its_focus_and_its_keys(raced):
    ann, bob, _ = raced
    ann.page.keyboard.press("x")
    ann.page.get_by_test_id("photo").wait_for()
    assert ann.page.evaluate("document.activeElement === document.body")
    ann.until(lambda t: phase(t) == "pause")
    while phase(ann) != "rolled":
        press(ann if ann.view["active"] == ann.seating["seat"] else bob, "roll")
        ann.page.wait_for_timeout(100)
    ann.page.wait_for_timeout(200)  # a person needs longer than the floor of ZG-23
    ann.page.keyboard.press("Space")
    ann.until(lambda t: t.view["ringer"] == t.seating["seat"])
    expect(ann.page.get_by_test_id("photo")).to_be_visible()


def test_from_the_log_by_keyboard_and_back_by_escape(raced):
    ann, bob, _ = raced
    late = bob.page.get_by_test_id("log").locator("li", has_text="trop tard")  # in either case
    expect(late.first).to_contain_text("ms")
    expect(late.first.get_by_test_id("photo-open")).to_have_count(1)
    ann.page.get_by_test_id("photo-open").first.focus()
    ann.page.keyboard.press("Enter")
    ann.page.locator("[data-testid=photo]:focus").wait_for()
    badge = ann.page.get_by_test_id("photo").locator("[data-testid^=badge]").first
    badge.click()
    expect(badge).to_have_attribute("aria-expanded", "true")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_test_id("photo").wait_for(state="hidden")
    assert ann.page.evaluate("document.activeElement.dataset.testid") == "photo-open"


def test_the_whole_row_of_the_log_is_its_button(raced):
    ann, *_ = raced
    row = ann.page.get_by_test_id("log").locator("li", has=ann.page.get_by_test_id("photo-open"))
    row.first.click(position={"x": 12, "y": 6})
    ann.page.get_by_test_id("photo").wait_for()
    ann.page.keyboard.press("Escape")
    row.first.get_by_test_id("clause").click()
    expect(ann.page.get_by_test_id("photo")).to_have_count(0)


def test_the_picture_can_be_kept(raced):
    ann, *_ = raced
    ann.page.keyboard.press("x")
    with ann.page.expect_download() as download:
        ann.page.get_by_test_id("photo-share").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_host_says_who_plays_and_guests_see_it(visitor):
    ann, bob = visitor(None), visitor(None)
    meet(ann, bob)
    expect(bob.page.get_by_test_id("reach-far")).to_have_count(0)
    ann.page.get_by_test_id("reach-far").check()
    bob.page.get_by_test_id("reach-far").wait_for()
    expect(bob.page.get_by_test_id("reach-far")).to_be_disabled()
    expect(bob.page.get_by_test_id("reach")).to_contain_text("400 ms")
    bob.page.get_by_test_id("signal").first.wait_for()


def test_where_nothing_is_raced_for_nobody_is_asked_how_far_the_players_are(visitor):
    told = visitor()
    told.page.get_by_test_id("invite-zgame").click()
    told.page.get_by_test_id("option-clock").wait_for()
    expect(told.page.get_by_test_id("reach")).to_have_count(0)
