"""Deferred powers: See a hand, Card master, 10 seconds (ZS-29, ZS-66 to ZS-70)."""

import pytest
from msgspec.structs import replace

from sabot.games.zigzag_signs.acts import (
    CancelPower,
    Contre,
    Draw,
    Give,
    LayPower,
    LayStop,
    MakeCall,
    NameTarget,
    Rest,
    Steal,
    Take,
    Throw,
)
from sabot.games.zigzag_signs.events import (
    HandBegan,
    HandEnded,
    HandSeen,
    PowerAnnounced,
    PowerCancelled,
    PowerDropped,
    PowerLaid,
    PowerTurned,
    TenBegan,
    TenEnded,
)
from sabot.games.zigzag_signs.specials.deferred import show_hand
from sabot.games.zigzag_signs.state import Laid
from sabot.games.zigzag_signs.view import Sight
from tests.games.zigzag_signs.scene import (
    ZIG,
    after,
    call,
    cards,
    game,
    hand_of,
    mine,
    pausing,
    play,
    player,
    playing,
    refusal,
    said,
    thawed,
    wait,
    wait_for,
)


def laid(*powers, hands=None, **rest):
    """The pause after a hand in which these were laid, as (seat, power)."""
    return replace(pausing(hands, **rest), powers=tuple(Laid(*one) for one in powers))


def seeing(hands=None):
    return wait(laid((0, "see"), hands=hands)).state


def dealing():
    return wait(laid((0, "master"))).state


def ten():
    return wait(laid((0, "ten"))).state


@pytest.mark.parametrize("power", ["see", "master", "ten"])
def test_zs_66_a_deferred_power_is_laid_face_down(power):
    state, events = play(playing({0: f"{power} wbs eyc agk"}), 0, LayPower(power))
    assert events == (PowerLaid(0),) and mine(state, 0).powers == (power,)
    view = game.view(state, 1)
    assert view.laid == (0,) and view.seats[0].powers == 1 and f"'{power}'" not in str(view)
    assert refusal(playing(), 0, LayPower(power)) == ("not-in-hand", "ZS-66")


def test_zs_66_powers_are_resolved_in_the_order_of_their_announcement():
    state, events = wait(laid((3, "ten"), (0, "see")))
    assert events == (PowerTurned(3, "ten"), PowerTurned(0, "see"))
    assert (state.phase, state.bin) == ("target", ("ten", "see"))
    state, events = wait(state)
    assert events == (PowerDropped(0, "see", excluded=False), TenBegan(2, 3))


def test_zs_29_powers_come_after_the_draw_and_before_the_deal():
    state = replace(player(playing(), 1, cards=("wbs",)), powers=(Laid(0, "see"),))
    state, events = wait(state)
    assert events == (HandEnded(1, "idle", (1,)),) and state.phase == "pause"
    state, events = wait(state)
    assert events == (PowerTurned(0, "see"),) and state.hand == 1


def test_zs_66_a_target_is_named_within_eight_seconds_or_the_card_is_lost():
    state = seeing()
    assert game.wake(state).at == state.now + 8_000 and game.wake(state).awaited == {0}
    assert wait(state).events == (PowerDropped(0, "see", excluded=False), HandBegan(2))


def test_zs_66_only_its_player_names_a_target():
    assert refusal(seeing(), 1, NameTarget(0)) == ("not-yours", "ZS-66")
    assert refusal(seeing(), 0, NameTarget(0)) == ("yourself", "ZS-69")
    assert refusal(seeing(), 0, NameTarget(5)) == ("no-such-seat", "ZS-69")
    assert refusal(playing(), 0, NameTarget(1)) == ("not-asked", "ZS-66")


@pytest.mark.parametrize("target", [1, 2, 3])
def test_zs_69_its_player_alone_sees_the_hand_of_anyone(target):
    state, events = play(seeing({target: ZIG}), 0, NameTarget(target))
    assert events == (PowerAnnounced(0, "see", target),)
    assert game.wake(state).at == state.now + 3_000  # ZS-65
    state, events = wait(state)
    assert events == (HandSeen(0, target),) and game.wake(state).at == state.now + 6_000
    assert mine(state, 0).sight == Sight(target, cards(ZIG))
    assert all(mine(state, seat).sight is None for seat in (1, 2, 3))
    assert mine(wait(state).state, 0).sight is None


