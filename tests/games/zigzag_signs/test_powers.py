"""Theft, Swap hands, and the Z that answers them (ZS-28, ZS-63 to ZS-66)."""

import pytest

from sabot.games.zigzag_signs.acts import (
    CancelPower,
    Contre,
    MakeCall,
    PickUp,
    Say,
    Sign,
    Steal,
    SwapHands,
    Take,
    Throw,
)
from sabot.games.zigzag_signs.events import (
    HandEnded,
    PowerAnnounced,
    PowerCancelled,
    Stolen,
    Swapped,
)
from tests.games.zigzag_signs.scene import (
    NOTHING,
    after,
    cards,
    game,
    hand_of,
    mine,
    pausing,
    play,
    player,
    playing,
    refusal,
    wait,
)

THIEF = "theft wbs eyc agk"
SWAPPER = "swap wbs eyc agk"
OTHERS = "ebs eyk abc ayn"


def stealing(hands=None, **rest):
    return play(playing({0: THIEF} | (hands or {}), **rest), 0, Steal(1))


def test_zs_63_a_random_card_goes_to_the_thief():
    state, events = stealing({1: OTHERS})
    assert events == (PowerAnnounced(0, "theft", 1),) and state.bin == ("theft",)
    assert len(hand_of(state, 0)) == 3 and len(hand_of(state, 1)) == 4
    state, events = wait(state)
    assert events == (Stolen(0, 1),)
    stolen = hand_of(state, 0)[3]
    assert stolen in cards(OTHERS) and sorted((*hand_of(state, 1), stolen)) == sorted(cards(OTHERS))


def test_zs_63_the_victim_goes_on_with_three_and_draws_a_fourth_when_the_hand_ends():
    state = wait(stealing(mat="ebs").state).state
    assert game.view(state, None).seats[1].limit == 3 and mine(state, 1).next == "throw"
    state = after(state, (1, Throw("wbs") if "wbs" in hand_of(state, 1) else Throw("eyc")))
    assert len(hand_of(state, 1)) == 2 and mine(state, 1).next == "take"
    state, events = wait(after(state, (1, Take(0, "ebs"))))
    assert events == (HandEnded(1, "idle", (1,)),) and len(hand_of(state, 1)) == 4
    assert state.players[1].limit == 4


def test_zs_63_only_from_an_opponent_with_cards():
    state = playing({0: THIEF})
    assert refusal(state, 0, Steal(2)) == ("not-an-opponent", "ZS-63")
    assert refusal(state, 0, Steal(0)) == ("not-an-opponent", "ZS-63")
    assert refusal(state, 0, Steal(5)) == ("no-such-seat", "ZS-63")
    assert refusal(player(state, 1, cards=()), 0, Steal(1)) == ("empty-hand", "ZS-63")
    assert refusal(playing(), 0, Steal(1)) == ("not-in-hand", "ZS-63")


def test_zs_28_a_second_theft_from_the_same_victim_is_refused():
    state = player(playing({0: THIEF}), 1, cards=cards("wbs eyc agk"), limit=3)
    assert refusal(state, 0, Steal(1)) == ("already-robbed", "ZS-28")
    assert play(state, 0, Steal(3)).events


def test_zs_28_a_power_is_played_only_at_the_limit():
    state = player(playing(), 0, cards=cards("theft swap wbs"))
    assert refusal(state, 0, Steal(1)) == ("short", "ZS-28")
    assert refusal(state, 0, SwapHands(1)) == ("short", "ZS-28")
    robbed = player(state, 0, limit=3)
    assert play(robbed, 0, Steal(1)).events


def test_zs_28_a_robbed_thief_comes_back_to_three():
    state = player(playing(), 0, cards=cards("theft wbs eyc"), limit=3)
    assert len(hand_of(wait(play(state, 0, Steal(1)).state).state, 0)) == 3


def test_zs_28_a_thief_who_is_back_at_four_throws_before_the_face_down_card():
    state = wait(stealing(downs={0: "apk"}).state).state
    assert mine(state, 0).next == "throw"
    assert refusal(state, 0, PickUp()) == ("throw-first", "ZS-21")


def test_zs_60_not_between_two_hands():
    assert refusal(pausing({0: THIEF}), 0, Steal(1), after=1) == ("not-now", "ZS-60")


@pytest.mark.parametrize("target", [1, 2, 3])
def test_zs_64_hands_are_swapped_with_any_player(target):
    state, events = play(playing({0: SWAPPER, target: OTHERS}), 0, SwapHands(target))
    assert events == (PowerAnnounced(0, "swap", target),)
    state, events = wait(state)
    assert events == (Swapped(0, target),) and hand_of(state, 0) == cards(OTHERS)
    assert hand_of(state, target) == ("wbs", "eyc", "agk")
    assert mine(state, target).next == "draw" and mine(state, 0).next == "throw"


