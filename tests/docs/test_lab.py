"""The page of the laboratory plays a game, and it goes as it says."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_game_of_the_laboratory_is_played_as_it_is_printed():
    ran = doctest.testfile(str(PAGE), module_relative=False)
    assert (ran.failed, ran.attempted) == (0, 8)