def test_zs_69_as_it_was_when_the_power_resolved():
    state = wait(play(seeing({1: ZIG}), 0, NameTarget(1)).state).state
    changed = thawed(call(state, 3, "zag").state)
    assert hand_of(changed, 1) != cards(ZIG) and mine(changed, 0).sight == Sight(1, cards(ZIG))


def test_zs_65_a_z_cancels_a_look_and_the_pause_goes_on():
    state = seeing({3: "z ebs eyk abc"})
    state = after(state, (0, NameTarget(1)))
    state, events = play(state, 3, CancelPower(0, "see"))
    assert events == (PowerCancelled(3, 0, "see"),)
    state, events = wait(state)
    assert events == (HandBegan(2),) and len(hand_of(state, 3)) == 3
    assert mine(state, 3).next == "pick-up"  # ZS-28


def test_zs_45_a_call_while_a_target_is_named_stops_that_clock():
    state = play(seeing(), 1, MakeCall("zig"), after=3_000).state
    assert refusal(state, 0, NameTarget(1)) == ("frozen", "ZS-45")
    state = thawed(state)
    assert state.phase == "target" and game.wake(state).at == state.now + 5_000


def test_zs_67_the_card_master_alone_looks_at_the_next_cards():
    state = dealing()
    assert mine(state, 0).aside == pausing().pile[:4] and mine(state, 0).gifts == (None,) * 4
    assert all(mine(state, seat).aside == () for seat in (1, 2, 3))
    assert game.wake(state).at == state.now + 15_000 and game.wake(state).awaited == {0}


def test_zs_67_and_decides_who_gets_which():
    state, aside = dealing(), pausing().pile[:4]
    for seat, card in enumerate(reversed(aside)):
        state, events = play(state, 0, Give(card, seat))
    assert events == (HandBegan(2),)
    assert [p.down for p in state.players] == list(reversed(aside))
    assert mine(state, 0).aside == ()


def test_zs_67_giving_tells_the_others_nothing():
    state, events = play(dealing(), 0, Give("ebs", 3))
    assert events == () and mine(state, 0).gifts == (None, None, None, "ebs")
    for reader in (None, 1, 2, 3):
        assert game.view(state, reader) == game.view(dealing(), reader)
    assert game.wake(state) == game.wake(dealing())


def test_zs_67_a_gift_may_be_given_again():
    state = after(dealing(), (0, Give("ebs", 3)), (0, Give("ebs", 1)), (0, Give("eyk", 1)))
    assert mine(state, 0).gifts == (None, "eyk", None, None)


def test_zs_67_after_fifteen_seconds_the_rest_is_dealt_in_order():
    state = wait(after(dealing(), (0, Give("abc", 0)))).state
    assert [p.down for p in state.players] == ["abc", "ebs", "eyk", "ayn"]


def test_zs_67_only_the_master_gives_what_is_there():
    assert refusal(dealing(), 1, Give("ebs", 0)) == ("not-yours", "ZS-67")
    assert refusal(dealing(), 0, Give("fgs", 0)) == ("not-aside", "ZS-67")
    assert refusal(dealing(), 0, Give("ebs", 4)) == ("no-such-seat", "ZS-67")
    assert refusal(playing(), 0, Give("ebs", 0)) == ("not-asked", "ZS-67")


def test_zs_67_hands_changed_meanwhile_draw_from_the_rest():
    state = thawed(call(dealing(), 1, "zig").state)
    assert hand_of(state, 1) == pausing().pile[4:8] and state.phase == "master"
    assert mine(state, 0).aside == pausing().pile[:4]


def test_zs_67_a_round_that_ends_voids_them():
    state = replace(dealing(), players=playing({2: ZIG}).players)
    state = thawed(call(state, 0, "zig").state)
    assert state.aside == () and state.dealing is None and state.phase == "signs"


