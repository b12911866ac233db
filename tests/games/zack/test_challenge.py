"""Challenging: ZK-40 to ZK-49, ZK-55, ZK-70."""

import pytest
from msgspec.structs import replace

from sabot.core.game import Late
from sabot.games.zack.acts import (
    Challenge,
    Challenged,
    Options,
    ShoeTaken,
    Throw,
    ThrowColour,
    Thrown,
    Voided,
    WentOn,
)
from sabot.games.zack.proof import Due, Judged
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
    luck,
    play,
    player,
    refusal,
    shoe,
    started,
    thrown,
    unseen,
    wait,
)


def test_zk_40_the_accused_is_the_player_who_has_that_colour():
    state, events = challenge(shoe("0 left"), 2, "orange", SLOW, after=900)
    assert events == (Challenged(2, 1, "orange", SLOW, True, state.verdict),)


def test_zk_40_a_card_of_the_wrong_colour_is_a_failed_challenge():
    state = shoe("0 left, 2 left")  # yellow erred
    assert challenge(state, 1, "yellow", FALSE).events[0].right
    state, events = challenge(state, 1, "green", FALSE)
    assert events == (Challenged(1, 3, "green", FALSE, False, state.verdict),)


def test_zk_40_colours_are_those_of_that_moment():
    state = wait(shoe("0 left, 1 swap", options=STOPS)).state
    _, (event,) = challenge(state, 3, "red", SLOW, after=900)
    assert (event.accused, event.right) == (1, True)


def test_zk_41_slow_is_right_if_the_accused_is_due_and_has_not_thrown():
    assert challenge(shoe("0 left"), 3, "orange", SLOW, after=800).events[0].right


def test_zk_41_it_fails_if_their_card_lies_under_it():
    state = thrown(shoe("0 left"), "1 left", apart=2_000)
    state, (event,) = challenge(state, 3, "orange", SLOW, after=0)
    assert not event.right and state.verdict.margin == 0


def test_zk_41_it_fails_if_they_are_not_due():
    for colour in ("red", "yellow"):
        assert not challenge(shoe("0 left"), 3, colour, SLOW, after=2_000).events[0].right


def test_zk_41_a_player_who_could_still_throw_in_turn_over_false_cards_is_also_due():
    state = shoe("0 left, 3 yellow")
    assert challenge(state, 0, "orange", SLOW, after=900).events[0].right
    assert challenge(state, 0, "yellow", SLOW, after=900).events[0].right
    assert not challenge(thrown(state, "2 red"), 3, "orange", SLOW, after=900).events[0].right


def test_zk_41_one_who_is_due_again_by_the_own_card_may_be_slow_again():
    state = shoe("0 left, 1 orange")
    assert challenge(state, 3, "orange", SLOW, after=700).events == (Voided(3, "orange"),)
    assert challenge(state, 3, "orange", SLOW, after=800).events[0].right


def test_zk_42_yellow_throws_the_blue_challenge_card_and_blues_card_lands_on_it():
    before = shoe("0 two-right", seats=6)
    state, (event,) = challenge(before, 2, "blue", SLOW, after=900)
    assert event.right
    state, events = unseen(before, state, 4, Throw(), after=0)
    assert events == (Late(4, "throw"),)
    state, events = wait(state)
    assert events == (ShoeTaken(4, 1), WentOn(2))


def test_zk_43_out_of_turn_is_right_if_one_of_the_top_four_was_false():
    state = shoe("0 left, 2 left")
    for throws in ("", "3 left", "3 left, 0 left", "3 left, 0 left, 1 left"):
        assert challenge(thrown(state, throws), 3, "yellow", FALSE).events[0].right


def test_zk_43_a_false_card_deeper_than_four_is_out_of_reach():
    state = shoe("0 left, 2 left, 3 left, 0 left, 1 left, 2 left")
    assert not challenge(state, 3, "yellow", FALSE).events[0].right


def test_zk_43_the_colour_of_another_does_not_catch_it():
    assert not challenge(shoe("0 left, 2 left"), 1, "red", FALSE).events[0].right


def test_zk_43_a_card_over_false_cards_that_was_in_turn_is_no_fault():
    assert not challenge(shoe("0 left, 2 left, 1 left"), 3, "orange", FALSE).events[0].right


def test_zk_43_the_first_false_card_on_an_empty_shoe_can_be_caught():
    assert challenge(shoe("2 left"), 3, "yellow", FALSE).events[0].right


def test_zk_43_no_time_need_pass():
    assert challenge(shoe("0 left, 2 left"), 1, "yellow", FALSE, after=0).events[0].right


def test_zk_44_cards_thrown_after_a_challenge_go_back_under_their_owners_piles():
    before = holding(shoe("0 left"), 3, "red again back")
    state, _ = challenge(before, 2, "orange", SLOW, after=900)
    state, events = unseen(before, state, 3, Throw(), after=200)
    assert events == (Late(3, "throw"),)
    assert cards(state, 3) == ("again", "back", "red") and faces(state) == ["left"]


