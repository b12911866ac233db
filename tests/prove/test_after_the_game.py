"""The story of a finished game: the same after a reload, for a stranger, and after a restart."""

import pytest

from tests.browser.company import play_to_the_end
from tests.games.zack.walks import person as zack
from tests.games.zigzag_race.walks import person as zigzag_race
from tests.games.zigzag_signs.walks import person as zigzag_signs
from tests.games.zinga.walks import person as zinga

ALONE = {
    "zinga": lambda told: told.page.get_by_test_id("play-zinga").click(),
    "zack": lambda told: zack.sit_alone(told, wins=1),
    "zigzag_race": lambda told: zigzag_race.sit_alone(told, seats=4, course=5),
    "zigzag_signs": lambda told: zigzag_signs.sit_alone(told, short=2),
}
PEOPLE = {
    "zinga": zinga, "zack": zack, "zigzag_race": zigzag_race, "zigzag_signs": zigzag_signs,
}  # fmt: skip


def story(told):
    """What the result tells besides the places, once all of it is there."""
    told.page.get_by_test_id("result").wait_for()
    told.page.wait_for_load_state("networkidle")
    parts = ("places", "awards", "deciding", "reactions")
    found = {part: told.page.get_by_test_id(part) for part in parts}
    return {part: box.inner_text() for part, box in found.items() if box.count()}


@pytest.mark.parametrize("game", ALONE)
def test_the_story_of_a_race_is_the_same_after_a_reload_and_a_restart(visitor, own_server, game):
    told = visitor()
    ALONE[game](told)
    told.until(PEOPLE[game].phase)
    play_to_the_end(PEOPLE[game].play_on, told)
    live = story(told)
    told.page.reload()
    assert story(told) == live
    stranger = visitor(told.page.url)
    seen = story(stranger)
    assert seen.keys() == live.keys()
    own_server.kill()
    own_server.open()
    for page in (told, stranger):
        page.page.reload()
    assert story(told) == live and story(stranger) == seen
