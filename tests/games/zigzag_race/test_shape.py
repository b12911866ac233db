"""The shape of a card, and where a runner may step: ZR-3, ZR-20 to ZR-22."""

from sabot.games.zigzag_race.course import GROUNDS, fits, run_through
from sabot.games.zigzag_race.deck import DECK
from sabot.games.zigzag_race.shape import AREAS, ON_CARD, START, neighbours, steps_left
from sabot.games.zigzag_race.terrain import CARDS, GOALS, PLACES
from tests.games.zigzag_race.scene import ALIKE, PLAIN

L = {(c, r): 5 * r + c for c in range(3) for r in range(4)}
M = {(c, r): 5 * r + 3 + c for c in range(2) for r in range(3)}


def test_zr_1_there_are_48_terrain_cards():
    assert list(CARDS.values()) == [2, 3, 4, 5, 6, 8, 10, 10] and PLACES == 48


def test_zr_2_there_are_four_goals():
    assert GOALS == ("water", "cobble", "meadow", "sand")


def test_zr_3_three_lanes_of_four_and_between_them_two_columns_of_three():
    assert sorted([*L.values(), *M.values()]) == list(range(18))


def test_zr_3_lanes_touch_straight_and_sideways_and_middles_their_four_corners():
    pairs = {frozenset((L[c, r], L[c, r + 1])) for c in range(3) for r in range(3)}
    pairs |= {frozenset((L[c, r], L[c + 1, r])) for c in range(2) for r in range(4)}
    for (c, r), middle in M.items():
        pairs |= {frozenset((middle, L[c + x, r + y])) for x in (0, 1) for y in (0, 1)}
    assert {frozenset((a, b)) for a in range(18) for b in ON_CARD[a]} == pairs


def test_zr_11_a_turned_card_is_the_same_one_seen_from_the_other_end():
    for card, letters in enumerate(DECK):
        assert GROUNDS[2 * card + 1] == GROUNDS[2 * card][::-1] and len(letters) == AREAS
    for area, near in enumerate(ON_CARD):
        assert {17 - there for there in near} == set(ON_CARD[17 - area])


def test_zr_12_the_goal_neighbours_all_three_areas_of_the_last_row():
    course = neighbours(2)
    assert [36 in course[area] for area in range(31, 36)] == [False, False, True, True, True]


def test_zr_20_the_first_step_goes_to_the_first_row():
    assert neighbours(5)[START] == (0, 1, 2)


def test_zr_21_a_runner_may_go_back():
    assert 0 in neighbours(1)[5] and 0 in neighbours(1)[3]


def test_zr_22_from_card_to_card_only_straight_on_both_ways():
    two = neighbours(2)
    assert [set(two[area]) & set(range(18, 36)) for area in (15, 16, 17)] == [{18}, {19}, {20}]
    assert [set(two[area]) & set(range(18)) for area in (18, 19, 20)] == [{15}, {16}, {17}]
    assert not any(set(two[area]) & set(range(18, 36)) for area in range(15))


def test_zr_35_the_fewest_steps_are_those_of_a_search_that_ignores_terrains():
    for cards in (1, 2, 6):
        goal, near = cards * 18, neighbours(cards)
        distance = {goal: 0}
        for length in range(1, 4 * cards + 2):
            reached = {a for a in range(-1, goal) if set(near[a]) & set(distance)}
            distance |= {area: length for area in reached - set(distance)}
        assert distance == {area: steps_left(area, cards) for area in range(-1, goal + 1)}


def test_zr_41_a_card_leads_to_neighbouring_areas_of_its_terrain():
    course = (PLAIN, PLAIN)
    assert fits(course, "water", START, "meadow") == (1,)
    assert fits(course, "water", 1, "cobble") == (3,)
    assert set(fits(course, "water", 3, "meadow")) == {1, 6}
    assert fits(course, "water", 0, "water") == ()


def test_zr_42_if_the_goal_fits_the_runner_goes_there():
    assert fits((ALIKE,), "meadow", 16, "meadow") == (18,)
    assert len(fits((ALIKE,), "sand", 16, "meadow")) == 5


def test_zr_44_the_cards_before_the_one_it_stands_on_are_run_through():
    assert [run_through(area, 3) for area in (-1, 0, 17, 18, 53, 54)] == [0, 0, 0, 1, 2, 3]
