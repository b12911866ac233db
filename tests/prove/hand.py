"""A browser to measure in, and a hand that plays in it without leaving traces in the page."""

from tests.browser.server import Told
from tests.games.zinga.walks.person import keys_of, phase

LARGE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
SCREENS = {"360x740": PHONE | {"device_scale_factor": 2}, "1440x900": LARGE}
REACTION = 250  # ms: a faster hand would do in one frame what no player does


def visit(browser, server, screen=LARGE):
    """One page at a time: another one's work must not be taken for this one's."""
    for context in browser.contexts:
        context.close()
    return Told(browser.new_context(base_url=server.url, **screen).new_page())


def alone(browser, server, level="normal"):
    told = visit(browser, server)
    told.page.goto("/")
    told.page.get_by_test_id(f"level-{level}").check(force=True)
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    told.page.get_by_test_id("bell").wait_for()
    return told


class Hand:
    """By the browser's own protocol: Playwright's keys bring a script, garbage of this page."""

    def __init__(self, page):
        self.line = page.context.new_cdp_session(page)

    def click(self, box):
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        for kind in ("mousePressed", "mouseReleased"):
            how = {"type": kind, "button": "left", "clickCount": 1, **spot}
            self.line.send("Input.dispatchMouseEvent", how)

    def press_as_a_person(self, told, name):
        told.page.wait_for_timeout(REACTION)
        self.press(told, name)

    def press(self, _, name):
        for key in keys_of(name):
            self.line.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": key, "text": key})
            self.line.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": key})


def by_hand(browser, server, screen=LARGE):
    box, below = where_to_click(visit(browser, server, screen).page)
    told = visit(browser, server, screen)
    told.page.goto("/")
    told.page.wait_for_timeout(1_000)
    told.page.evaluate(f"scrollTo(0, {below})")
    hand = Hand(told.page)
    hand.click(box)
    told.until(phase)
    return told, hand


def where_to_click(page):
    page.goto("/")
    page.wait_for_timeout(1_000)  # the boxes have taken their places
    button = page.get_by_test_id("play-zinga")
    button.scroll_into_view_if_needed()
    return button.bounding_box(), page.evaluate("scrollY")
