"""The table of Zigzag: where things lie on every screen, and cards on their way."""

import pytest

from tests.browser.axe import serious
from tests.browser.screen import OUTSIDE, WIDE, resize
from tests.games.zigzag_signs.walks.person import (
    mine,
    phase,
    seat_of,
    sit_alone,
    until_hand,
)

SIZES = ((1440, 900), (1920, 1080), (820, 1180), (390, 844), (360, 740), (844, 390))
CALM = {"idle_time": 30_000, "hand_time": 120_000}
PLAIN = {"theft": False, "swap": False, "z": False} | {
    f"stop_{feature}": False for feature in ("element", "landscape", "accessory")
}

# Buttons of hand, mat and calls that are too small for a thumb.
NARROW = """() => [...document.querySelectorAll('[data-testid^=hand-], [data-testid^=call-],'
    + '[data-testid^=contre-], [data-testid=done], [data-testid=down], [data-testid=chips]')]
  .filter((button) => Math.min(button.offsetHeight, button.offsetWidth) < 43.5)
  .map((button) => button.dataset.testid)"""

# Whether a card was ever on its way, from now on.
WATCH = """() => new MutationObserver((_, watch) => {
    if (document.querySelector('[data-testid=flight]')) {
      document.body.dataset.flew = 'yes';
      watch.disconnect();
    }
  }).observe(document.querySelector('[data-testid=phase]'), { childList: true, subtree: true })"""


def centre(told, spot):
    box = told.page.locator(f"[data-spot='{spot}']").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(told, start, end):
    """With a finger that stays down all the way."""
    mouse = told.page.mouse
    mouse.move(*centre(told, start))
    mouse.down()
    mouse.move(*centre(told, end), steps=4)
    mouse.up()


def own(told, name):
    seat = seat_of(told)
    return [event for event in told.events if event["on"] == name and event["seat"] == seat]


@pytest.mark.parametrize("seats", [4, 6])
def test_nothing_lies_outside_of_any_screen(visitor, seats):
    told = visitor(has_touch=True, locale="fr-FR")
    sit_alone(told, seats=seats, level=3, **CALM, **PLAIN)
    until_hand(told)
    found = {}
    for size in SIZES:
        resize(told.page, size)
        found[size] = told.page.evaluate(OUTSIDE) + told.page.evaluate(NARROW)
        assert told.page.evaluate(WIDE) <= 0
    assert not any(found.values()), found
    resize(told.page, (390, 844))
    told.page.get_by_test_id("chips").tap()
    told.page.get_by_test_id("sheets-panel").wait_for()
    assert serious(told.page) == []


def test_a_card_is_carried_to_the_mat_and_flies_there(visitor):
    """ZS-21: and one that is let go nowhere stays."""
    told = visitor()
    sit_alone(told, **CALM, **PLAIN, jokers=False)
    until_hand(told)
    hand = list(mine(told)["cards"])
    carry(told, "hand-0", "hand-3")
    told.page.evaluate(WATCH)
    told.page.wait_for_timeout(300)
    assert not own(told, "thrown") and mine(told)["cards"] == hand
    carry(told, "hand-1", f"down-{seat_of(told)}")
    told.until(lambda t: own(t, "picked-up"))
    assert own(told, "thrown")[0]["card"] == hand[1]
    told.page.locator("body[data-flew=yes]").wait_for()
    assert phase(told) == "hand"