def test_zs_46_a_round_that_ends_voids_all_laid_powers():
    state = replace(playing({2: ZIG}), powers=(Laid(1, "see"), Laid(0, "ten")))
    state = thawed(call(state, 0, "zig").state)
    assert state.powers == () and game.view(state, None).laid == ()


def test_zs_68_the_next_cards_lie_on_the_mat_for_one_player_alone():
    state = ten()
    view = game.view(state, 1)
    assert view.phase == "ten" and view.actor == 0 and view.mat[:4] == pausing().pile[:4]
    assert not any(seat.down for seat in view.seats) and state.hand == 2
    assert game.wake(state).at == state.now + 10_000
    state = after(state, (0, Throw("wbs")), (0, Take(0, "ebs")), (0, Throw("eyc")))
    assert refusal(state, 1, Throw("wbs")) == ("not-now", "ZS-68")
    assert mine(state, 1).next is None and mine(state, 0).next == "take"


def test_zs_68_its_player_refills_from_the_mat():
    state = player(ten(), 0, cards=("wbs", "eyc"))
    assert mine(state, 0).next == "take"
    assert len(hand_of(after(state, (0, Take(0, "ebs")), (0, Take(1, "eyk"))), 0)) == 4


def test_zs_68_meanwhile_all_may_play_stop_and_z_call_and_contre():
    state = player(ten(), 1, cards=cards("stop-element theft wbs eyc"))
    for act in (LayStop("element", 0), MakeCall("zig"), Contre(0)):
        assert play(state, 1, act).events
    assert refusal(state, 1, Steal(0)) == ("not-now", "ZS-68")
    assert refusal(state, 1, Rest()) == ("not-now", "ZS-26")
    assert refusal(player(state, 0, cards=cards("see wbs eyc agk")), 0, LayPower("see")) == (
        "not-now",
        "ZS-68",
    )


def test_zs_68_then_the_hand_goes_on_for_all_and_its_clocks_start():
    state, events = wait(ten())
    assert events == (TenEnded(),) and state.phase == "hand"
    assert game.wake(state).at == state.now + 8_000
    assert game.view(state, None).latest == state.now + 60_000
    assert game.wake(state).awaited == frozenset()
    assert after(state, (1, Throw("wbs")), (1, Take(0, "ebs")))


def test_zs_68_a_mat_that_is_empty_afterwards_ends_the_hand():
    state = replace(ten(), mat=(None,) * 12)
    assert said(wait(state).events, HandEnded)[0].why == "bare"
    short = player(state, 1, cards=("wbs",))
    assert wait(short).events == (TenEnded(),)
    assert mine(wait(short).state, 1).next == "draw"
    assert play(wait(short).state, 1, Draw()).events


def test_zs_68_a_call_stops_the_count_down():
    state = thawed(play(ten(), 1, MakeCall("zig"), after=4_000).state)
    assert state.phase == "ten" and game.wake(state).at == state.now + 6_000


@pytest.mark.parametrize(("first", "second"), [("master", "ten"), ("ten", "master")])
def test_zs_70_of_two_that_exclude_each_other_the_first_is_played(first, second):
    state, events = wait(laid((0, first), (1, second)))
    if first == "master":
        assert events == (PowerTurned(0, "master"),)
        state, more = wait(state)
        events += more
    assert PowerDropped(1, second, excluded=True) in events
    assert isinstance(events[-1], HandBegan if first == "master" else TenBegan)
    assert state.bin == (first, second)


def test_zs_66_see_and_master_both_have_their_turn():
    state = wait_for(laid((0, "master"), (1, "see")), "target")
    assert mine(state, 0).aside and mine(state, 0).gifts == pausing().pile[:4]
    state = wait_for(state, "hand")
    assert [p.down for p in state.players] == list(pausing().pile[:4])


def test_zs_69_a_hand_that_is_seen_does_not_tell_in_which_order_it_came():
    state = playing({1: " ".join(reversed(cards(ZIG)))})
    assert show_hand(state, 0, 1).state.sight == Sight(1, cards(ZIG))
