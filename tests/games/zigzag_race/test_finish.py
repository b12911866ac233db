"""The end of a round, a race and the game: ZR-46 to ZR-53."""

import pytest
from msgspec.structs import replace

from sabot.core.luck import Luck
from sabot.games.zigzag_race.acts import (
    CardsPassed,
    CountdownBegan,
    Options,
    RaceEnded,
    Ready,
    RoundEnded,
    RunBegan,
    Stop,
    Stopped,
    Turn,
    Won,
)
from sabot.games.zigzag_race.course import unturned
from tests.games.zigzag_race.scene import (
    PLAIN,
    collecting,
    game,
    play,
    player,
    refusal,
    running,
    said,
    wait,
    wait_for,
)

GOAL = "s" * 9  # from the start of two plain cards
PLACES = Options(places=True)
RACES = Options(races=True)


def run_all(state):
    """Until the running phase is over."""
    told = []
    while state.phase == "run":
        state, events = wait(state)
        told += events
    return state, told


def places(state):
    return [sorted(place) for place in game.result(state).places]


def round_of(state, stacks):
    """The next round: nobody collects but for these stacks."""
    state = wait_for(state, "collect")
    state = replace(state, players=tuple(replace(p, stack=()) for p in state.players))
    for seat, letters in stacks.items():
        state = player(state, seat, stack=tuple({"s": "sand"}[letter] for letter in letters))
    return run_all(wait_for(state, "run"))


def test_zr_46_the_other_places_go_by_fewest_steps_left():
    state, events = run_all(running({0: "s", 1: "ssss", 2: GOAL, 3: GOAL}).state)
    assert places(state) == [[2], [1], [0], [3]] and events[-1] == Won((2,))


def test_zr_47_nobody_reached_it_all_cards_are_shuffled_and_runners_stay():
    state, events = run_all(running({0: "ss", 1: "sssss"}).state)
    assert said(events, RoundEnded) == [RoundEnded(1)]
    assert events[-1] == CountdownBegan(2) and state.phase == "countdown"
    view = game.view(state, 0)
    assert [seat.at for seat in view.seats] == [5, 0, -1, -1]
    assert [len(seat.course) for seat in view.seats] == [2, 1, 2, 2]
    assert view.field == "#" * 48 and [seat.stack for seat in view.seats] == [0] * 4


def test_zr_47_the_next_round_lies_otherwise():
    state, _ = run_all(running({}).state)
    assert sorted(state.field) == sorted(collecting().field) != list(state.field)


def test_zr_48_with_places_the_others_go_on():
    state, events = run_all(running({0: GOAL, 1: "s"}, options=PLACES).state)
    assert not said(events, Won) and state.round == 2
    assert game.view(state, 0).seats[0].goal_place == 1
    assert [event.seat for event in said(events, RunBegan)] == [1, 2, 3]


def test_zr_48_a_player_who_has_arrived_neither_collects_calls_nor_runs():
    state, _ = run_all(running({0: GOAL}, options=PLACES).state)
    state = wait_for(state, "collect")
    assert refusal(state, 0, Turn(1)) == ("finished", "ZR-48")
    assert refusal(state, 0, Stop("goal")) == ("finished", "ZR-48")
    assert game.choices(state, 0) == () and game.rivals(state, 1, Turn(1)) == {2, 3}
    assert wait_for(state, "stopped").order == (1, 2, 3)  # the youngest was seat 0


def test_zr_48_places_go_by_the_order_of_the_goal_and_it_ends_when_one_is_left():
    state, _ = run_all(running({2: GOAL}, options=PLACES).state)
    state, events = round_of(state, {0: GOAL, 3: GOAL})
    assert state.phase == "over" and places(state) == [[2], [0], [3], [1]]
    assert events[-1] == Won((2,))


def test_zr_48_of_two_the_second_place_is_decided_with_the_first():
    state, _ = run_all(running({0: GOAL}, seats=2, options=PLACES).state)
    assert places(state) == [[0], [1]]


def test_zr_49_after_ten_rounds_the_fewest_steps_win():
    state, _ = run_all(running({0: "s", 1: "sss"}, round=10).state)
    assert places(state) == [[1], [0], [2, 3]]


def test_zr_49_tied_it_is_shared():
    state, events = run_all(running({0: "ss", 3: "ss"}, round=10).state)
    assert places(state) == [[0, 3], [1, 2]] and events[-1] == Won((0, 3))


def test_zr_49_with_places_the_open_ones_go_by_steps_also_if_a_goal_was_reached():
    state, _ = run_all(running({1: GOAL, 2: "ss", 3: "sss"}, round=10, options=PLACES).state)
    assert places(state) == [[1], [3], [2], [0]]


@pytest.mark.parametrize("seats, races", [(2, 4), (3, 3), (4, 4)])
def test_zr_50_there_are_four_races_and_three_for_three(seats, races):
    assert game.view(collecting(seats, options=RACES), None).races == races
    assert game.view(collecting(seats), None).races == 1


