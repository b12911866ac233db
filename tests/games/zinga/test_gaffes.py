"""Gaffes and elimination: ZG-50 to ZG-52."""

import pytest

from sabot.games.zinga.acts import (
    Call,
    Eliminated,
    Gaffed,
    Pass,
    Ring,
    Roll,
    TurnEnded,
    Won,
)
from tests.games.zinga.scene import (
    game,
    play,
    player,
    refusal,
    ring_and_call,
    rolled,
    settle,
    ticked,
    wait,
)

FOUR_AND_R4 = "G10 O3 Y6 B1"  # seat 1, second row


def no_call(state):
    return wait(play(state, 1, Ring()).state)


def changed(state):
    return wait(play(ring_and_call(state, 1, "R4"), 1, Call("O3"), after=100).state)


@pytest.mark.parametrize(
    "why, err",
    {
        "not-on-sheet": lambda state: settle(state, 1, "Y4"),
        "not-on-table": lambda state: settle(state, 1, "R3"),
        "no-call": no_call,
        "changed": changed,
        "plus-full": lambda state: settle(player(state, 1, ticked="R4", plus=3), 1, "R4"),
        "undeclared": lambda state: settle(player(state, 1, ticked=FOUR_AND_R4), 1, "R4"),
    }.items(),
)
def test_zg_50_each_gaffe_blackens_one_box_and_ends_the_turn(why, err):  # and ZG-51
    state, (gaffed, ended) = err(rolled())
    assert (gaffed.seat, gaffed.why) == (1, why)
    assert ended == TurnEnded("gaffe", 1)
    assert [p.gaffes for p in state.players] == [0, 1, 0]


def test_zg_51_nobody_ticks_anything_in_a_turn_with_a_gaffe():
    state, _ = settle(rolled(), 1, "Y4")
    assert refusal(state, 2, Ring()) == ("not-rolled", "ZG-80")
    assert not any(ticked(state, seat) for seat in range(3))


def test_zg_52_the_third_gaffe_eliminates():
    state, events = settle(player(rolled(), 1, gaffes=2), 1, "Y4")
    assert events == (Gaffed(1, "not-on-sheet", "Y4"), Eliminated(1), TurnEnded("gaffe", 2))
    assert game.view(state, 0).sheets[1].out
    assert game.result(state) is None


def test_zg_52_the_second_does_not():
    state, _ = settle(player(rolled(), 1, gaffes=1), 1, "Y4")
    assert not game.view(state, 0).sheets[1].out


def test_zg_52_an_active_player_eliminated_by_an_own_gaffe_is_followed_by_the_next():
    state, events = settle(player(rolled(), 0, gaffes=2), 0, "Y4")
    assert events[-1] == TurnEnded("gaffe", 1)
    assert game.wake(state).awaited == {1}
    assert play(state, 1, Roll(), after=3_000).state.phase == "rolling"


def test_zg_52_the_next_in_turn_eliminated_by_an_own_gaffe_is_skipped():
    state, _ = settle(player(rolled(), 1, gaffes=2), 1, "Y4")
    assert state.active == 2


def test_zg_52_the_turns_of_the_eliminated_are_skipped_round_the_table():
    state = player(player(rolled(seats=4, active=2), 3, gaffes=3), 0, gaffes=3)
    assert settle(state, 1, "R4").state.active == 1


def test_zg_52_the_last_one_left_wins():
    state, events = settle(player(player(rolled(), 1, gaffes=2), 2, gaffes=3), 1, "Y4")
    assert events == (Gaffed(1, "not-on-sheet", "Y4"), Eliminated(1), Won(0))
    assert (state.phase, game.view(state, None).winner, game.wake(state)) == ("over", 0, None)


def test_zg_52_of_two_the_other_wins_though_it_is_its_own_last_chance():
    state = player(player(rolled(seats=2), 0, gaffes=2), 1, gaffes=2)
    assert settle(state, 0, "Y4").events[-1] == Won(1)


def test_zg_52_never_is_everybody_eliminated():
    """Only the one who rang can err, so one at a time falls, and the last one has won."""
    fallen = []
    for seat in range(7):
        state = player(rolled(seats=8), seat, gaffes=2)
        for gone in fallen:
            state = player(state, gone, gaffes=3)
        state, events = settle(state, seat, "G1")
        assert Eliminated(seat) in events
        fallen.append(seat)
    assert events[-1] == Won(7)


def test_zg_52_the_eliminated_take_no_more_part():
    state = player(rolled(), 1, gaffes=3)
    for action in (Ring(), Pass(), Call("R4"), Roll()):
        assert refusal(state, 1, action) == ("eliminated", "ZG-80")
    assert game.choices(state, 1) == ()
    assert game.wake(state).rivals == {0, 2}


def test_zg_52_a_pass_of_the_eliminated_is_not_waited_for():
    state = player(rolled(seats=3), 1, gaffes=3)
    state, _ = play(state, 0, Pass())
    assert play(state, 2, Pass()).events[-1] == TurnEnded("passed", 2)
