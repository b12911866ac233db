"""A stranger's first game of Zigzag: one note at a time, gone with the right act."""

from playwright.sync_api import expect

from tests.browser.touch import finger
from tests.games.zigzag_signs.walks.person import (
    exchange,
    phase,
    seat_of,
    sit_alone,
    until_hand,
)

LUCKY = "sign call contre joker"  # due at once if such cards are dealt
NOTE = "[data-testid^=tip-]:not([data-testid=tip-said])"
UNDER = "[data-testid^=hand-], [data-testid^=call-], [data-testid^=sign-], [data-testid=done]"
COVERED = """([note, under]) => {
  const of = (element) => element.getBoundingClientRect()
  const meets = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const at = of(document.querySelector(note))
  const covered = [...document.querySelectorAll(under)].filter((one) => meets(of(one), at))
  return covered.map((one) => one.dataset.testid)
}"""


def tip(told, name):
    return told.page.get_by_test_id(f"tip-{name}")


def test_the_first_hand_explains_itself_on_a_phone(visitor):
    told = visitor(size=(360, 740), has_touch=True)
    told.page.evaluate("known => (localStorage['sabot.zigzag_signs.tips'] = known)", LUCKY)
    told.page.get_by_test_id("play-zigzag_signs").click()
    told.until(phase)
    tip(told, "signs").wait_for()
    finger(told, "ready")
    told.until(lambda t: phase(t) == "hand" and t.view["freeze"] is None)
    tip(told, "zig").wait_for()
    assert told.page.evaluate(COVERED, [NOTE, UNDER]) == []
    finger(told, "hand-0")
    tip(told, "pick").wait_for()
    assert told.page.evaluate(COVERED, [NOTE, UNDER]) == []
    expect(told.page.locator(NOTE)).to_have_count(1)
    while not any(picked_up(told, event) for event in told.events):  # a call may freeze the table
        exchange(told)
        told.page.wait_for_timeout(200)
    expect(tip(told, "pick")).to_have_count(0)
    assert "zig" in told.page.evaluate("localStorage['sabot.zigzag_signs.tips']")


def picked_up(told, event):
    return event["on"] == "picked-up" and event["seat"] == seat_of(told)


def test_a_level_is_explained_where_it_is_chosen(visitor):
    page = visitor(size=(360, 740), has_touch=True).page
    page.get_by_test_id("invite-zigzag_signs").click()
    explained = page.get_by_test_id("explained-level")
    expect(explained).to_contain_text("Level 1")
    page.get_by_test_id("option-level").fill("2")
    expect(explained).to_contain_text("secret constraint card")
    expect(explained.locator(".card")).to_have_count(4)


def test_a_constraint_is_explained_in_its_first_hand(visitor):
    told = visitor()
    told.page.evaluate("known => (localStorage['sabot.zigzag_signs.tips'] = known)", LUCKY)
    sit_alone(told, level=2)
    until_hand(told)
    tip(told, "level_2").wait_for()
