"""Nothing on the server names a game, but its own folders and the registry."""

import re
from pathlib import Path

import pytest

import sabot
from sabot.registry import GAMES

ROOT = Path(sabot.__file__).parent
SOURCES = [path for path in ROOT.rglob("*.py") if path.name != "registry.py"]


def is_own(path, id):
    return id in path.relative_to(ROOT).parts


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_named_in_its_own_folders_only(id):
    others = [path for path in SOURCES if not is_own(path, id)]
    assert len(others) > 100
    word = re.compile(rf"(?<![a-z]){id}(?![a-z])", re.IGNORECASE)
    assert [path for path in others if word.search(path.read_text(encoding="utf-8"))] == []
