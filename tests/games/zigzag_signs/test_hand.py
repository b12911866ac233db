"""How a hand ends, and what lies between two hands (ZS-26, ZS-27, ZS-29, ZS-48)."""

import pytest
from msgspec.structs import replace

from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import (
    Contre,
    MakeCall,
    Options,
    PickUp,
    Rest,
    Say,
    Sign,
    Take,
    Throw,
)
from sabot.games.zigzag_signs.events import (
    HandBegan,
    HandEnded,
    PickedUp,
    Reshuffled,
    Rested,
    RoundEnded,
    Taken,
)
from tests.games.zigzag_signs.scene import (
    BEGUN,
    after,
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
)

DONE = [(seat, Rest()) for seat in range(4)]
DOWNS = dict.fromkeys(range(4), "apk")


def closes(state):
    return game.wake(state).at


def test_zs_26_the_hand_ends_when_all_are_done():
    state = after(playing(mat="ebs"), *DONE[:3])
    state, events = play(state, 3, Rest())
    assert events == (Rested(), HandEnded(1, "done", ()))
    assert state.phase == "pause" and state.bin == ("ebs",) and not any(state.mat)


def test_zs_26_done_needs_the_face_down_card_and_a_full_hand():
    assert refusal(playing(downs=DOWNS), 0, Rest()) == ("not-settled", "ZS-26")
    assert refusal(after(playing(), (0, Throw("wbs"))), 0, Rest()) == ("not-settled", "ZS-26")
    assert refusal(after(playing(), (0, Rest())), 0, Rest()) == ("done", "ZS-26")


def test_zs_26_all_see_only_how_many_are_done():
    ann, bob = after(playing(), (0, Rest())), after(playing(), (1, Rest()))
    for reader in (None, 2, 3):
        assert game.view(ann, reader) == game.view(bob, reader)
    assert game.view(ann, None).done == 1 and mine(ann, 0).done and not mine(bob, 0).done


def test_zs_26_only_an_own_act_or_a_changed_hand_takes_done_back():
    state = after(playing(mat="ebs"), (0, Rest()))
    assert mine(after(state, (1, Throw("wbs")), (0, Sign("hide"))), 0).done
    assert not mine(after(state, (0, Throw("wbs"))), 0).done
    wrong = thawed(after(state, (2, MakeCall("zig"))))
    assert not mine(wrong, 0).done


def test_zs_26_a_done_that_ends_the_hand_can_be_preceded():
    assert not game.rivals(after(playing(), *DONE[:2]), 2, Rest())
    assert game.rivals(after(playing(), *DONE[:3]), 3, Rest()) == {0, 1, 2}


def test_zs_26_eight_seconds_without_an_act_end_the_hand():
    state = playing(mat="ebs")
    assert closes(state) == BEGUN + 8_000
    state = after(state, (0, Throw("wbs")))
    assert closes(state) == BEGUN + 9_000
    state = after(state, (0, Take(0, "ebs")))
    assert closes(state) == BEGUN + 10_000
    assert said(wait(state).events, HandEnded)[0].why == "idle"


def test_zs_26_gestures_talk_and_done_do_not_count_as_acts():
    acts = (0, Sign("hide")), (1, Say("make-zig")), (2, Rest())
    assert closes(after(playing(), *acts)) == BEGUN + 8_000


def test_zs_26_a_pick_up_and_a_call_count_as_acts():
    state = after(playing(downs=DOWNS), (0, Throw("wbs")), (0, PickUp()))
    assert closes(state) == BEGUN + 10_000
    for act in (MakeCall("zig"), Contre(1)):
        state = thawed(after(playing(mat="ebs"), (0, act)))
        assert closes(state) == state.now + 8_000


def test_zs_26_a_card_taken_back_sets_the_clock_to_where_it_would_stand():
    state = after(playing(mat="ebs"), (0, Throw("wbs")), (0, Take(1, "wbs")))
    assert closes(state) == BEGUN + 8_000


def test_zs_26_the_throws_of_others_count_though_mine_is_taken_back():
    state = after(playing(mat="ebs"), (0, Throw("wbs")), (1, Throw("eyc")), (0, Take(1, "wbs")))
    assert closes(state) == BEGUN + 10_000
    assert closes(after(state, (1, Take(2, "eyc")))) == BEGUN + 8_000


def test_zs_26_the_same_card_after_another_had_it_is_not_taken_back():
    acts = (0, Throw("wbs")), (1, Throw("eyc")), (1, Take(1, "wbs")), (1, Throw("wbs"))
    state = after(playing(mat="ebs"), *acts, (0, Take(1, "wbs")))
    assert closes(state) == BEGUN + 13_000


