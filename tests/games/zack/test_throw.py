"""Throwing and whom a card designates: ZK-20 to ZK-29."""

import pytest
from msgspec.structs import replace

from sabot.core.game import Floor
from sabot.games.zack.acts import (
    Challenge,
    Options,
    Throw,
    ThrowColour,
    Thrown,
    TooSoon,
    Voided,
    WentOn,
)
from sabot.games.zack.view import ShoeCard
from tests.games.zack.scene import (
    BEGUN,
    FALSE,
    SLOW,
    STOPS,
    cards,
    challenge,
    due,
    faces,
    game,
    holding,
    judged,
    play,
    player,
    refusal,
    shoe,
    show,
    started,
    thrown,
    wait,
)


def test_zk_20_a_throw_turns_over_the_top_card_of_the_own_pile():
    state, events = play(holding(started(), 0, "red blue left"), 0, Throw())
    assert events == (Thrown(0, "red"),)
    assert faces(state) == ["red"] and cards(state, 0) == ("blue", "left")


def test_zk_20_all_see_its_face_at_the_same_moment():
    state, _ = play(holding(started(), 0, "red"), 0, Throw())
    tops = {game.view(state, seat).top for seat in (0, 1, 2, 3, None)}
    assert tops == {(ShoeCard("red", 0),)}


def test_zk_21_anyone_may_throw_at_any_time():
    for seat in range(4):
        state, events = play(started(), seat, Throw(), after=0)
        assert events == (Thrown(seat, "left"),)
        for other in {0, 1, 2, 3} - {seat}:
            assert play(state, other, Throw(), after=0).events == (Thrown(other, "left"),)


@pytest.mark.parametrize(
    "card, next",
    [
        *(("red", 0), ("orange", 1), ("yellow", 2), ("green", 3)),
        *(("left", 2), ("two-left", 3), ("right", 0), ("two-right", 3)),
    ],
)
def test_zk_22_circles_name_a_player_and_steps_count_from_the_thrower(card, next):
    assert due(shoe(f"0 left, 1 {card}")) == (next,)


@pytest.mark.parametrize("card, next", [("two-right", 3), ("two-left", 2), ("right", 4)])
def test_zk_22_steps_go_round_the_table(card, next):
    assert due(shoe(f"0 {card}", seats=5)) == (next,)


def test_zk_22_a_circle_may_name_its_thrower_again():
    assert due(shoe("0 red")) == (0,)
    assert faces(shoe("0 red, 0 red, 0 left")) == ["red", "red", "left"]


def test_zk_22_steps_count_from_the_thrower_of_that_card_in_turn_or_not():
    assert due(shoe("0 left, 3 left"))[0] == 0


def test_zk_22_again_applies_the_instruction_below_from_its_own_thrower():
    assert due(shoe("0 left, 1 again")) == (2,)
    assert due(shoe("0 yellow, 2 again")) == (2,)


def test_zk_22_back_names_the_thrower_of_the_card_directly_below():
    assert due(shoe("0 two-left, 2 back")) == (0,)
    assert due(shoe("0 two-left, 3 back"))[0] == 0


def test_zk_23_right_under_again():
    assert due(shoe("0 right, 3 again")) == (2,)


def test_zk_23_a_red_circle_under_back():
    assert due(shoe("0 left, 1 red, 0 back")) == (1,)


@pytest.mark.parametrize("card", ["again", "back"])
def test_zk_24_as_a_first_card_its_thrower_throws_another(card):
    assert due(shoe(f"0 {card}")) == (0,)
    assert due(shoe(f"2 {card}"))[0] == 2


def test_zk_25_again_on_again_passes_down_to_the_nearest_other_card():
    assert due(shoe("0 left, 1 again, 2 again")) == (3,)


def test_zk_25_three_agains():
    assert due(shoe("0 left, 1 again, 2 again, 3 again")) == (0,)
    assert due(shoe("0 two-right, 2 again, 0 again, 2 again")) == (0,)
    assert due(shoe("0 orange, 1 again, 1 again, 1 again")) == (1,)


def test_zk_25_again_on_back_acts_as_back():
    """The thrower of the card directly below the Again is next: that card is the Back."""
    assert due(shoe("0 left, 1 back, 0 again")) == (1,)


def test_zk_25_again_on_again_on_back_acts_as_back():
    """Below the upper Again lies the lower one."""
    assert due(shoe("0 left, 1 back, 0 again, 1 again")) == (0,)


def test_zk_25_again_on_back_as_first_cards():
    assert due(shoe("0 back, 0 again")) == (0,)
    assert due(shoe("0 back, 3 again"))[0] == 0


