"""Components, set-up and start: ZK-1 to ZK-15."""

from collections import Counter

import msgspec
import pytest

from sabot.core.luck import Luck
from sabot.games.zack.acts import CountdownBegan, Options, Readied, Ready, Throw, WentOn
from sabot.games.zack.cards import COLOURS, MOVES, STOPS, deck
from tests.games.zack.scene import due, game, play, refusal, wait


def dealt(seats=4, seed=b"deal", **options):
    return game.deal(seats, Options(**options), Luck(seed))


def everything(state):
    piles = (card for player in state.players for card in player.pile)
    return Counter((*piles, *state.aside, *(laid.card for laid in state.shoe)))


def all_ready(state):
    for seat in range(len(state.players)):
        state, events = play(state, seat, Ready())
    return state, events


def test_zk_1_there_are_66_basic_cards_and_6_stop_cards():
    assert len(deck(COLOURS, beginner=False, stops=False)) == 66
    assert len(deck(COLOURS, beginner=False, stops=True)) == 72


def test_zk_2_six_circles_of_each_colour_five_of_each_move_two_of_each_stop():
    count = Counter(deck(COLOURS, beginner=False, stops=True))
    assert {count[colour] for colour in COLOURS} == {6}
    assert {count[move] for move in MOVES} == {5}
    assert {count[stop] for stop in STOPS} == {2}
    assert (len(COLOURS), len(MOVES), len(STOPS)) == (6, 6, 3)


def test_zk_3_with_six_players_there_are_30_challenge_cards_five_for_every_colour():
    seats = game.view(dealt(6), None).seats
    assert sum(len(seat.challenges) for seat in seats) == 30
    assert all(seat.colour not in seat.challenges for seat in seats)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_zk_10_each_player_has_a_colour_and_a_challenge_card_for_each_opponent(seats):
    view = game.view(dealt(seats), 1)
    colours = {seat.colour for seat in view.seats}
    assert len(colours) == seats
    assert all({seat.colour, *seat.challenges} == colours for seat in view.seats)


def test_zk_10_a_colour_chosen_before_the_deal_is_its_players():
    for seed in range(20):
        chosen = Options(colours=(None, "blue", None, "red"))
        state = game.deal(4, chosen, Luck(b"chosen", seed))
        assert (state.colours[1], state.colours[3]) == ("blue", "red")
        assert len(set(state.colours)) == 4
        assert set(state.players[0].pile) - set(MOVES) <= set(state.colours)  # ZK-11


def test_zk_10_a_player_who_has_not_chosen_gets_one_drawn():
    drawn = {game.deal(3, Options(colours=("red",)), Luck(b"", n)).colours[1] for n in range(60)}
    assert drawn == set(COLOURS) - {"red"}
    unchosen = game.deal(3, Options(colours=(None, None, None)), Luck(b"same"))
    assert unchosen.colours == game.deal(3, Options(), Luck(b"same")).colours


def test_zk_10_no_two_have_the_same_colour():
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.convert({"colours": ["red", None, "red"]}, Options)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_zk_11_challenge_cards_and_circles_of_absent_colours_are_removed(seats):
    state = dealt(seats)
    there = {card for card in everything(state) if card in COLOURS}
    assert there == set(state.colours) and len(there) == seats
    assert all(everything(state)[colour] == 6 for colour in state.colours)


def test_zk_12_stop_cards_are_in_only_with_their_option():
    assert not set(STOPS) & set(everything(dealt()))
    assert set(STOPS) <= set(everything(dealt(stops=True)))


def test_zk_12_again_and_back_are_out_with_the_option_beginner():
    assert {"again", "back"} <= set(everything(dealt()))
    assert not {"again", "back"} & set(everything(dealt(beginner=True)))


@pytest.mark.parametrize("seats, each, aside", [(3, 16, 0), (4, 13, 2), (5, 12, 0), (6, 11, 0)])
def test_zk_13_cards_are_dealt_evenly_and_what_is_left_over_is_set_aside(seats, each, aside):
    state = dealt(seats)
    assert {len(player.pile) for player in state.players} == {each}
    assert len(state.aside) == aside
    assert everything(state).total() == each * seats + aside


def test_zk_13_the_deal_is_a_matter_of_luck():
    assert dealt(seed=b"one") == dealt(seed=b"one")
    assert dealt(seed=b"one").players != dealt(seed=b"two").players


def test_zk_13_nobody_sees_a_card_of_any_pile_not_even_of_the_own():
    state = dealt()
    for seat in (0, 1, None):
        view = game.view(state, seat)
        assert [each.cards for each in view.seats] == [13] * 4
        assert (view.shoe, view.top) == (0, ())


def test_zk_14_the_player_to_the_dealers_left_starts():
    for seed in (b"a", b"b", b"c"):
        state = wait(all_ready(dealt(seed=seed))[0]).state
        assert due(state) == ((state.dealer + 1) % 4,)


def test_zk_14_the_first_dealer_is_drawn_at_random():
    assert {dealt(seed=bytes([n])).dealer for n in range(40)} == {0, 1, 2, 3}


def test_zk_15_play_starts_with_a_count_down_when_all_are_ready():
    state = dealt()
    for seat in (2, 0, 3):
        state, events = play(state, seat, Ready())
        assert events == (Readied(seat),) and state.phase == "ready"
    assert [seat.ready for seat in game.view(state, None).seats] == [True, False, True, True]
    state, events = play(state, 1, Ready())
    assert events == (Readied(1), CountdownBegan())
    assert (state.phase, game.wake(state).at) == ("countdown", state.now + 3_000)
    starter = (state.dealer + 1) % 4
    state, events = wait(state)
    assert (state.phase, events) == ("play", (WentOn(starter, begins=True),))


def test_zk_15_nothing_can_be_thrown_before():
    state = dealt()
    assert refusal(state, 0, Throw()) == ("not-started", "ZK-15")
    state, _ = all_ready(state)
    assert refusal(state, 0, Throw(), after=0) == ("not-started", "ZK-15")
    assert refusal(state, 0, Throw(), after=2_999) == ("not-started", "ZK-15")


def test_zk_15_being_ready_twice_is_being_ready():
    state, _ = play(dealt(), 1, Ready())
    assert play(state, 1, Ready()).events == ()
    started = wait(all_ready(dealt())[0]).state
    assert refusal(started, 1, Ready()) == ("not-now", "ZK-15")


def test_zk_15_a_player_who_has_not_pressed_15_s_after_the_deal_is_taken_as_ready():  # principle 4
    state, _ = play(dealt(), 1, Ready())
    assert game.wake(state).at == 15_000
    assert game.wake(state).awaited == {0, 2, 3}
    state, events = wait(state)
    assert (state.phase, events) == ("countdown", (CountdownBegan(by_table=True),))
    assert all(seat.ready for seat in game.view(state, None).seats)
