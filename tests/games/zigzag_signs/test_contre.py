"""CONTRE (ZS-34, ZS-50 to ZS-54)."""

import pytest

from sabot.games.zigzag_signs.acts import Contre, MakeCall, ShowPair, Sign, Throw
from sabot.games.zigzag_signs.events import (
    ContreCalled,
    ContreConfirmed,
    ContreFailed,
    HandEnded,
    HandsChanged,
    PairShown,
)
from tests.games.zigzag_signs.scene import (
    NOTHING,
    ZIG,
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
    said,
    side,
    thawed,
    wait,
)

NO_PAIR = "wbs wyc ebc eys"  # ZS-52
PAIR = ShowPair("wbs", "eyc")


def contre(state, seat=0, team=1):
    return play(state, seat, Contre(team))


def test_zs_50_it_is_called_against_an_opposing_team():
    assert contre(playing()).events == (ContreCalled(0, 1),)
    assert refusal(playing(), 0, Contre(0)) == ("own-team", "ZS-50")
    assert refusal(playing(), 0, Contre(2)) == ("no-such-team", "ZS-50")
    assert contre(playing(seats=6), 0, 2).events == (ContreCalled(0, 2),)


def test_zs_50_between_two_hands_too():
    assert contre(pausing()).events == (ContreCalled(0, 1),)


def test_zs_51_each_member_chooses_a_pair_that_only_they_are_shown():
    state = contre(playing()).state
    assert mine(state, 1).pairs and mine(state, 3).pairs
    assert not mine(state, 0).pairs and not mine(state, 2).pairs
    assert game.wake(state).at == state.now + 5_000 and game.wake(state).awaited == {1, 3}


def test_zs_51_a_chosen_pair_tells_the_others_nothing():
    state = contre(playing()).state
    chosen, events = play(state, 1, PAIR)
    assert events == () and mine(chosen, 1).pair == ("wbs", "eyc")
    for reader in (None, 0, 2, 3):
        assert game.view(chosen, reader) == game.view(state, reader)
    assert game.wake(chosen).at == game.wake(state).at


def test_zs_51_both_pairs_are_shown_when_both_have_chosen():
    state = after(contre(playing()).state, (1, PAIR))
    state, events = play(state, 3, ShowPair("fpn", "agk"))
    assert events == () and game.wake(state).at == state.now
    state, events = wait(state)
    pairs = [PairShown(1, ("wbs", "eyc")), PairShown(3, ("agk", "fpn"))]
    assert said(events, PairShown) == pairs and events[-1] == ContreFailed(0, 1, 1)
    assert game.wake(state).at == state.now + 4_000


def test_zs_51_a_player_who_does_not_choose_shows_a_random_pair():
    events = wait(after(contre(playing()).state, (1, PAIR))).events
    shown = said(events, PairShown)
    assert shown[0].cards == ("wbs", "eyc") and len(shown[1].cards) == 2


@pytest.mark.parametrize("pair", [("wbs", "wbs"), ("wbs", "ebs"), ("wbs", "joker")])
def test_zs_51_only_a_proof_can_be_shown(pair):
    state = contre(playing({1: "wbs wyc eyk joker"})).state
    assert refusal(state, 1, ShowPair(*pair)) == ("not-a-proof", "ZS-51")
    assert refusal(state, 0, PAIR) == ("nothing-to-show", "ZS-51")
    assert refusal(playing(), 1, PAIR) == ("not-asked", "ZS-51")


def test_zs_51_nobody_chooses_twice():
    state = after(contre(playing()).state, (1, PAIR))
    assert refusal(state, 1, ShowPair("agk", "fpn")) == ("nothing-to-show", "ZS-51")


def test_zs_51_a_feature_under_a_stop_is_ignored():
    state = player(playing({1: ZIG}), 1, stops=("element",))
    events = wait(contre(state).state).events
    assert events[-1] == ContreFailed(0, 1, 1)