def test_zk_25_agains_down_to_the_bottom_of_the_shoe_are_first_cards():
    assert due(shoe("0 again, 0 again")) == (0,)
    assert due(shoe("0 again, 2 again"))[0] == 2


@pytest.mark.parametrize("stop", ["swap", "left-right"])
@pytest.mark.parametrize("on_top", ["again", "back"])
def test_zk_25_again_or_back_directly_on_a_stop_card_is_a_first_card(stop, on_top):
    state = wait(shoe(f"0 left, 1 {stop}", options=STOPS)).state
    assert due(thrown(state, f"1 {on_top}")) == (1,)
    assert due(thrown(state, f"3 {on_top}"))[0] == 3


def test_zk_25_agains_down_to_a_stop_card_are_first_cards():
    state = wait(shoe("0 left, 1 swap", options=STOPS)).state
    assert due(thrown(state, "1 again, 1 again")) == (1,)
    assert due(thrown(state, "1 again, 3 again"))[0] == 3


def test_zk_25_again_on_back_on_a_stop_card_acts_as_back():
    state = wait(shoe("0 left, 1 swap", options=STOPS)).state
    assert due(thrown(state, "1 back, 1 again")) == (1,)
    assert due(thrown(state, "1 back, 2 again"))[0] == 1


def test_zk_25_back_on_again_names_the_thrower_of_the_again():
    assert due(shoe("0 left, 1 again, 2 back")) == (1,)


def test_zk_26_of_two_throws_in_the_same_millisecond_the_first_lies_lower_and_is_judged_first():
    state = shoe("0 left")
    first, _ = play(state, 1, Throw(), after=900)
    both, _ = play(first, 2, Throw(), after=0)
    assert [laid.seat for laid in both.shoe] == [0, 1, 2]
    assert [laid.in_turn for laid in both.shoe] == [True, True, True]
    other, _ = play(play(state, 2, Throw(), after=900).state, 1, Throw(), after=0)
    assert [(laid.seat, laid.in_turn) for laid in other.shoe] == [(0, 1), (2, 0), (1, 1)]


def test_zk_27_a_face_is_in_no_view_before_its_card_has_its_place():
    one, other = (holding(started(), 0, f"{card} left") for card in ("red", "back"))
    for seat in (0, 1, None):
        assert game.view(one, seat) == game.view(other, seat)


def test_zk_28_a_swipe_that_misses_is_not_an_act():
    """It never leaves the page; its player may throw at any time, as if nothing had been."""
    assert play(shoe("0 left"), 1, Throw(), after=5_000).events == (Thrown(1, "left"),)


def test_zk_29_one_players_throws_are_200_ms_apart():
    state, _ = play(started(), 0, Throw())
    assert game.view(state, 0).mine.throw_from == state.now + 200
    assert refusal(state, 0, Throw(), after=199) == ("too-fast", "ZK-29")
    assert refusal(state, 0, ThrowColour(), after=199) == ("too-fast", "ZK-29")
    assert play(state, 0, Throw(), after=200).events == (Thrown(0, "left"),)
    assert play(state, 1, Throw(), after=0).events == (Thrown(1, "left"),)
    assert refusal(show(started(), 2), 2, Throw(), after=199) == ("too-fast", "ZK-29")


def test_zk_29_a_slow_challenge_within_800_ms_is_void():
    state = shoe("0 left")
    after, events = challenge(state, 2, "orange", SLOW, after=799)
    assert events == (Voided(2, "orange"),)
    assert (after.phase, after.shoe, after.due) == ("play", state.shoe, state.due)
    assert challenge(state, 2, "orange", SLOW, after=800).events[0].right


def test_zk_29_it_cannot_be_repeated_against_that_seat_for_a_second():
    state, _ = challenge(shoe("0 left"), 2, "orange", SLOW, after=700)
    slow = Challenge("orange", SLOW)
    assert game.view(state, 2).mine.barred == ((1, state.now + 1_000),)
    assert refusal(state, 2, slow, after=999) == ("too-soon", "ZK-29")
    assert play(state, 2, slow, after=1_000).events[0].right
    assert play(state, 3, slow, after=100).events[0].right
    assert not play(state, 2, Challenge("green", SLOW), after=0).events[0].right
    assert not play(state, 2, Challenge("orange", FALSE), after=0).events[0].right


