"""Z-Game keeps what every game on the shelf must keep, though it is not there yet."""

from pathlib import Path

import pytest

from sabot.sim.golden import golden
from tests.conformance import test_every_game as kit
from tests.games.zgame.off_the_shelf import on_the_shelf

LAWS = [law for name, law in vars(kit).items() if name.startswith("test_")]
FILES = sorted(Path(__file__).parent.glob("playthroughs/*.txt"))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_conformance(law):
    with on_the_shelf():
        law("zgame")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_is_played_as_it_is_written_down(file):
    heading = file.read_text().splitlines()[0]
    with on_the_shelf():
        assert golden(heading) == file.read_text()


def test_there_are_some():
    assert LAWS and FILES
