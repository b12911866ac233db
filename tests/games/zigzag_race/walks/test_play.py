"""Zig-Zag as people play it: by mouse, thumb and keys, alone and in two browsers."""

import time

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.company import two_meet
from tests.browser.screen import OUTSIDE, WIDE
from tests.games.zigzag_race.walks.person import (
    build,
    card,
    keep,
    me,
    phase,
    play_on,
    sit_alone,
    turn,
    until_collect,
)

# Cards are cells of a grid: the whole cell can be pressed.
NARROW = """() => [...document.querySelectorAll('[data-place]')]
  .map((cell) => cell.getBoundingClientRect())
  .filter(({ width, height }) => Math.round(width) < 44 || Math.round(height) < 44).length"""
# All pages here have one wall clock: they press together when it says so.
GRAB = """([place, when]) => setTimeout(() => {
  while (Date.now() < when);
  document.querySelector(`[data-place="${place}"]`).dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
}, when - Date.now() - 10)"""


def test_a_stranger_alone_is_shown_how_and_keeps_a_first_card(visitor):
    told = visitor()
    told.page.get_by_test_id("play-zigzag_race").click()
    told.until(phase)
    told.shown()
    assert len(told.view["seats"]) == 2 and len(told.view["mine"]["course"]) == 3
    assert told.view["hold_time"] == 2_500
    until_collect(told)
    expect(told.page.locator("[data-testid^=tip-].tip")).to_be_visible()
    place = turn(told)
    box = told.page.get_by_test_id("held").bounding_box()
    told.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    told.until(lambda t: me(t)["stack"] == 1)
    expect(told.page.get_by_test_id("stack")).to_have_text("1")
    assert told.view["field"][place] == "-"


def test_by_keyboard_alone(visitor):
    told = visitor()
    told.page.get_by_test_id("play-zigzag_race").focus()
    told.page.keyboard.press("Enter")
    told.until(phase)
    told.shown()
    course = told.view["mine"]["course"]
    told.page.keyboard.press("r")
    told.until(lambda t: t.view["mine"]["course"][0] == course[0] ^ 1)
    told.page.keyboard.press("Enter")
    told.until(lambda t: phase(t) == "collect")
    told.shown()
    told.page.keyboard.press("ArrowRight")
    told.page.keyboard.press("Space")
    told.until(lambda t: (me(t)["hand"] or {}).get("terrain"))
    told.shown()
    place = me(told)["hand"]["place"]
    told.page.keyboard.press("x")
    told.until(lambda t: me(t)["hand"] is None)
    assert told.view["field"][place] not in "#-*"


def test_a_course_is_built_by_taps_and_by_dragging(visitor):
    told = visitor()
    sit_alone(told)
    before = told.view["mine"]["course"]
    for place in (0, 2):
        told.page.get_by_test_id(f"laid-{place}").click()
    told.until(lambda t: t.view["mine"]["course"] == [before[2], before[1], before[0]])
    cards = [told.page.get_by_test_id(f"laid-{place}") for place in (0, 1)]
    for one in cards:
        one.hover()  # waits until it lies still
    spots = [one.bounding_box() for one in cards]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in spots]
    told.page.mouse.move(*middles[0])
    told.page.mouse.down()
    told.page.mouse.move(*middles[1], steps=8)
    told.page.mouse.up()
    told.until(lambda t: t.view["mine"]["course"] == [before[1], before[2], before[0]])


def test_a_table_of_four_is_within_reach_of_a_thumb(visitor):
    told = visitor(size=(390, 844), has_touch=True, is_mobile=True, locale="fr-FR")
    sit_alone(told, seats=4, course=5, hold_time=4_000)
    until_collect(told)
    assert told.page.evaluate(OUTSIDE) == [] and told.page.evaluate(WIDE) <= 0
    assert told.page.evaluate(NARROW) == 0
    turn(told, told.view["field"].rindex("#"))
    told.page.get_by_test_id("held").tap()
    told.until(lambda t: me(t)["stack"] == 1)


