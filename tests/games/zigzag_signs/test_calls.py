"""Calls (ZS-40 to ZS-47)."""

import pytest
from msgspec.structs import replace

from sabot.games.zigzag_signs.acts import (
    CancelPower,
    ChooseBox,
    Contre,
    LayStop,
    MakeCall,
    Options,
    Rest,
    Sign,
    Steal,
    Take,
    Throw,
)
from sabot.games.zigzag_signs.deck import deck
from sabot.games.zigzag_signs.events import (
    Called,
    CallRight,
    CallWrong,
    HandEnded,
    HandsChanged,
    HandShown,
    RoundBegan,
    RoundEnded,
    Ticked,
)
from tests.games.zigzag_signs.scene import (
    NOTHING,
    ZAG,
    ZIG,
    after,
    call,
    cards,
    game,
    hand_of,
    pausing,
    play,
    player,
    playing,
    refusal,
    said,
    side,
    thawed,
    wait,
    wait_for,
)

OTHER_ZAG = "abs abc abk abn"
BOXES = ("zig-zag-1", "double-zig-1", "zag-1", "zig-1")
RIGHT = [
    ("zig", NOTHING, ZIG),
    ("zag", NOTHING, ZAG),
    ("double-zig", ZIG, ZIG),
    ("zig-zag", ZIG, ZAG),
    ("zig-zag", ZAG, ZIG),
    ("double-zag", ZAG, OTHER_ZAG),
    ("double-zig", ZAG, OTHER_ZAG),
]
WRONG = [
    ("zig", ZIG, NOTHING),  # the caller's own hand doesn't count
    ("zag", ZAG, ZIG),
    ("double-zig", ZIG, NOTHING),
    ("double-zig", NOTHING, ZIG),
    ("zig-zag", ZIG, ZIG),
    ("double-zag", ZAG, ZIG),
]


@pytest.mark.parametrize(("name", "own", "partner"), RIGHT)
def test_zs_40_the_partner_of_the_player_with_the_combination_calls(name, own, partner):
    events = call(playing({0: own, 2: partner}), 0, name).events
    assert events[0] == Called(0, name) and isinstance(events[-1], CallRight)


@pytest.mark.parametrize(("name", "own", "partner"), WRONG)
def test_zs_42_wrong_even_in_part(name, own, partner):
    events = call(playing({0: own, 2: partner}), 0, name).events
    assert events[0] == Called(0, name) and events[-1] == CallWrong(0, name, 1)


def test_zs_41_the_hands_named_by_the_call_are_shown():
    zig = call(playing({2: ZIG}), 0, "zig").events
    assert said(zig, HandShown) == [HandShown(2, cards(ZIG), "zig", None)]
    both = said(call(playing({0: ZIG}), 0, "double-zig").events, HandShown)
    assert both == [HandShown(0, cards(ZIG), "zig", None), HandShown(2, cards(NOTHING), None, None)]


def test_zs_41_right_ticks_the_box_and_ends_the_round():
    state, events = call(playing({2: ZIG}), 0, "zig")
    assert events[-1] == CallRight(0, "zig", "zig-1") and state.freeze.box == "zig-1"
    state, events = wait(state)
    assert events == (Ticked(0, "zig-1"), RoundEnded(1, "ticked"))
    assert state.sides[0].boxes == ("zig-1",) and state.phase == "signs"


def test_zs_41_for_a_double_zag_the_caller_chooses_any_open_box():
    state = side(playing({0: ZAG, 2: OTHER_ZAG}), 0, boxes=("zag-1",))
    state, events = call(state, 0, "double-zag")
    assert events[-1] == CallRight(0, "double-zag", None)
    state = wait(state).state
    assert state.freeze.what == "box" and game.wake(state).at == state.now + 10_000
    assert game.wake(state).awaited == {0}
    assert state.freeze.boxes == ("zig-zag-1", "double-zig-1", "zig-1")
    assert refusal(state, 2, ChooseBox("zig-1")) == ("not-yours", "ZS-41")
    assert refusal(state, 0, ChooseBox("zag-1")) == ("box-not-open", "ZS-41")
    assert refusal(state, 0, ChooseBox("zig-2")) == ("box-not-open", "ZS-41")
    assert play(state, 0, ChooseBox("zig-1")).events[0] == Ticked(0, "zig-1")


