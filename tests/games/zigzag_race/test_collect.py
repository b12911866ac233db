"""Collecting: ZR-30 to ZR-34 and ZR-37; ZR-38 is the page's alone, and a walk tries it."""

from collections import Counter

import pytest
from msgspec.structs import replace

from sabot.games.zigzag_race.acts import (
    Keep,
    Kept,
    Leave,
    Lifted,
    Options,
    PutBack,
    Stop,
    Take,
    Taken,
    Turn,
    Turned,
)
from sabot.games.zigzag_race.terrain import CARDS
from sabot.games.zigzag_race.view import Hand
from tests.games.zigzag_race.scene import (
    BEGUN,
    BEIGE,
    MEADOW,
    SAND,
    WATER,
    collecting,
    game,
    lying,
    play,
    refusal,
    stacked,
    stop,
    turned,
    wait,
)


def mark(state, place):
    return game.view(state, None).field[place]


def hand(state, seat):
    return game.view(state, None).seats[seat].hand


def stack(state, seat):
    return game.view(state, seat).seats[seat].stack


def test_zr_30_48_terrain_cards_lie_face_down():
    state = collecting()
    assert game.view(state, 0).field == "#" * 48
    assert Counter(state.field) == CARDS


def test_zr_31_a_player_turns_over_one_face_down_card_and_keeps_it():
    state, events = play(collecting(), 2, Turn(WATER))
    assert events == (Lifted(2, WATER),)
    state, events = wait(state)
    assert events == (Turned(2, WATER, "water"),)
    state, events = play(state, 2, Keep(WATER))
    assert events == (Kept(2, WATER),)
    assert mark(state, WATER) == "-" and stack(state, 2) == 1 and hand(state, 2) is None


def test_zr_31_or_leaves_it_face_up_where_it_was():
    state, events = play(turned(collecting(), 2, WATER), 2, Leave(WATER))
    assert events == (PutBack(2, WATER),)
    assert mark(state, WATER) == "w" and stack(state, 2) == 0 and hand(state, 2) is None


def test_zr_32_anyone_takes_any_face_up_card_usable_or_not():
    state = lying(collecting(), {BEIGE: "b"})
    for seat in range(4):
        after, events = play(state, seat, Take(BEIGE, "beige"))
        assert events == (Taken(seat, BEIGE),) and mark(after, BEIGE) == "-"
        assert stack(after, seat) == 1


def test_zr_32_the_second_hand_gets_nothing_loses_nothing_and_is_free():
    state = lying(collecting(), {SAND: "s", MEADOW: "m"})
    state, _ = play(state, 0, Take(SAND, "sand"))
    assert refusal(state, 1, Take(SAND, "sand"), after=0) == ("gone", "ZR-32")
    assert play(state, 1, Take(MEADOW, "meadow"), after=0).events == (Taken(1, MEADOW),)
    assert play(state, 1, Turn(WATER), after=0).events == (Lifted(1, WATER),)


def test_zr_32_an_act_names_what_its_player_saw_there():
    state = lying(collecting(), {SAND: "s"})
    assert refusal(state, 0, Take(SAND, "water")) == ("not-up", "ZR-32")
    assert refusal(state, 0, Take(MEADOW, "meadow")) == ("not-up", "ZR-32")  # face down
    assert refusal(state, 0, Turn(SAND)) == ("not-down", "ZR-31")


def test_zr_33_one_card_at_a_time():
    state = lying(turned(collecting(), 0, WATER), {SAND: "s"})
    assert refusal(state, 0, Turn(MEADOW)) == ("holding", "ZR-33")
    assert refusal(state, 0, Take(SAND, "sand")) == ("holding", "ZR-33")


def test_zr_33_a_held_card_is_nobody_else_s():
    state = turned(collecting(), 0, WATER)
    assert mark(state, WATER) == "*"
    assert refusal(state, 1, Turn(WATER)) == ("not-down", "ZR-31")
    assert refusal(state, 1, Take(WATER, "water")) == ("not-up", "ZR-32")
    assert refusal(state, 1, Keep(WATER)) == ("not-held", "ZR-33")
    assert refusal(state, 1, Leave(WATER)) == ("not-held", "ZR-33")


def test_zr_33_it_is_seen_by_all_at_the_same_moment_and_by_nobody_before():
    state, _ = play(collecting(), 0, Turn(WATER))
    lifted = Hand(WATER, None, state.now + 250)
    assert {game.view(state, seat).seats[0].hand for seat in (0, 1, None)} == {lifted}
    assert refusal(state, 0, Keep(WATER), after=240) == ("not-shown", "ZR-33")
    state, _ = wait(state)
    held = Hand(WATER, "water", state.now + 1_500)
    assert {game.view(state, seat).seats[0].hand for seat in (0, 1, None)} == {held}


