"""The exchange at the mat (ZS-14, ZS-20 to ZS-25, ZS-28)."""

import pytest
from msgspec.structs import replace

from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import Draw, PickUp, Rest, Take, Throw
from sabot.games.zigzag_signs.events import Drawn, HandBegan, PickedUp, Reshuffled, Taken, Thrown
from tests.games.zigzag_signs.scene import (
    after,
    dealt,
    game,
    hand_of,
    mine,
    pausing,
    picked_up,
    play,
    player,
    playing,
    refusal,
    wait,
)

DOWNS = dict.fromkeys(range(4), "apk")
MAT = "ebs eyk"


def test_zs_14_four_cards_each_and_the_rest_is_the_pile():
    for seats in (4, 6):
        state = wait(dealt(seats)).state
        view = game.view(state, None)
        assert [seat.cards for seat in view.seats] == [4] * seats
        assert view.pile == len(dealt(seats).pile) - 4 * seats and view.bin == 0


def test_zs_14_a_full_hand_takes_nothing():
    state = playing(mat=MAT)
    assert refusal(state, 0, Take(0, "ebs")) == ("throw-first", "ZS-23")
    assert refusal(state, 0, Draw()) == ("throw-first", "ZS-28")
    assert refusal(playing(downs=DOWNS), 0, PickUp()) == ("throw-first", "ZS-21")


def test_zs_20_a_face_down_card_for_each_that_not_even_they_see():
    state, events = wait(pausing())
    assert events == (HandBegan(2),) and state.pile == pausing().pile[4:]
    assert [player.down for player in state.players] == list(pausing().pile[:4])
    for reader in (None, 0, 1):
        assert all(seat.down is True for seat in game.view(state, reader).seats)
        assert "ayn" not in str(game.view(state, reader))


def test_zs_21_first_throw_then_pick_up():
    state = playing(downs=DOWNS)
    assert mine(state, 0).next == "throw"
    state, events = play(state, 0, Throw("wbs"))
    assert events == (Thrown(0, "wbs"),) and game.view(state, 1).mat[0] == "wbs"
    assert mine(state, 0).next == "pick-up"
    state, events = play(state, 0, PickUp())
    assert events == (PickedUp(0),) and hand_of(state, 0) == ("eyc", "agk", "fpn", "apk")
    assert refusal(after(state, (0, Throw("apk"))), 0, PickUp()) == ("no-card", "ZS-21")


def test_zs_22_nobody_takes_from_the_mat_before_their_face_down_card():
    state = playing(downs=DOWNS, mat=MAT)
    assert refusal(state, 0, Take(0, "ebs")) == ("pick-up-first", "ZS-22")
    thrown = after(state, (0, Throw("wbs")))
    assert refusal(thrown, 0, Take(0, "ebs")) == ("pick-up-first", "ZS-22")


def test_zs_23_exchange_as_often_as_one_likes_but_never_two_throws_in_a_row():
    state = after(playing(mat=MAT), (0, Throw("wbs")))
    assert refusal(state, 0, Throw("eyc")) == ("short", "ZS-23")
    state, events = play(state, 0, Take(1, "eyk"))
    assert events == (Taken(0, 1, "eyk"),) and hand_of(state, 0)[-1] == "eyk"
    state = after(state, (0, Throw("eyc")), (0, Take(0, "ebs")), (0, Throw("agk")))
    assert mine(state, 0).next == "take"


def test_zs_23_a_card_that_is_not_in_hand_is_refused():
    for card in ("ebs", "z", "no such card"):
        assert refusal(playing(), 0, Throw(card)) == ("not-in-hand", "ZS-23")


def test_zs_24_the_first_has_it_and_the_other_may_take_another():
    state = after(playing(mat=MAT), (0, Throw("wbs")), (1, Throw("wbs")), (0, Take(0, "ebs")))
    assert refusal(state, 1, Take(0, "ebs")) == ("gone", "ZS-24")
    assert play(state, 1, Take(1, "eyk")).events == (Taken(1, 1, "eyk"),)