def test_zs_41_a_caller_who_does_not_choose_gets_the_hardest_open_box():
    ticked = ()
    for box in BOXES[:3]:
        state = side(playing({0: ZAG, 2: OTHER_ZAG}), 0, boxes=ticked)
        events = wait(wait(call(state, 0, "double-zag").state).state).events
        assert events[0] == Ticked(0, box, by_table=True)
        ticked = (*ticked, box)


def test_zs_41_the_only_open_box_needs_no_choice():
    state = side(playing({0: ZAG, 2: OTHER_ZAG}), 0, boxes=("zig-1", "zag-1", "double-zig-1"))
    state, events = call(state, 0, "double-zag")
    assert events[-1] == CallRight(0, "double-zag", "zig-zag-1")
    assert wait(state).events[0] == Ticked(0, "zig-zag-1")


def test_zs_41_a_choice_that_nobody_asked_for_is_refused():
    assert refusal(playing(), 0, ChooseBox("zig-1")) == ("not-asked", "ZS-41")


def test_zs_42_both_players_of_the_team_change_their_hands():
    state = call(playing(downs={0: "apk"}), 0, "zig").state
    assert hand_of(state, 0) == cards(NOTHING)  # they are looked at first
    state, events = wait(state)
    assert events == (HandsChanged((0, 2)),)
    assert hand_of(state, 0) == playing().pile[:4] and hand_of(state, 2) == playing().pile[4:8]
    assert hand_of(state, 1) == cards(NOTHING) and len(state.bin) == 8
    assert state.phase == "hand" and state.players[0].down == "apk"


def test_zs_43_a_ticked_box_cannot_be_called():
    state = side(playing({0: ZAG, 2: OTHER_ZAG}), 0, boxes=("zig-1",))
    assert refusal(state, 0, MakeCall("zig")) == ("ticked", "ZS-43")
    assert call(state, 0, "double-zag").events
    assert call(state, 1, "zig").events


def test_zs_43_at_level_3_only_if_it_is_ticked_on_both_sheets():
    state = playing(options=Options(level=3))
    assert call(side(state, 0, boxes=("zig-1",)), 0, "zig").events
    both = side(state, 0, boxes=("zig-1", "zig-2"))
    assert refusal(both, 0, MakeCall("zig")) == ("ticked", "ZS-43")


def test_zs_44_after_a_round_all_is_gathered_and_dealt_again():
    state = player(playing({2: ZIG}, mat="ebs"), 1, stops=("element",), limit=3)
    state = thawed(call(state, 0, "zig").state)
    assert all(p.cards == p.stops == () for p in state.players) and not any(state.mat)
    state, events = wait(state)
    assert events == (RoundBegan(2, None),)
    held = [card for p in state.players for card in p.cards]
    assert sorted([*held, *state.pile]) == sorted(deck(4, Options()))
    assert [len(p.cards) for p in state.players] == [4] * 4
    assert all(p.limit == 4 and not p.stops for p in state.players)


def test_zs_45_a_call_can_be_made_between_two_hands_too():
    state = call(pausing({2: ZIG}), 0, "zig").state
    assert thawed(state).sides[0].boxes == ("zig-1",)


def test_zs_45_not_between_rounds():
    state = thawed(call(playing({2: ZIG}), 0, "zig").state)
    assert refusal(state, 0, MakeCall("zig"), after=1)[0] == "not-now"
    assert refusal(state, 0, Contre(1), after=1)[0] == "not-now"


@pytest.mark.parametrize(
    "act",
    [
        MakeCall("zig"), Contre(0), Throw("wbs"), Take(0, "ebs"), Rest(), LayStop("element", 0),
    ],
)  # fmt: skip
def test_zs_45_a_call_freezes_play(act):
    state = playing({1: "stop-element wbs eyc agk"}, mat="ebs")
    state = call(state, 0, "zig").state
    assert refusal(state, 1, act) == ("frozen", "ZS-45")


def test_zs_45_cards_are_shown_for_four_seconds():
    state = call(playing(), 0, "zig").state
    assert game.wake(state).at == state.now + 4_000
    for reader in (None, 1, 3):
        assert game.view(state, reader).freeze.shown[0].cards == cards(NOTHING)
    assert game.view(thawed(state), None).freeze is None


def test_zs_45_a_stop_laid_before_the_call_counts():
    state = playing({1: "stop-element wbs eyc agk", 2: ZIG})
    state = after(state, (1, LayStop("element", 2)))
    assert call(state, 0, "zig").events[-1] == CallWrong(0, "zig", 1)