@pytest.mark.parametrize("hand", [ZIG, NO_PAIR])
def test_zs_52_a_player_who_cannot_prove_is_named_and_shows_nothing(hand):
    state = contre(playing({3: hand})).state
    assert mine(state, 3).pairs == () and game.wake(state).awaited == {1}
    events = wait(state).events
    assert said(events, PairShown)[1] == PairShown(3, ())
    assert events[-1] == ContreConfirmed(0, 1)


def test_zs_51_if_nobody_has_a_choice_all_is_shown_at_once():
    state, events = contre(playing({1: ZIG, 3: NO_PAIR}))
    assert events[0] == ContreCalled(0, 1) and events[-1] == ContreConfirmed(0, 1)
    assert state.freeze.what == "proof"


def test_zs_34_a_short_hand_has_proved_and_shows_nothing():
    state = player(playing(), 1, cards=cards("wbs wbc wbk"))
    events = wait(contre(state).state).events
    assert said(events, PairShown)[0] == PairShown(1, (), short=True)
    assert events[-1] == ContreFailed(0, 1, 1)
    both = player(state, 3, cards=())
    assert contre(both).events[-1] == ContreFailed(0, 1, 1)


def test_zs_34_a_call_on_a_short_hand_is_wrong():
    state = player(playing(), 2, cards=cards("wbs wbc wbk"))
    assert play(state, 0, MakeCall("zig")).events[-1].hands == 1


def test_zs_53_a_joker_cannot_be_shown_and_a_special_card_can():
    state = contre(playing({1: "wbs wbc joker z"})).state
    assert mine(state, 1).pairs == (("wbs", "z"), ("wbc", "z"))


def test_zs_54_confirmed_both_members_change_their_hands():
    state, events = wait(wait(contre(playing({1: ZIG}, mat="ebs")).state).state)
    assert events == (HandsChanged((1, 3)),) and hand_of(state, 0) == cards(NOTHING)
    assert state.sides[0].failed == 0 and state.freeze is None and len(state.bin) == 8


def test_zs_54_failed_the_caller_changes_and_a_box_is_blackened():
    state, events = wait(wait(contre(playing(mat="ebs")).state).state)
    assert events == (HandsChanged((0,)),) and hand_of(state, 2) == cards(NOTHING)
    assert [view.failed for view in game.view(state, None).teams] == [1, 0]


def test_zs_54_without_a_box_left_no_contre_in_this_game():
    state = side(playing(), 0, failed=3)
    assert refusal(state, 0, Contre(1)) == ("no-contre-left", "ZS-54")
    assert refusal(state, 2, Contre(1)) == ("no-contre-left", "ZS-54")
    assert contre(state, 1, 0).events
    assert side(playing(), 0, failed=2) and contre(side(playing(), 0, failed=2)).events


def test_zs_54_failed_contres_outlast_the_round():
    state = thawed(play(side(playing({2: ZIG}), 1, failed=3), 0, MakeCall("zig")).state)
    assert state.sides[1].failed == 3


def test_zs_45_a_contre_freezes_play_but_not_gestures():
    state = contre(playing()).state
    assert refusal(state, 1, Throw("wbs")) == ("frozen", "ZS-45")
    assert refusal(state, 2, Contre(1)) == ("frozen", "ZS-45")
    assert play(state, 1, Sign("hide")).events


def test_zs_51_a_pair_does_not_tell_which_card_came_first():
    state = contre(playing({1: " ".join(reversed(cards(NOTHING)))})).state
    state = after(state, (1, ShowPair("eyc", "wbs")))
    assert said(wait(state).events, PairShown)[0] == PairShown(1, ("wbs", "eyc"))


@pytest.mark.parametrize(("short", "hands", "changed"), [(0, {}, (0,)), (3, {1: ZIG}, (1, 3))])
def test_zs_26_a_contre_that_leaves_nobody_short_at_a_bare_mat_ends_the_hand(short, hands, changed):
    state = contre(player(playing(hands), short, cards=cards("wbs eyc agk"))).state
    shown = state if state.freeze.what == "proof" else wait(state).state
    state, events = wait(shown)
    assert events == (HandsChanged(changed), HandEnded(1, "bare", ())) and state.phase == "pause"