def test_zk_44_a_card_that_went_back_lies_over_the_shoe_that_is_taken():
    before = holding(shoe("0 left"), 1, "red again")
    state, _ = challenge(before, 2, "orange", SLOW, after=900)
    state, _ = unseen(before, state, 1, Throw())
    assert cards(wait(state).state, 1) == ("again", "red", "left")


def test_zk_44_the_last_card_that_went_back_is_a_pile_again():  # and ZK-50
    before = holding(shoe("0 left"), 3, "red")
    state, _ = challenge(before, 2, "orange", SLOW, after=900)
    state, _ = unseen(before, state, 3, Throw())
    assert cards(state, 3) == ("red",)


def test_zk_44_a_colour_card_goes_back_without_penalty():
    before = shoe("0 left")
    state, _ = challenge(before, 2, "orange", SLOW, after=900)
    after, events = unseen(before, state, 3, ThrowColour())
    assert events == (Late(3, "throw-colour"),) and after == state


def test_zk_45_of_several_challenges_only_the_lowest_is_judged():
    before = shoe("0 left")
    state, _ = challenge(before, 2, "orange", SLOW, after=900)
    after, events = unseen(before, state, 3, Challenge("orange", SLOW), after=0)
    assert events == (Late(3, "challenge"),)
    assert after.verdict == state.verdict
    after, events = unseen(before, after, 0, Challenge("yellow", FALSE))
    assert events == (Late(0, "challenge"),)
    assert wait(after).events == (ShoeTaken(1, 1), WentOn(2))


def test_zk_46_right_the_accused_takes_the_shoe_and_the_challenger_restarts():
    state = holding(shoe("0 left, 1 again, 2 red"), 0, "blue")
    state, events = judged(state, 3, "red", SLOW)
    assert events == (ShoeTaken(0, 3), WentOn(3))
    assert cards(state, 0) == ("blue", "left", "again", "red")
    assert (state.shoe, due(state), state.phase) == ((), (3,), "play")


def test_zk_46_the_challenge_card_returns_to_its_owner():
    before = shoe("0 left")
    after = judged(before, 3, "orange", SLOW).state
    assert [s.challenges for s in game.view(after, 3).seats] == [
        s.challenges for s in game.view(before, 3).seats
    ]
    assert Challenge("orange", SLOW) in game.choices(thrown(after, "3 left"), 3)


def test_zk_47_failed_the_challenger_takes_the_shoe_and_the_accused_restarts():
    state, events = judged(holding(shoe("0 left, 1 again"), 3, "blue"), 3, "red", SLOW)
    assert events == (ShoeTaken(3, 2), WentOn(0))
    assert cards(state, 3) == ("blue", "left", "again")
    assert due(state) == (0,)


def test_zk_47_the_same_for_a_failed_out_of_turn():
    assert judged(shoe("0 left"), 3, "red", FALSE).events == (ShoeTaken(3, 1), WentOn(0))


def test_zk_48_a_challenge_can_be_made_at_any_time_also_by_the_player_who_is_due():
    state = shoe("0 left, 2 left")
    for seat in (0, 1, 3):
        assert challenge(state, seat, "yellow", FALSE, after=0).events[0].right


def test_zk_48_one_opponent_at_a_time():
    state, _ = challenge(shoe("0 left, 2 left, 0 left"), 1, "yellow", FALSE)
    assert refusal(state, 1, Challenge("red", FALSE), after=0) == ("frozen", "ZK-80")


def test_zk_49_play_freezes_for_3_s_while_all_see_the_verdict():
    state, _ = challenge(shoe("0 left"), 2, "orange", SLOW, after=900)
    assert (state.phase, state.due) == ("verdict", ())
    assert game.wake(state)[:3] == (state.now + 3_000, frozenset(range(4)), frozenset())
    assert len({id(game.view(state, seat).verdict) for seat in (0, 1, 2, None)}) == 1
    assert game.view(state, 0).shoe == 1  # the picture stays as it was
    state, _ = wait(state)
    assert game.view(state, 0).verdict is None


def test_zk_49_the_time_is_an_option():
    state = shoe("0 left", options=Options(verdict_time=7_000))
    state, _ = challenge(state, 2, "orange", SLOW, after=900)
    assert game.wake(state).at == state.now + 7_000


def test_zk_49_it_shows_the_top_cards_who_was_designated_and_who_threw():
    state, _ = challenge(shoe("0 left, 2 red"), 3, "yellow", FALSE, after=700)
    verdict, one, two = state.verdict, BEGUN + 1_000, BEGUN + 2_000
    starts, by_left, by_red = Due(0, BEGUN, None), Due(1, one, "left"), Due(0, two, "red")
    assert verdict.last == (
        Judged("left", 0, in_turn=True, due=(starts,)),
        Judged("red", 2, in_turn=False, due=(by_left,)),
    )
    assert verdict.due == (by_red, by_left)
    assert (verdict.fault, verdict.margin, verdict.right) == (1, 700, True)
    assert (verdict.takes, verdict.restarts) == (2, 3)


