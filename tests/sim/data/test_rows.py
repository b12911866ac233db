"""Rows of simulated games: the same wherever they are made, and true to what was played."""

from collections import Counter
from functools import partial

import pytest

from sabot.core.log import Act
from sabot.registry import GAMES
from sabot.sim.data.rows import Wish, rows_of
from sabot.sim.data.runners import Here, Processes
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of
from tests.sim.test_simulate import ran


def wish_of(game, seats, levels=("easy",), **options):
    return Wish(game, GAMES[game].game.version, seats, levels, "rows", options, decisions=True)


ZACK = wish_of("zack", 3, ("hard", "easy", "easy"), wins=1)
EACH = [
    ZACK, wish_of("zinga", 2), wish_of("zgame", 2), wish_of("zigzag_race", 2, course=3),
    wish_of("zigzag_signs", 4, short=3),
]  # fmt: skip


@pytest.mark.parametrize("wish", EACH, ids=lambda wish: wish.game)
def test_one_process_and_two_make_the_same_rows(wish):
    parts = [range(0, 1), range(1, 2)]
    make = partial(rows_of, wish)
    here = dict((part.start, rows) for part, rows in Here().run(make, parts))
    there = dict((part.start, rows) for part, rows in Processes(2).run(make, parts))
    assert here == there and here[0].games != here[1].games and here[0].decisions


def test_every_game_is_among_them():
    assert {wish.game for wish in EACH} == set(GAMES)


def test_a_row_is_a_game_that_was_played():
    [row] = rows_of(ZACK, range(1, 2)).games
    assert row.levels == ("easy", "easy", "hard")  # they move one on from game to game
    played, log = recorded("zack", 3, seed_of("rows", 1), levels=row.levels, options={"wins": 1})
    assert row.seed == seed_of("rows", 1).hex() and row.lasted == played.at
    assert row.actions == sum(isinstance(entry, Act) for entry in log)
    assert [set(place) for place in row.places] == list(played.game.result(played.state).places)


@pytest.mark.parametrize("wish", EACH, ids=lambda wish: wish.game)
def test_every_act_has_a_row_that_says_what_it_answers(wish):
    rows = rows_of(wish, range(1))
    [game], decisions = rows.games, rows.decisions
    assert len(decisions) == game.actions
    assert all(row.reaction >= 0 for row in decisions)


@pytest.mark.parametrize("wish", EACH, ids=lambda wish: wish.game)
def test_each_choice_was_an_option_also_if_the_clock_opened_it_or_it_came_too_late(wish):
    """But for what a floor put in place of an act."""
    decisions = rows_of(wish, range(2)).decisions
    assert all(row.choice in row.options for row in decisions if row.choice != "too-soon")


def test_an_error_is_named_by_the_event_that_tells_it():
    errors = Counter(row.error for row in rows_of(wish_of("zinga", 2), range(20)).decisions)
    assert errors[None] > errors["gaffed"] > 0


def test_what_a_run_lacks_is_said_in_one_line():
    done = ran("simulate", "zack", "-n", "1", "--decisions")
    assert done.returncode == 1 and "--out FOLDER" in done.stderr and "Trace" not in done.stderr
