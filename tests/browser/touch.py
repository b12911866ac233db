"""How a person presses things: with a finger or, on a page that is theirs alone, by keys."""

FINGER = """buttons => buttons.slice(0, 1).forEach((button) =>
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true })))"""


def finger(told, testid):
    """If it is still there: the game may just have gone on."""
    told.page.get_by_test_id(testid).evaluate_all(FINGER)


def key(told, testid):
    """The key that the thing itself names, if it is still there; no pointer is used."""
    named = "things => things.map((thing) => thing.getAttribute('aria-keyshortcuts'))"
    for keys in told.page.get_by_test_id(testid).evaluate_all(named)[:1]:
        assert keys, f"{testid} names no key"
        told.page.keyboard.press(keys if len(keys) > 1 else keys.lower())
