"""The engine against the rules, and what it can do that they can't."""

from collections import Counter
from random import Random

import pytest

from sabot.games.zgame.engine.core import ARROW, BLACK, HIDDEN, PLUS, UNKNOWN
from sabot.games.zgame.engine.playout import perft, playout, random_acts, rewind
from sabot.games.zgame.grid import ENDINGS, act_of, acts_of, cell_of, grid_of, place_on, ply_of
from sabot.games.zgame.position import make, outcome, plies
from tests.games.zgame.engine.compare import SIZES, assert_same_attackers, play_both, snapshot
from tests.games.zgame.scene import PLAIN, act, position
from tests.games.zgame.test_perft import COUNTS, EDGE, OPEN, WIDE

GAMES = 100  # on each size; `compare.py` plays more of them


@pytest.mark.parametrize("size", SIZES)
def test_it_plays_whole_games_as_the_rules_do(size):
    """All legal acts and captures, every board and ending, and every act taken back."""
    endings = Counter(play_both(size, seed) for seed in range(GAMES))
    assert {"z-taken", "quiet", "two-zs"} <= set(endings)


@pytest.mark.parametrize("name", COUNTS)
def test_it_counts_the_sequences_that_the_rules_and_the_naive_one_count(name):
    picture, turn, counts = COUNTS[name]
    grid = grid_of(position(picture, turn))
    assert tuple(perft(grid, depth) for depth in range(1, 4)) == counts[:3]


@pytest.mark.parametrize("picture", [PLAIN, OPEN, EDGE, WIDE])
def test_it_knows_who_could_take_on_every_square(picture):
    here = position(picture)
    for number in range(12):
        assert_same_attackers(grid_of(here), here)
        made = make(here, Random(number).choice(list(plies(here))))
        here = made.position


SHUTTLE = """
    . . z . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . O
    . . Z . .
"""


def test_zz_24_the_same_position_for_the_third_time_is_a_draw():
    there_and_back = ["c1-b1", "c7-b7", "b1-c1", "b7-c7"]
    assert both(SHUTTLE, (there_and_back * 2)[:-1]) == (None, None)
    assert both(SHUTTLE, there_and_back * 2) == ("threefold", "threefold")


def test_zz_24_a_position_made_of_the_rules_remembers_what_was_before():
    _, here = follow(SHUTTLE, ["c1-b1", "c7-b7", "b1-c1", "b7-c7", "c1-b1", "c7-b7", "b1-c1"])
    late = grid_of(here)
    late.make(act_of(late, act("b7-c7")))
    assert ENDINGS[late.outcome()] == "threefold"


def test_zz_24_a_third_time_counts_only_with_the_same_side_to_move():
    """White needs three plies for what black does in two, so the board comes back the other way."""
    plies = ["c1-b1", "c7-b7", "b1-b2", "b7-c7", "b2-c1"]
    assert both(SHUTTLE, [*plies, *(["c7-b7", "c1-b1", "b7-b6", "b1-c1", "b6-c7"])]) == (None, None)


def test_zz_23_a_player_without_an_act_loses():
    picture = """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . Z
        . . . . .
        o o . . .
    """
    assert both(picture, ["e3-e4"]) == ("no-move", "no-move")
    assert both(picture.replace("o o .", "o o? ."), ["e3-e4"]) == (None, None)


UNSEEN = """
    . . z . .
    . . . . .
    . . . x? .
    . . . . .
    . . . . .
    . P? . . .
    . . Z . .
"""


def unseen(picture=UNSEEN, square="d5", cell=BLACK | HIDDEN | UNKNOWN, turn="black"):
    """As white sees it."""
    grid = grid_of(position(picture, turn))
    place = place_on(grid, square)
    grid.toggle(place, grid.cells[place])
    grid.put(place, cell)
    return grid


def acts_from(grid, square):
    squares = (ply_of(grid, each) for each in acts_of(grid))
    moves = [ply for ply in squares if getattr(ply, "origin", getattr(ply, "square", "")) == square]
    return {getattr(ply, "target", "!") for ply in moves}


def test_zz_16_an_unknown_piece_moves_as_a_zero_and_may_be_revealed():
    assert acts_from(unseen(), "d5") == {"c4", "d4", "e4", "!"}


def test_zz_17_the_caller_that_reveals_an_unknown_piece_says_what_it_is():
    grid = unseen()
    before = snapshot(grid)
    grid.make(act_of(grid, act("!d5")), PLUS)
    assert grid.cells[place_on(grid, "d5")] == BLACK | PLUS
    grid.make(act_of(grid, act("c1-c2")))
    assert acts_from(grid, "d5") == set(
        ["d1", "d2", "d3", "d4", "d6", "d7", "a5", "b5", "c5", "e5"]
    )
    rewind(grid, 0)
    assert snapshot(grid) == before