def test_zs_45_clocks_go_on_where_they_stood():
    """Principle 6; the call itself starts the idle clock over (ZS-26)."""
    state = after(playing(mat="ebs"), (1, Throw("wbs")))
    total = game.view(state, None).latest
    frozen = play(state, 0, MakeCall("zig"), after=2_000).state
    assert game.view(frozen, None).closes is None and game.view(frozen, None).left == 8_000
    state = thawed(frozen)
    assert game.view(state, None).latest == total + 4_000
    assert game.wake(state).at == state.now + 8_000


def test_zs_45_a_pause_goes_on_where_it_stood():
    state = thawed(play(pausing(), 0, MakeCall("zig"), after=400).state)
    assert state.phase == "pause" and game.wake(state).at == state.now + 600


def test_zs_46_a_changed_hand_draws_up_to_the_limit_and_ends_an_exchange():
    state = player(playing(mat="ebs"), 2, cards=cards("wbs eyc agk"), limit=3)
    state = player(state, 0, stops=("element",), constraint=3)
    state = thawed(call(after(state, (0, Throw("wbs"))), 0, "zig").state)
    assert [len(hand_of(state, seat)) for seat in (0, 2)] == [4, 3]
    assert state.mat[1] == "wbs" and state.players[0].stops == ("element",)
    assert state.players[0].constraint == 3


@pytest.mark.parametrize("wrong", [0, 1, 2])
def test_zs_47_after_the_kth_wrong_call_no_call_for_k_more_hands(wrong):
    state = side(playing({2: ZIG}), 0, wrong=wrong)
    state = thawed(call(state, 0, "zag").state)
    for hand in range(1, 3 + wrong):
        assert state.hand == hand
        assert refusal(state, 0, MakeCall("zag")) == ("locked", "ZS-47")
        assert refusal(state, 2, MakeCall("zag")) == ("locked", "ZS-47")
        assert game.view(state, None).teams[0].locked == 3 + wrong - hand
        state = wait_for(state, "pause")
        assert refusal(state, 0, MakeCall("zag"), after=1) == ("locked", "ZS-47")
        state = wait_for(state, "hand")
    assert call(state, 0, "zag").events and game.view(state, None).teams[0].locked == 0


def test_zs_47_a_wrong_call_before_the_first_hand_belongs_to_it():
    state = thawed(call(replace(pausing(), hand=0), 0, "zig").state)
    state = wait_for(state, "hand")
    assert (state.hand, game.view(state, 0).teams[0].locked) == (1, 2)


def test_zs_47_contre_and_the_other_team_are_not_affected_and_a_new_round_lifts_it():
    state = thawed(call(playing({3: ZIG}), 0, "zag").state)
    assert play(state, 0, Contre(1)).events and play(state, 1, MakeCall("zag")).events
    state = thawed(call(state, 1, "zig").state)
    assert game.view(state, None).teams[0].locked == 0 and state.sides[0].wrong == 0


def test_zs_41_shown_cards_do_not_tell_in_which_order_they_came():
    state = playing({2: " ".join(reversed(cards(ZIG)))})
    assert said(call(state, 0, "zig").events, HandShown)[0].cards == cards(ZIG)


def test_zs_45_a_gesture_in_a_freeze_does_not_lengthen_the_time_that_is_left():
    state = call(playing(options=Options(check_time=15_000)), 0, "zig").state
    assert game.view(state, None).left == 8_000
    assert game.view(play(state, 1, Sign("hide"), after=9_000).state, None).left == 8_000


def test_zs_65_nor_does_a_z():
    state = playing({0: "theft wbs eyc agk", 1: "z eyc agk fpn"})
    state = after(state, (0, Steal(1)), (1, CancelPower(0, "theft")))
    assert game.view(state, None).left == 8_000


def test_zs_26_a_wrong_call_that_leaves_nobody_short_at_a_bare_mat_ends_the_hand():
    state = player(playing(), 0, cards=cards("wbs eyc agk"))
    state, events = wait(call(state, 0, "zig").state)
    assert events == (HandsChanged((0, 2)), HandEnded(1, "bare", ())) and state.phase == "pause"


@pytest.mark.parametrize("left", [{"mat": "ebs"}, {"downs": {1: "apk"}}])
def test_zs_26_it_does_not_while_a_card_lies_there(left):
    state = player(playing(**left), 0, cards=cards("wbs eyc agk"))
    state, events = wait(call(state, 0, "zig").state)
    assert events == (HandsChanged((0, 2)),) and state.phase == "hand"
