"""The README plays a game, and it goes as it says."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_game_in_the_readme_is_played_as_it_is_printed():
    ran = doctest.testfile(str(README), module_relative=False)
    assert (ran.failed, ran.attempted) == (0, 6)
