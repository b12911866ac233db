"""How far a bot of Zig-Zag thinks it is to the goal, and which cards are of use for that."""

from math import isclose

from sabot.games.zigzag_race.bots.build import cost, course_of, searched, tried
from sabot.games.zigzag_race.bots.judge import Sight, lying_in, to_keep, to_take
from sabot.games.zigzag_race.bots.run import furthest
from sabot.games.zigzag_race.bots.worth import (
    ALL,
    Plan,
    best_ways,
    ground_of,
    is_goal,
    next_ways,
    shares,
    worth_of,
    worths,
)
from sabot.games.zigzag_race.shape import START, lane, neighbours
from sabot.games.zigzag_race.terrain import LETTERS

MEADOW = Plan("m" * 18 + "s", ALL, 1.0)  # one card, all meadow; the goal is sand
DEALT = (0, 2, 4, 6, 8, 10, 12)


def lanes(one, two, three):
    """A card whose lanes are these terrains; between them there is nothing but tiles."""
    rows = (a + b + c + "tt" for a, b, c in zip(one, two, three, strict=True))
    return "".join(rows)[:18]


def test_the_goal_is_where_nothing_is_left_to_be_turned():
    assert worths(MEADOW)[18] == 0


def test_a_step_costs_the_card_and_the_wait_for_it():
    sand, meadow = shares(ALL)[LETTERS.index("s")], shares(ALL)[LETTERS.index("m")]
    assert isclose(worths(MEADOW)[17], 1 + 1 / sand)
    assert isclose(worths(MEADOW)[-1], 5 + 1 / sand + 4 / meadow)


def test_a_runner_who_may_step_on_several_terrains_waits_less():
    alike = Plan(lanes("mmmm", "mmmm", "mmmm") + "s", ALL, 1.0)
    varied = Plan(lanes("mmmm", "oooo", "mmmm") + "s", ALL, 1.0)
    assert worths(varied)[-1] < worths(alike)[-1]


def test_a_terrain_that_is_nearly_gone_is_avoided():
    ground = lanes("cccc", "tttt", "ffff") + "s"
    few = (2, 3, 0, 5, 6, 8, 10, 10)
    assert worths(Plan(ground, few, 1.0))[0] > worths(Plan(ground, few, 1.0))[2]
    assert worths(Plan(ground, few, 1.0))[0] < float("inf")  # it comes back with the next round


def test_each_area_has_a_neighbour_that_is_nearer():
    plan = Plan(ground_of((0, 5, 8), "water"), ALL, 4.0)
    table, around = worths(plan), neighbours(3)
    for area in (*range(54), START):
        assert min(table[other] for other in around[area]) + 4 < table[area]


def test_ways_are_all_areas_that_a_card_leads_to():  # ZR-41
    ground = lanes("mmmm", "smmm", "mssm") + "s"
    assert next_ways(ground, (START,), "m") == (0, 2)
    assert next_ways(ground, (0, 2), "s") == (1, 7)
    assert next_ways(ground, (0,), "b") == ()
    assert is_goal((0,), (3, 18)) and not is_goal((0, 2), (18,))


def test_standing_on_any_of_two_areas_is_better_than_on_one():
    plan = Plan(lanes("cmmm", "tttt", "fooo") + "s", ALL, 1.0)
    both = worth_of(plan, (0, 2))
    assert both < worth_of(plan, (0,)) and both < worth_of(plan, (2,))


def test_a_mind_follows_the_nearest_ways():
    plan = Plan(ground_of((0, 5), "sand"), ALL, 1.0)
    assert best_ways(plan, (0, 1, 15), 1) == (15,) and best_ways(plan, (0, 1), 2) == (0, 1)


def sight(ground, ways=(START,), field="", fee=1.0):
    return Sight(Plan(ground, ALL, 1.0), ways, lying_in(field, 4), fee)


def test_a_card_is_kept_if_it_leads_nearer():  # ZR-31
    ground = lanes("mmmm", "tttt", "bbbb") + "s"
    assert to_keep(sight(ground), "m", 1) and not to_keep(sight(ground), "s", 1)
    assert not to_keep(sight(ground), "b", 1)  # with so few beige cards it leads nowhere


def test_the_best_face_up_card_comes_first():  # ZR-32
    ground = lanes("mmmm", "tttt", "cccs") + "s"
    assert to_take(sight(ground, field="mc"), 1)[0] == "m"
    assert to_take(sight(ground, field="wfo"), 1) == []


def test_a_bot_that_thinks_in_chains_takes_the_card_that_others_follow():
    ground = lanes("mmmm", "tttt", "cwcw") + "s"
    chain = sight(ground, field="mcwcws")
    assert to_take(chain, 1)[0] == "m" and to_take(chain, 4)[0] == "c"


def test_in_the_run_the_cards_ahead_decide():  # ZR-42
    plan = Plan(lanes("mwww", "tttt", "mccc") + "s", ALL, 1.0)
    assert furthest(plan, 0, "www") < furthest(plan, 2, "www")
    assert furthest(plan, 0, "ccc") > furthest(plan, 2, "ccc")
    assert furthest(plan, 2, "cccs") == 0 and furthest(plan, lane(0, 3), "") == worths(plan)[15]


def test_a_course_uses_dealt_cards_once_each():  # ZR-11
    for tries in (0, 3):
        course = course_of(DEALT, 5, tries, 4.0)
        assert len({tile // 2 for tile in course}) == 5
        assert {tile // 2 for tile in course} <= set(range(7))


def test_a_bot_that_tries_more_courses_finds_a_shorter_one():  # ZR-11
    hands = [tuple(range(first, first + 7)) for first in range(0, 21, 3)]
    by_care = [
        sum(cost(tried(cards, 5, tries, 4.0), 4.0) for cards in hands) for tries in (3, 15, 60)
    ]
    searching = sum(cost(searched(cards, 5, 4.0), 4.0) for cards in hands)
    assert by_care == sorted(by_care, reverse=True) and searching < by_care[-1]
