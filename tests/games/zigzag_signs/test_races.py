"""At the same millisecond, through a table: the first one counts, the others are late."""

from itertools import permutations

import pytest

from sabot.core.game import Illegal, Late
from sabot.core.log import Act, Head, Tick
from sabot.core.table import Table
from sabot.games.zigzag_signs.acts import (
    Contre,
    LayStop,
    MakeCall,
    PickUp,
    Ready,
    Rest,
    SetSigns,
    Sign,
    Steal,
    Take,
    Throw,
)
from sabot.games.zigzag_signs.events import (
    Called,
    ContreCalled,
    HandEnded,
    PowerAnnounced,
    Signed,
    StopLaid,
    Taken,
    Thrown,
)
from sabot.sim.simulate import seed_of
from tests.games.zigzag_signs.scene import game

ORDERS = list(permutations(range(3)))


def table(number=0, seats=4, **options):
    """Everybody has picked up the face-down card, and as many cards lie on the mat."""
    head = Head(game.id, game.version, seats, options, seed_of("races", number))
    table = Table(game, head)
    for seat in range(seats):
        act(table, seat, Ready())
    ticked(table)
    for seat in range(seats):
        act(table, seat, Throw(hand(table, seat)[0]))
        act(table, seat, PickUp())
    return table


def table_with(card, seat=0):
    """One in which this seat holds that card."""
    return next(t for t in map(table, range(200)) if card in hand(t, seat))


def act(table, seat, action, after=100):
    table.write(Act(table.at + after, seat, action, table.revision))


def ticked(table):
    table.write(Tick(table.last.wake.at))
    return table


def hand(table, seat):
    return table.state.players[seat].cards


def played(table, acts):
    """All at this moment, by players who saw the same revision."""
    seen, told, at = table.revision, [], table.at + 1_000
    for seat, action in acts:
        table.write(Act(at, seat, action, seen))
        told.append(table.last.events[0])
    return told


def throw_all(table, seats=(0, 1, 2)):
    for seat in seats:
        act(table, seat, Throw(hand(table, seat)[0]))


@pytest.mark.parametrize("seats", ORDERS)
def test_zs_24_of_three_hands_on_a_mat_card_the_first_has_it(seats):
    here = table()
    throw_all(here)
    card = here.state.mat[1]
    told = played(here, [(seat, Take(1, card)) for seat in seats])
    assert told == [Taken(seats[0], 1, card), *(Late(seat, "take") for seat in seats[1:])]
    other = here.state.mat[2]
    act(here, seats[1], Take(2, other))  # the loser keeps the right to take another
    assert here.last.events == (Taken(seats[1], 2, other),)


def test_zs_24_a_take_never_lands_on_another_card_in_that_slot():
    here = table()
    throw_all(here)
    card, seen = here.state.mat[1], here.revision
    act(here, 0, Take(1, card))
    act(here, 0, Throw(hand(here, 0)[0]))
    assert here.state.mat[1] not in (None, card)
    here.write(Act(here.at, 2, Take(1, card), seen))
    assert here.last.events == (Late(2, "take"),)


@pytest.mark.parametrize("seats", ORDERS)
def test_zs_45_a_call_a_contre_and_a_grab_at_once_only_the_first_freeze_counts(seats):
    here = table()
    act(here, 2, Throw(hand(here, 2)[0]))
    card = here.state.mat[1]
    acts = {0: MakeCall("zig"), 1: Contre(0), 2: Take(1, card)}
    does = {0: Called(0, "zig"), 1: ContreCalled(1, 0), 2: Taken(2, 1, card)}
    late = {0: "make-call", 1: "contre", 2: "take"}
    told, frozen = played(here, [(seat, acts[seat]) for seat in seats]), False
    for seat, event in zip(seats, told, strict=True):
        assert event == (Late(seat, late[seat]) if frozen else does[seat])
        frozen = frozen or seat != 2


@pytest.mark.parametrize("first", ["theft", "stop-element"])
def test_zs_45_a_special_card_and_a_call_at_once(first):
    here = table_with(first)
    special, told = {
        "theft": (Steal(1), PowerAnnounced(0, "theft", 1)),
        "stop-element": (LayStop("element", 1), StopLaid(0, 1, "element")),
    }[first]
    call, called = (1, MakeCall("zig")), Called(1, "zig")
    late = Late(0, "steal" if first == "theft" else "lay-stop")
    assert played(here, [call, (0, special)]) == [called, late]
    again = table_with(first)
    after = Late(1, "make-call") if first == "theft" else called
    assert played(again, [(0, special), call]) == [told, after]


def test_zs_45_of_two_partners_who_call_the_first_one_does():
    assert played(table(), [(2, MakeCall("zag")), (0, MakeCall("zig"))]) == [
        Called(2, "zag"),
        Late(0, "make-call"),
    ]


def test_zs_15_a_gesture_passes_through_a_freeze():
    assert played(table(), [(1, MakeCall("zig")), (0, Sign("hide"))])[1] == Signed(0, "hide")


def test_zs_26_a_throw_that_came_before_the_last_done_keeps_the_hand_going():
    here = table()
    for seat in (0, 1, 2):
        act(here, seat, Rest())
    card = hand(here, 0)[0]
    told = played(here, [(0, Throw(card)), (3, Rest())])
    assert told[0] == Thrown(0, card) and here.state.phase == "hand"


def test_zs_26_a_throw_after_the_last_done_is_late():
    here = table()
    for seat in (0, 1, 2):
        act(here, seat, Rest())
    told = played(here, [(3, Rest()), (0, Throw(hand(here, 0)[0]))])
    assert told[1] == Late(0, "throw") and here.state.phase == "pause"


def test_zs_26_a_take_that_the_clock_overtook_is_late():
    here = table()
    throw_all(here, (0,))
    card, seen = here.state.mat[1], here.revision
    ticked(here)
    assert isinstance(here.last.events[0], HandEnded)
    here.write(Act(here.at, 0, Take(1, card), seen))
    assert here.last.events == (Late(0, "take"),)


def test_zs_16_signs_that_come_after_the_time_is_up_are_late():
    here = Table(game, Head(game.id, game.version, 4, {}, bytes(32)))
    ticked(here).write(Act(here.at, 0, SetSigns("hide", "sip"), 0))
    assert here.last.events == (Late(0, "set-signs"),)


def test_an_act_that_was_never_legal_is_refused_to_its_sender_alone():
    here = table()
    with pytest.raises(Illegal, match=r"gone|throw-first"):
        here.write(Act(here.at, 0, Take(1, "wbs"), here.revision))


def test_zs_26_only_the_player_who_pressed_done_too_late_is_told_and_no_entry_names_them():
    here = table()
    seen, before = here.revision, here.revision + 1
    act(here, 3, Contre(0))
    here.receive_bot(1, Rest(), seen, (here.at + 50) * 1_000)
    refused = here.advance((here.at + 1_000) * 1_000, most=1)
    assert [(claim.seat, why.code) for claim, why in refused] == [(1, "overtaken")]
    assert here.revision == before


def test_zs_26_the_last_player_to_be_done_leaves_no_record_of_it():
    here = table()
    for seat in range(3):
        act(here, seat, Rest())
    here.receive_bot(3, Rest(), here.revision, (here.at + 50) * 1_000)
    assert game.rivals(here.state, 3, Rest())
    here.advance((here.at + 1_000) * 1_000, most=1)
    assert isinstance(here.last.events[-1], HandEnded) and here.log[-1].record is None
