"""Whatever players do, these hold: random games of every size, right and wrong acts mixed."""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sabot.core.luck import Luck
from sabot.games.zinga.acts import AnyEvent, Call, Declare, Options, Won
from sabot.games.zinga.declare import missing
from sabot.games.zinga.settle import fault
from sabot.games.zinga.sheets import LINES
from tests.games.zinga.scene import game

GAMES = given(seats=st.integers(2, 8), seed=st.integers(0, 2**32), erring=st.booleans())
LONGEST = 700


def walk(seats, seed, erring):
    """The states and events of a game, each act one of `choices` at a random moment."""
    random, luck = Random(seed), Luck(b"walk", seed)
    state = midway(random, game.deal(seats, Options(), luck))
    yield state, ()
    for _ in range(LONGEST):
        if (wake := game.wake(state)) is None:
            return
        able = [seat for seat in range(seats) if game.choices(state, seat)]
        seat, at = random.choice(able or [0]), random.randint(state.now, wake.at)
        if action := pick(random, state, seat, erring):
            state, events = game.play(state, seat, action, at, luck)
        else:
            state, events = game.tick(state, wake.at, luck)
        yield state, events


def midway(random, state):
    """So that bonus, plea, wins and eliminations are never far."""
    players = tuple(
        replace(player, ticked=scatter(random), plus=boxes, gaffes=random.randrange(3))
        for player, boxes in zip(state.players, random.choices(range(3), k=8), strict=False)
    )
    return replace(state, players=players, pawn=random.randrange(len(players)))


def scatter(random):
    ticked = random.getrandbits(25) & random.choice((0, random.getrandbits(25), -1))
    return 0 if any(line & ticked == line for line in LINES) else ticked


def pick(random, state, seat, erring):
    """Anything, or what a player would do, so that games go somewhere; or nothing."""
    choices, chance = game.choices(state, seat), random.random()
    if choices and chance < (0.1 if erring else 0.01):
        return random.choice(choices)
    good = [action for action in choices if is_good(state, seat, action)]
    return random.choice(good) if good and chance < 0.9 else None


def is_good(state, seat, action):
    match action:
        case Call(cell):
            return state.call is None and fault(state, seat, cell) is None
        case Declare(cell):
            return cell in set(missing(state.players[seat])) - set(state.players[seat].declared)
    return True


@settings(max_examples=60, deadline=None)
@GAMES
def test_a_game_is_always_one_of_zinga(seats, seed, erring):
    before = None
    for state, events in walk(seats, seed, erring):
        assert all(p.gaffes <= 3 and p.plus <= 3 and p.ticked < 1 << 25 for p in state.players)
        alive = {seat for seat in range(seats) if not state.players[seat].out}
        assert state.phase == "over" or (len(alive) >= 2 and state.active in alive)
        assert {state.pawn, state.pawn_for, state.winner} - {None} <= alive
        assert set(state.fallen) == set(range(seats)) - alive
        assert before is None or no_tick_is_lost(before, state)
        assert any(isinstance(event, Won) for event in events) == (state.winner is not None)
        before = state


def no_tick_is_lost(before, after):
    pairs = zip(before.players, after.players, strict=True)
    new = [(b.ticked & ~a.ticked, (a.ticked & ~b.ticked).bit_count()) for b, a in pairs]
    return all(lost == 0 for lost, _ in new) and sum(count for _, count in new) <= 1


@settings(max_examples=60, deadline=None)
@GAMES
def test_time_never_stalls_and_never_runs_back(seats, seed, erring):
    now = 0
    for state, _ in walk(seats, seed, erring):
        wake, view = game.wake(state), game.view(state, None)
        assert state.now >= now and state.opened <= state.now
        assert (wake is None) == (game.result(state) is not None) == (state.phase == "over")
        assert view.closes == (wake.at if wake else None)
        if wake:
            assert wake.at >= state.now
            assert wake.awaited <= wake.rivals <= frozenset(range(seats))
        now = state.now


@settings(max_examples=30, deadline=None)
@GAMES
def test_every_choice_is_accepted_or_punished_now_and_until_the_last_moment(seats, seed, erring):
    random = Random(seed)
    for state, _ in walk(seats, seed, erring):
        if wake := game.wake(state):
            seat = random.randrange(seats)
            for action in game.choices(state, seat):
                for at in (state.now, wake.at):
                    game.play(state, seat, action, at, Luck(b"try"))


@settings(max_examples=30, deadline=None)
@GAMES
def test_views_differ_only_in_what_is_mine(seats, seed, erring):
    for state, events in walk(seats, seed, erring):
        everyones = game.view(state, None)
        assert everyones.mine is None
        for seat in range(seats):
            view = game.view(state, seat)
            assert replace(view, mine=None) == everyones and view.mine.seat == seat
        for event in events:
            assert msgspec.convert(msgspec.to_builtins(event), AnyEvent) == event


@settings(max_examples=30, deadline=None)
@GAMES
def test_a_false_declaration_changes_nothing_for_the_other_seats(seats, seed, erring):
    for state, _ in walk(seats, seed, erring):
        for action in game.choices(state, 0):
            if isinstance(action, Declare) and action.cell not in missing(state.players[0]):
                after, events = game.play(state, 0, action, state.now, Luck(b"unused"))
                assert events == () and game.view(after, 1) == game.view(state, 1)


@settings(max_examples=10, deadline=None)
@GAMES
def test_the_same_acts_give_the_same_game(seats, seed, erring):
    assert list(walk(seats, seed, erring)) == list(walk(seats, seed, erring))


def test_random_games_see_every_phase_and_end_in_both_ways():
    phases, in_line = set(), set()
    for seed in range(40):
        seats = 2 + seed % 7
        for state, _ in walk(seats, seed, erring=seed % 2 == 0):
            phases.add(state.phase)
        if state.winner is not None:
            in_line.add(len(state.fallen) < seats - 1)
    assert len(phases) == 8 and in_line == {True, False}