def test_zz_18_an_unknown_piece_is_given_its_kind_on_arrival():
    arriving = UNSEEN.replace(". P? . . .", ". P? . x? .").replace(". . . x? .\n", ". . . . .\n", 1)
    grid = unseen(arriving, "d2")
    grid.make(act_of(grid, act("d2-d1")), ARROW)
    assert grid.cells[place_on(grid, "d1")] == BLACK | ARROW
    grid.undo()
    assert grid.cells[place_on(grid, "d2")] == BLACK | HIDDEN | UNKNOWN


def test_an_unknown_piece_that_nobody_names_stands_still_once_revealed():
    grid = unseen()
    grid.make(act_of(grid, act("!d5")))
    grid.make(act_of(grid, act("c1-c2")))
    assert acts_from(grid, "d5") == set()


def test_zz_24_an_unknown_piece_is_not_a_z():
    grid = unseen(UNSEEN.replace("P?", "."))
    grid.make(act_of(grid, act("c7-c6")))
    assert ENDINGS.get(grid.outcome()) is None


def test_positions_that_differ_in_anything_have_different_keys():
    cells = {cell_of(side, symbol, hidden) for side in ("white", "black")
             for symbol in ("zero", "cross", None) for hidden in (False, True)}  # fmt: skip
    keys = {unseen(cell=cell, turn=turn).key for cell in cells for turn in ("white", "black")}
    assert len(keys) == 2 * len(cells) == 24


def test_the_same_position_has_the_same_key_whichever_way_it_came_about():
    one, _ = follow(PLAIN, ["!b1", "!b7", "!d1"])
    other, _ = follow(PLAIN, ["!d1", "!b7", "!b1"])
    assert one.key == other.key and snapshot(one) == snapshot(other)


@pytest.mark.parametrize("size", SIZES)
def test_a_playout_ends_as_games_do_and_can_be_taken_back(size):
    grid = grid_of(position({"5x6": EDGE, "5x7": PLAIN, "7x7": WIDE}[size]))
    before, endings = snapshot(grid), Counter()
    for seed in range(200):
        ended = playout(grid, seed, 2_000)
        assert ended == grid.outcome()
        endings[ENDINGS.get(ended)] += 1
        rewind(grid, 0)
        assert snapshot(grid) == before
    assert endings["z-taken"] > 100 and None not in endings


def test_a_playout_stops_at_its_limit():
    grid = grid_of(position(PLAIN))
    assert playout(grid, 1, 3) == 0
    assert grid.ply == 3


def test_every_legal_act_is_as_likely_as_any_other():
    grid, counts = grid_of(position(OPEN)), Counter()
    for seed in range(3_600):
        playout(grid, seed, 1)
        counts[grid.made[0] & 0xFFF] += 1
        grid.undo()
    assert set(counts) == set(acts_of(grid))
    assert all(140 < count < 260 for count in counts.values())  # 18 acts, 200 each, sigma 14


def test_random_acts_are_the_same_again_and_leave_the_position_alone():
    grid = grid_of(position(PLAIN))
    before = snapshot(grid)
    sums = [random_acts(grid, seed, 2_000) for seed in (1, 1, 2)]
    assert sums[0] == sums[1] != sums[2]
    assert snapshot(grid) == before


def test_a_copy_goes_its_own_way_and_remembers_what_was_before():
    grid, _ = follow(SHUTTLE, ["c1-b1", "c7-b7", "b1-c1", "b7-c7", "c1-b1", "c7-b7", "b1-c1"])
    copy, before = grid.copy(), snapshot(grid)
    copy.make(act_of(copy, act("b7-c7")))
    assert ENDINGS[copy.outcome()] == "threefold"
    assert (snapshot(grid), grid.outcome()) == (before, 0)
    rewind(copy, 0)
    assert snapshot(copy) == snapshot(grid_of(position(SHUTTLE)))


def both(picture, plies, turn="white"):
    """How the last of these plies ended it, by the engine and by the rules."""
    grid, here = follow(picture, plies[:-1], turn)
    made = make(here, act(plies[-1]))
    grid.make(act_of(grid, made.ply))
    return ENDINGS.get(grid.outcome()), outcome(made)


def follow(picture, plies, turn="white"):
    here = position(picture, turn)
    grid = grid_of(here)
    for ply in plies:
        grid.make(act_of(grid, act(ply)))
        here = make(here, act(ply)).position
    return grid, here