def test_zk_29_a_second_void_one_bars_again():
    state, _ = challenge(shoe("0 left"), 2, "orange", SLOW, after=700)
    state = thrown(state, "1 orange", apart=1_000)
    state, events = challenge(state, 2, "orange", SLOW, after=100)
    assert events == (Voided(2, "orange"),)
    assert state.players[2].barred == ((1, state.now + 1_000),)


def test_zk_29_a_player_who_is_not_due_was_never_slow_however_soon():
    _, (event,) = challenge(shoe("0 left"), 2, "green", SLOW, after=100)
    assert not event.right


def test_zk_29_the_time_is_an_option():
    state = shoe("0 left", options=Options(slow_ms=2_000))
    assert challenge(state, 2, "orange", SLOW, after=1_999).events == (Voided(2, "orange"),)
    assert challenge(state, 2, "orange", SLOW, after=2_000).events[0].right


def test_zk_29_it_counts_from_the_end_of_a_pause_too():
    state = wait(shoe("0 left, 1 swap", options=STOPS)).state
    colour = state.colours[1]  # the thrower of the Stop restarts
    assert challenge(state, 2, colour, SLOW, after=799).events == (Voided(2, colour),)
    assert challenge(state, 2, colour, SLOW, after=800).events[0].right


def test_zk_29_after_a_false_card_it_still_counts_from_when_they_became_due():
    state = thrown(shoe("0 left"), "3 left", apart=700)
    assert due(state) == (0, 1)
    assert challenge(state, 2, "orange", SLOW, after=100).events[0].right
    assert challenge(state, 2, "red", SLOW, after=100).events == (Voided(2, "red"),)


def test_zk_29_time_is_counted_from_when_the_card_was_on_the_screen():
    state, slow = shoe("0 left"), Challenge("orange", SLOW)
    assert game.floor(state, 2, slow) == Floor(Thrown, 800, TooSoon("orange"))
    assert game.floor(started(), 2, Challenge("red", SLOW)) == Floor(WentOn, 800, TooSoon("red"))
    assert game.floor(state, 2, Challenge("orange", FALSE)) is None
    assert game.floor(state, 2, Challenge("green", SLOW)) is None
    assert game.floor(state, 2, Challenge("violet", SLOW)) is None
    assert game.floor(state, 2, Throw()) is None
    assert game.floor(show(state, 2), 0, slow) is None


def test_zk_29_due_by_an_older_card_the_rules_count_alone():
    state = shoe("0 left, 3 left")
    assert game.floor(state, 2, Challenge("orange", SLOW)) is None
    assert game.floor(state, 2, Challenge("red", SLOW)) == Floor(Thrown, 800, TooSoon("red"))
    both = shoe("0 left, 3 orange")
    assert due(both) == (1, 1) and game.floor(both, 2, Challenge("orange", SLOW)) is None


def test_zk_29_a_player_due_by_the_end_of_a_pause_is_due_since_play_went_on():  # ZK-52
    state = wait(show(shoe("0 left, 3 yellow"), 3)).state
    yellow, orange = Challenge("yellow", SLOW), Challenge("orange", SLOW)
    assert game.floor(state, 0, yellow) == Floor(WentOn, 800, TooSoon("yellow"))
    assert game.floor(state, 0, orange) is None  # by an older card
    state = thrown(state, "2 red")
    assert game.floor(state, 1, Challenge("red", SLOW)).after is Thrown


def test_zk_29_a_challenge_too_soon_on_the_screen_is_void_whatever_the_table_time():
    state = shoe("0 left")
    assert play(state, 2, TooSoon("orange"), after=3_000).events == (Voided(2, "orange"),)


def test_zk_29_nobody_can_bluff_with_a_void_challenge():
    """A page that sends what only the table puts in: against a player who isn't due it fails."""
    _, (event,) = play(shoe("0 left"), 2, TooSoon("green"))
    assert (event.accused, event.reason, event.right) == (3, SLOW, False)
    assert refusal(shoe("0 left"), 2, TooSoon("yellow")) == ("yourself", "ZK-80")
    assert refusal(started(), 2, TooSoon("red")) == ("empty-shoe", "ZK-55")


def test_a_bar_ends_with_the_game():
    state = player(shoe("0 left"), 2, barred=((1, 99_000),))
    state = holding(state, 1, "")
    won = wait(show(replace(state, now=BEGUN + 1_000), 1)).state
    assert wait(won).state.players[2].barred == ()


def test_a_throw_is_no_longer_held_up_by_one_before_the_freeze():
    state = judged(shoe("0 left"), 2, "orange", SLOW).state
    assert play(state, 2, Throw(), after=0).events == (Thrown(2, "left"),)
