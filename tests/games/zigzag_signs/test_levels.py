"""Constraints and levels 2 and 3 (ZS-71, ZS-80 to ZS-85)."""

import pytest
from msgspec.structs import replace

from sabot.games.zigzag_signs.acts import Contre, Options, ShiftNumber
from sabot.games.zigzag_signs.cards import CYCLE, constraint
from sabot.games.zigzag_signs.events import (
    CallRight,
    CallWrong,
    HandShown,
    RoundBegan,
    Shifted,
    Ticked,
)
from tests.games.zigzag_signs.scene import (
    NOTHING,
    ZAG,
    ZIG,
    after,
    call,
    cards,
    dealt,
    game,
    mine,
    play,
    player,
    playing,
    refusal,
    said,
    side,
    thawed,
    wait,
)

TWO, THREE = Options(level=2), Options(level=3)
OTHER_ZAG = "abs abc abk abn"


def bound(hands, options=TWO, **values):
    """Constraints by seat, as s2="water"; everybody else's is the last one, fire."""
    state = replace(playing(hands, options=options), number=1)
    for seat in range(len(state.players)):
        state = player(state, seat, constraint=CYCLE.index(values.get(f"s{seat}", "none")))
    return state


def boxes_of(state, name):
    events = call(state, 0, name).events
    return [event.box for event in said(events, CallRight)]


def test_zs_80_level_1_has_no_constraints():
    state = wait(dealt()).state
    assert mine(state, 0).constraint is None and game.view(state, 0).number is None


def test_zs_80_level_2_ticks_only_level_2_boxes():
    assert boxes_of(bound({2: ZIG}, s2="water"), "zig") == ["zig-2"]
    assert call(bound({2: ZIG}, s2="blue"), 0, "zig").events[-1] == CallWrong(0, "zig", 1)


def test_zs_81_each_has_a_secret_card_and_a_number_tells_the_constraints():
    state, events = wait(dealt(6, level=2))
    assert events == (RoundBegan(1, state.number),) and 1 <= state.number <= 12
    values = [mine(state, seat).constraint for seat in range(6)]
    assert len(set(values)) == 6
    own = [constraint(mine(state, s).constraint_card, state.number) for s in range(6)]
    assert own == values


def test_zs_81_a_new_round_brings_new_constraints_and_a_wrong_call_does_not():
    state = bound({2: ZIG}, s2="water")
    wrong = thawed(call(state, 0, "zag").state)
    assert [mine(wrong, s).constraint for s in range(4)] == [
        mine(state, s).constraint for s in range(4)
    ]
    later = thawed(call(state, 0, "zig").state)
    assert mine(later, 0).constraint is None
    assert mine(wait(later).state, 0).constraint is not None


@pytest.mark.parametrize(("value", "right"), [("water", True), ("blue", False)])
def test_zs_82_a_zig_respects_a_value_common_to_its_cards(value, right):
    assert bool(boxes_of(bound({2: ZIG}, s2=value), "zig")) is right


@pytest.mark.parametrize(("value", "right"), [("water", True), ("blue", True), ("none", False)])
def test_zs_82_a_zag_respects_one_of_its_two_values(value, right):
    assert bool(boxes_of(bound({2: ZAG}, s2=value), "zag")) is right
    assert bool(boxes_of(bound({2: ZAG}, s2=value), "zig")) is right


@pytest.mark.parametrize(
    ("name", "own", "partner"),
    [("double-zig", ZIG, ZIG), ("zig-zag", ZIG, ZAG), ("double-zag", ZAG, OTHER_ZAG)],
)
def test_zs_83_both_players_must_respect_their_own_constraint(name, own, partner):
    hands, v = {0: own, 2: partner}, "air" if partner == OTHER_ZAG else "water"
    assert call(bound(hands, s0="water", s2=v), 0, name).state.freeze.right
    assert not call(bound(hands, s0="water", s2="pink"), 0, name).state.freeze.right
    assert not call(bound(hands, s0="pink", s2=v), 0, name).state.freeze.right
    level_3 = call(bound(hands, THREE, s0="water", s2="pink"), 0, name).state.freeze
    assert level_3.right and all(box.endswith("-1") for box in level_3.boxes)


