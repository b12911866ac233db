"""Running: ZR-40 to ZR-45."""

import pytest
from msgspec.structs import replace

from sabot.core.luck import Luck
from sabot.games.zigzag_race.acts import (
    Go,
    Hurried,
    Hurry,
    Options,
    Penalised,
    RunBegan,
    RunEnded,
    Stepped,
    Uncovered,
    Won,
)
from tests.games.zigzag_race.scene import (
    ALIKE,
    PLAIN,
    collecting,
    everyone,
    game,
    play,
    player,
    refusal,
    run_out,
    running,
    said,
    stacked,
    stop,
    wait,
)


def run(state):
    return game.view(state, None).run


def alike(stacks, **changes):
    """On a course of meadow nearly every step is a choice."""
    state = everyone(running(stacks, **changes).state, course=(ALIKE, ALIKE))
    return replace(state, closes=state.now + 8_000, run=replace(state.run, since=state.now))


@pytest.mark.parametrize("caller", range(4))
def test_zr_40_the_caller_begins_and_the_others_follow_clockwise(caller):
    state, _ = stop(stacked(collecting(cards=1), caller, "sssss"), caller)
    assert game.view(state, None).order == tuple((caller + n) % 4 for n in range(4))
    assert wait(state).events == (RunBegan(caller, 5), Uncovered(caller, "sand"))


def test_zr_40_without_a_caller_the_youngest_begins():
    state, _ = wait(collecting(youngest=2))
    assert state.order == (2, 3, 0, 1)


def test_zr_41_the_card_collected_first_is_run_first():
    state, _ = running({0: "som"})
    assert (run(state).top, run(state).left) == ("sand", 2)
    state, events = wait(state)
    assert events == (Stepped(0, "sand", 0), Uncovered(0, "cobble"))
    assert (run(state).top, run(state).left, run(state).way) == ("cobble", 1, (-1, 0))
    state, events = wait(state)
    assert events == (Stepped(0, "cobble", 3), Uncovered(0, "meadow"))


def test_zr_42_of_several_areas_that_fit_the_player_chooses():
    state = wait(wait(running({0: "somss"}).state).state).state
    assert run(state).fits == (1, 6) and run(state).chooses
    assert game.wake(state)[:3] == (state.now + 8_000, {0}, {0})
    state, events = play(state, 0, Go(2, 6))
    assert events[0] == Stepped(0, "meadow", 6) and run(state).way == (-1, 0, 3, 6)


def test_zr_42_only_the_top_card_and_how_many_are_left_are_seen():
    one, other = (
        running({0: letters, 1: more}).state for letters, more in (("som", "s"), ("stt", "m"))
    )
    for seat in (0, 1, None):
        assert game.view(one, seat) == game.view(other, seat)


def test_zr_42_a_choice_names_its_card_so_that_an_old_one_moves_nobody():
    state = wait(wait(running({0: "sommm"}).state).state).state
    assert refusal(state, 0, Go(3, 6)) == ("no-choice", "ZR-42")
    assert refusal(state, 0, Go(2, 5)) == ("no-way", "ZR-41")
    assert refusal(state, 0, Go(2, 99)) == ("no-way", "ZR-41")
    assert refusal(state, 1, Go(2, 6)) == ("not-yours", "ZR-40")
    assert refusal(collecting(), 0, Go(2, 6)) == ("not-now", "ZR-41")
    assert refusal(running({0: "s"}).state, 0, Go(0, 0)) == ("no-choice", "ZR-42")


def test_zr_42_a_card_that_fits_one_area_is_run_by_the_table():
    state, _ = running({0: "ss"})
    assert not run(state).chooses and game.wake(state)[:2] == (state.now + 650, frozenset())
    assert wait(state).events[0] == Stepped(0, "sand", 0)


def test_zr_42_without_an_answer_the_shortest_way_is_taken_and_of_two_the_leftmost():
    state = wait(wait(running({0: "somss"}).state).state).state
    assert wait(state).events[0] == Stepped(0, "meadow", 6, by_table=True)
    state = alike({0: "mmmm"})
    assert run(state).fits == (0, 1, 2)
    state, events = wait(state)
    assert events[0] == Stepped(0, "meadow", 0, by_table=True)


def test_zr_42_after_30_s_of_choosing_in_a_run_the_table_chooses_at_once():
    state = alike({0: "m" * 20})
    spent = []
    for _ in range(5):
        spent.append(game.wake(state).at - state.now)
        state, _ = wait(state)
    assert spent == [8_000, 8_000, 8_000, 6_000, 650]
    assert not run(state).chooses and refusal(state, 0, Go(14, 0))[0] == "no-choice"


def test_zr_42_times_are_options():
    state = alike({0: "m" * 20}, options=Options(choice_time=1_000, run_time=1_500, step_time=100))
    state = replace(state, closes=state.now + 1_000)
    state, _ = wait(state)
    assert game.wake(state).at == state.now + 500
    assert game.wake(wait(state).state).at == wait(state).state.now + 100


def test_zr_43_a_run_ends_when_no_area_fits():
    state, _ = running({0: "swm"})
    state, events = wait(wait(state).state)
    assert events == (RunEnded(0, "stuck", 0, "water"),)
    assert (run(state).ended, run(state).top, run(state).left) == ("stuck", "water", 1)


