"""When a card was in turn: ZK-30 to ZK-32."""

from sabot.games.zack.acts import Throw, Thrown
from tests.games.zack.scene import (
    FALSE,
    SLOW,
    STOPS,
    challenge,
    due,
    judged,
    play,
    shoe,
    thrown,
    wait,
)


def in_turn(state):
    return [laid.in_turn for laid in state.shoe]


def test_zk_30_a_card_is_in_turn_if_the_card_below_designates_its_thrower():
    assert in_turn(shoe("0 left, 1 left, 2 red, 0 left")) == [True] * 4
    assert in_turn(shoe("0 left, 2 left")) == [True, False]


def test_zk_30_or_if_its_thrower_starts():
    assert in_turn(shoe("0 left")) == [True]
    assert in_turn(shoe("1 left")) == [False]


def test_zk_30_or_restarts():
    state = judged(shoe("0 left"), 2, "orange", SLOW).state
    assert in_turn(thrown(state, "2 left")) == [True]
    state = judged(shoe("0 left"), 2, "green", SLOW).state
    assert in_turn(thrown(state, "3 left")) == [True]
    assert in_turn(thrown(state, "2 left")) == [False]


def test_zk_30_or_restarts_after_a_stop():
    state = wait(shoe("0 left-right", options=STOPS)).state
    assert in_turn(thrown(state, "0 left")) == [True, True]
    assert in_turn(thrown(state, "1 left")) == [True, False]


def test_zk_30_or_if_the_table_throws_for_them():
    state, events = wait(shoe("0 left"))
    assert events == (Thrown(1, "left", by_table=True),)
    assert in_turn(state) == [True, True]


def test_zk_31_a_wrong_card_does_not_turn_the_rightful_players_card_into_a_fault():
    state = shoe("0 left, 3 green")
    assert due(state) == (3, 1)
    assert in_turn(thrown(state, "1 left")) == [True, False, True]


def test_zk_31_nor_do_several():
    state = shoe("0 left, 3 left, 2 left, 2 green")
    assert in_turn(state) == [True, False, False, False]
    assert due(state) == (3, 1)
    assert in_turn(thrown(state, "1 left"))[-1]


def test_zk_31_a_player_designated_by_a_false_card_no_longer_on_top_is_not_due():
    state = shoe("0 left, 3 yellow, 3 green")
    assert due(state) == (3, 1)
    assert not in_turn(thrown(state, "2 left"))[-1]


def test_zk_31_if_there_is_no_card_in_turn_the_starter_may_still_throw():
    state = shoe("2 green, 1 green")
    assert due(state) == (3, 0)
    assert in_turn(thrown(state, "0 left")) == [False, False, True]


def test_zk_31_nobody_throws_in_turn_twice_for_the_same_card():
    state = shoe("0 left, 3 left, 1 green")
    assert in_turn(state) == [True, False, True] and due(state) == (3,)
    assert not in_turn(thrown(state, "1 left"))[-1]


def test_zk_31_a_stop_that_took_effect_designates_the_player_who_restarts():
    state = wait(shoe("0 left, 2 left-right", options=STOPS)).state
    assert in_turn(state) == [True, False] and due(state) == (2,)
    state = thrown(state, "0 orange")
    assert due(state) == (1, 2)
    assert in_turn(thrown(state, "2 left"))[-1]
    assert in_turn(thrown(state, "1 left"))[-1]


def test_zk_31_whether_it_was_in_turn_is_decided_once():
    """Colours have changed since, and left has become right; what was right stays right."""
    state = wait(shoe("0 orange, 1 left, 2 swap", options=STOPS)).state
    assert state.colours[0] != "red" and in_turn(state) == [True] * 3
    verdict = challenge(state, 3, state.colours[1], FALSE)[0].verdict
    assert not verdict.right


def test_zk_31_colours_are_those_of_the_moment():
    state = wait(shoe("0 left, 1 swap", options=STOPS)).state
    assert state.colours == ("green", "red", "orange", "yellow")
    assert due(thrown(state, "1 green")) == (0,)


def test_zk_32_a_false_card_that_nobody_challenges_stands():
    state = shoe("0 left, 3 green, 3 yellow")
    assert due(state) == (2,)
    assert in_turn(state) == [True, False, True]
    assert in_turn(thrown(state, "1 left"))[-1] is False


def test_zk_32_the_clock_of_the_table_goes_by_the_top_card():
    state = shoe("0 left, 3 yellow")
    assert wait(state).events == (Thrown(2, "left", by_table=True),)


def test_two_in_turn_and_both_false_and_true_in_any_order():
    """The due player throws first or second; the other one's card is what it is."""
    early = play(play(shoe("0 left"), 3, Throw()).state, 1, Throw(), after=0).state
    late = play(play(shoe("0 left"), 1, Throw()).state, 3, Throw(), after=0).state
    assert in_turn(early) == [True, False, True]
    assert in_turn(late) == [True, True, False]


def test_a_seat_that_is_due_twice_is_due_once():
    state = shoe("0 left, 3 orange")
    assert due(state) == (1, 1)
    assert in_turn(thrown(state, "1 left"))[-1]
