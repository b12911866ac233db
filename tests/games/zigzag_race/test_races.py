"""Two hands on one card, through a table: the second is late, and nothing else happens."""

from itertools import permutations

import pytest

from sabot.core.game import Illegal, Late
from sabot.core.log import Act, BotTookOver, Head, Tick
from sabot.core.table import Table
from sabot.games.zigzag_race.acts import (
    Keep,
    Lay,
    Leave,
    Lifted,
    Ready,
    Stop,
    Stopped,
    Take,
    Taken,
    Turn,
)
from sabot.games.zigzag_race.terrain import BY_LETTER
from tests.games.zigzag_race.scene import game

ORDERS = list(permutations(range(3)))


def table(seats=3, **options):
    """Everyone may act: the collecting phase has just begun."""
    table = Table(game, Head(game.id, game.version, seats, options, bytes(32)))
    for seat in range(seats):
        table.write(Act(100, seat, Ready(), table.revision))
    return ticked(table)


def ticked(table):
    table.write(Tick(table.last.wake.at))
    return table


def left_open(table, seat, place):
    """This seat turned a card and left it; its terrain."""
    table.write(Act(table.at + 1_000, seat, Turn(place), table.revision))
    ticked(table).write(Act(table.at + 300, seat, Leave(place), table.revision))
    return BY_LETTER[table.state.marks[place]]


def played(table, acts, at):
    """All at this moment, by players who saw the same revision."""
    seen, told = table.revision, []
    for seat, action in acts:
        table.write(Act(at, seat, action, seen))
        told.append((seat, *table.last.events))
    return told


@pytest.mark.parametrize("seats", ORDERS)
def test_zr_32_of_three_hands_on_a_face_up_card_the_first_has_it(seats):
    here = table()
    terrain = left_open(here, 2, 7)
    at = here.at + 1_000
    told = played(here, [(seat, Take(7, terrain)) for seat in seats], at)
    assert told == [(seats[0], Taken(seats[0], 7)), *((s, Late(s, "take")) for s in seats[1:])]
    for seat in seats[1:]:  # a free hand at once, and no floor
        assert game.view(here.state, seat).mine.act_from <= at


@pytest.mark.parametrize("seats", ORDERS)
def test_zr_31_of_three_hands_on_a_face_down_card_the_first_turns_it(seats):
    here = table()
    told = played(here, [(seat, Turn(7)) for seat in seats], here.at + 1_000)
    assert told == [(seats[0], Lifted(seats[0], 7)), *((s, Late(s, "turn")) for s in seats[1:])]
    assert game.view(here.state, seats[1]).mine.turn_from == 0  # ZR-33: counts for neither floor


def test_zr_35_acts_before_the_stop_count_and_acts_after_it_are_late():
    here = table(seats=2, course=3)
    for place in range(13):
        here.write(Act(here.at + 1_000, 0, Turn(place), here.revision))
        ticked(here).write(Act(here.at + 300, 0, Keep(place), here.revision))
    terrain = left_open(here, 1, 20)
    acts = [(1, Take(20, terrain)), (0, Stop("goal")), (1, Turn(30)), (1, Stop("goal"))]
    seen = here.revision
    here.write(Act(here.at + 1_000, *acts[0], seen))
    assert here.last.events == (Taken(1, 20),)
    here.write(Act(here.at, *acts[1], seen))
    assert here.last.events == (Stopped(0, "goal"),)
    state = here.state
    here.write(Act(here.at, *acts[2], seen))
    assert here.last.events == (Late(1, "turn"),) and here.state is state
    with pytest.raises(Illegal, match="too-few"):  # it had no right to call where it stood, either
        here.write(Act(here.at, *acts[3], seen))


def test_zr_33_a_keep_that_the_clock_overtook_is_late():
    here = table()
    here.write(Act(here.at + 1_000, 0, Turn(7), here.revision))
    seen = ticked(here).revision
    ticked(here).write(Act(here.at, 0, Keep(7), seen))
    assert here.last.events == (Late(0, "keep"),)


def test_zr_33_a_sooner_act_is_refused_to_its_sender_and_makes_no_revision():
    here = table()
    terrains = {place: left_open(here, 1, place) for place in (3, 4)}
    for at, action in (
        (here.at + 1_000, Take(3, terrains[3])),
        (here.at + 1_100, Take(4, terrains[4])),
    ):
        here.receive_bot(0, action, here.revision, at * 1_000)
    before = here.revision
    refused = here.advance((here.at + 3_000) * 1_000, most=2)
    assert here.revision == before + 1  # the first take alone
    assert [(claim.seat, why.code, why.clause) for claim, why in refused] == [
        (0, "too-soon", "ZR-33")
    ]
    assert refused[0][1].params == {"from": here.at + 230}


@pytest.mark.parametrize("shown, mark", [(True, "tbcfwoms"), (False, "#")])
def test_zr_33_the_hand_of_a_seat_that_is_handed_over_leaves_its_card(shown, mark):
    here = table()
    here.write(Act(here.at + 1_000, 0, Turn(7), here.revision))
    if shown:
        ticked(here)
    here.write(BotTookOver(here.at + 100, 0, "normal"))
    assert game.view(here.state, 0).seats[0].hand is None and here.state.marks[7] in mark
    assert here.last.wake.at == here.state.acted_at + 20_000  # ZR-36: not an act
    assert Table(game, here.head, list(here.log)).state == here.state


def test_zr_13_a_course_that_comes_after_the_time_is_up_is_late():
    here = Table(game, Head(game.id, game.version, 2, {}, bytes(32)))
    course = game.view(here.state, 0).mine.course
    ticked(here).write(Act(here.at, 0, Lay(course), 0))
    assert here.last.events == (Late(0, "lay"),)
