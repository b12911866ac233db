"""STOP, and Z against a STOP (ZS-60 to ZS-62, ZS-65)."""

import pytest

from sabot.games.zigzag_signs.acts import CancelStop, LayStop, Options, PickUp, Take, Throw
from sabot.games.zigzag_signs.events import StopCancelled, StopLaid, Taken, Thrown
from tests.games.zigzag_signs.scene import (
    ZIG,
    after,
    call,
    cards,
    dealt,
    game,
    hand_of,
    mine,
    pausing,
    play,
    player,
    playing,
    refusal,
    thawed,
    wait,
)

HELD = "stop-element wbs eyc agk"
STOP = LayStop("element", 1)


def stopped(state, seat, *features):
    return player(state, seat, stops=features)


def test_zs_60_a_special_card_takes_the_place_of_a_throw():
    state = playing({0: HELD}, downs={0: "apk"})
    assert refusal(state, 0, PickUp()) == ("throw-first", "ZS-21")
    state = after(state, (0, STOP))
    assert mine(state, 0).next == "pick-up"
    assert hand_of(after(state, (0, PickUp())), 0) == ("wbs", "eyc", "agk", "apk")


def test_zs_61_a_special_card_may_just_be_thrown_and_is_used_by_its_taker():
    state, events = play(playing({0: HELD}), 0, Throw("stop-element"))
    assert events == (Thrown(0, "stop-element"),)
    state = after(state, (1, Throw("wbs")))
    state, events = play(state, 1, Take(0, "stop-element"))
    assert events == (Taken(1, 0, "stop-element"),)
    assert play(state, 1, LayStop("element", 0)).events == (StopLaid(1, 0, "element"),)


def test_zs_62_a_stop_is_laid_before_an_opponent():
    state, events = play(playing({0: HELD}), 0, STOP)
    assert events == (StopLaid(0, 1, "element"),)
    assert game.view(state, None).seats[1].stops == ("element",)
    for target in (0, 2):
        assert refusal(playing({0: HELD}), 0, LayStop("element", target)) == (
            "not-an-opponent",
            "ZS-62",
        )
    assert refusal(playing({0: HELD}), 0, LayStop("element", 5)) == ("no-such-seat", "ZS-62")
    assert refusal(playing({0: HELD}), 0, LayStop("landscape", 1)) == ("not-in-hand", "ZS-62")


@pytest.mark.parametrize("held", ["stop-element", "stop-element wbs eyc", HELD])
def test_zs_62_at_any_time_with_any_number_of_cards(held):
    for state in (playing(), pausing()):
        assert play(player(state, 0, cards=cards(held)), 0, STOP, after=10).events


def test_zs_62_not_between_rounds():
    state = player(dealt(), 0, cards=cards(HELD))
    assert refusal(state, 0, STOP)[0] == "not-now"


def test_zs_62_a_third_stop_before_one_player_is_refused():
    state = stopped(playing({0: HELD}), 1, "landscape", "accessory")
    assert refusal(state, 0, STOP) == ("two-stops", "ZS-62")
    assert play(state, 0, LayStop("element", 3)).events


def test_zs_62_two_alike_may_lie_before_a_player():
    state = after(stopped(playing({0: HELD}), 1, "element"), (0, STOP))
    assert game.view(state, 1).seats[1].stops == ("element", "element")


def test_zs_62_a_stop_stays_until_the_end_of_the_round():
    state = after(playing({0: HELD, 2: ZIG}), (0, STOP))
    later = wait(wait(state).state).state
    assert later.hand == 2 and later.players[1].stops == ("element",)
    assert thawed(call(state, 0, "zig").state).players[1].stops == ()


@pytest.mark.parametrize("target", [0, 2])
def test_zs_65_a_z_cancels_a_stop_before_oneself_or_the_partner(target):
    state = stopped(playing({0: "z wbs eyc agk"}), target, "element", "landscape")
    state, events = play(state, 0, CancelStop(target, "element"))
    assert events == (StopCancelled(0, target, "element"),)
    assert state.players[target].stops == ("landscape",)
    assert state.bin == ("z", "stop-element") and len(hand_of(state, 0)) == 3


def test_zs_65_a_z_needs_a_stop_and_the_right_team():
    state = stopped(playing({0: "z wbs eyc agk"}), 1, "element")
    assert refusal(state, 0, CancelStop(1, "element")) == ("not-yours-to-cancel", "ZS-65")
    assert refusal(state, 0, CancelStop(2, "element")) == ("no-stop", "ZS-65")
    assert refusal(state, 0, CancelStop(4, "element")) == ("no-such-seat", "ZS-65")
    assert refusal(state, 3, CancelStop(1, "element")) == ("not-in-hand", "ZS-65")


def test_zs_28_a_stop_or_a_z_leaves_its_player_short():
    state = player(playing({0: HELD}, mat="ebs"), 0, cards=("stop-element", "wbs"))
    state = after(state, (0, STOP))
    assert len(hand_of(state, 0)) == 1 and mine(state, 0).next == "take"


def test_zs_26_a_stop_sets_the_clock_back():
    state = after(playing({0: HELD}, options=Options()), (0, STOP))
    assert game.wake(state).at == state.now + 8_000 and state.players[0].active
