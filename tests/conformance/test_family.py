"""*Family: more time*: what each game finds generous, chosen in one press."""

import pytest
from msgspec import convert
from msgspec.structs import asdict, fields

from sabot.registry import GAMES

# Times that are no window: nobody has to do anything in them.
PACE = {"step_time", "count_time"}


@pytest.mark.parametrize("id", GAMES)
def test_family_doubles_every_window_and_changes_nothing_else(id):
    box = GAMES[id]
    usual = asdict(box.game.options())
    family = asdict(convert(dict(box.family), box.game.options))
    changed = {name for name in usual if family[name] != usual[name]}
    assert changed == windows(box.game.options) == set(box.family)
    assert all(family[name] >= 2 * usual[name] for name in changed if name.endswith(("time", "ms")))


def windows(options):
    """A time, or a clock; what a list gives to some seats is a handicap, and the host's alone."""
    named = {option.name for option in fields(options) if isinstance(option.default, int | str)}
    return {name for name in named if name.endswith(("_time", "_ms", "clock"))} - PACE
