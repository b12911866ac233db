"""What can be pressed at a table of Zigzag is whole and on top, on every screen."""

import pytest

from tests.browser.axe import serious
from tests.browser.screen import CUT, resize
from tests.games.zigzag_signs.walks.person import mine, phase, sit_alone, until_hand
from tests.games.zigzag_signs.walks.test_specials import play, refill
from tests.games.zigzag_signs.walks.test_table import SIZES

# Without motion: nothing may still be on its way when the screen turns.
PHONE = {"size": (360, 740), "has_touch": True, "locale": "fr-FR", "reduced_motion": "reduce"}
WAITS = {
    f"{what}_time": most
    for what, most in {"sign": 60_000, "hand": 300_000, "idle": 30_000, "box": 30_000}.items()
}
# Two ZAGs at seats 0 and 2: a DOUBLE-ZAG, and special cards to come.
STACK = "wbs wbc wbk wbn  z eyc apn fgs  wgk wpk joker wyk  fpn ayc wgs ebk  stop-element"

DEFERRED = "see master wbs wyc"

# Windows of small laptops.
LOW = ((1280, 720), (1240, 690))

# What of a call's check can be seen only by scrolling, in px.
BEYOND = """() => {
  const check = document.querySelector('[data-testid=freeze]');
  return check.scrollHeight - check.clientHeight;
}"""

# How much of the time bar is left.
BAR = "document.querySelector('[data-testid=between] .time').getBoundingClientRect().width"

# Buttons with a corner that something else covers or cuts off; a kbd may stand on one.
COVERED = """names => names.flatMap((name) => {
  const found = [...document.querySelectorAll(`[data-testid^=${name}]`)];
  const isWhole = (button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const corners = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9]];
    return [...corners, [right - 9, bottom - 9]]
      .every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
  };
  return found.length ? found.filter((button) => !isWhole(button)).map((one) => one.dataset.testid)
    : [`no ${name}`];
})"""


def faults(told, *names):
    """By size: what isn't whole, and texts cut off. A name may be longer than any place for it."""
    found, people = {}, {chair["name"] for chair in told.seating["chairs"]}
    for size in (*SIZES, PHONE["size"]):
        resize(told.page, size)
        cut = [text for text in told.page.evaluate(CUT) if not people >= set(text.split(" + "))]
        found[size] = told.page.evaluate(COVERED, names) + cut
    return {size: what for size, what in found.items() if what}


@pytest.mark.parametrize("stack", [STACK])
def test_panel_palette_targets_and_boxes_are_never_covered(stacked):
    """By the notes of a first game neither."""
    told = stacked(**PHONE)
    sit_alone(told, level=3, check_time=1_000, **WAITS)
    told.page.locator("[data-testid=tip-signs]").wait_for()
    assert faults(told, "ready", "choose-") == {}
    until_hand(told)
    assert faults(told, "hand-", "sign-", "say", "call-", "contre-", "done", "down") == {}
    told.page.get_by_test_id("hand-0").click()
    told.page.get_by_test_id("down").click()
    told.until(lambda t: "stop-element" in mine(t)["cards"])
    told.page.locator("[data-card=stop-element][data-testid^=hand-]").click()
    assert faults(told, "use-", "throw-it", "put-back") == {} and serious(told.page) == []


@pytest.mark.parametrize("stack", [STACK])
def test_a_box_for_a_double_zag_can_be_chosen(stacked):
    """ZS-41"""
    told = stacked(**PHONE)
    sit_alone(told, level=3, check_time=1_000, **WAITS)
    until_hand(told)
    told.page.get_by_test_id("call-double-zag").click()
    told.until(lambda t: t.view["freeze"] and t.view["freeze"]["what"] == "box")
    told.page.get_by_test_id("freeze").get_by_role("button").first.wait_for()
    assert faults(told, "box-") == {} and serious(told.page) == []
    told.page.get_by_test_id("box-zag-1").click()
    told.until(lambda t: phase(t) == "signs" and t.view["teams"][0]["boxes"] == ["zag-1"])


@pytest.mark.parametrize("stack", [STACK])
@pytest.mark.parametrize("call", ["double-zag", "double-zig"])
def test_all_of_a_verdict_on_two_hands_is_seen_in_a_low_window(stacked, call):
    """ZS-41: right, with a box to choose; and wrong."""
    told = stacked(size=LOW[0], reduced_motion="reduce")
    sit_alone(told, level=3, check_time=15_000, **WAITS)
    until_hand(told)
    told.page.get_by_test_id(f"call-{call}").click()
    told.page.get_by_test_id("verdict").wait_for()
    for size in LOW:
        resize(told.page, size)
        assert told.page.evaluate(BEYOND) <= 0, size


@pytest.mark.parametrize("stack", [DEFERRED])
def test_powers_between_two_hands_can_be_played_among_six(stacked):
    """ZS-66, ZS-67"""
    told = stacked(**PHONE)
    waits = WAITS | {"idle_time": 4_000, "target_time": 30_000, "master_time": 60_000}
    sit_alone(told, seats=6, answer_time=1_000, see_time=1_000, **waits)
    until_hand(told)
    play(told, "see")
    refill(told)
    play(told, "master")
    told.until(lambda t: phase(t) == "target")
    assert faults(told, "target-") == {} and told.page.evaluate(BAR) > 200
    told.page.get_by_test_id("target-1").click()
    told.until(lambda t: phase(t) == "master")
    assert faults(told, "aside-", "give-") == {} and serious(told.page) == []
