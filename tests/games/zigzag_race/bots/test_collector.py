"""What a bot of Zig-Zag does at its seat and why, if it does not err."""

from statistics import median

import pytest
from msgspec.structs import replace

from sabot.games.zigzag_race.acts import (
    CountdownBegan,
    Go,
    Hurry,
    Keep,
    Kept,
    Lay,
    Leave,
    Ready,
    Stop,
    Take,
    Taken,
    Turn,
    Turned,
)
from sabot.games.zigzag_race.bots.collector import Collector
from sabot.games.zigzag_race.bots.judge import Sight, to_take
from sabot.games.zigzag_race.bots.temper import EASY, GENTLE
from sabot.games.zigzag_race.bots.worth import ALL, Plan, ground_of, next_ways
from sabot.games.zigzag_race.shape import START
from sabot.games.zigzag_race.terrain import BY_LETTER, LETTERS
from tests.games.zigzag_race.bots.seated import (
    COURSE,
    NOW,
    Scene,
    bot,
    flawless,
    held,
    own_view,
    running,
    view_of,
)

GROUND = ground_of(COURSE, "sand")
USELESS = [letter for letter in LETTERS if not next_ways(GROUND, (START,), letter)]
START_OF_IT = Sight(Plan(GROUND, ALL, flawless.thrift), (START,), (1,) * 8, flawless.thrift)
OF_USE = to_take(START_OF_IT, 1)[0]


def building(course, aside):
    return replace(view_of(phase="build"), mine=own_view(0, course, aside))


