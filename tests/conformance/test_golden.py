"""Golden playthroughs: `make golden` rewrites them; a changed line is a changed game."""

from pathlib import Path

import pytest

from sabot.sim.golden import golden

GAMES = Path(__file__).parent.parent / "games"
FILES = sorted(GAMES.glob("*/golden/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.parent.name}-{f.stem}")
def test_the_game_is_played_as_it_is_written_down(file):
    heading = file.read_text().splitlines()[0]
    assert heading.startswith(f"{file.parent.parent.name}, {file.stem.split('-')[0]} seats, ")
    assert golden(heading) == file.read_text()


def test_there_are_some():
    assert FILES
