"""A sample of `tests/prove/test_everyone.py`, which looks at every page."""

from tests.browser.barriers import PHONE, ZOOMED, barriers
from tests.browser.targets import missed


def test_a_shelf_and_a_gathering_keep_nobody_out_on_a_phone(visitor):
    page = visitor(**PHONE).page
    page.get_by_test_id("invite-zinga").wait_for()
    assert barriers(page, PHONE) == {}
    page.get_by_test_id("invite-zinga").click()
    page.get_by_test_id("fill-bots").wait_for()
    assert barriers(page, PHONE) == {}


def test_a_board_keeps_nobody_out_at_200_percent(visitor):
    told = visitor(**ZOOMED)
    told.page.get_by_test_id("play-zinga").click()
    told.shown()
    assert barriers(told.page, ZOOMED) == {}


def test_a_target_that_is_too_small_is_found_unless_what_belongs_to_it_is_large(visitor):
    page = visitor("/nothing", **PHONE).page
    button = page.get_by_role("button").first
    button.wait_for()
    assert missed(page) == []
    button.evaluate("it => { it.style = 'min-height: 0; height: 38px; padding: 0' }")
    assert len(missed(page)) == 1
    button.evaluate("it => it.classList.add('small')")
    assert missed(page) == []
