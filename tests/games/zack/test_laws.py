"""Whatever players do, these hold: random games of every size, right and wrong acts mixed."""

from collections import Counter
from random import Random
from typing import get_args

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sabot.core.game import Late
from sabot.core.luck import Luck
from sabot.games.zack.acts import AnyEvent, Options, Throw, ThrowColour
from sabot.games.zack.cards import deck
from sabot.games.zack.shoe import designated
from sabot.games.zack.view import Phase
from tests.games.zack.scene import game, unseen
from tests.games.zack.twins import twins

GAMES = given(
    seats=st.integers(3, 6),
    seed=st.integers(0, 2**32),
    wild=st.sampled_from([0.02, 0.1, 0.4]),
    options=st.builds(Options, stops=st.booleans(), beginner=st.booleans(), wins=st.just(1)),
)
LONGEST = 400


def walk(seats, seed, wild, options):
    """The states and events of a game: a due player throws, or anybody does anything."""
    random, luck = Random(seed), Luck(b"walk", seed)
    state = game.deal(seats, options, luck)
    yield state, ()
    for _ in range(LONGEST):
        if (wake := game.wake(state)) is None:
            return
        seat, at = random.randrange(seats), min(wake.at, state.now + random.randrange(1_500))
        if action := pick(random, state, seat, wild):
            state, events = game.play(state, seat, action, at, luck)
        elif state.due and (action := turn(state, random)):
            state, events = game.play(state, state.due[0].seat, action, at, luck)
        else:
            state, events = game.tick(state, wake.at, luck)
        yield state, events


def pick(random, state, seat, wild):
    choices = game.choices(state, seat)
    return random.choice(choices) if choices and random.random() < wild else None


def turn(state, random):
    """What the one who is due would do."""
    seat = state.due[0].seat
    action = Throw() if state.players[seat].pile else ThrowColour()
    return action if action in game.choices(state, seat) and random.random() < 0.95 else None


def everything(state):
    piles = (card for player in state.players for card in player.pile)
    return Counter((*piles, *state.aside, *(laid.card for laid in state.shoe)))


@settings(max_examples=60, deadline=None)
@GAMES
def test_cards_are_conserved(seats, seed, wild, options):
    for state, _ in walk(seats, seed, wild, options):
        assert everything(state) == Counter(deck(state.colours, options.beginner, options.stops))
        assert sorted(state.colours) == sorted(set(state.colours)) and len(state.colours) == seats


@settings(max_examples=60, deadline=None)
@GAMES
def test_exactly_one_seat_is_due_by_the_top_card_and_nobody_while_play_is_frozen(
    seats, seed, wild, options
):
    """Over false cards the rightful player besides (ZK-31)."""
    for state, _ in walk(seats, seed, wild, options):
        assert bool(state.due) == (state.phase == "play")
        assert all(0 <= due.seat < seats and due.since <= state.now for due in state.due)
        if state.due and state.due[0].by is None:  # restarted, or after ZK-81
            assert len(state.due) == 1 or (len(state.due) == 2 and not state.shoe[-1].in_turn)
        elif state.due:
            *below, top = state.shoe
            named = designated(below, top.card, top.seat, state.colours, state.flipped)
            assert (state.due[0].seat, state.due[0].by) == (named, top.card)
            assert len(state.due) == (1 if top.in_turn else 2)


@settings(max_examples=60, deadline=None)
@GAMES
def test_time_never_stalls_and_never_runs_back(seats, seed, wild, options):
    now = 0
    for state, _ in walk(seats, seed, wild, options):
        wake, view = game.wake(state), game.view(state, None)
        assert state.now >= now and state.opened <= state.now
        assert (wake is None) == (game.result(state) is not None) == (state.phase == "over")
        assert view.closes == (wake.at if wake else None)
        assert wake is None or (wake.at >= state.now and wake.awaited <= wake.rivals)
        now = state.now


@settings(max_examples=40, deadline=None)
@GAMES
def test_every_tick_leads_on(seats, seed, wild, options):
    """From anywhere: as long as nobody acts, the table does, and is never at a loss."""
    *_, (state, _) = walk(seats, seed, wild, options)
    for _ in range(60):
        if (wake := game.wake(state)) is None:
            return
        before, (state, events) = state, game.tick(state, wake.at, Luck(b"on", wake.at))
        assert events and state != before and state.now == wake.at
        assert state.closes > state.now or state.phase == "over"


@settings(max_examples=40, deadline=None)
@GAMES
def test_whatever_was_done_a_game_ends_soon_if_due_players_play(seats, seed, wild, options):
    *_, (state, _) = walk(seats, seed, wild, options)
    cards, awake = sum(everything(state).values()), AlwaysAwake()
    for _ in range(2 * cards + 10):
        if (wake := game.wake(state)) is None:
            return
        if state.due and (action := turn(state, awake)):
            state, _ = game.play(state, state.due[0].seat, action, wake.at, Luck(b""))
        else:
            state, _ = game.tick(state, wake.at, Luck(b"", wake.at))
    raise AssertionError(f"still in {state.phase}")


class AlwaysAwake:
    def random(self):
        return 0.0


@settings(max_examples=30, deadline=None)
@GAMES
def test_every_choice_is_accepted_or_punished_now_and_until_the_last_moment(
    seats, seed, wild, options
):
    random = Random(seed)
    for state, _ in walk(seats, seed, wild, options):
        if wake := game.wake(state):
            seat = random.randrange(seats)
            for action in game.choices(state, seat):
                for at in (state.now, wake.at):
                    game.play(state, seat, action, at, Luck(b"try"))


@settings(max_examples=30, deadline=None)
@GAMES
def test_no_view_changes_with_what_nobody_can_know(seats, seed, wild, options):
    for number, (state, _) in enumerate(walk(seats, seed, wild, options)):
        seat = number % seats
        view, choices = game.view(state, seat), game.choices(state, seat)
        for twin in twins(state, seat):
            assert game.view(twin, seat) == view and game.choices(twin, seat) == choices


@settings(max_examples=30, deadline=None)
@GAMES
def test_views_and_events_survive_the_wire(seats, seed, wild, options):
    for state, events in walk(seats, seed, wild, options):
        view = game.view(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        for event in events:
            assert msgspec.convert(msgspec.to_builtins(event), AnyEvent | Late) == event


@settings(max_examples=30, deadline=None)
@GAMES
def test_a_card_that_goes_back_changes_nothing_but_the_order_of_its_pile(
    seats, seed, wild, options
):
    before = None
    for state, _ in walk(seats, seed, wild, options):
        able = [s for s, p in enumerate(state.players) if p.pile and p.throw_from <= state.opened]
        if state.phase == "play":
            before = state
        elif state.phase in ("colour", "choose", "halt", "verdict") and able:
            after, events = unseen(before, state, able[0], Throw(), after=0)
            assert events == (Late(able[0], "throw"),) and everything(after) == everything(state)
            assert replace(after, players=()) == replace(state, players=())


@settings(max_examples=10, deadline=None)
@GAMES
def test_the_same_acts_give_the_same_game(seats, seed, wild, options):
    assert list(walk(seats, seed, wild, options)) == list(walk(seats, seed, wild, options))


def test_random_games_see_every_phase_and_come_to_an_end():
    phases, over = set(), 0
    for seed in range(30):
        options = Options(stops=seed % 2 == 0, wins=1 + seed % 2)
        states = [state for state, _ in walk(3 + seed % 4, seed, 0.02, options)]
        phases |= {state.phase for state in states}
        over += states[-1].phase == "over"
    assert phases == set(get_args(Phase))
    assert over > 3
