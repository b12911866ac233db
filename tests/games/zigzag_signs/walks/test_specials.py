"""Every special card of Zigzag, played on the board: an opponent's page names it long enough."""

import json
from pathlib import Path

import pytest

from sabot.games.zigzag_signs.cards import SPECIALS
from tests.browser.company import two_meet
from tests.games.zigzag_signs.walks.person import BRISK, be_ready, mine, phase

LEAST = 1_500  # ms
FRENCH = Path(__file__).parents[4] / "client/src/games/zigzag_signs/messages/fr.json"
HANDS = (
    "stop-element stop-landscape stop-accessory theft",
    "stop-element wbs eyc agk",
    "eys wbc fgn apk",
    "fpn ayc wgs ebk",
)
DOWN = "plus wyc ebn fgs"
DRAWN = "minus z swap see ten wyn eps"
REFILLED = "fyk agc wpk"  # seats 1 and 3 are short when the hand ends
OPEN = "master aps fbc eyn"  # on the mat, for the ten seconds
STACK = " ".join((*HANDS, DOWN, DRAWN, REFILLED, OPEN))
ANSWERED = "z wbs eyc agk theft wpn fgs aps"
LEVEL_3 = BRISK | {"level": 3, "hand_time": 300_000, "see_time": 2_000, "ten_time": 8_000}

# For how long a heading has named each card, at its longest, and does now.
WATCH = """names => {
  const [since, longest] = [{}, {}];
  const wordsOf = ({ textContent }) => ` ${textContent.replace(/[^\\p{L}\\d+−]+/gu, ' ')} `;
  const isOn = (name) => [...document.querySelectorAll('[data-testid=phase] h2')]
    .some((head) => wordsOf(head).includes(` ${name} `) && head.checkVisibility());
  const lasted = (card) => since[card] === undefined ? 0 : performance.now() - since[card];
  const look = () => {
    for (const [card, name] of Object.entries(names)) {
      if (isOn(name)) since[card] ??= performance.now();
      else longest[card] = Math.max(longest[card] ?? 0, lasted(card)), delete since[card];
    }
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true
  });
  globalThis.namedFor = (card) => Math.max(longest[card] ?? 0, lasted(card));
}"""


@pytest.mark.parametrize("stack", [STACK])
def test_every_special_card_is_named_to_an_opponent(stacked):
    """ZS-60 to ZS-71"""
    ann, bob = opponents(stacked)
    lay_stops(ann, bob)
    play_at_once(ann, bob)
    play_between_hands(ann, bob)
    told = bob.page.evaluate("cards => cards.map(namedFor)", sorted(SPECIALS))
    assert min(told) >= LEAST


@pytest.mark.parametrize("stack", [ANSWERED])
def test_a_z_that_answers_a_power_is_named_too(stacked):
    """ZS-65"""
    ann, bob = opponents(stacked)
    play(bob, "theft")
    ann.page.get_by_test_id("play-z").click()
    is_named(bob, "z")
    bob.until(lambda t: t.view["freeze"] is None)
    assert not [event for event in bob.events if event["on"] == "stolen"]


def opponents(visitor):
    """Ann has seat 0, bob seat 1, in French; bots that do nothing have the others."""
    ann = visitor()
    wish = {"game": "zigzag_signs", "seats": 4, "options": LEVEL_3}
    table = ann.page.request.post("/api/tables", data=wish).json()["table"]
    ann.page.goto(f"/t/{table}")
    bob = two_meet(visitor, ann)
    bob.page.evaluate(WATCH, names())
    for told in (ann, bob):
        told.page.get_by_test_id("sign-panel").wait_for()
        be_ready(told)
    for told in (ann, bob):
        told.until(lambda t: phase(t) == "hand")
    return ann, bob


def names():
    words = json.loads(FRENCH.read_text())
    return {card: words[f"zigzag_signs_card_{card.replace('-', '_')}"] for card in SPECIALS}


def lay_stops(ann, bob):
    """ZS-62, and ZS-65 against one of them."""
    play(ann, "stop-element", 0)
    is_named(bob, "stop-element")
    play(ann, "stop-landscape", 0)
    is_named(bob, "stop-landscape")
    play(ann, "stop-accessory", 1)
    is_named(bob, "stop-accessory")
    play(bob, "stop-element", 0)
    for _ in range(3):  # her face-down card, and two from the pile
        refill(ann)
    play(ann, "z")
    is_named(bob, "z")


def play_at_once(ann, bob):
    """ZS-71, ZS-63, ZS-64"""
    for card in ("plus", "minus"):
        refill(ann)
        play(ann, card)
        is_named(bob, card)
    refill(ann)
    play(ann, "theft", 0)
    is_named(bob, "theft")
    for card in ("see", "ten"):
        play(ann, card)
        refill(ann)
    play(ann, "swap", 2)
    is_named(bob, "swap")


def play_between_hands(ann, bob):
    """ZS-66 to ZS-69: *Card master* lies open on the mat in the ten seconds."""
    ann.until(lambda t: phase(t) == "target")
    ann.page.get_by_test_id("target-1").click()
    is_named(bob, "see")
    ann.until(lambda t: phase(t) == "ten")
    ann.page.locator("[data-testid^=hand-]").first.click()
    ann.page.locator("[data-testid^=slot-][data-card=master]").click()
    ann.until(lambda t: "master" in mine(t)["cards"])
    is_named(bob, "ten")
    ann.until(lambda t: phase(t) == "hand")
    play(ann, "master")
    ann.until(lambda t: phase(t) == "master")
    is_named(bob, "master")


def play(told, card, use=0):
    """A tap lifts it, another one says on whom."""
    told.until(lambda t: t.view["freeze"] is None and card in mine(t)["cards"])
    told.shown()
    told.page.locator(f"[data-testid^=hand-][data-card={card}]").click()
    told.page.get_by_test_id(f"use-{use}").click()
    told.until(lambda t: mine(t)["cards"].count(card) == 0)


def refill(told):
    told.until(lambda t: t.view["freeze"] is None)
    held = len(mine(told)["cards"])
    told.shown()
    told.page.get_by_test_id("down").click()
    told.until(lambda t: len(mine(t)["cards"]) > held)


def is_named(told, card):
    how = "([card, least]) => namedFor(card) >= least"
    told.page.wait_for_function(how, arg=[card, LEAST], polling=100, timeout=20_000)
