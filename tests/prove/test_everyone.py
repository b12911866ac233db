"""Every page, on a phone and at 200 %: axe finds nothing, nothing is cut off, no target is small.

`make prove` runs it. What each board looks like to four kinds of colour vision, and to a left
hand, is left as pictures in the test's folder.
"""

import pytest

from sabot.registry import GAMES
from tests.browser.barriers import PHONE, ZOOMED, barriers
from tests.browser.film import part
from tests.browser.shelf import PAGES, pages
from tests.games.zgame.walks.person import be_ready, resign, sit_alone

OTHERS = ("/games", "/r", "/nothing/at/all", "/t/nothing")
VISIONS = ("none", "deuteranopia", "protanopia", "tritanopia", "achromatopsia")
# Calls that aren't on the own sheet, always a gaffe: small keys beside the bell. Of a replay, a
# slider as wide as the screen, with keys and buttons beside it, and how moves are written.
DENSE = ("other-", "replay-axis", "notation")

on_both = pytest.mark.parametrize("screen", [PHONE, ZOOMED], ids=["phone", "zoomed"])


@on_both
def test_pages_to_read_keep_nobody_out(visitor, screen):
    found = {
        path: barriers(page, screen)
        for path, page in pages(visitor, reduced_motion="reduce", **screen)
    }
    assert len(found) == PAGES
    page = visitor(**screen).page
    for path in OTHERS:
        page.goto(path)
        page.locator("h1, h2").first.wait_for()
        found[path] = barriers(page, screen)
    assert not any(found.values()), found


@on_both
@pytest.mark.parametrize("left", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("game", GAMES)
def test_a_gathering_and_a_board_keep_nobody_out(visitor, tmp_path, game, left, screen):
    told = visitor(reduced_motion="reduce", **screen)
    told.page.evaluate(f"localStorage.setItem('sabot.left-handed', '{'yes' if left else 'no'}')")
    told.page.reload()
    told.page.get_by_test_id(f"invite-{game}").click()
    told.page.get_by_test_id("fill-bots").wait_for()
    assert barriers(told.page, screen) == {}
    told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    told.page.get_by_test_id("fill-bots").click()
    told.shown()
    names = [chair["name"] for chair in told.seating["chairs"]]
    assert without_dense(barriers(told.page, screen, names)) == {}
    take_pictures(told.page, tmp_path)


@on_both
def test_a_result_and_a_replay_keep_nobody_out(visitor, screen):
    told = visitor(reduced_motion="reduce", **screen)
    sit_alone(told)
    be_ready(told)
    resign(told)
    told.page.locator("#result:focus").wait_for()
    assert barriers(told.page, screen) == {}
    told.page.get_by_test_id("watch-replay").click()
    part(told, "axis").wait_for()
    assert without_dense(barriers(told.page, screen)) == {}


def without_dense(found):
    small = [name for name in found.get("small", ()) if not name.startswith(DENSE)]
    return {kind: what for kind, what in (found | {"small": small}).items() if what}


def take_pictures(page, folder):
    line = page.context.new_cdp_session(page)
    for vision in VISIONS:
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        page.screenshot(path=folder / f"{vision}.png")
