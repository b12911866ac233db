"""The colour card and winning: ZK-50 to ZK-54."""

import pytest
from msgspec.structs import replace

from sabot.core.game import Late, Result
from sabot.core.luck import Luck
from sabot.games.zack.acts import (
    Challenge,
    Challenged,
    ColourReturned,
    ColourThrown,
    Dealt,
    GameWon,
    MatchWon,
    Options,
    Ready,
    ShoeTaken,
    Throw,
    ThrowColour,
    Thrown,
    Voided,
    WentOn,
)
from tests.games.zack.scene import (
    FALSE,
    SLOW,
    STOPS,
    cards,
    challenge,
    due,
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
    unseen,
    wait,
)


def last_turn(throws="0 left", seat=1, **changes):
    """This seat has thrown its last card, and after these throws it is due."""
    return holding(shoe(throws, **changes), seat, "")


def test_zk_50_with_an_empty_pile_in_turn_the_colour_card_wins():
    state, events = play(last_turn(), 1, ThrowColour())
    assert events == (ColourThrown(1),) and game.view(state, 0).colour_card == 1
    state, events = wait(state)
    assert events == (GameWon(1),)
    assert (state.players[1].wins, state.winner, state.phase) == (1, 1, "won")


def test_zk_50_throwing_the_last_card_is_not_winning():
    state = holding(shoe("0 left"), 1, "green")
    state, events = play(state, 1, Throw())
    assert events == (Thrown(1, "green"),) and cards(state, 1) == ()
    assert state.phase == "play"


def test_zk_50_a_last_card_that_names_its_thrower_makes_the_colour_card_due_at_once():
    state, _ = play(holding(shoe("0 left"), 1, "orange"), 1, Throw())
    assert wait(show(state, 1)).events == (GameWon(1),)


@pytest.mark.parametrize("card", ["again", "back"])
def test_zk_50_another_throw_by_zk_24_is_a_turn(card):
    state, _ = play(holding(started(), 0, card), 0, Throw())
    assert show(state, 0).colour_card.right


def test_zk_50_a_restart_after_a_challenge_is_a_turn():
    state = judged(holding(shoe("0 left"), 2, ""), 2, "orange", SLOW).state
    assert due(state) == (2,) and show(state, 2).colour_card.right
    state = judged(holding(shoe("0 left"), 3, ""), 2, "green", SLOW).state
    assert due(state) == (3,) and show(state, 3).colour_card.right


def test_zk_50_a_restart_after_a_stop_is_a_turn():
    state, _ = play(holding(started(options=STOPS), 0, "swap"), 0, Throw())
    state = wait(state).state
    assert show(state, 0).colour_card.right


def test_zk_50_it_is_the_colour_card_one_has_now():
    state, _ = play(holding(started(options=STOPS), 0, "swap"), 0, Throw())
    state = show(wait(state).state, 0)
    assert game.view(state, 1).seats[0].colour == "green"
    assert not challenge(state, 1, "green", FALSE).events[0].right


def test_zk_50_a_player_who_has_taken_the_shoe_has_a_pile_again():
    state = judged(last_turn(), 2, "orange", SLOW).state
    assert cards(state, 1) == ("left",)
    assert not show(thrown(state, "2 right"), 1).colour_card.right


def test_zk_50_a_rightful_player_over_false_cards_may_win():
    state = thrown(last_turn(), "3 left")
    assert show(state, 1).colour_card.right


def test_zk_51_with_cards_left_it_is_an_error():
    state = show(shoe("0 left"), 1)
    event = challenge(state, 3, "orange", FALSE).events[0]
    assert event.right and event.verdict.cards == 5


def test_zk_51_out_of_turn_it_is_an_error():
    state = show(holding(shoe("0 left"), 2, ""), 2)
    assert challenge(state, 3, "yellow", FALSE).events[0].right