def test_zs_26_a_hand_kept_going_by_a_card_taken_back_ends_at_once():
    state = play(playing(mat="ebs"), 0, Throw("wbs"), after=7_000).state
    state = play(state, 0, Take(1, "wbs"), after=3_000).state
    assert closes(state) == state.now == BEGUN + 10_000


def test_zs_26_sixty_seconds_in_all():
    state = playing(mat="ebs")
    while state.phase == "hand" and state.now < BEGUN + 56_000:
        card = hand_of(state, 0)[0]
        state = play(state, 0, Throw(card), 3_000).state
        slot, other = next((s, c) for s, c in enumerate(state.mat) if c and c != card)
        state = play(state, 0, Take(slot, other), 3_000).state
    assert closes(state) == BEGUN + 60_000
    assert said(wait(state).events, HandEnded)[0].why == "time"


def test_zs_26_both_clocks_are_options():
    state = playing(options=Options(idle_time=12_000, hand_time=10_000))
    assert closes(state) == BEGUN + 10_000
    assert closes(playing(options=Options(idle_time=12_000))) == BEGUN + 12_000


def test_zs_26_an_empty_mat_ends_the_hand_when_nobody_needs_a_card():
    state = player(playing(mat="ebs"), 0, cards=("wbs", "eyc", "agk"))
    events = play(state, 0, Take(0, "ebs")).events
    assert events == (Taken(0, 0, "ebs"), HandEnded(1, "bare", ()))


def test_zs_26_an_empty_mat_is_not_enough():
    state = player(playing(mat="ebs", downs={1: "apk"}), 0, cards=("wbs", "eyc", "agk"))
    assert play(state, 0, Take(0, "ebs")).events == (Taken(0, 0, "ebs"),)
    short = player(state, 1, cards=("wbs", "eyc", "agk"))
    state = after(short, (0, Take(0, "ebs")))
    assert play(state, 1, PickUp()).events == (PickedUp(1), HandEnded(1, "bare", ()))


def test_zs_26_a_card_left_face_down_goes_under_the_pile_unseen():
    state = playing(downs={1: "apk", 3: "fyc"})
    state, events = wait(state)
    assert state.pile[-2:] == ("apk", "fyc") and state.bin == ()
    assert events == (HandEnded(1, "idle", ()),)


@pytest.mark.parametrize(
    "act", [Throw("wbs"), MakeCall("zig"), Contre(1), Sign("hide"), Say("make-zig")]
)
def test_zs_26_a_player_who_does_nothing_at_all_has_not_answered(act):
    assert game.wake(playing(downs=DOWNS)).awaited == {0, 1, 2, 3}
    assert game.wake(playing()).awaited == frozenset()
    state = thawed(after(playing(downs=DOWNS), (0, act)))
    assert 0 not in game.wake(state).awaited and 1 in game.wake(state).awaited


def test_zs_27_a_pile_too_short_is_refilled_in_mid_deal():
    state = replace(pausing(), pile=("ebs", "eyk"), bin=("abc", "ayn", "fgs"))
    state, events = wait(state)
    assert events == (Reshuffled(), HandBegan(2))
    downs = [player.down for player in state.players]
    assert downs[:2] == ["ebs", "eyk"] and {*downs[2:], *state.pile} == {"abc", "ayn", "fgs"}


def test_zs_29_theft_limits_end_and_short_players_draw_before_the_next_deal():
    state = player(playing(mat="ebs"), 0, cards=("wbs", "eyc", "agk"), limit=3)
    state = player(state, 2, cards=("wbs",))
    state, events = wait(state)
    assert events == (HandEnded(1, "idle", (0, 2)),)
    assert state.bin == ("ebs",)
    assert hand_of(state, 0) == ("wbs", "eyc", "agk", "ebs") and len(hand_of(state, 2)) == 4
    assert [player.limit for player in state.players] == [4] * 4
    state, events = wait(state)
    assert events == (HandBegan(2),) and state.hand == 2


def test_zs_48_a_round_is_drawn_when_its_fortieth_hand_ends():
    state, events = wait(replace(playing(), hand=39))
    assert state.phase == "pause" and not said(events, RoundEnded)
    state = player(replace(playing(), hand=40), 0, cards=("wbs",))
    state, events = wait(state)
    assert events == (HandEnded(40, "idle", ()), RoundEnded(1, "drawn"))
    assert state.phase == "signs" and state.round == 2
    assert [side.boxes for side in state.sides] == [(), ()]


def test_zs_48_if_nobody_plays_rounds_are_drawn_for_ever_and_time_goes_on():
    state, luck = game.deal(4, Options(), Luck(b"deal")), Luck(b"tick")
    for _ in range(300):
        state, _ = game.tick(state, game.wake(state).at, luck)
    assert state.round > 2 and not state.places
