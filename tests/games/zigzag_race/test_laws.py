"""Whatever players do, these hold: random games of every size and with every option."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.core.luck import Luck
from sabot.games.zigzag_race.acts import Options
from sabot.games.zigzag_race.course import unturned
from sabot.games.zigzag_race.terrain import CARDS, LETTER_OF
from sabot.games.zigzag_race.view import DOWN, GONE, HELD
from tests.games.zigzag_race.scene import game

OPTIONS = st.builds(
    Options,
    places=st.booleans(),
    races=st.booleans(),
    trail=st.booleans(),
    course=st.integers(3, 5),
    phase_time=st.sampled_from([5_000, 30_000]),
)
GAMES = given(seats=st.integers(2, 4), seed=st.integers(0, 2**32), options=OPTIONS)
LONGEST = 400


def walk(seats, seed, options):
    """The states and events of a game in which anybody does anything that is legal."""
    random, luck = Random(seed), Luck(b"walk", seed)
    state = game.deal(seats, options, luck)
    yield state, ()
    for _ in range(LONGEST):
        if (wake := game.wake(state)) is None:
            return
        seat, at = random.randrange(seats), min(wake.at, state.now + random.randrange(400))
        if action := pick(random, state, seat):
            state, events = game.play(state, seat, action, at, luck)
        else:
            state, events = game.tick(state, wake.at, luck)
        yield state, events


def pick(random, state, seat):
    """Builders soon have enough; and now and then nobody does anything."""
    choices = game.choices(state, seat)
    choices = choices[:3] if state.phase == "build" else choices
    return random.choice(choices) if choices and random.random() < 0.8 else None


def held(state):
    return [player.grip.place for player in state.players if player.grip]


@settings(max_examples=40, deadline=None)
@GAMES
def test_cards_are_conserved(seats, seed, options):  # ZR-1, ZR-2
    for state, _ in walk(seats, seed, options):
        tiles = (t for p in state.players for t in (*p.tiles, *p.course, *p.heap))
        assert sorted(map(unturned, (*tiles, *state.supply))) == list(range(0, 56, 2))
        if state.phase == "collect":
            lying = (t for t, mark in zip(state.field, state.marks, strict=True) if mark != GONE)
            stacks = (terrain for player in state.players for terrain in player.stack)
            assert Counter((*lying, *stacks)) == CARDS


@settings(max_examples=40, deadline=None)
@GAMES
def test_every_hand_has_a_card_of_its_own(seats, seed, options):  # ZR-33
    for state, _ in walk(seats, seed, options):
        marks = [place for place, mark in enumerate(state.marks) if mark == HELD]
        assert sorted(held(state)) == marks and (state.phase == "collect" or not marks)
        up = {p: m for p, m in enumerate(state.marks) if m not in (DOWN, GONE, HELD)}
        assert all(mark == LETTER_OF[state.field[place]] for place, mark in up.items())


@settings(max_examples=40, deadline=None)
@GAMES
def test_time_never_stalls_and_never_runs_back(seats, seed, options):
    now = 0
    for state, events in walk(seats, seed, options):
        wake = game.wake(state)
        assert state.now >= now and state.opened <= state.now
        assert (wake is None) == (game.result(state) is not None) == (state.phase == "over")
        assert wake is None or wake.at >= state.now
        assert events or state.now == 0 or state.phase in ("build", "run")
        now = state.now


@settings(max_examples=20, deadline=None)
@GAMES
def test_if_nobody_acts_any_more_the_table_ends_the_game(seats, seed, options):  # ZR-36, ZR-49
    *_, (state, _) = walk(seats, seed, options)
    for _ in range(5_000):
        if (wake := game.wake(state)) is None:
            break
        state, events = game.tick(state, wake.at, Luck(b"on", wake.at))
        assert events and state.now == wake.at
    places = game.result(state).places
    assert sorted(seat for place in places for seat in place) == list(range(seats))


@settings(max_examples=20, deadline=None)
@GAMES
def test_a_runner_stands_on_its_course(seats, seed, options):  # ZR-44
    for state, _ in walk(seats, seed, options):
        for player in state.players:
            assert -1 <= player.at <= 18 * len(player.course)
            assert game.view(state, None).seats[0].steps >= 0
