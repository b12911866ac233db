"""ZACK! as people play it: by mouse, thumb, keys and ear."""

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.company import two_meet
from tests.browser.screen import OUTSIDE, WIDE
from tests.games.zack.walks.person import (
    be_ready,
    challenge,
    due,
    phase,
    sit_alone,
    throw,
    throw_in_turn,
    thrown_by,
    until_play,
)

SMALL = """() => [...document.querySelectorAll('[data-testid=phase] button')]
  .filter((button) => button.offsetParent)
  .filter((button) => button.offsetWidth < 40 || button.offsetHeight < 40)
  .map((button) => button.dataset.testid)"""


def first(told, name):
    return next((event for event in told.events if event["on"] == name), None)


def test_a_stranger_alone_is_helped_throws_and_challenges(visitor):
    told = visitor()
    told.page.get_by_test_id("play-zack").click()
    told.until(phase)
    assert told.view["options"]["beginner"]
    expect(told.page.get_by_test_id("first-steps").locator("li")).to_have_count(3)
    until_play(told)
    told.page.get_by_test_id("first-steps").wait_for(state="hidden")
    told.until(lambda t: due(t) == t.seating["seat"])
    expect(told.page.get_by_test_id("help")).to_have_attribute("data-tip", "throw")
    told.page.get_by_test_id("help-off").click()
    told.page.get_by_test_id("help").wait_for(state="hidden")
    throw_in_turn(told)
    challenge(told, "out_of_turn")
    told.page.get_by_test_id("verdict").wait_for()
    verdict = told.view["verdict"]
    assert verdict["seat"] == told.seating["seat"]
    expect(told.page.get_by_test_id("verdict").locator("li")).to_have_count(len(verdict["last"]))


def test_by_keyboard_alone_and_by_ear(visitor):
    told = visitor()
    told.page.get_by_test_id("play-zack").focus()
    told.page.keyboard.press("Enter")
    until_play(told)
    throw_in_turn(told)
    card = thrown_by(told, told.seating["seat"])[-1]["card"]
    heard = told.page.get_by_test_id("announcer")
    told.until(lambda t: heard.inner_text() != "")
    assert told.page.locator(f"[data-card={card}]").count() > 0
    told.page.keyboard.press("Enter")  # the colour card, by error
    told.until(lambda t: first(t, "colour-thrown"))
    assert first(told, "colour-thrown")["seat"] == told.seating["seat"]


def test_six_seats_are_within_reach_of_a_thumb(visitor):
    told = visitor(size=(360, 740), has_touch=True, is_mobile=True, locale="fr-FR")
    sit_alone(told, seats=6, stops=True)
    until_play(told)
    expect(told.page.locator("[data-testid^=challenge-]")).to_have_count(10)
    assert told.page.evaluate(OUTSIDE) == [] and told.page.evaluate(SMALL) == []
    assert told.page.evaluate(WIDE) <= 0
    told.until(lambda t: phase(t) == "play")
    told.page.get_by_test_id("throw").tap()
    told.until(lambda t: thrown_by(t, t.seating["seat"]))


def test_a_swipe_throws_only_if_it_reaches_the_shoe(visitor):
    """ZK-28"""
    told = visitor()
    sit_alone(told)
    until_play(told)
    box = told.page.get_by_test_id("shoe").locator(".rim").bounding_box()
    middle, below = box["x"] + box["width"] / 2, box["y"] + box["height"] + 25
    before = len(thrown_by(told, 0))
    swipe(told, middle, below, below - 15)
    told.page.wait_for_timeout(250)  # a card would have come by now
    assert len(thrown_by(told, 0)) == before
    while len(thrown_by(told, 0)) == before:  # a verdict may come in between
        told.until(lambda t: phase(t) == "play")
        swipe(told, middle, below, below - 90)
        told.page.wait_for_timeout(250)  # the card is on its way


def swipe(told, x, start, end):
    told.page.mouse.move(x, start)
    told.page.mouse.down()
    told.page.mouse.move(x, end, steps=6)
    told.page.mouse.up()


def test_two_browsers_see_the_same_shoe_and_no_page_tells_whose_turn_it_is(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zack").click()
    bob = two_meet(visitor, ann)
    for told in (ann, bob):
        told.page.get_by_test_id("first-steps").wait_for()  # also for a friend by link
        be_ready(told)
    ann.until(lambda t: phase(t) == "play" and due(t) is not None)
    bob.until(lambda t: phase(t) == "play")
    zones = [told.page.get_by_test_id("throw").get_attribute("class") for told in (ann, bob)]
    assert zones[0] == zones[1] and ann.page.get_by_test_id("help").count() == 0
    throw(ann)
    card = thrown_by(ann, ann.seating["seat"])[-1]
    bob.until(lambda t: card in t.events)


def test_enter_is_the_colour_card_also_where_the_pile_has_the_focus(visitor):
    told = visitor()
    sit_alone(told)
    until_play(told)
    told.page.get_by_test_id("throw").focus()
    while not first(told, "colour-thrown"):
        told.until(lambda t: phase(t) in ("play", "colour"))
        told.page.keyboard.press("Enter")
        told.page.wait_for_timeout(250)  # the card is on its way
    assert thrown_by(told, 0) == [] and first(told, "colour-thrown")["seat"] == 0


def test_nothing_serious_for_axe_while_cards_fly(visitor):
    told = visitor(reduced_motion="reduce")
    sit_alone(told, stops=True, grace_ms=[0, 1_500])
    until_play(told)
    throw(told)
    assert serious(told.page) == []


def test_the_trainer_asks_whose_turn_it_is(visitor):
    page = visitor("/train/zack").page
    page.get_by_test_id("start").wait_for()  # the page is there, and hears clicks
    page.get_by_test_id("mode-reversed").check(force=True)
    page.get_by_test_id("start").click()
    for key in ("Space", "Digit1", "Digit2"):
        page.locator("[data-phase=look]").wait_for()
        page.keyboard.press(key)
        page.locator("[data-phase=verdict]").wait_for()
    expect(page.locator("text=/Card \\d+ of 20/")).to_have_text("Card 3 of 20")
    page.goto("/rules/zack#ZK-25")
    page.locator("#ZK-25:focus").wait_for()
    expect(page.locator("#ZK-25 [role=img]")).to_have_count(2)


def test_zk_81_that_the_table_threw_for_me_is_told_on_the_board(visitor):
    told = visitor()
    while not told.view or (told.view["dealer"] + 1) % 3 != told.seating["seat"]:
        told.updates.clear()
        sit_alone(told, seats=3)
    until_play(told)
    dozed = told.page.get_by_test_id("dozed")
    expect(dozed).to_contain_text("You dozed off: the table throws", timeout=15_000)
    told.until(lambda t: len(t.view["top"]) > 1)
    throw(told)
    expect(dozed).to_have_count(0)
