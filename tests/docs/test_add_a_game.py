"""The game that docs/add-a-game.md builds can be played as it is printed there."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from sabot.core.game import Late
from sabot.core.log import Act, Head
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.sim.play import recorded

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


@pytest.fixture
def snatch(monkeypatch):
    """A real module, as msgspec looks up the names in annotations there."""
    module = ModuleType("snatch")
    monkeypatch.setitem(sys.modules, "snatch", module)
    exec(re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[1], vars(module))
    monkeypatch.setitem(GAMES, "snatch", module.box)
    return module


@pytest.mark.parametrize("seats", [2, 4])
def test_its_bots_finish_and_its_log_replays(snatch, seats):
    table, log = recorded("snatch", seats, b"a rainy sunday", levels=["easy", "master"])
    assert table.over
    assert Table(table.game, table.head, log).state == table.state


def test_a_coin_that_a_rival_took_first_is_late(snatch):
    head = Head("snatch", 1, 2, {}, b"a rainy sunday")
    log = [Act(1_000, 0, snatch.Take(3), seen=0), Act(1_001, 1, snatch.Take(3), seen=0)]
    table = Table(snatch.box.game, head, log)
    assert table.last.events == (Late(1, "take"),)