def test_it_lays_a_course_and_says_that_it_is_ready():  # ZR-11, ZR-13
    lay = Scene(view=building((0, 2, 4, 6, 8), (10, 12))).act()
    assert isinstance(lay, Lay) and len(lay.course) == 5
    rest = tuple({0, 1, 2, 3, 4, 5, 6} - {tile // 2 for tile in lay.course})
    assert Scene(view=building(lay.course, tuple(2 * card for card in rest))).act() == Ready()


def test_it_builds_quickly_once_somebody_waits():  # ZR-13
    alone = building((0, 2, 4, 6, 8), (10, 12))
    mine, other = alone.seats
    awaited = replace(alone, seats=(mine, replace(other, ready=True)))
    taken = [
        [Scene(view=view, bot=Collector(GENTLE)).thought(n).after for n in range(20)]
        for view in (alone, awaited)
    ]
    assert max(taken[1]) < 8_000 < median(taken[0])


def test_it_turns_a_card_if_there_is_nothing_better_to_do():  # ZR-39
    assert isinstance(Scene().act(), Turn)
    assert Scene(view=view_of("-" * 47 + "#")).act() == Turn(47)


def test_it_goes_for_the_same_card_at_each_update():  # ZR-31
    scene = Scene()
    first = scene.act()
    elsewhere = [place for place in range(48) if place != first.place][:10]
    field = "".join("*" if place in elsewhere else "#" for place in range(48))
    assert scene.told(view=view_of(field)).act() == first


def test_two_bots_go_for_different_cards():
    assert Scene().act() != Scene(view=view_of(mine=1)).act()


def test_it_keeps_what_is_of_use_and_leaves_what_is_not():  # ZR-31
    assert Scene(view=view_of("###*", hand=held(BY_LETTER[OF_USE]))).act() == Keep(3)
    assert Scene(view=view_of("###*", hand=held(BY_LETTER[USELESS[0]]))).act() == Leave(3)


def test_it_decides_nothing_before_the_face_is_shown():  # ZR-31
    assert Scene(view=view_of("###*", hand=held(None))).act() is None


def test_it_takes_a_face_up_card_that_is_of_use():  # ZR-32
    view = view_of("##" + OF_USE + "#" * 45)
    assert Scene(view=view).act() == Take(2, BY_LETTER[OF_USE])
    assert isinstance(Scene(view=view_of(USELESS[0] + "#" * 47)).act(), Turn)


def test_it_gives_up_when_all_is_face_up_and_nothing_of_use():  # ZR-35
    assert Scene(view=view_of(USELESS[0] * 5)).act() == Stop("nothing")
    assert Scene(view=view_of(USELESS[0] * 5 + "*")).act() is None


def kept_all_the_way(scene, number=None, lane=0):
    """The bot keeps just the cards that lead it straight on in this lane."""
    way = [18 * card + 5 * row + lane for card in range(5) for row in range(4)] + [90]
    for place, area in list(enumerate(way))[:number]:
        scene.told(Turned(0, place, BY_LETTER[GROUND[area]]), Kept(0, place))
    return scene


def test_it_calls_stop_when_its_stack_reaches_the_goal():  # ZR-35
    scene = kept_all_the_way(Scene())
    assert scene.told(view=view_of(stack=21)).act() == Stop("goal")
    assert not isinstance(kept_all_the_way(Scene(), 20).told(view=view_of(stack=20)).act(), Stop)


def test_it_never_calls_with_fewer_cards_than_steps():  # ZR-35
    scene = kept_all_the_way(Scene())
    assert not isinstance(scene.told(view=view_of(stack=20)).act(), Stop)


def test_it_remembers_its_own_cards_in_order_and_counts_all_that_went():  # ZR-34
    scene = Scene().told(Turned(1, 5, "sand"), Kept(1, 5), Turned(0, 6, "clay"), Taken(0, 6))
    assert scene.memory.stack == "c"
    assert sum(ALL) - sum(scene.memory.out) == 2 and scene.memory.faces[5:7] == "--"


def test_a_new_round_begins_with_an_empty_mind():  # ZR-47
    scene = kept_all_the_way(Scene(), 9).told(CountdownBegan(2), view=view_of(at=40))
    assert scene.memory.stack == "" and scene.memory.ways == (40,) and scene.memory.out == ALL


def test_a_slip_leads_its_mind_astray():  # ZR-34
    slips = Scene(Collector(replace(flawless, slip=1)))
    assert kept_all_the_way(slips, 9).memory.ways != kept_all_the_way(Scene(), 9).memory.ways


@pytest.mark.parametrize("lane", [0, 1, 2])
def test_in_the_run_it_chooses_by_the_cards_it_remembers(lane):  # ZR-42
    scene = kept_all_the_way(Scene(), lane=lane)
    view = running(view_of(stack=21), (0, 1, 2), 20)
    assert scene.told(view=view).act() == Go(20, lane)


def test_it_does_not_want_to_watch():
    watching = replace(running(view_of(), (0,)), seats=view_of().seats)
    assert Scene(view=watching).act() == Hurry()


def test_a_bot_that_has_reached_the_goal_collects_no_more():  # ZR-48
    assert Scene(view=view_of(goal_place=1)).act() is None


def times(view, bot=bot):
    scene = Scene(bot, view)
    return [scene.thought(n).after for n in range(200)]


def test_it_has_the_hands_of_people():
    turns = times(view_of())
    keeps = times(view_of("###*", hand=held(BY_LETTER[OF_USE])))
    leaves = times(view_of("###*", hand=held(BY_LETTER[USELESS[0]])))
    grabs = times(view_of("##" + OF_USE + "#" * 45))
    assert 500 < median(turns) < 900 and 400 < median(leaves) < 800 < median(keeps) < 1_200
    assert 500 < median(grabs) < 1_000 and min(*turns, *leaves, *grabs) > 300


def test_it_keeps_the_floors_of_a_hand():  # ZR-33
    view = view_of()
    waits = replace(view, mine=replace(view.mine, act_from=NOW + 200, turn_from=NOW + 1_900))
    assert min(times(waits)) >= 1_900
    grabs = replace(view_of(OF_USE + "#" * 47), mine=replace(view.mine, act_from=NOW + 2_000))
    assert min(times(grabs)) >= 2_000


def test_it_decides_before_its_card_counts_as_left():  # ZR-33
    slow = Collector(replace(flawless, pace=3))
    assert max(times(view_of("###*", hand=held(BY_LETTER[OF_USE])), slow)) < 1_500


def test_in_a_first_game_it_takes_its_time():
    gentle, easy = (median(times(view_of(), Collector(temper))) for temper in (GENTLE, EASY))
    assert gentle > 1.2 * easy