def test_zs_64_only_cards_in_hand_change_places_and_the_limit_with_them():
    state = playing({0: SWAPPER}, downs={0: "apk", 1: "fyc"})
    state = player(state, 1, cards=cards("ebs eyk abc"), limit=3, stops=("element",), constraint=5)
    state = wait(play(state, 0, SwapHands(1)).state).state
    one, other = state.players[:2]
    assert (one.cards, one.limit, one.down) == (cards("ebs eyk abc"), 3, "apk")
    assert (other.cards, other.limit, other.down) == (cards("wbs eyc agk"), 4, "fyc")
    assert other.stops == ("element",) and one.stops == () and other.constraint == 5


def test_zs_64_not_with_oneself():
    assert refusal(playing({0: SWAPPER}), 0, SwapHands(0)) == ("yourself", "ZS-64")


def test_zs_65_the_table_is_frozen_for_three_seconds_no_matter_who_holds_a_z():
    for hands in ({}, {1: "z ebs eyk abc"}, {3: "z ebs eyk abc"}):
        state = stealing(hands).state
        assert game.wake(state).at == state.now + 3_000
        assert game.wake(state).rivals == {1, 3} and game.wake(state).hot


@pytest.mark.parametrize("act", [MakeCall("zig"), Contre(0), Throw("wbs"), Steal(0)])
def test_zs_65_nothing_but_a_z_is_accepted(act):
    assert refusal(stealing().state, 1, act) == ("frozen", "ZS-65")
    assert play(stealing().state, 1, Sign("hide")).events
    assert play(stealing().state, 1, Say("make-zig")).events


@pytest.mark.parametrize("seat", [1, 3])
def test_zs_65_the_target_or_its_partner_cancels_it(seat):
    state = stealing({seat: "z ebs eyk abc"}).state
    state, events = play(state, seat, CancelPower(0, "theft"))
    assert events == (PowerCancelled(seat, 0, "theft"),)
    assert state.bin == ("theft", "z") and state.freeze.answered == seat
    closes = game.wake(state).at
    state, events = wait(state)
    assert state.now == closes and events == () and state.freeze is None
    assert len(hand_of(state, 0)) == 3 and len(hand_of(state, seat)) == 3
    assert state.players[1].limit == 4


def test_zs_65_a_z_from_someone_who_may_not_is_refused():
    state = stealing({2: "z ebs eyk abc", 0: "theft z wbs eyc"}).state
    for seat in (0, 2):
        assert refusal(state, seat, CancelPower(0, "theft")) == ("not-yours-to-cancel", "ZS-65")
    assert refusal(state, 1, CancelPower(0, "theft")) == ("not-in-hand", "ZS-65")


def test_zs_65_a_z_names_the_power_it_answers():
    state = stealing({1: "z ebs eyk abc"}).state
    assert refusal(state, 1, CancelPower(0, "swap")) == ("not-asked", "ZS-65")
    assert refusal(state, 1, CancelPower(3, "theft")) == ("not-asked", "ZS-65")
    assert refusal(playing({1: "z ebs eyk abc"}), 1, CancelPower(0, "theft")) == (
        "not-asked",
        "ZS-65",
    )


def test_zs_65_the_first_z_counts_and_cannot_be_cancelled():
    state = stealing({1: "z ebs eyk abc", 3: "z ebs eyk abc"}).state
    state = after(state, (1, CancelPower(0, "theft")))
    assert refusal(state, 3, CancelPower(0, "theft")) == ("not-asked", "ZS-65")


def test_zs_65_a_swap_is_cancelled_too():
    state = play(playing({0: SWAPPER, 1: "z ebs eyk abc"}), 0, SwapHands(1)).state
    state = wait(after(state, (1, CancelPower(0, "swap")))).state
    assert hand_of(state, 0) == cards("wbs eyc agk") and hand_of(state, 1) == cards("ebs eyk abc")


def test_zs_65_clocks_go_on_where_they_stood():
    state = stealing().state
    assert wait(state).state.opened == state.opened + 3_000


def test_zs_66_an_immediate_power_is_announced_by_name_and_binned():
    state, events = play(playing({0: SWAPPER}), 0, SwapHands(1))
    assert events[0].power == "swap" and state.bin == ("swap",)


def test_zs_26_a_changed_hand_takes_done_back():
    state = player(playing({0: THIEF}), 1, done=True)
    assert mine(play(state, 0, Steal(1)).state, 1).done
    assert not mine(wait(play(state, 0, Steal(1)).state).state, 1).done
    swap = player(playing({0: SWAPPER, 2: NOTHING}), 2, done=True)
    assert not mine(wait(play(swap, 0, SwapHands(2)).state).state, 2).done
