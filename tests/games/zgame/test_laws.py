"""Whatever players do, these hold: random games on every board, with all they may say and do."""

from collections import Counter
from random import Random
from typing import get_args

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.core.game import Illegal
from sabot.core.luck import Luck
from sabot.games.zgame.acts import AnyAction, AnyEvent, Ending, Move, Options, Ready, Resign, Reveal
from sabot.games.zgame.pieces import SET
from sabot.games.zgame.state import on_turn
from tests.games.zgame.scene import game

GAMES = given(
    seed=st.integers(0, 2**32),
    options=st.builds(
        Options,
        size=st.sampled_from(["5x6", "5x7", "7x7"]),
        clock=st.sampled_from(["1+1", "5+3", "none"]),
    ),
)
LONGEST = 200


def walk(seed, options, wild=0.1):
    """The states of a game: mostly plies, now and then anything, sometimes nothing for long."""
    random, luck = Random(seed), Luck(b"walk", seed)
    state = game.deal(2, options, luck)
    yield state
    for _ in range(LONGEST):
        if (wake := game.wake(state)) is None:
            return
        seat, action = pick(random, state, wild)
        at = state.now + random.randrange(3_000)
        if at >= wake.at or random.random() < 0.005:
            state, _ = game.tick(state, wake.at, luck)
        else:
            state, _ = game.play(state, seat, action, at, luck)
        yield state


def pick(random, state, wild):
    seat = random.randrange(2)
    choices = [act for act in game.choices(state, seat) if act != Resign() or random.random() < 0.1]
    if random.random() < wild and choices:
        return seat, random.choice(choices)
    if state.phase == "setup":
        seat = next(s for s in (0, 1) if not state.players[s].ready)
        return seat, Ready()
    seat = on_turn(state)
    return seat, random.choice(
        [a for a in game.choices(state, seat) if isinstance(a, Move | Reveal)]
    )


@settings(max_examples=15)
@GAMES
def test_zz_1_pieces_are_conserved(seed, options):
    for state in walk(seed, options):
        pieces = [*filter(None, state.position.board), *state.taken]
        for side in ("white", "black"):
            own = Counter(piece.symbol for piece in pieces if piece.side == side)
            assert own == Counter((*SET, "z"))


@settings(max_examples=15)
@GAMES
def test_zz_17_nothing_is_ever_hidden_again(seed, options):
    """But for what is taken back, which is never a reveal (ZZ-25)."""
    hidden = 14
    for state in walk(seed, options):
        now = sum(piece.hidden for piece in filter(None, state.position.board))
        assert now <= hidden
        hidden = now


@settings(max_examples=15)
@GAMES
def test_zz_18_nobody_stands_hidden_on_the_enemys_base_line(seed, options):
    for state in walk(seed, options):
        far = state.position.shape.far
        for place, piece in enumerate(state.position.board):
            assert not (piece and piece.hidden and place in far[piece.side])


@settings(max_examples=8)
@GAMES
def test_every_choice_is_accepted_and_every_other_ply_refused(seed, options):
    for state in list(walk(seed, options))[::10]:
        squares = state.position.shape.squares
        for seat in (0, 1):
            choices = game.choices(state, seat)
            assert len(set(map(str, choices))) == len(choices)
            for origin in squares[seat::3]:
                for target in squares[::2]:
                    assert accepted(state, seat, Move(origin, target)) == (
                        Move(origin, target) in choices
                    )


def accepted(state, seat, action):
    try:
        game.play(state, seat, action, state.now, Luck(b""))
    except Illegal as why:
        assert why.code and why.clause
        return False
    return True


@settings(max_examples=8)
@GAMES
def test_clocks_never_run_below_zero_and_the_score_has_every_ply(seed, options):
    for state in walk(seed, options):
        assert all(player.left >= 0 for player in state.players)
        assert len(state.score) <= state.made and len(state.undo) <= 2


def test_random_games_come_to_many_kinds_of_end():
    endings = set()
    for seed in range(60):
        options = Options(size="5x6", clock=("1+1", "none")[seed % 2])
        *_, last = walk(seed, options, wild=seed / 100)
        endings.add(last.ending)
    assert {"z-taken", "time", "resigned", "agreed"} <= endings <= {None, *kinds()}


def kinds():
    return {word for union in get_args(Ending) for word in (get_args(union) or (union,))}


def test_acts_and_events_are_plain_on_the_wire():
    schemas, _ = msgspec.json.schema_components([AnyAction, AnyEvent])
    assert all("anyOf" in schema for schema in schemas)
