"""The board kit: every playable game on four screens, in every language.

No page is wider than its screen, no button out of reach, no text cut off, and axe finds nothing
serious.
"""

import pytest

from tests.browser.screen import CUT, LARGE, PHONE, SMALL, faults
from tests.browser.shelf import PAGES, PLAYABLE, pages

on_both = pytest.mark.parametrize("screen", [LARGE, PHONE], ids=["large", "phone"])


def come(visitor, sizes, **rest):
    return visitor(size=sizes[0], **rest)


@on_both
@pytest.mark.parametrize("game", PLAYABLE)
def test_its_gathering_and_its_table_fit(visitor, game, screen):
    told = come(visitor, **screen)
    told.page.get_by_test_id(f"invite-{game}").click()
    told.page.get_by_test_id("fill-bots").wait_for()
    assert faults(told.page, screen["sizes"]) == {}
    told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    told.page.get_by_test_id("fill-bots").click()
    told.shown()
    names = [chair["name"] for chair in told.seating["chairs"]]
    assert faults(told.page, screen["sizes"], names) == {}


@on_both
def test_the_shelf_and_all_it_leads_to_fit(visitor, screen):
    sizes = screen["sizes"] + ((SMALL,) if screen is PHONE else ())
    found = {path: faults(page, sizes) for path, page in pages(lambda: come(visitor, **screen))}
    assert len(found) == PAGES > 2 and not any(found.values()), found


def test_a_text_that_is_cut_is_found(visitor):
    page = visitor().page
    title = page.get_by_role("heading").first
    title.wait_for()
    assert page.evaluate(CUT) == []
    title.evaluate("it => { it.style = 'width: 1em; overflow: hidden; white-space: nowrap' }")
    assert title.inner_text() in page.evaluate(CUT)
