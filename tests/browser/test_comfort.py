"""Volume, and boards for the left hand: chosen by keys, kept from visit to visit."""

from playwright.sync_api import expect

from tests.browser.screen import misfits
from tests.games.zinga.walks.person import phase

LOUD = "() => localStorage.getItem('sabot.volume')"


def test_the_volume_is_turned_by_keys_and_heard_by_screen_readers(visitor):
    page = visitor().page
    page.get_by_test_id("comfort").press("Enter")
    slider = page.get_by_role("slider", name="Volume")
    slider.press("ArrowLeft")
    slider.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", "80 %")
    page.reload()
    page.get_by_test_id("comfort").press("Enter")
    expect(slider).to_have_value("80")
    assert page.evaluate(LOUD) == "80"


def test_for_a_left_hand_a_phone_has_the_bell_on_the_other_side(visitor):
    told = visitor(size=(390, 844), has_touch=True, is_mobile=True)
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    told.shown()
    assert middle(told.page, "bell") < 195
    told.page.get_by_test_id("rail").click()
    told.page.get_by_test_id("comfort").click()
    told.page.get_by_role("switch", name="Left-handed").press("Space")
    told.until(lambda t: middle(t.page, "bell") > 195)
    told.page.reload()
    told.shown()
    assert middle(told.page, "bell") > 195
    assert misfits(told.page, [chair["name"] for chair in told.seating["chairs"]]) == []


def middle(page, name):
    box = page.get_by_test_id(name).bounding_box()
    return box["x"] + box["width"] / 2