@pytest.mark.parametrize("hold", [1_000, 1_500, 4_000])
def test_zr_33_held_too_long_it_counts_as_left(hold):
    state = turned(collecting(options=Options(hold_time=hold)), 0, WATER)
    assert game.wake(state)[:2] == (state.now + hold, {0})
    state, events = wait(state)
    assert events == (PutBack(0, WATER, by_table=True),) and mark(state, WATER) == "w"
    assert refusal(state, 0, Keep(WATER)) == ("not-held", "ZR-33")


def test_zr_33_a_seat_turns_at_most_one_card_a_second():
    state, _ = play(collecting(), 0, Turn(WATER))
    begun = state.now
    state, _ = play(wait(state).state, 0, Leave(WATER), after=250)
    too_soon = begun + 979 - state.now
    assert refusal(state, 0, Turn(SAND), after=too_soon) == ("too-soon", "ZR-33")
    assert play(state, 0, Turn(SAND), after=too_soon + 1).events == (Lifted(0, SAND),)
    assert play(state, 1, Turn(SAND), after=0).events == (Lifted(1, SAND),)


def test_zr_33_and_acts_at_most_once_in_a_quarter_of_a_second():
    state = lying(collecting(), {SAND: "s", MEADOW: "m"})
    state, _ = play(state, 0, Take(SAND, "sand"))
    assert refusal(state, 0, Take(MEADOW, "meadow"), after=229) == ("too-soon", "ZR-33")
    assert refusal(state, 0, Turn(WATER), after=229) == ("too-soon", "ZR-33")
    assert play(state, 0, Take(MEADOW, "meadow"), after=230).events == (Taken(0, MEADOW),)
    assert play(state, 0, Turn(WATER), after=230).events == (Lifted(0, WATER),)


def test_zr_33_the_page_knows_its_floors_and_nobody_else_s():
    state, _ = play(collecting(), 0, Turn(WATER))
    mine = game.view(state, 0).mine
    assert (mine.act_from, mine.turn_from) == (state.now + 230, state.now + 980)
    assert (game.view(state, 1).mine.act_from, game.view(state, 1).mine.turn_from) == (0, 0)


def test_zr_33_a_hold_that_runs_out_is_not_an_act_of_the_hand():
    state = turned(collecting(), 0, WATER)
    state, _ = wait(state)
    assert play(state, 0, Turn(SAND), after=0).events == (Lifted(0, SAND),)


def test_zr_33_when_the_phase_ends_a_held_card_is_left():
    state = turned(stacked(collecting(cards=1), 1, "sssss"), 0, WATER)
    state, _ = stop(state, 1)
    assert hand(state, 0) is None and mark(state, WATER) == "w" and stack(state, 0) == 0


def test_zr_33_and_one_whose_face_nobody_saw_yet_lies_face_down():
    state, _ = play(stacked(collecting(cards=1), 1, "sssss"), 0, Turn(WATER))
    state, _ = play(state, 1, Stop("goal"), after=100)
    assert hand(state, 0) is None and mark(state, WATER) == "#"


def test_zr_34_nobody_is_sent_a_stack_its_owner_included():
    one, other = (stacked(collecting(), 0, letters) for letters in ("swm", "mmm"))
    for seat in (0, 1, None):
        assert game.view(one, seat) == game.view(other, seat)
    assert stack(one, 0) == 3


def test_zr_37_with_the_trail_an_owner_sees_where_their_stack_can_lead():
    state = stacked(collecting(options=Options(trail=True)), 0, "so")
    assert game.view(state, 0).mine.trail == (3,)
    assert game.view(stacked(state, 0, "som"), 0).mine.trail == (1, 6)
    assert game.view(stacked(state, 0, "soo"), 0).mine.trail == ()
    assert game.view(state, 1).mine.trail == (-1,)
    assert game.view(collecting(), 0).mine.trail is None


def test_zr_37_a_trail_that_reached_the_goal_stays_there():
    state = stacked(collecting(cards=1, options=Options(trail=True)), 0, "sssss" + "t")
    assert game.view(state, 0).mine.trail == (18,)


def test_zr_30_outside_of_collecting_hands_stay_still():
    state = replace(collecting(), phase="countdown", closes=BEGUN + 4_000)
    for action in (Turn(1), Keep(1), Leave(1), Take(1, "sand")):
        assert refusal(state, 0, action) == ("not-now", "ZR-30")