@pytest.mark.parametrize(("slot", "card"), [(0, "eyk"), (5, "ebs"), (80, "ebs")])
def test_zs_24_a_take_names_slot_and_card(slot, card):
    state = after(playing(mat=MAT), (0, Throw("wbs")))
    assert refusal(state, 0, Take(slot, card)) == ("gone", "ZS-24")


def test_zs_24_a_card_keeps_its_slot_and_the_mat_grows():
    state = after(playing(mat="ebs eyk abc"), (0, Throw("wbs")), (0, Take(1, "eyk")))
    assert state.mat[:4] == ("ebs", None, "abc", "wbs") and len(state.mat) == 12
    state = after(state, (1, Throw("fpn")))
    assert state.mat[:4] == ("ebs", "fpn", "abc", "wbs")
    full = playing(mat=" ".join(["abc"] * 12))
    assert after(full, (0, Throw("wbs"))).mat[12] == "wbs"
    assert len(playing(seats=6).mat) == 18


def test_zs_25_a_short_player_draws_only_if_the_mat_is_empty():
    short = player(playing(mat="ebs"), 0, cards=("wbs", "eyc", "agk"))
    assert refusal(short, 0, Draw()) == ("mat-not-empty", "ZS-25")
    bare = player(playing(downs={1: "apk"}), 0, cards=("wbs", "eyc", "agk"))
    assert mine(bare, 0).next == "draw"
    state, events = play(bare, 0, Draw())
    assert events == (Drawn(0),) and hand_of(state, 0)[-1] == bare.pile[0]


def test_zs_25_the_face_down_card_comes_before_a_draw():
    state = player(playing(downs=DOWNS), 0, cards=("wbs", "eyc"))
    assert refusal(state, 0, Draw()) == ("pick-up-first", "ZS-28")


def test_zs_27_an_empty_pile_is_made_of_the_bin():
    state = player(playing(downs={1: "apk"}), 0, cards=("wbs", "eyc", "agk"))
    bare = game.play(replace(state, pile=(), bin=("ebs", "eyk")), 0, Draw(), state.now, Luck(b""))
    assert bare.events == (Drawn(0), Reshuffled())
    assert {*bare.state.pile, hand_of(bare.state, 0)[-1]} == {"ebs", "eyk"}
    assert bare.state.bin == ()


def test_zs_28_a_player_left_short_refills_without_throwing():
    state = player(playing(downs={0: "apk"}, mat=MAT), 0, cards=("wbs", "eyc"))
    assert mine(state, 0).next == "pick-up"
    state = after(state, (0, PickUp()))
    assert mine(state, 0).next == "take"
    assert mine(after(state, (0, Take(0, "ebs"))), 0).next == "throw"


def test_zs_28_the_limit_of_a_robbed_player_is_three():
    state = player(playing(mat=MAT), 0, cards=("wbs", "eyc", "agk"), limit=3)
    assert refusal(state, 0, Take(0, "ebs")) == ("throw-first", "ZS-23")
    state = after(state, (0, Throw("wbs")), (0, Take(0, "ebs")))
    assert len(hand_of(state, 0)) == 3 and mine(state, 0).next == "throw"


def test_zs_28_a_player_back_at_four_throws_before_the_face_down_card():
    state = playing(downs=DOWNS)
    assert refusal(state, 0, PickUp()) == ("throw-first", "ZS-21")
    assert hand_of(picked_up(state, 0, "fpn"), 0)[-1] == "apk"


def test_zs_20_between_hands_and_rounds_there_is_no_exchange():
    for state in (pausing(), dealt()):
        for act in (Throw("wbs"), PickUp(), Take(0, "ebs"), Draw(), Rest()):
            code, clause = refusal(state, 0, act, after=10)
            assert code == "not-now" and clause
