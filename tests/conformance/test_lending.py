"""The law of lent time, tried on a game with several windows at once."""

import pytest

from sabot.core.log import Act, Head, Paused, Resumed
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of
from tests.conformance.lending import check_choices, check_floors, check_lending, paused
from tests.conformance.toys.hands import HOLD, Hands, Keep, LetGo, Turn, box_of


@pytest.fixture
def played(monkeypatch):
    monkeypatch.setitem(GAMES, "hands", box_of(Hands()))
    return recorded("hands", 3, seed_of("toy", 0))


@pytest.fixture
def table():
    """Seat 0 turned a card at 1 s, seat 1 at 1.4 s."""
    table = Table(Hands(), Head("hands", 1, 2, {}, b"seed"))
    table.write(Act(1_000, 0, Turn(), 0))
    table.write(Act(1_400, 1, Turn(), 1))
    return table


def from_the_opening(table, at):
    """Back to the moment at which this deadline was set, as it was before decision 15."""
    since = table.revision
    while since and is_deadline_of(table.last, table.at_revision(since - 1)):
        since -= 1
    return Resumed(at, at - table.at_revision(since).at)


def is_deadline_of(last, kept):
    return (kept.wake.at, kept.lent) == (last.wake.at, last.lent)


def from_the_pause(table, at):
    return Resumed(at, at - table.at)


def nothing(table, at):
    return Resumed(at, 0)


def test_time_since_the_last_act_keeps_the_law(played):
    check_lending(*played)


@pytest.mark.parametrize(
    ("lend", "why"),
    [
        (from_the_opening, "before the last act"),
        (from_the_pause, "does not start in full"),
        (nothing, "made a window shorter"),
    ],
)
def test_more_or_less_than_that_breaks_it(played, lend, why):
    with pytest.raises(AssertionError, match=why):
        check_lending(*played, lend)


def test_time_before_the_last_act_takes_a_choice_away(table):
    """Seat 0 may keep its card since 1.25 s."""
    check_choices(table.game, paused(table, 1_500, Table.resumed), 2)
    with pytest.raises(AssertionError, match="was a choice"):
        check_choices(table.game, paused(table, 1_500, from_the_opening), 2)


def test_time_before_the_last_act_makes_a_floor_longer(table):
    """Seat 1 may keep its card from 1.65 s on."""
    keep = Act(1_650, 1, Keep(), 2)
    check_floors(table.game, paused(table, 1_500, Table.resumed), [keep])
    with pytest.raises(AssertionError, match="wait longer"):
        check_floors(table.game, paused(table, 1_500, from_the_opening), [keep])


def test_the_window_opened_last_starts_in_full_and_the_other_from_that_act(table):
    table.write(Paused(2_400, "nobody"))
    table.write(table.resumed(100_000))
    assert table.wake() == (100_000 + HOLD - 400) * 1_000
    table.advance(table.wake())
    assert table.last.events == (LetGo(0),) and table.wake() == (100_000 + HOLD) * 1_000
