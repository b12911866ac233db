"""A walk out of a game in the middle, and back into it."""

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_whoever_left_a_game_sees_the_way_back_at_once(visitor, size):
    ann = visitor(size=size, locale="fr-FR")
    ann.page.get_by_test_id("play-zinga").click()
    ann.until(lambda t: t.view)
    table = ann.seating["table"]
    ann.page.locator("header a").click()
    strip, listed = ann.page.get_by_test_id("resume"), ann.page.get_by_test_id(f"join-{table}")
    expect(listed).to_have_text("Reprendre")
    back = strip if size[0] < 1000 else listed
    assert strip.is_visible() == (back is strip)
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    ann.until(lambda t: ann.page.url.endswith(table) and t.seating["seat"] == 0)
    ann.shown()


def test_the_way_back_is_told_to_nobody_else(visitor, own_server):
    ann, bob = visitor(size=(360, 740)), visitor(size=(360, 740))
    ann.page.get_by_test_id("play-zinga").click()
    ann.until(lambda t: t.view)
    ann.page.locator("header a").click()
    expect(ann.page.get_by_test_id("your-game")).to_contain_text("Your ZINGA game is still on")
    bob.page.reload()
    expect(bob.page.locator(".live")).to_contain_text("No table is listed right now")
    expect(bob.page.get_by_test_id("your-game")).to_have_count(0)