def test_zr_38_a_finger_on_the_own_course_is_seen_by_nobody_else(visitor):
    told = visitor()
    sit_alone(told)
    until_collect(told)
    sent = []
    for line in told._lines:
        line.on("framesent", lambda text: sent.append(text))
    told.page.locator(".strip .course").last.click(position={"x": 60, "y": 60})
    expect(told.page.get_by_test_id("pin")).to_be_visible()
    assert not any('"do":"play"' in text for text in sent)


def test_two_hands_on_one_card_and_the_second_goes_back(visitor):
    ann = visitor()
    ann.page.request.get("/")
    wish = {"game": "zigzag_race", "seats": 2, "options": {"course": 3, "hold_time": 4_000}}
    table = ann.page.request.post("/api/tables", data=wish).json()["table"]
    ann.page.goto(f"/t/{table}")
    bob = two_meet_without_bots(visitor, ann)
    for told in (ann, bob):
        build(told)
    for told in (ann, bob):
        told.until(lambda t: phase(t) == "collect")
        told.shown()
    place = race(ann, bob)
    late = next(e for e in ann.events if e["on"] == "late")
    loser = ann if late["seat"] == ann.seating["seat"] else bob
    expect(loser.page.get_by_test_id("log")).to_contain_text("ms")
    holder = {t.view["field"][place] for t in (ann, bob)}
    assert holder == {"*"} or holder <= set("tbcfwoms")


def two_meet_without_bots(visitor, ann):
    other = visitor(ann.page.url, locale="fr-FR", size=(390, 844), has_touch=True)
    other.until(lambda t: t.seating and t.seating["seat"] == 1)
    for told in (ann, other):
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    for told in (ann, other):
        told.until(phase)
        told.shown()
    return other


def race(ann, bob):
    """Card after card, until two hands were on one."""
    for place in range(47, 20, -1):
        when = time.time() * 1000 + 1_400  # ZR-33: a hand has a way to go
        for told in (ann, bob):
            told.page.evaluate(GRAB, [place, when])
        ann.page.wait_for_timeout(2_000)
        if any(event["on"] == "late" for event in ann.events):
            bob.until(lambda t: any(event["on"] == "late" for event in t.events))
            return place
    raise AssertionError("two hands never met")


def test_a_page_that_comes_back_shows_the_stack_s_height_and_tells_nothing_of_it(visitor):
    told = visitor()
    sit_alone(told, hold_time=4_000)
    until_collect(told)
    turn(told)
    keep(told)
    told.updates.clear()
    heard = []
    told.page.on(
        "websocket", lambda line: line.on("framereceived", lambda text: heard.append(text))
    )
    told.page.reload()
    told.until(lambda t: t.updates)
    assert me(told)["stack"] == 1
    past = [text for text in heard if '"on":"past"' in text]
    assert not any('"turned"' in text or '"kept"' in text for text in past)


def test_a_run_is_watched_hurried_and_won(visitor):
    told = visitor()
    sit_alone(told, phase_time=4_000)
    until_collect(told)
    told.until(lambda t: phase(t) == "run")
    told.page.get_by_test_id("stage").wait_for()
    told.page.keyboard.press("h")
    told.until(lambda t: me(t)["ready"] or phase(t) != "run")
    assert serious(told.page) == []
    told.until(lambda t: t.view["round"] >= 2)  # a slow machine may miss its countdown
    for _ in range(20):
        play_on(told)


def test_the_trainer_and_the_book_are_there(visitor):
    page = visitor("/train/zigzag_race").page
    page.get_by_test_id("start").click()
    page.locator("[data-phase]").first.wait_for()
    assert serious(page) == []
    page.goto("/rules/zigzag_race#ZR-32")
    page.locator("#ZR-32:focus").wait_for()


def test_two_friends_and_two_bots_see_the_same_field(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zigzag_race").click()
    bob = two_meet(visitor, ann)
    for told in (ann, bob):
        build(told)
    for told in (ann, bob):
        told.until(lambda t: phase(t) == "collect")
    place = ann.view["field"].index("#")
    card(ann, place).dispatch_event("pointerdown")
    bob.until(
        lambda t: any(e["on"] in ("lifted", "turned") and e["place"] == place for e in t.events)
    )