def test_zk_49_of_two_false_cards_it_shows_the_upper_one():
    state, _ = challenge(shoe("0 left, 2 red, 2 red"), 3, "yellow", FALSE, after=100)
    assert (state.verdict.fault, state.verdict.margin) == (2, 100)


def test_zk_49_it_shows_four_cards_at_most():
    state, _ = challenge(shoe("0 left, 1 left, 2 left, 3 left, 0 left"), 3, "red", FALSE)
    assert len(state.verdict.last) == 4 and state.verdict.fault is None


@pytest.mark.parametrize(
    "throws, colour, reason, after, margin",
    [
        ("0 left", "orange", SLOW, 1_234, 1_234),  # due for so long
        ("0 left, 1 left", "orange", SLOW, 38, 38),  # thrown so long before
        ("0 left", "green", SLOW, 300, None),  # no card of theirs, and not due
        ("0 left, 2 left, 3 left", "yellow", FALSE, 100, 1_100),  # since the false card
        ("0 left", "red", FALSE, 100, None),
    ],
)
def test_zk_49_it_shows_the_margin(throws, colour, reason, after, margin):
    seat = 2 if colour == "orange" else 1
    assert challenge(shoe(throws), seat, colour, reason, after).state.verdict.margin == margin


def test_zk_49_then_the_one_who_restarts_is_due():
    state = judged(shoe("0 left"), 2, "orange", SLOW).state
    assert due(state) == (2,) and state.due[0].since == state.now
    assert game.wake(state).at == state.now + 6_000


def test_zk_55_while_no_card_lies_in_the_shoe_no_challenge_can_be_made():
    for reason in (SLOW, FALSE):
        assert refusal(started(), 1, Challenge("red", reason)) == ("empty-shoe", "ZK-55")
    restarted = judged(shoe("0 left"), 2, "orange", SLOW).state
    assert refusal(restarted, 1, Challenge("yellow", SLOW)) == ("empty-shoe", "ZK-55")
    assert not any(isinstance(act, Challenge) for act in game.choices(started(), 1))


def test_zk_55_a_colour_card_counts_as_one():
    state, _ = play(started(), 2, ThrowColour())
    assert challenge(state, 1, "yellow", FALSE).events[0].right


def test_zk_55_a_starter_who_has_not_thrown_after_6_s_is_thrown_for():
    assert game.wake(started())[:3] == (BEGUN + 6_000, frozenset(range(4)), frozenset({0}))
    state, events = wait(started())
    assert events == (Thrown(0, "left", by_table=True),)
    assert due(state) == (1,)


GRACE = Options(grace_ms=(0, 1_500))


def test_zk_70_grace_is_added_to_the_time_before_a_slow_challenge():
    state = shoe("0 left", options=GRACE)
    assert challenge(state, 2, "orange", SLOW, after=2_299).events == (Voided(2, "orange"),)
    assert challenge(state, 2, "orange", SLOW, after=2_300).events[0].right
    assert game.floor(state, 2, Challenge("orange", SLOW)).least == 2_300


def test_zk_70_it_is_for_that_seat_only():
    state = shoe("0 two-left", options=GRACE)
    assert challenge(state, 3, "yellow", SLOW, after=800).events[0].right
    state = shoe("0 left, 1 red", options=GRACE)
    assert challenge(state, 3, "red", SLOW, after=800).events[0].right


def test_zk_70_it_is_for_slow_only():
    state = shoe("0 left, 2 left, 1 left", options=GRACE)
    assert challenge(state, 3, "yellow", FALSE, after=0).events[0].right


def test_zk_70_it_falls_away_when_the_beginner_has_won_two_games():
    state = shoe("0 left", options=replace(GRACE, wins=3))
    one, two = (player(state, 1, wins=wins) for wins in (1, 2))
    assert challenge(one, 2, "orange", SLOW, after=900).events == (Voided(2, "orange"),)
    assert challenge(two, 2, "orange", SLOW, after=900).events[0].right


def test_zk_70_games_of_the_matches_before_count_too():
    won = player(player(started(options=GRACE), 1, wins=1, won_before=1), 3, wins=2)
    handed = game.hand_on(won)
    assert handed == [0, 2, 0, 2]
    again = game.take_up(game.deal(4, GRACE, luck), handed)
    assert [seat.grace for seat in game.view(again, 0).seats] == [0, 0, 0, 0]
    assert [p.wins for p in again.players] == [0, 0, 0, 0]
    assert game.hand_on(again) == handed
    assert game.view(game.take_up(again, [2, 1, 0, 0]), 0).seats[1].grace == 1_500
