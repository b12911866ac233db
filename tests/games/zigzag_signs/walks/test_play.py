"""Zigzag as people play it: by mouse, thumb and keys, alone and as partners."""

from sabot.games.zigzag_signs.cards import CHARACTERS
from tests.browser.axe import serious
from tests.browser.company import two_meet
from tests.browser.screen import OUTSIDE, WIDE
from tests.browser.touch import finger
from tests.games.zigzag_signs.walks.person import (
    be_ready,
    exchange,
    mine,
    phase,
    seat_of,
    sit_alone,
    until_hand,
)

# Presses these, one after the other. No answer can come in between, as nothing else runs.
PRESS = """async (names) => {
  const looks = [];
  for (const name of names) {
    const button = document.querySelector(`[data-testid=${name}]`);
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    for (let turn = 0; turn < 9; turn++) await null;
    looks.push(['lifted', 'sent'].find((look) => button.classList.contains(look)));
  }
  return looks;
}"""


def on(told, name):
    return [event for event in told.events if event["on"] == name]


def own(told, name):
    return [event for event in on(told, name) if event["seat"] == seat_of(told)]


def exchanged(told):
    """Thrown and picked up, by whatever tap is next."""
    while not own(told, "picked-up"):
        assert phase(told) != "over"
        if told.view["freeze"] is None and phase(told) == "hand":
            exchange(told)
        told.page.wait_for_timeout(200)


def test_a_stranger_alone_throws_and_picks_up(visitor):
    told = visitor()
    told.page.get_by_test_id("play-zigzag_signs").click()
    told.until(phase)
    told.page.get_by_test_id("sign-panel").wait_for()
    told.shown()
    until_hand(told)
    exchanged(told)
    assert own(told, "thrown")


def test_an_own_press_is_answered_before_the_next_frame(visitor):
    told = visitor()
    sit_alone(told)
    until_hand(told)
    place = next(n for n, card in enumerate(mine(told)["cards"]) if card in CHARACTERS)
    names = [f"hand-{place}", f"hand-{place}", "sign-wink", "call-double-zag", "contre-1"]
    assert told.page.evaluate(PRESS, names) == ["lifted", "sent", "sent", "sent", "sent"]


def test_by_keyboard_signs_are_given_and_seen(visitor):
    told = visitor()
    sit_alone(told, sign_time=60_000)
    told.page.keyboard.press("Enter")
    told.until(lambda t: phase(t) in ("pause", "hand"))
    told.until(lambda t: phase(t) == "hand")
    told.shown()
    told.page.keyboard.press("Shift+Q")
    told.until(lambda t: own(t, "signed"))
    assert serious(told.page) == []


def test_six_seats_at_level_3_are_within_reach_of_a_thumb(visitor):
    told = visitor(size=(360, 740), has_touch=True, is_mobile=True, locale="fr-FR")
    sit_alone(told, seats=6, level=3)
    until_hand(told)
    assert told.page.evaluate(OUTSIDE) == [] and told.page.evaluate(WIDE) <= 0
    assert mine(told)["constraint"]
    exchanged(told)


def test_a_wrong_call_is_checked_before_all(visitor):
    """ZS-42"""
    told = visitor()
    sit_alone(told, check_time=4_000)
    until_hand(told)
    while not on(told, "call-wrong"):
        if told.view["freeze"] is None and phase(told) == "hand":
            finger(told, "call-zag")
        told.page.wait_for_timeout(300)
    told.page.get_by_test_id("freeze").first.wait_for()


def test_partners_in_two_browsers_share_a_code_and_nobody_else_is_told(visitor):
    """ZS-13: seats 0 and 2 are partners; 1 is an opponent."""
    ann = visitor()
    ann.page.get_by_test_id("invite-zigzag_signs").click()
    bob = two_meet(visitor, ann)
    assert ann.seating["teams"] == [[0, 2], [1, 3]] and seat_of(bob) == 1
    for told in (ann, bob):
        told.page.get_by_test_id("sign-panel").wait_for()
        be_ready(told)
    for told in (ann, bob):
        told.until(lambda t: phase(t) == "hand")
    assert mine(ann)["signs"] and "signs" not in ann.view["teams"][0]
    heard = str(bob.updates)
    assert heard.count("'signs':") == len(bob.updates)  # its own team's, once in each view


def test_a_page_that_comes_back_is_told_no_gesture(visitor):
    """ZS-16"""
    told = visitor()
    sit_alone(told, sign_time=3_000)
    until_hand(told)
    told.page.keyboard.press("Shift+Q")
    told.until(lambda t: own(t, "signed"))
    heard = []
    told.page.on(
        "websocket", lambda line: line.on("framereceived", lambda text: heard.append(text))
    )
    told.updates.clear()
    told.page.reload()
    told.until(lambda t: t.updates)
    assert not any('"signed"' in text for text in heard if '"on":"past"' in text)
    assert not told.updates[0]["events"] or "signed" not in str(told.updates[0]["events"])