def test_zk_51_a_player_without_cards_who_is_due_may_be_challenged_for_being_slow():
    state = last_turn()
    assert challenge(state, 3, "orange", SLOW, after=799).events == (Voided(3, "orange"),)
    assert challenge(state, 3, "orange", SLOW, after=800).events[0].right


def test_zk_52_play_is_frozen_for_4_s():
    state = show(last_turn(), 1)
    assert (state.phase, state.due) == ("colour", ())
    assert game.wake(state)[:3] == (state.now + 4_000, frozenset(range(4)), frozenset())


def test_zk_52_the_time_is_an_option():
    state = show(last_turn(options=Options(colour_time=9_000)), 1)
    assert game.wake(state).at == state.now + 9_000


def test_zk_52_other_cards_thrown_go_back():
    before = holding(last_turn(), 3, "red back")
    state, events = unseen(before, show(before, 1), 3, Throw())
    assert events == (Late(3, "throw"),) and cards(state, 3) == ("back", "red")
    state, events = unseen(before, state, 2, ThrowColour())
    assert events == (Late(2, "throw-colour"),) and state.colour_card.seat == 1


def test_zk_52_only_its_thrower_can_be_challenged():
    before = thrown(last_turn(), "3 left")  # green erred
    state, green = show(before, 1), Challenge("green", FALSE)
    assert unseen(before, state, 0, green).events == (Late(0, "challenge"),)
    assert refusal(state, 0, green) == ("colour-card", "ZK-80")
    assert {act.colour for act in game.choices(state, 0)} == {"orange"}
    assert game.choices(state, 1) == ()


def test_zk_52_out_of_turn_is_right_too_if_one_of_the_throwers_last_four_was_false():
    state = holding(shoe("0 left, 2 left, 1 yellow"), 2, "")
    assert show(state, 2).colour_card.right
    state, (event,) = challenge(show(state, 2), 3, "yellow", FALSE)
    assert event.right and state.verdict.fault == 1


def test_zk_52_the_colour_card_is_not_counted_among_the_four():
    fourth, fifth = "0 orange, 1 green, 3 yellow", "0 orange, 1 green, 3 red, 0 yellow"
    for above, right in ((fourth, True), (fifth, False)):
        state = show(holding(shoe(f"2 red, {above}"), 2, ""), 2)
        assert state.colour_card.right
        assert challenge(state, 1, "yellow", FALSE).events[0].right == right


@pytest.mark.parametrize("reason", [SLOW, FALSE])
def test_zk_52_a_failed_challenge_against_a_right_one_its_thrower_wins_at_once(reason):
    state, events = challenge(show(last_turn(), 1), 3, "orange", reason, after=2_000)
    verdict = game.view(state, 0).verdict
    assert events == (Challenged(3, 1, "orange", reason, False, verdict), GameWon(1))
    assert (verdict.takes, verdict.restarts, verdict.colour_card) == (None, None, True)
    assert verdict.margin == 2_000


def test_zk_52_slow_against_a_right_one_fails_however_soon():
    assert challenge(show(last_turn(), 1, after=100), 3, "orange", SLOW, after=0).events[1:]


@pytest.mark.parametrize("seat, pile", [(1, "left"), (2, ""), (2, "left")])
def test_zk_52_a_slow_challenge_against_a_wrong_one_fails(seat, pile):
    state = show(holding(shoe("0 left"), seat, pile), seat, after=1_000)
    state, (event,) = challenge(state, 3, ("orange", "yellow")[seat - 1], SLOW)
    assert not event.right
    state, events = wait(state)
    assert events == (ShoeTaken(3, 1), ColourReturned(seat), WentOn(seat))
    assert state.colour_card is None


def test_zk_52_unchallenged_with_an_empty_pile_it_wins_though_it_was_not_their_turn():
    state = show(holding(shoe("0 left"), 2, ""), 2)
    assert not state.colour_card.right
    assert wait(state).events == (GameWon(2),)


