"""Dealing and building: ZR-10 to ZR-14."""

from itertools import permutations, product

import pytest

from sabot.core.luck import Luck
from sabot.games.zigzag_race.acts import (
    CountdownBegan,
    CoursesLaid,
    Lay,
    Options,
    Readied,
    Ready,
    Suggest,
)
from sabot.games.zigzag_race.course import unturned
from sabot.games.zigzag_race.suggest import crossing, suggestion
from sabot.games.zigzag_race.terrain import GOALS
from tests.games.zigzag_race.scene import game, play, refusal, said, wait


def dealt(seats=4, seed=b"deal", **options):
    return game.deal(seats, Options(**options), Luck(seed))


def mine(state, seat=0):
    return game.view(state, seat).mine


def ready(state, *seats):
    for seat in seats:
        state, events = play(state, seat, Ready())
    return state, events


@pytest.mark.parametrize(
    "seats, course, laid, aside",
    [(4, 5, 5, 2), (3, 5, 5, 2), (2, 5, 6, 2), (4, 3, 3, 2), (2, 4, 4, 2), (2, 3, 3, 2)],
)
def test_zr_10_each_gets_seven_cards_two_players_eight_and_lays_all_but_two(
    seats, course, laid, aside
):
    state = dealt(seats, course=course)
    for seat in range(seats):
        assert (len(mine(state, seat).course), len(mine(state, seat).aside)) == (laid, aside)
    assert game.view(state, None).supply == 28 - seats * (laid + aside)


def test_zr_10_discarded_and_undealt_cards_are_shuffled_into_the_supply():
    state = dealt()
    aside = {tile for seat in range(4) for tile in mine(state, seat).aside}
    undealt = set(state.supply)
    state, _ = ready(state, 0, 1, 2, 3)
    assert set(state.supply) == aside | undealt and len(state.supply) == 8
    laid = {unturned(tile) for player in state.players for tile in player.course}
    assert laid | set(state.supply) == set(range(0, 56, 2))


def test_zr_11_a_course_is_laid_in_any_order_and_each_card_either_way_round():
    state = dealt()
    tiles = (*mine(state).course, *mine(state).aside)
    course = (tiles[6] ^ 1, tiles[2], tiles[5], tiles[0] ^ 1, tiles[4])
    state, events = play(state, 0, Lay(course))
    assert events == () and mine(state).course == course
    assert set(mine(state).aside) == {tiles[1], tiles[3]}
    state, _ = ready(state, 0, 1, 2, 3)
    assert game.view(state, 3).seats[0].course == course


def test_zr_11_a_course_of_foreign_missing_or_doubled_cards_is_refused():
    state = dealt()
    own, other = mine(state).course, mine(state, 1).course
    assert refusal(state, 0, Lay((*own[:4], other[0]))) == ("foreign-cards", "ZR-11")
    assert refusal(state, 0, Lay(own[:4])) == ("wrong-number", "ZR-11")
    assert refusal(state, 0, Lay(())) == ("wrong-number", "ZR-11")
    assert refusal(state, 0, Lay((*own[:4], own[0]))) == ("foreign-cards", "ZR-11")
    assert refusal(state, 0, Lay((*own[:4], own[0] ^ 1))) == ("foreign-cards", "ZR-11")


def test_zr_12_goals_are_dealt_when_all_courses_are_laid():
    state, events = ready(dealt(), 0, 1, 2)
    assert [seat.goal for seat in game.view(state, 0).seats] == [None] * 4
    state, events = ready(state, 3)
    goals = tuple(seat.goal for seat in game.view(state, 0).seats)
    assert sorted(goals) == sorted(GOALS)
    assert events == (Readied(3), CoursesLaid(goals), CountdownBegan(1))


def test_zr_13_when_the_time_is_up_a_course_stands_as_it_lies():
    state = dealt()
    tiles = mine(state, 2).course
    state, _ = play(state, 2, Lay(tiles[::-1]))
    assert game.wake(state).at == 90_000 and game.wake(state).awaited == {0, 1, 3}
    state, _ = wait(state)
    assert state.players[2].course == tiles[::-1]


def test_zr_13_a_seat_that_touched_nothing_gets_the_suggestion():
    state = dealt()
    tiles = state.players[1].tiles
    state, _ = wait(ready(state, 0)[0])
    assert state.players[1].course == suggestion(tiles, 5)[:5]
    assert state.players[0].course != suggestion(tiles, 5)[:5]


def test_zr_13_a_player_who_is_ready_touches_nothing_any_more():
    state, _ = ready(dealt(), 0)
    for action in (Lay(mine(state).course), Suggest(), Ready()):
        assert refusal(state, 0, action) == ("laid", "ZR-13")


def test_zr_13_a_suggestion_is_laid_from_the_own_cards_and_can_be_changed():
    state = dealt()
    state, events = play(state, 0, Suggest())
    assert events == () and mine(state).course == suggestion(dealt().players[0].tiles, 5)[:5]
    assert sorted(map(unturned, (*mine(state).course, *mine(state).aside))) == sorted(
        dealt().players[0].tiles
    )
    assert play(state, 0, Lay(mine(state).course[::-1])).events == ()


@pytest.mark.parametrize("number", range(3))
def test_zr_13_no_other_course_has_a_cheaper_way_through_than_the_suggestion(number):
    """Against all courses of three out of four cards."""

    def cost(course):
        lanes = (0.0, 0.0, 0.0)
        for tile in course:
            way = crossing(tile)
            lanes = tuple(min(lanes[i] + way[i][j] for i in range(3)) for j in range(3))
        return min(lanes)

    tiles = Luck(b"four", number).shuffle(range(0, 56, 2))[:4]
    every = (
        cost(tuple(tile ^ way for tile, way in zip(chosen, ways, strict=True)))
        for chosen in permutations(tiles, 3)
        for ways in product((0, 1), repeat=3)
    )
    assert cost(suggestion(tiles, 3)[:3]) == pytest.approx(min(every))


def test_zr_13_nobody_else_sees_a_course_that_is_being_built():
    state = dealt()
    after, _ = play(state, 0, Suggest())
    for seat in (1, 2, 3, None):
        assert game.view(state, seat) == game.view(after, seat)
    assert all(seat.course == () for seat in game.view(after, 0).seats)


def test_zr_14_the_youngest_is_drawn():
    assert {dealt(seed=bytes([n])).youngest for n in range(30)} == {0, 1, 2, 3}


def test_zr_13_outside_of_building_nothing_is_laid():
    state, _ = ready(dealt(), 0, 1, 2, 3)
    assert refusal(state, 0, Ready()) == ("not-now", "ZR-13")
    assert refusal(state, 0, Suggest()) == ("not-now", "ZR-13")


def test_zr_30_after_the_building_there_is_a_shared_count_down():
    state, events = ready(dealt(), 0, 1, 2, 3)
    assert state.phase == "countdown" and said(events, CountdownBegan)
    assert game.view(state, None).field == "#" * 48
    assert game.wake(state).at == state.now + 4_000 and game.wake(state).hot
    assert wait(state).state.phase == "collect"
