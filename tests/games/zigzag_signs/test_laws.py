"""Whatever players do, these hold: random games of every size and level."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import (
    Contre,
    MakeCall,
    Options,
    Rest,
    Say,
    SetSigns,
    Sign,
)
from sabot.games.zigzag_signs.cards import STOPS
from sabot.games.zigzag_signs.deck import deck
from sabot.games.zigzag_signs.exchange import is_settled
from sabot.games.zigzag_signs.freeze import thaw
from tests.games.zigzag_signs.scene import game

OPTIONS = st.builds(
    Options,
    level=st.integers(1, 3),
    short=st.integers(0, 3),
    extra_joker=st.booleans(),
    ten=st.booleans(),
    idle_time=st.sampled_from([2_000, 8_000]),
    hand_time=st.sampled_from([5_000, 60_000]),
)
GAMES = given(seats=st.sampled_from([4, 6]), seed=st.integers(0, 2**32), options=OPTIONS)
LONGEST = 300
SELDOM = (Sign, Say, SetSigns, MakeCall, Contre, Rest)


def walk(seats, seed, options):
    """The states and events of a game in which anybody does anything that is legal."""
    random, luck = Random(seed), Luck(b"walk", seed)
    state = game.deal(seats, options, luck)
    yield state, ()
    for _ in range(LONGEST):
        if (wake := game.wake(state)) is None:
            return
        seat, at = random.randrange(seats), min(wake.at, state.now + random.randrange(900))
        if action := pick(random, state, seat):
            state, events = game.play(state, seat, action, at, luck)
        else:
            state, events = game.tick(state, wake.at, luck)
        yield state, events


def pick(random, state, seat):
    """Talk and calls are rarer than cards; and now and then nobody does anything."""
    choices = game.choices(state, seat)
    cards = [choice for choice in choices if not isinstance(choice, SELDOM)]
    choices = choices if not cards or random.random() < 0.15 else cards
    return random.choice(choices) if choices and random.random() < 0.85 else None


def all_cards(state):
    places = [*state.pile, *state.bin, *(card for card in state.mat if card), *state.aside]
    places += [laid.power for laid in state.powers]
    for player in state.players:
        places += [*player.cards, *player.shifts, *(STOPS[stop] for stop in player.stops)]
        places += [player.down] if player.down else []
    return Counter(places)


@settings(max_examples=60, deadline=None)
@GAMES
def test_zs_14_nobody_ever_holds_five_and_no_card_is_lost(seats, seed, options):
    full = Counter(deck(seats, options))
    for state, _ in walk(seats, seed, options):
        assert all(len(player.cards) <= player.limit <= 4 for player in state.players)
        assert state.phase == "over" or all_cards(state) == full


@settings(max_examples=60, deadline=None)
@GAMES
def test_somebody_can_act_or_a_deadline_is_set(seats, seed, options):
    now = 0
    for state, _ in walk(seats, seed, options):
        wake = game.wake(state)
        assert (wake is None) == (game.result(state) is not None) == (state.phase == "over")
        assert wake is None or wake.at >= state.now >= now
        now = state.now
        if state.phase == "hand" and not state.freeze:
            assert all(can_go_on(state, seat) for seat in range(seats))


def can_go_on(state, seat):
    """ZS-28: nobody is ever stuck in a hand."""
    kinds = {type(choice) for choice in game.choices(state, seat)} - set(SELDOM)
    return bool(kinds)


@settings(max_examples=40, deadline=None)
@GAMES
def test_every_choice_is_legal(seats, seed, options):
    for number, (state, _) in enumerate(walk(seats, seed, options)):
        seat = number % seats
        for action in game.choices(state, seat) if number % 5 == 0 else ():
            game.play(state, seat, action, state.now, Luck(b""))


@settings(max_examples=30, deadline=None)
@GAMES
def test_a_tick_always_leads_on_and_every_round_ends(seats, seed, options):  # ZS-48
    *_, (state, _) = walk(seats, seed, options)
    first = state.round
    for _ in range(800):
        if (wake := game.wake(state)) is None or state.round > first + 1:
            return
        before = state
        state, _ = game.tick(state, wake.at, Luck(b"on", wake.at))
        assert state.now == wake.at and state != before
    raise AssertionError("two rounds did not end")


@settings(max_examples=40, deadline=None)
@GAMES
def test_zs_26_done_means_settled(seats, seed, options):
    for state, _ in walk(seats, seed, options):
        if state.phase == "hand" and not state.freeze:
            assert all(is_settled(player) for player in state.players if player.done)


@settings(max_examples=40, deadline=None)
@GAMES
def test_zs_62_at_most_two_stops_and_three_failed_contres(seats, seed, options):
    for state, _ in walk(seats, seed, options):
        assert all(len(player.stops) <= 2 for player in state.players)
        assert all(side.failed <= 3 for side in state.sides)
        assert all(len(set(side.boxes)) == len(side.boxes) for side in state.sides)


def test_zs_26_a_z_in_a_freeze_never_moves_the_idle_clock_beyond_the_present():
    dealt = game.deal(4, Options(), Luck(b"freeze"))
    frozen = replace(dealt, frozen_at=22_000, acted_at=24_900, now=25_000)
    assert thaw(frozen).acted_at == 25_000
    assert thaw(replace(frozen, acted_at=20_000)).acted_at == 23_000