def test_zk_52_unchallenged_with_cards_left_it_goes_back_and_play_goes_on():
    before = shoe("0 left")
    state, events = wait(show(before, 3))
    assert events == (ColourReturned(3), WentOn(None))
    assert (state.phase, state.colour_card, due(state)) == ("play", None, due(before))
    assert state.shoe == before.shoe


def test_zk_52_the_due_player_has_not_become_slow_in_the_pause():
    state = wait(show(shoe("0 left"), 3)).state
    assert challenge(state, 2, "orange", SLOW, after=799).events == (Voided(2, "orange"),)


def test_zk_52_the_clock_goes_on_where_it_stood():  # principle 6
    before = shoe("0 left")
    state = wait(show(before, 3, after=5_000)).state
    assert game.wake(state).at == state.now + 15_000
    starting = wait(show(started(), 3, after=1_000)).state
    assert game.wake(starting).at == starting.now + 5_000


def test_zk_52_over_false_cards_both_go_on():
    state = wait(show(shoe("0 left, 3 yellow"), 3)).state
    assert due(state) == (2, 1)


def test_zk_53_right_its_thrower_takes_the_shoe_and_the_colour_card_goes_back():
    state, events = judged(show(shoe("0 left"), 3), 2, "green", FALSE)
    assert events == (ShoeTaken(3, 1), ColourReturned(3), WentOn(2))
    assert (due(state), cards(state, 3)[-1], state.colour_card) == ((2,), "left", None)


def test_zk_53_the_verdict_shows_who_was_due_when_the_colour_card_fell():
    state, _ = challenge(show(shoe("0 left"), 3), 2, "green", FALSE)
    assert [(due.seat, due.by) for due in state.verdict.due] == [(1, "left")]
    assert state.verdict.colour_card and state.verdict.fault is None


def test_zk_53_on_an_empty_shoe_there_is_nothing_to_take():
    _, events = judged(show(started(), 2), 3, "yellow", FALSE)
    assert events == (ShoeTaken(2, 0), ColourReturned(2), WentOn(3))


def test_zk_54_the_dealer_moves_to_the_left_and_the_next_game_begins_with_ready():  # ZK-15
    state = wait(show(last_turn(), 1)).state
    dealer, colours = state.dealer, state.colours
    assert game.view(state, 2).winner == 1
    state, events = wait(state)
    assert events == (Dealt((dealer + 1) % 4, 13),)
    assert (state.phase, state.game, state.winner, state.shoe) == ("ready", 2, None, ())
    assert not any(p.ready for p in state.players) and state.colours == colours
    for seat in range(4):
        state, _ = play(state, seat, Ready())
    assert wait(state).events == (WentOn((dealer + 2) % 4, begins=True),)


def test_zk_54_the_first_to_win_two_games_wins_the_match():
    state, events = wait(show(player(last_turn(), 1, wins=1), 1))
    assert events == (GameWon(1), MatchWon(1))
    assert (state.phase, game.wake(state), game.view(state, 0).winner) == ("over", None, 1)


@pytest.mark.parametrize("wins", [1, 2, 3])
def test_zk_54_how_many_is_an_option(wins):
    state = last_turn(options=Options(wins=wins))
    for won in range(wins):
        now = player(state, 1, wins=won)
        assert (MatchWon(1) in wait(show(now, 1)).events) == (won == wins - 1)


def test_zk_54_by_a_failed_challenge_too_once_all_have_seen_why():  # ZK-49
    state = show(player(last_turn(), 1, wins=1), 1)
    state, events = challenge(state, 0, "orange", FALSE)
    assert events[-1] == GameWon(1) and game.result(state) is None
    assert (state.phase, game.wake(state).at) == ("won", state.now + 3_000)
    assert game.view(state, 2).verdict.accused == 1
    state, events = wait(state)
    assert events == (MatchWon(1),) and game.view(state, 2).verdict is None
    assert game.result(state).places[0] == {1}


