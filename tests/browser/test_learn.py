"""A lesson is played to its end on a phone, by a learner who presses only what its notes name."""

import pytest

from sabot.registry import GAMES
from tests.browser.axe import serious
from tests.browser.learning import PHONE, cut_off, finish

SAMPLE = list(GAMES)[:2]  # `make prove` has all of them (tests/prove/test_learn.py)


@pytest.mark.parametrize(("game", "locale"), [*zip(SAMPLE, ("en-GB", "fr-FR"), strict=True)])
def test_a_lesson_is_learnt_by_doing_what_its_notes_name(visitor, game, locale):
    told = visitor(f"/learn/{game}", locale=locale, **PHONE)
    faults = []
    finish(told, look=lambda page, goal, lines: faults.extend(cut_off(page, lines)))
    end = told.page.get_by_test_id("lesson-end")
    assert end.get_attribute("data-learnt") == "true"
    assert end.locator("li").count() == len(GAMES[game].lesson.goals)
    assert serious(told.page) == []
    assert faults == []


def test_a_lesson_can_be_skipped_and_leads_to_a_real_game(visitor):
    told = visitor("/", size=(390, 844))
    page = told.page
    page.get_by_test_id(f"learn-{SAMPLE[0]}").click()
    page.get_by_test_id("note").first.wait_for()
    page.reload()
    page.get_by_test_id("note").first.wait_for()
    lesson = told.seating["table"]
    page.get_by_test_id("skip-lesson").click()
    page.get_by_test_id("lesson-on").click()
    page.get_by_test_id("note").first.wait_for()
    page.get_by_test_id("skip-lesson").click()
    page.get_by_test_id("play-real").click()
    told.until(lambda t: t.seating["table"] != lesson)
    assert not told.seating["lesson"]
