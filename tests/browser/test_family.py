"""*Family: more time*: one press, at a table with friends and alone."""

from playwright.sync_api import expect

from sabot.registry import GAMES


def has_more_time(told, game="zinga"):
    if not told.seating or told.seating["game"] != game:
        return False
    options = told.seating["options"]
    return all(options[name] == value for name, value in GAMES[game].family.items())


def test_the_host_gives_all_more_time_in_one_press_and_takes_it_back_in_another(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    switch = ann.page.get_by_test_id("family")
    expect(switch).not_to_be_checked()
    switch.check()
    ann.until(has_more_time)
    bob = visitor(ann.page.url)
    expect(bob.page.get_by_text("Family: more time on")).to_be_visible()
    expect(bob.page.get_by_test_id("family")).to_have_count(0)  # nothing they could change
    switch.uncheck()
    bob.until(lambda t: t.seating and not has_more_time(t))
    expect(bob.page.get_by_text("Family: more time off")).to_be_visible()


def test_the_next_game_of_the_same_people_has_more_time_too(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    ann.page.get_by_test_id("family").check()
    ann.until(has_more_time)
    ann.page.get_by_test_id("another-game").locator("summary").click()
    ann.page.get_by_test_id("next-zack").click()
    ann.until(lambda told: has_more_time(told, "zack"))


def test_whoever_plays_alone_has_it_from_the_shelf_and_the_browser_remembers(visitor):
    ann = visitor()
    ann.page.get_by_role("switch", name="Family: more time").press("Space")
    ann.page.reload()
    expect(ann.page.get_by_test_id("family")).to_be_checked()
    ann.page.get_by_test_id("play-zinga").click()
    ann.until(has_more_time)