def test_zs_84_the_check_decides_the_level():
    both = bound({2: ZIG}, THREE, s2="water")
    assert boxes_of(both, "zig") == ["zig-2"]
    assert boxes_of(side(both, 0, boxes=("zig-2",)), "zig") == ["zig-1"]
    plain = bound({2: ZIG}, THREE, s2="pink")
    assert boxes_of(plain, "zig") == ["zig-1"]
    assert call(side(plain, 0, boxes=("zig-1",)), 0, "zig").events[-1] == CallWrong(0, "zig", 1)


def test_zs_41_a_double_zag_of_level_3_ticks_level_2_first():
    state = bound({0: ZAG, 2: OTHER_ZAG}, THREE, s0="blue", s2="blue")
    state = wait(call(state, 0, "double-zag").state).state
    assert len(state.freeze.boxes) == 8
    assert wait(state).events[0] == Ticked(0, "zig-zag-2", by_table=True)


def test_zs_41_a_double_zag_without_an_open_box_it_may_tick_is_wrong():
    state = bound({0: ZAG, 2: OTHER_ZAG}, THREE, s0="pink", s2="blue")
    state = side(state, 0, boxes=("zig-1", "zag-1", "double-zig-1", "zig-zag-1"))
    assert call(state, 0, "double-zag").events[-1] == CallWrong(0, "double-zag", 1)


def test_zs_85_a_constraint_is_secret_from_the_partner_too():
    one, other = bound({}, s2="water"), bound({}, s2="pink")
    for reader in (None, 0, 1, 3):
        assert game.view(one, reader) == game.view(other, reader)
    assert mine(one, 2).constraint == "water"


def shown(state, name):
    return {e.seat: e.constraint for e in said(call(state, 0, name).events, HandShown)}


def test_zs_85_it_is_shown_only_with_a_hand_that_makes_the_combination():
    state = bound({0: ZIG, 2: NOTHING}, s0="pink", s2="water")
    assert shown(state, "double-zig") == {0: "pink", 2: None}
    assert shown(bound({2: ZIG}, s2="pink"), "zig") == {2: "pink"}
    assert shown(bound({2: ZIG}, s2="pink"), "zag") == {2: None}
    assert shown(bound({0: ZIG, 2: ZAG}, s0="pink", s2="blue"), "zig-zag") == {0: "pink", 2: "blue"}


def test_zs_85_a_contre_never_shows_it():
    state = bound({1: ZIG}, s1="pink", s3="earth")
    state = wait(play(state, 0, Contre(1)).state).state
    assert all(one.constraint is None for one in state.freeze.shown) and state.freeze.right


@pytest.mark.parametrize(
    ("number", "shifts", "counts"),
    [(1, "plus", 2), (12, "plus", 1), (1, "minus", 12), (5, "plus minus", 5), (2, "minus", 1)],
)
def test_zs_71_plus_and_minus_move_the_number_around(number, shifts, counts):
    state = replace(playing({0: f"{shifts} wbs eyc agk"}, options=TWO), number=number)
    state = player(state, 0, constraint=4, cards=cards(f"{shifts} wbs eyc agk")[:4])
    for shift in shifts.split():
        step = play(state, 0, ShiftNumber(shift))
        assert step.events == (Shifted(0, shift),)
        state = player(step.state, 0, cards=(*step.state.players[0].cards, "fpn"))
    assert mine(state, 0).constraint == constraint(4, counts)
    assert game.view(state, 1).seats[0].shifts == cards(shifts)


def test_zs_71_it_takes_the_place_of_a_throw_and_lies_there_for_the_round():
    state = bound({0: "plus wbs eyc agk"}, s0="water")
    state = after(state, (0, ShiftNumber("plus")))
    assert refusal(state, 0, ShiftNumber("minus")) == ("not-in-hand", "ZS-71")
    assert state.bin == () and len(state.players[0].cards) == 3
    assert shown(bound({2: ZIG}, s2="water"), "zig") == {2: "water"}


def test_zs_71_there_are_none_at_level_1():
    assert refusal(playing(), 0, ShiftNumber("plus")) == ("not-in-hand", "ZS-71")
