"""Secret signs, gestures and phrases (ZS-10, ZS-13, ZS-15, ZS-16)."""

import pytest
from msgspec.structs import replace

from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import MakeCall, Options, Ready, Say, SetSigns, Sign
from sabot.games.zigzag_signs.events import Readied, RoundBegan, Signed, Spoke
from sabot.games.zigzag_signs.signs import GESTURES
from tests.games.zigzag_signs.scene import (
    ZIG,
    after,
    call,
    dealt,
    game,
    mine,
    play,
    playing,
    refusal,
    thawed,
    wait,
)

ALL_READY = [(seat, Ready()) for seat in range(4)]


def test_zs_10_partners_sit_opposite():
    assert game.teams(4) == ((0, 2), (1, 3))
    assert game.teams(6) == ((0, 3), (1, 4), (2, 5))
    assert [team.seats for team in game.view(dealt(6), None).teams] == [(0, 3), (1, 4), (2, 5)]


def test_zs_13_either_partner_sets_the_signs_of_both():
    state = after(dealt(), (0, SetSigns("hide", "sip")), (2, SetSigns("hat", "sip")))
    assert mine(state, 0).signs == mine(state, 2).signs == ("hat", "sip")
    assert mine(state, 1).signs == mine(dealt(), 1).signs


def test_zs_13_equal_signs_are_refused():
    assert refusal(dealt(), 0, SetSigns("hide", "hide")) == ("same-sign", "ZS-13")


def test_zs_13_signs_are_changed_only_between_rounds():
    assert refusal(playing(), 0, SetSigns("hide", "sip")) == ("not-now", "ZS-13")
    between = thawed(call(playing({2: ZIG}), 0, "zig").state)
    assert mine(after(between, (0, SetSigns("ear", "hat"))), 2).signs == ("ear", "hat")


def test_zs_13_choosing_signs_tells_the_others_nothing():
    state, events = play(dealt(), 0, SetSigns("hide", "sip"))
    assert events == ()
    for reader in (None, 1, 3):
        assert game.view(state, reader) == game.view(dealt(), reader)


def test_zs_15_a_gesture_is_seen_by_all_at_any_time():
    frozen = call(playing(), 0, "zig").state
    for state in (dealt(), playing(), frozen):
        for gesture in GESTURES:
            assert play(state, 3, Sign(gesture)).events == (Signed(3, gesture),)
    assert len(GESTURES) == 12


def test_zs_15_at_most_one_gesture_in_a_second_and_a_half():
    state = after(playing(), (0, Sign("hide")))
    assert refusal(state, 0, Sign("sip"), after=1_400) == ("too-soon", "ZS-15")
    assert play(state, 0, Sign("sip"), after=1_500).events
    assert play(state, 2, Sign("sip"), after=1).events


def test_zs_15_a_gesture_leaves_no_trace_in_any_other_view():
    state = after(playing(), (0, Sign("hide")))
    for reader in (None, 1, 2, 3):
        assert game.view(state, reader) == game.view(playing(), reader)
    assert Signed in game.fleeting and Signed not in game.quiet


def test_zs_15_phrases_are_heard_by_all_one_in_five_seconds():
    state, events = play(playing(), 0, Say("collect-water"))
    assert events == (Spoke(0, "collect-water"),)
    assert refusal(state, 0, Say("make-zag"), after=4_900) == ("too-soon", "ZS-15")
    assert play(state, 0, Say("make-zag"), after=5_000).events
    assert play(state, 1, Say("make-double-zag"), after=1).events


def test_zs_15_phrases_belong_to_a_round():
    assert refusal(dealt(), 0, Say("make-zig")) == ("not-now", "ZS-15")


@pytest.mark.parametrize("phrase", ["with", "without"])
def test_zs_15_constraints_are_spoken_of_at_levels_2_and_3(phrase):
    assert refusal(playing(), 0, Say(phrase)) == ("no-constraints", "ZS-15")
    assert play(playing(options=Options(level=2)), 0, Say(phrase)).events


def test_zs_16_twenty_seconds_for_the_first_signs_and_ten_for_later_ones():
    assert game.wake(dealt()).at == 20_000 and not game.wake(dealt()).awaited
    later = thawed(call(playing({2: ZIG}), 0, "zig").state)
    assert game.wake(later).at == later.now + 10_000


def test_zs_16_the_round_begins_sooner_when_all_are_ready():
    state = after(dealt(), *ALL_READY[:3])
    assert state.phase == "signs"
    state, events = play(state, 3, Ready())
    assert events == (Readied(3), RoundBegan(1, None)) and state.phase == "pause"
    assert refusal(after(dealt(), (0, Ready())), 0, Ready()) == ("ready", "ZS-16")
    assert refusal(playing(), 0, Ready()) == ("not-now", "ZS-16")


def test_zs_16_untouched_signs_are_two_random_ones_and_then_those_of_the_last_round():
    dealt_signs = {game.deal(4, Options(), Luck(b"", n)).sides[0].signs for n in range(40)}
    assert len(dealt_signs) > 20 and all(zig != zag for zig, zag in dealt_signs)
    state = wait(dealt()).state
    assert mine(state, 0).signs == mine(dealt(), 0).signs
    later = thawed(call(playing({2: ZIG}), 0, "zig").state)
    assert mine(later, 0).signs == ("wink", "yawn")


def test_zs_16_a_rematch_starts_with_random_signs():
    assert game.hand_on(playing()) is None


def test_zs_15_a_sign_says_nothing_by_itself():
    """Principle 1: the table doesn't check what a gesture is meant to say."""
    state = after(playing(), (0, Sign("wink")))
    assert call(state, 2, "zig").events[0].call == "zig"
    assert not game.rivals(state, 0, Sign("hide")) and not game.rivals(state, 0, Say("make-zig"))
    assert game.rivals(state, 0, MakeCall("zig")) == {1, 2, 3}


def test_no_film_shows_which_signs_were_chosen():
    """Not even to those who chose them: they may choose them again."""
    state = after(dealt(), (0, SetSigns("hide", "sip")))
    filmed = [game.filmed(game.view(state, seat)) for seat in (*range(4), None)]
    assert [view.mine and view.mine.signs for view in filmed] == [(), (), (), (), None]
    assert replace(filmed[0], mine=mine(state, 0)) == game.view(state, 0)
