"""The set-up book of Z-Game (ZZ-20), and the matrix game that it was solved as."""

from collections import Counter
from itertools import combinations
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabot.core.luck import Luck
from sabot.games.zgame.acts import Ready
from sabot.games.zgame.board import Size
from sabot.games.zgame.bots.book import arrangement, fewest, mirrored, next_swap, swapped
from sabot.games.zgame.bots.setups import MIXES
from sabot.games.zgame.engine.core import KIND, PLUS, ZERO
from sabot.games.zgame.grid import act_of, grid_of, place_on
from sabot.games.zgame.pieces import SET
from sabot.games.zgame.state import side_of
from sabot.sim.zgame.book import candidates, line, unlike
from sabot.sim.zgame.matrix import against, exploitability, solve, steadied
from sabot.sim.zgame.quick import Quick, guessed
from sabot.sim.zgame.quick import game as quick_game
from tests.games.zgame.scene import BLACK, WHITE, act, arranging, game, play, position

SIZES = get_args(Size)
ARRANGED = st.permutations(SET).map(tuple)


@pytest.mark.parametrize("size", SIZES)
def test_all_in_the_book_are_arrangements_and_none_is_there_twice_zz_1(size):
    listed = [each for _, each in MIXES[size]]
    assert all(sorted(each) == sorted(SET) for each in listed)
    assert all(unlike(one, other) for one, other in combinations(listed, 2))


@pytest.mark.parametrize("size", SIZES)
def test_no_arrangement_can_be_expected(size):
    shares = [share for share, _ in MIXES[size]]
    assert len(shares) >= 5
    assert max(shares) < sum(shares) / 2


def test_arrangements_are_drawn_as_often_as_the_book_says_and_half_of_them_mirrored():
    drawn = Counter(arrangement("5x7", Luck(b"book", number)) for number in range(3_000))
    total = sum(share for share, _ in MIXES["5x7"])
    for share, each in MIXES["5x7"]:
        for turned_way in {each, mirrored(each)}:
            expected = 3_000 * share / total / len({each, mirrored(each)})
            assert abs(drawn[turned_way] - expected) < 5 * (expected + 1) ** 0.5


@given(now=ARRANGED, wanted=ARRANGED)
def test_no_shorter_way_of_swaps_leads_there(now, wanted):
    steps = fewest(now, wanted)
    assert reached_by(now, steps) == wanted
    assert len(steps) == distance(now, wanted)


def reached_by(symbols, pairs):
    for pair in pairs:
        symbols = swapped(symbols, pair)
    return symbols


def distance(now, wanted):
    """By trying everything, from both ends."""
    near, far, steps = {now}, {wanted}, 0
    while not near & far:
        near = {swapped(each, pair) for each in near for pair in combinations(range(len(SET)), 2)}
        near, far, steps = far, near, steps + 1
    return steps


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_swaps_lead_to_the_arrangement_that_is_wanted_zz_20(size, seat):
    state, wanted = arranging(size=size), arrangement(size, Luck(b"wanted"))
    while swap := next_swap(*seen(state, seat), wanted):
        state, _ = play(state, seat, swap)
    assert placed(state, seat) == wanted
    state, _ = play(state, seat, Ready())
    assert next_swap(*seen(state, seat), mirrored(wanted)) is None


def seen(state, seat):
    view = game.view(state, seat)
    return view, view.mine


def placed(state, seat):
    home = state.position.shape.home[side_of(state, seat)]
    symbols = [state.position.board[place].symbol for place in home]
    return tuple(symbol for symbol in symbols if symbol != "z")


UNEVEN = (
    (0, 2, -1),
    (-2, 0, 1),
    (1, -1, 0),
)  # rock, paper and scissors, where one win counts twice


def test_a_game_of_rock_paper_and_scissors_is_solved():
    mix = solve(UNEVEN, price=0.01)
    assert mix == pytest.approx([1 / 4, 1 / 4, 1 / 2], abs=0.02)
    assert exploitability(UNEVEN, mix) < 0.05 < exploitability(UNEVEN, [1, 0, 0])


def test_an_arrangement_that_loses_to_everything_is_not_played():
    payoff = ((0, 1, 1), (-1, 0, 1), (-1, -1, 0))
    assert solve(payoff, price=0.05) == pytest.approx([1, 0, 0], abs=0.01)


def test_the_dearer_it_is_to_be_expected_the_more_is_played():
    payoff = ((0, 0.1), (-0.1, 0))
    even, sharp = solve(payoff, price=1.0), solve(payoff, price=0.02)
    assert 0.5 < even[0] < 0.6 < sharp[0] < 1


def test_a_mix_wins_nothing_of_itself():
    mix = solve(UNEVEN, price=0.1)
    assert sum(a * b for a, b in zip(against(UNEVEN, mix), mix, strict=True)) == pytest.approx(0)


def test_few_games_of_a_pair_count_less_than_how_strong_both_are():
    payoff = ((0, 0.5, -0.1), (-0.5, 0, 0.3), (0.1, -0.3, 0))
    steady = steadied(payoff, games=10, doubt=30)
    assert 0 < steady[0][1] < 0.5
    assert all(steady[i][j] == pytest.approx(-steady[j][i]) for i, j in combinations(range(3), 2))


def test_candidates_are_the_best_that_are_unlike():
    symbols = tuple(SET)
    twin, other = mirrored(symbols), swapped(swapped(symbols, (0, 5)), (1, 6))
    assert candidates({symbols: 1.0, twin: 2.0, other: 0.5}) == [twin, other]


def test_an_arrangement_is_written_as_it_stands_zz_3():
    assert line(tuple(SET)) == "zero zero z arrow cross / cross plus plus"


HANGING = """
    .  .  z  .  o?
    .  .  .  .  .
    .  .  p? .  .
    .  .  .  .  .
    .  .  P  .  .
    .  X? .  .  .
    .  .  Z  .  .
"""


def quick(side="white", **rest):
    return Quick("5x7", side, nodes=30, **rest)


def test_a_quick_player_takes_a_z_when_it_can_zz_22():
    grid = grid_of(position(HANGING.replace("p?", ". ")))
    assert all(quick().act(grid, number) == act_of(grid, act("Pc3-c7")) for number in range(1, 9))


def test_a_quick_player_places_hidden_pieces_at_random_zz_30():
    grid = grid_of(position(HANGING))
    guesses = [guessed(grid, number) for number in range(1, 50)]
    places = [place_on(grid, square) for square in ("c5", "e7")]
    found = {tuple(guess.cells[place] & KIND for place in places) for guess in guesses}
    assert found == {(PLUS, ZERO), (ZERO, PLUS)}
    untouched = set(range(len(grid.cells))).difference(places)
    assert all(guess.cells[place] == grid.cells[place] for guess in guesses for place in untouched)


def test_a_quick_player_that_sees_wins_more():
    lucks, start = range(40), arranging().position
    pairs = [(quick(), quick("black")), (quick(sees=True), quick("black"))]
    blind, seeing = (
        sum(quick_game(grid_of(start), pair, seed) for seed in lucks) for pair in pairs
    )
    assert seeing > blind


def test_a_quick_game_is_the_same_for_the_same_seed():
    start = arranging().position
    shares = [quick_game(grid_of(start), (quick(), quick("black")), 7) for _ in range(2)]
    assert shares[0] == shares[1]
    assert 0 <= shares[0] <= 1
