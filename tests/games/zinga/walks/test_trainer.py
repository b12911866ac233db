"""Walks through ZINGA's trainer, where the page has the clock of the walk."""

from playwright.sync_api import expect

from tests.games.zinga.walks.person import COLOURS

LETTERS = dict(zip(COLOURS, "roygb", strict=True))


def test_the_trainer_by_keyboard_alone(visitor):
    page = visitor(None).page
    page.clock.install()
    page.goto("/train/zinga")
    page.get_by_test_id("start").wait_for()
    page.keyboard.press("Enter")
    for roll in range(20):
        page.clock.run_for(850)  # the dice tumble
        page.locator("[data-phase=look]").wait_for()
        for key in keys_for(page) if roll else "n1r":  # the first may be a mistake
            page.keyboard.press(key)
        page.clock.run_for(2300)  # the verdict
    result = page.get_by_test_id("train-result").inner_text()
    assert "0 / 20" in result or "1 / 20" in result
    page.reload()
    page.get_by_test_id("start").wait_for()
    expect(page.get_by_text("Best")).to_be_visible()


def test_in_the_trainer_time_runs_out_and_the_next_roll_comes(visitor):
    page = visitor(None).page
    page.clock.install()
    page.goto("/train/zinga")
    page.get_by_test_id("start").click()
    page.clock.run_for(850)
    said = page.get_by_role("status")
    expect(said).to_contain_text("red")
    page.keyboard.press("Space")  # no bell here: the time of keys and of fingers is the same
    page.clock.run_for(9_000)
    expect(page.locator("[data-phase=look]")).to_be_visible()
    page.clock.run_for(1_500)
    expect(said).to_contain_text("Time’s up")
    page.clock.run_for(2_300)
    expect(page.get_by_text("Roll 2 of 20")).to_be_visible()


def test_on_a_phone_on_its_side_the_trainer_begins_at_its_head(visitor):
    page = visitor("/train/zinga", size=(740, 360)).page
    page.locator("[data-testid=start]:focus").wait_for()
    assert page.evaluate("scrollY") == 0


def keys_for(page):
    """What the dice give on this sheet, typed; `n` when it is nothing."""
    now = page.get_by_test_id("exercise")
    white, *coloured = map(int, now.get_attribute("data-dice").split())
    offers = [(c, d + white) for c, d in zip(COLOURS, coloured, strict=True)]
    if now.get_attribute("data-role") == "active":
        offers += zip(COLOURS, coloured, strict=True)
    for colour, number in offers:
        cell = page.get_by_test_id(f"cell-{colour}{number}")
        if cell.count() and cell.get_attribute("data-ticked") == "false":
            return [*str(number), LETTERS[colour]]
    return ["n"]
