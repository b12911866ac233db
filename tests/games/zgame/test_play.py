"""Turns and endings (ZZ-21 to ZZ-24)."""

from itertools import pairwise

import pytest

from sabot.games.zgame.acts import Ended, Move, Moved, Reveal, Taken
from tests.games.zgame.scene import BLACK, WHITE, game, play, playing, refusal, turns

HUNT = """
    . . z . .
    . . . . .
    . . p . .
    . . . . .
    . . P . .
    . . . . .
    . . Z . .
"""
SLIDE = """
    . . z . p
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    P . Z . .
"""
RICH = """
    . . z . p
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . P? . O A
    P . Z . .
"""


def view(state):
    return game.view(state, None)


def shuttle(state, times):
    """Both pluses go up or down and come back."""
    return turns(state, "Pa1-a2 Pe7-e6 Pa2-a1 Pe6-e7 " * times)


def test_zz_21_white_begins_and_players_alternate():
    state = playing()
    assert view(state).turn == WHITE
    state = play(state, WHITE, Reveal("a1")).state
    assert view(state).turn == BLACK
    state = play(state, BLACK, Move("c6", "c5")).state
    assert view(state).turn == WHITE
    assert refusal(state, BLACK, Move("c5", "c4")) == ("not-your-turn", "ZZ-21")


def test_zz_22_the_player_who_takes_the_z_wins():
    state = turns(playing(HUNT), "Pc3xc5=plus Zc7-b7 Pc5-b5 Zb7-a7")
    state = turns(state, "Pb5-a5 Za7-b7 Pa5-b5 Zb7-c7")
    state, events = play(turns(state, "Pb5-c5 Zc7-c6"), WHITE, Move("c5", "c6"))
    assert events == (
        Moved(WHITE, "c5", "c6"),
        Taken(BLACK, "c6", "z"),
        Ended("z-taken", WHITE),
    )
    assert game.result(state).places == ({WHITE}, {BLACK})
    assert (view(state).ending, view(state).winner, view(state).turn) == ("z-taken", WHITE, None)


def test_zz_22_there_is_no_check():
    """A Z may be moved into danger, or left there."""
    state = turns(playing(HUNT), "Pc3xc5=plus")
    assert view(turns(state, "Zc7-c6")).turn == WHITE
    assert view(turns(playing(HUNT), "Zc1-b1 Pc5-b5 Pc3-d3")).turn == BLACK


DEAD = """
    O O .  . .
    . . .  . .
    . . .  . .
    . . .  . .
    . . .  . Z
    . . .  . .
    o o .  . .
"""


def test_zz_23_a_player_with_neither_a_move_nor_a_piece_to_reveal_loses():
    state, events = play(playing(DEAD), WHITE, Move("e3", "e4"))
    assert events[-1] == Ended("no-move", WHITE)
    assert game.result(state).places == ({WHITE}, {BLACK})


def test_zz_23_a_piece_to_reveal_is_enough():
    state = turns(playing(DEAD.replace("o o .", "o o? .")), "Ze3-e4")
    assert view(state).turn == BLACK
    assert game.choices(state, BLACK)[0] == Reveal("b1")


def test_zz_24_the_same_position_for_the_third_time_is_a_draw():
    state = shuttle(playing(SLIDE), 1)
    assert view(state).ending is None
    state = turns(state, "Pa1-a2 Pe7-e6 Pa2-a1")
    state, events = play(state, BLACK, Move("e6", "e7"))
    assert events[-1] == Ended("threefold", None)
    assert game.result(state).places == ({WHITE, BLACK},)


def test_zz_24_with_the_other_side_to_move_it_is_another_position():
    """White loses a move on the way, so the pieces stand there a third time with black to move."""
    state = shuttle(playing(SLIDE), 1)
    state = turns(state, "Pa1-a3 Pe7-e6 Pa3-a2 Pe6-e7 Pa2-a1")
    assert view(state).turn == BLACK and view(state).ending is None


def test_zz_24_revealed_symbols_belong_to_the_position():
    state = shuttle(playing(RICH), 1)
    state = turns(state, "!b2 Pe7-e6 Pa1-a2 Pe6-e7 Pa2-a1 Pe7-e6 Pa1-a2 Pe6-e7")
    assert view(state).ending is None and view(state).quiet == 7


def test_zz_24_sixty_quiet_plies_are_a_draw():
    white = around("a1 a2 a3 b3 b2 b1 b2 b3 a3 a2", 30)
    black = around("e7 e6 e5 d5 d6 d7", 30)
    wander = [ply for pair in zip(white, black, strict=True) for ply in pair]
    state = turns(playing(SLIDE), " ".join(wander[:59]))
    assert view(state).quiet == 59 and view(state).ending is None
    assert view(turns(state, wander[59])).ending == "quiet"


def around(squares, count):
    """Rounds of different lengths, so that nothing comes a third time before the end."""
    steps = squares.split() * count
    return [f"P{one}-{two}" for one, two in pairwise(steps)][:count]


@pytest.mark.parametrize(
    "ply, quiet",
    [("Pa1-a2", 1), ("Zc1-c2", 1), ("Od2-d3", 0), ("b2-b3", 0), ("!b2", 0), ("Ae2-e4", 0)],
)
def test_zz_24_a_capture_a_reveal_and_a_move_of_a_hidden_piece_zero_or_arrow_are_not_quiet(
    ply, quiet
):
    assert view(turns(playing(RICH), ply)).quiet == quiet


def test_zz_24_a_capture_is_not_quiet():
    state = turns(playing(HUNT), "Zc1-c2 Zc7-c6 Pc3xc5")
    assert view(state).quiet == 0


def test_zz_24_only_the_two_zs_left_is_a_draw_at_once():
    picture = """
        . . z . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . o .
        . . Z . .
    """
    state, events = play(playing(picture), WHITE, Move("c1", "d2"))
    assert events[-1] == Ended("two-zs", None) and game.result(state).places == ({WHITE, BLACK},)
