"""The end of collecting: ZR-35, ZR-36, ZR-39."""

import pytest
from msgspec.structs import replace

from sabot.games.zigzag_race.acts import Keep, Leave, Options, Stop, Stopped, Take, Turn
from tests.games.zigzag_race.scene import (
    BEGUN,
    MEADOW,
    SAND,
    WATER,
    collecting,
    game,
    lying,
    play,
    player,
    refusal,
    stacked,
    stop,
    turned,
    wait,
)

ALL_UP = {place: "s" for place in range(48)}


def test_zr_35_nothing_for_me_is_called_when_all_cards_lie_face_up():
    state, events = stop(lying(collecting(), ALL_UP), 2, "nothing")
    assert events == (Stopped(2, "nothing"),)
    assert state.phase == "stopped" and game.view(state, 0).caller == 2


def test_zr_35_whether_the_caller_could_use_one_is_not_checked():
    assert stop(lying(collecting(), ALL_UP), 0, "nothing").events  # sand fits everybody


def test_zr_35_it_is_refused_while_a_card_is_face_down_or_held():
    state = lying(collecting(), ALL_UP | {WATER: "#"})
    assert refusal(state, 0, Stop("nothing")) == ("face-down", "ZR-35")
    assert refusal(turned(state, 0, WATER), 0, Stop("nothing")) == ("held-cards", "ZR-35")
    assert refusal(turned(state, 1, WATER), 0, Stop("nothing")) == ("held-cards", "ZR-35")


@pytest.mark.parametrize("at, steps", [(-1, 9), (0, 8), (17, 5), (33, 1), (18, 4)])
def test_zr_35_i_can_reach_my_goal_needs_as_many_cards_as_the_fewest_steps(at, steps):
    state = player(stacked(collecting(), 0, "s" * (steps - 1)), 0, at=at)
    assert game.view(state, 0).seats[0].steps == steps
    assert refusal(state, 0, Stop("goal")) == ("too-few", "ZR-35")
    state = player(stacked(state, 0, "t" * steps), 0, at=at)  # right or wrong
    assert stop(state, 0).events == (Stopped(0, "goal"),)


def test_zr_35_a_held_card_does_not_count():
    state = turned(stacked(collecting(cards=1), 0, "ssss"), 0, SAND)
    assert refusal(state, 0, Stop("goal")) == ("too-few", "ZR-35")
    assert stop(play(state, 0, Keep(SAND)).state, 0).events


def test_zr_35_after_a_stop_every_act_is_over_a_second_stop_too():
    state, _ = stop(stacked(lying(collecting(cards=1), {SAND: "s"}), 0, "sssss"), 0)
    for action in (Turn(WATER), Take(SAND, "sand"), Stop("goal"), Stop("nothing")):
        assert refusal(state, 1, action) == ("not-now", "ZR-30")


def test_zr_35_a_stop_waits_for_everybody_who_could_have_been_before_it():
    state = collecting()
    for action in (Turn(1), Take(1, "sand"), Stop("goal"), Stop("nothing")):
        assert game.rivals(state, 1, action) == {0, 2, 3}
    for action in (Keep(1), Leave(1)):
        assert game.rivals(state, 1, action) == frozenset()


def test_zr_35_a_keep_waits_for_players_who_could_have_called_before_it():
    state = turned(collecting(), 1, SAND)
    for cards, callers in ((7, frozenset()), (8, {2}), (9, {2})):  # of nine; one may be on its way
        state = stacked(state, 2, "s" * cards)
        assert game.rivals(state, 1, Keep(SAND)) == callers
        assert game.rivals(state, 1, Leave(SAND)) == frozenset()  # it lies face up either way
    state = stacked(state, 1, "s" * 9)
    assert game.rivals(state, 1, Keep(SAND)) == {2}
    assert game.rivals(replace(state, arrivals=(2,)), 1, Keep(SAND)) == frozenset()


def test_zr_36_the_phase_ends_when_no_card_is_left():
    bare = lying(collecting(), dict.fromkeys(range(48), "-"))
    state, events = play(lying(bare, {SAND: "s"}), 0, Take(SAND, "sand"))
    assert events[-1] == Stopped(None, "bare") and game.view(state, 0).caller is None
    held = turned(lying(bare, {SAND: "#"}), 1, SAND)
    assert held.phase == "collect"  # a held card is still in the middle
    assert game.rivals(held, 1, Keep(SAND)) == {0, 2, 3}
    assert play(held, 1, Keep(SAND)).events[-1] == Stopped(None, "bare")


@pytest.mark.parametrize("marks, quiet", [({}, 20_000), (ALL_UP, 10_000)])
def test_zr_36_and_after_so_long_without_an_act(marks, quiet):
    state = lying(collecting(), marks)
    assert game.wake(state)[:2] == (BEGUN + quiet, {0, 1, 2, 3})
    assert wait(state).events == (Stopped(None, "idle"),)


def test_zr_36_turn_keep_leave_and_take_are_acts_but_not_a_leave_by_time():
    state, _ = play(lying(collecting(), {MEADOW: "m"}), 0, Take(MEADOW, "meadow"), after=5_000)
    assert state.acted_at == BEGUN + 5_000
    state = turned(state, 0, WATER, after=5_000)
    assert state.acted_at == BEGUN + 10_000
    left, _ = play(state, 0, Leave(WATER))
    kept, _ = play(state, 0, Keep(WATER))
    assert left.acted_at == kept.acted_at == BEGUN + 11_250
    by_time, _ = wait(state)
    assert by_time.acted_at == BEGUN + 10_000 and game.wake(by_time).at == BEGUN + 30_000


def test_zr_36_and_after_four_minutes_in_all():
    state = replace(collecting(), acted_at=BEGUN + 235_000, now=BEGUN + 235_000)
    assert game.wake(state).at == BEGUN + 240_000
    assert wait(state).events == (Stopped(None, "time"),)


def test_zr_36_every_window_is_an_option():
    quick = Options(idle_time=2_000, leftover_time=2_000, phase_time=3_000)
    state = collecting(options=quick)
    assert game.wake(state).at == BEGUN + 2_000
    assert game.wake(replace(state, acted_at=BEGUN + 2_500)).at == BEGUN + 3_000
    assert game.wake(lying(state, ALL_UP)).at == BEGUN + 2_000


def test_zr_39_a_player_who_did_nothing_for_a_whole_phase_let_a_window_pass():
    state, _ = play(collecting(), 1, Turn(WATER), after=14_000)
    state, _ = stop(stacked(state, 2, "s" * 9), 2)
    assert state.now == BEGUN + 15_000
    assert game.wake(state).awaited == {0, 3}


def test_zr_39_but_not_if_there_was_too_little_time_to_turn_a_card():
    state, _ = play(collecting(), 1, Turn(WATER), after=13_000)
    state, _ = stop(stacked(state, 2, "s" * 9), 2)
    assert game.wake(state).awaited == frozenset()
    last = lying(collecting(), ALL_UP | {WATER: "#"})
    state, _ = play(last, 1, Turn(WATER), after=5_000)
    state, _ = stop(stacked(state, 2, "s" * 9), 2)
    state = replace(state, opened=state.opened + 60_000)
    assert game.wake(state).awaited == frozenset()