def test_zk_54_the_others_are_ranked_by_games_then_by_fewest_cards():  # our reading
    state = player(player(last_turn(), 1, wins=1), 0, wins=1)
    state = holding(holding(state, 2, "red"), 3, "blue")
    state = wait(show(state, 1)).state
    assert game.result(state) == Result(tuple(map(frozenset, ({1}, {0}, {2, 3}))))


def test_nothing_happens_after_the_end():
    state = wait(show(player(last_turn(), 1, wins=1), 1)).state
    for seat in range(4):
        for action in (Throw(), ThrowColour(), Challenge("red", SLOW), Ready()):
            assert refusal(state, seat, action, after=0) == ("over", "ZK-54")
        assert game.choices(state, seat) == ()


def test_between_two_games_cards_go_back_or_are_refused():
    won = wait(show(last_turn(), 1)).state
    assert unseen(last_turn(), won, 3, Throw()).events == (Late(3, "throw"),)
    assert refusal(won, 3, Throw()) == ("game-over", "ZK-50")


def test_nothing_of_a_game_is_left_in_the_next_one():
    state = replace(show(last_turn(options=STOPS), 1), flipped=True)
    won, _ = challenge(state, 3, "orange", FALSE)
    assert game.view(won, 0).verdict and game.view(won, 0).colour_card == 1
    fresh = wait(won).state
    assert (fresh.verdict, fresh.colour_card, fresh.flipped) == (None, None, False)
    assert (fresh.shoe, fresh.due, fresh.winner) == ((), (), None)


def test_each_game_is_shuffled_again():
    won = wait(show(last_turn(), 1)).state
    one, other = (game.tick(won, won.closes, Luck(seed)).state for seed in (b"a", b"b"))
    assert one.players != other.players
    assert replace(one, players=(), aside=()) == replace(other, players=(), aside=())


# ZK-82: an error on an empty shoe costs nothing, so it can be made once.


def erred(**changes):
    """Seat 2 has thrown its colour card in error on an empty shoe; nobody challenged it."""
    return wait(show(started(**changes), 2)).state


def test_zk_82_after_an_error_on_an_empty_shoe_the_colour_card_is_refused():
    state = erred()
    assert refusal(state, 2, ThrowColour()) == ("colour-spent", "ZK-82")
    assert ThrowColour() not in game.choices(state, 2)
    assert game.view(state, 2).mine.colour_spent


def test_zk_82_challenged_or_not():
    state = judged(show(started(), 2), 3, "yellow", FALSE).state
    assert refusal(state, 2, ThrowColour()) == ("colour-spent", "ZK-82")


def test_zk_82_of_that_seat_alone():
    state = erred()
    assert not game.view(state, 3).mine.colour_spent
    assert play(state, 3, ThrowColour()).events == (ColourThrown(3),)


@pytest.mark.parametrize("card", ["left", "swap"])
def test_zk_82_until_a_zack_card_lies_in_the_shoe(card):
    state = thrown(erred(options=STOPS), f"0 {card}")
    state = state if card == "left" else wait(state).state
    assert play(state, 2, ThrowColour()).events == (ColourThrown(2),)


def test_zk_82_unless_its_pile_is_empty_and_it_is_due():
    state = wait(show(holding(started(), 0, "red"), 0)).state
    assert refusal(state, 0, ThrowColour()) == ("colour-spent", "ZK-82")
    last = holding(state, 0, "")
    assert show(last, 0).colour_card.right and ThrowColour() in game.choices(last, 0)


def test_zk_82_an_error_on_a_card_bars_nothing():
    state = wait(show(shoe("0 left"), 3)).state
    assert play(state, 3, ThrowColour()).events == (ColourThrown(3),)


def test_zk_82_nor_does_it_outlast_the_game():
    won = wait(show(holding(erred(), 0, ""), 0)).state
    assert not any(game.view(wait(won).state, seat).mine.colour_spent for seat in range(4))
