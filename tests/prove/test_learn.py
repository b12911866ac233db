"""Every lesson in every language on a phone, by a learner who presses only what its notes name."""

import pytest

from sabot.registry import GAMES
from tests.browser.learning import PHONE, cut_off, finish
from tests.browser.screen import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learnt_by_doing_what_its_notes_name(visitor, game, language):
    told, faults = visitor(f"/learn/{game}", locale=language, **PHONE), []
    finish(told, look=lambda page, goal, lines: faults.extend(cut_off(page, lines)))
    end = told.page.get_by_test_id("lesson-end")
    assert end.get_attribute("data-learnt") == "true"
    assert end.locator("li").count() == len(GAMES[game].lesson.goals)
    assert faults == []