def test_zr_50_cards_run_through_are_kept_by_their_player():
    state, _ = run_all(running({0: "sssss"}, options=RACES).state)
    assert state.players[0].heap == (PLAIN,) and state.supply == (0, 2, 4)
    assert state.phase == "countdown" and state.round == 2  # no goal: the race goes on (ZR-49)


def test_zr_51_a_race_ends_after_the_round_in_which_a_goal_is_reached():
    state, events = run_all(running({0: GOAL, 1: "sssss", 2: GOAL}, options=RACES).state)
    assert [event.seat for event in said(events, RunBegan)] == [1, 2, 3]
    assert said(events, RaceEnded) == [RaceEnded(1, (2, 1, 2, 0))]
    assert state.phase == "scored" and not said(events, Won)


def test_zr_51_penalty_cards_count():
    state = running({0: "sssss", 1: GOAL}, caller=0, why="goal", options=RACES).state
    state, events = run_all(state)
    assert said(events, RaceEnded) == [RaceEnded(1, (1, 2, 0, 0))]
    state = replace(
        state, players=tuple(replace(p, heap=(*p.heap, 8), done=p.done + 1) for p in state.players)
    )
    assert wait(state).state.players[1].points == 3


def test_zr_49_a_race_without_a_goal_is_scored_after_ten_rounds():
    _, events = run_all(running({0: "sssss"}, round=10, options=RACES).state)
    assert said(events, RaceEnded) == [RaceEnded(1, (1, 0, 0, 0))]


def scored():
    state = running({0: "sssss", 1: GOAL}, caller=0, why="goal", options=RACES).state
    goals = ("sand", "sand", "water", "meadow")
    players = tuple(replace(p, goal=g) for p, g in zip(state.players, goals, strict=True))
    return run_all(replace(state, players=players))[0]


def test_zr_52_all_cards_and_the_goal_go_to_the_left_neighbour():
    before = scored()
    state, events = wait(before)
    assert events == (CardsPassed(),) and state.phase == "build" and state.race == 2
    for seat, giver in enumerate(before.players):
        left = state.players[(seat + 1) % 4]
        assert sorted(left.tiles) == sorted((*giver.heap, *giver.course))
        assert left.goal == giver.goal and left.points == before.players[(seat + 1) % 4].done
    assert len(state.players[1].tiles) == 3  # the penalty card went along


def test_zr_52_everyone_builds_with_all_cards_they_receive():
    state, _ = wait(scored())
    view = game.view(state, 1)
    assert len(view.mine.course) == 3 and view.mine.aside == ()
    supply = state.supply
    for seat in range(4):
        state, _ = play(state, seat, Ready())
    assert [len(seat.course) for seat in game.view(state, 0).seats] == [2, 3, 2, 2]
    assert state.supply == supply and state.phase == "countdown" and state.round == 1
    assert [seat.at for seat in game.view(state, 0).seats] == [-1] * 4
    assert game.view(state, 0).seats[0].goal == "meadow"


def last_race(stacks, points):
    state = running(stacks, options=RACES, race=4).state
    players = tuple(replace(p, points=won) for p, won in zip(state.players, points, strict=True))
    return run_all(replace(state, players=players))[0]


def test_zr_53_most_points_win():
    assert places(last_race({0: GOAL}, (0, 5, 1, 0))) == [[1], [0], [2], [3]]


def test_zr_53_tied_by_the_goal_in_the_last_race_then_by_its_points():
    assert places(last_race({0: GOAL, 1: GOAL}, (3, 3, 0, 0)))[0] == [0]  # it ran first
    assert places(last_race({2: GOAL, 0: "sssss"}, (4, 5, 3, 0)))[:3] == [[2], [0], [1]]
    assert places(last_race({2: GOAL}, (3, 3, 0, 0)))[:2] == [[0, 1], [2]]


def test_zr_53_the_last_race_ends_the_game():
    state = last_race({0: GOAL}, (0, 0, 0, 0))
    assert state.phase == "over" and game.wake(state) is None


def test_zr_48_places_are_off_with_races():
    both = Options(races=True, places=True)
    state, events = run_all(running({0: GOAL}, seats=2, options=both).state)
    assert state.phase == "scored" and not said(events, Won)


def test_zr_36_a_player_who_arrived_is_not_waited_for_at_the_end_of_collecting():
    state, _ = run_all(running({0: GOAL}, options=PLACES).state)
    state = wait_for(state, "collect")
    assert game.wake(state).rivals == {1, 2, 3}
    state, events = wait(state)
    assert said(events, Stopped) and game.wake(state).awaited == {1, 2, 3}


def test_zr_10_no_card_is_lost_in_a_whole_game():
    state = game.deal(3, Options(races=True), Luck(b"whole"))
    for _ in range(40):
        state = wait(state).state
    held = [t for p in state.players for t in (*p.tiles, *p.course, *p.heap)]
    assert sorted(map(unturned, (*held, *state.supply))) == list(range(0, 56, 2))