def test_zr_43_or_when_the_stack_is_used_up_or_was_empty():
    state, _ = running({0: "s"})
    assert wait(state).events == (Stepped(0, "sand", 0), RunEnded(0, "empty", 0))
    _, events = running({})
    assert events == (RunBegan(0, 0), RunEnded(0, "empty", 0))


def test_zr_43_or_when_the_goal_is_reached():
    state = run_out(running({0: "s" * 12}).state)
    assert state.run.ended == "goal" and game.result(state).places[0] == {0}


def test_zr_43_remaining_cards_go_back_unseen_but_for_the_card_that_did_not_fit():
    one = run_out(running({0: "swmmm"}).state)
    other = run_out(running({0: "swsto"}).state)
    assert game.view(one, 0) == game.view(other, 0)
    assert wait(one).state.players[0].stack == ()


def test_zr_44_cards_before_the_runner_s_own_go_under_the_supply():
    state = run_out(running({0: "sssss"}).state)
    assert game.view(state, 0).seats[0].course == (PLAIN, PLAIN)  # in sight until the next run
    state, _ = wait(state)
    zero = game.view(state, 0).seats[0]
    assert (zero.course, zero.at, zero.done, zero.steps) == ((PLAIN,), 0, 1, 4)
    assert state.supply == (0, 2, 4, PLAIN)


def test_zr_44_during_the_run_one_may_go_back_afterwards_not():
    """Onto the second card and back again: nothing is run through."""
    state = running({0: "ssss" + "ss"}).state
    for area in (0, 5, 10, 15, 18):
        state = wait(state).state
        assert run(state).way[-1] == area
    assert run(state).fits == (23, 15) or set(run(state).fits) == {15, 23}
    state, events = play(state, 0, Go(0, 15))
    assert events[-1] == RunEnded(0, "empty", 0)
    assert game.view(wait(state).state, 0).seats[0].course == (PLAIN, PLAIN)


def test_zr_44_a_runner_at_the_start_stays_there():
    state = wait(run_out(running({0: "t"}).state)).state
    assert game.view(state, 0).seats[0].at == -1


def test_zr_45_a_player_who_called_for_the_goal_and_missed_it_gets_a_card_of_the_supply():
    state = run_out(running({1: "sssss"}, caller=1, why="goal").state)
    state, events = wait(state)
    assert said(events, Penalised) == [Penalised(1, 0)]
    assert state.players[1].course == (PLAIN, 0)  # ZR-44 came first
    assert state.supply == (2, 4, PLAIN)


@pytest.mark.parametrize("caller, why", [(1, "nothing"), (None, "idle"), (0, "goal")])
def test_zr_45_nobody_else_is_punished(caller, why):
    state = running({1: "ss"}, caller=caller, why=why).state
    told = []
    while state.phase == "run" and not (state.run.seat == 2 and state.run.ended):
        state, events = wait(state)
        told += said(events, Penalised)
    assert [event.seat for event in told] == ([0] if why == "goal" else [])


def test_zr_45_with_an_empty_supply_there_is_no_penalty():
    state = run_out(running({0: "s"}, caller=0, why="goal", supply=()).state)
    state, events = wait(state)
    assert not said(events, Penalised) and state.players[0].course == (PLAIN, PLAIN)


def test_zr_45_a_card_just_run_through_may_come_back_as_the_penalty():
    state = run_out(running({0: "sssss"}, caller=0, why="goal", supply=()).state)
    state, events = wait(state)
    assert said(events, Penalised) == [Penalised(0, PLAIN)]


def test_zr_45_it_is_laid_the_way_round_in_which_it_lies_in_the_data():
    state = running({0: "mmmmm"}, caller=0, why="goal", supply=()).state
    state = player(state, 0, course=(ALIKE + 1, ALIKE))
    state, events = wait(run_out(state))
    assert said(events, Penalised) == [Penalised(0, ALIKE)]


def test_zr_46_reaching_the_goal_wins_at_once():
    state = running({0: "s", 1: "s" * 9, 2: "s" * 9}).state
    while game.result(state) is None:
        state, events = wait(state)
    assert events[-1] == Won((1,)) and state.phase == "over"


def test_everyone_who_has_seen_enough_makes_the_run_go_faster():  # ZR-42
    state, _ = running({0: "s" * 8}, seats=2)
    state, events = play(state, 0, Hurry(), after=100)
    assert events == (Hurried(0),) and game.view(state, None).seats[0].ready
    assert play(state, 0, Hurry(), after=0).events == ()
    state, _ = play(state, 1, Hurry(), after=100)
    assert game.wake(state).at == state.now + 81
    assert game.wake(wait(state).state).at == wait(state).state.now + 81
    assert refusal(collecting(), 0, Hurry()) == ("not-now", "ZR-42")


def test_a_choice_is_not_hurried():  # ZR-42
    state = alike({0: "m" * 8}, seats=2)
    closes = game.wake(state).at
    for seat in (0, 1):
        state, _ = play(state, seat, Hurry(), after=10)
    assert game.wake(state).at == closes


def test_a_late_choice_is_overtaken_by_the_clock_and_moves_nobody():  # ZR-42
    state = wait(wait(running({0: "sommm"}).state).state).state
    after = game.tick(state, game.wake(state).at, Luck(b"")).state
    assert refusal(after, 0, Go(2, 1))[0] in ("no-choice", "no-way")
