"""Walks through Zigzag's trainer, where the page has the clock of the walk."""

from playwright.sync_api import expect

KEYS = ("o", "u", "i", "i")  # by how many values all four share
LINES = ("element", "landscape", "accessory")


def test_the_trainer_by_keyboard_alone(visitor):
    page = visitor(None).page
    page.clock.install()
    page.goto("/train/zigzag_signs")
    page.get_by_test_id("mode-stops").check()
    page.get_by_test_id("start").press("Enter")
    for _ in range(20):
        page.clock.run_for(550)  # the cards lie face down
        page.locator("[data-phase=look]").wait_for()
        page.keyboard.press(key_for(page))
        page.clock.run_for(1_000)  # the verdict
    assert "0 / 20" in page.get_by_test_id("train-result").inner_text()
    page.reload()
    expect(page.get_by_text("Best")).to_be_visible()


def test_a_mistake_is_explained_on_a_phone(visitor):
    page = visitor(None, size=(360, 740), has_touch=True).page
    page.clock.install()
    page.goto("/train/zigzag_signs")
    page.get_by_test_id("start").click()
    page.clock.run_for(550)
    wrong = "zag" if key_for(page) == "u" else "zig"
    page.get_by_test_id(f"answer-{wrong}").dispatch_event("pointerdown")
    expect(page.get_by_role("status")).to_contain_text("No.")
    page.clock.run_for(3_600)
    expect(page.get_by_text("Hand 2 of 20")).to_be_visible()


def key_for(page):
    """What a person would see: a line of four alike that no STOP takes away (ZS-30 to ZS-33)."""
    now = page.get_by_test_id("exercise")
    cards = [card for card in now.get_attribute("data-cards").split() if card != "joker"]
    stops = now.get_attribute("data-stops").split()
    if any(len(card) != 3 or card in ("ten", "see") for card in cards):
        return "o"
    lines = zip(LINES, zip(*cards, strict=True), strict=True)
    return KEYS[sum(len(set(line)) == 1 and name not in stops for name, line in lines)]
