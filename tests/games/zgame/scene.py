"""Sets up a moment of Z-Game as a picture: capitals are white's, `?` is hidden from the other.

Ranks go from the top down, as on a diagram: `Z O A X P` are Z, zero, arrow, cross and plus.
"""

import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.core.luck import Luck
from sabot.games.zgame.acts import Options
from sabot.games.zgame.clock import TIMES
from sabot.games.zgame.notation import ply_of
from sabot.games.zgame.pieces import LETTERS, Piece
from sabot.games.zgame.position import Position
from sabot.games.zgame.rules import ZGame
from sabot.games.zgame.setup import first_deal
from sabot.games.zgame.state import Player, State, on_turn

game, luck = ZGame(), Luck(b"unused")
WHITE, BLACK = 0, 1
BEGUN = 10_000
SYMBOLS = {letter: symbol for symbol, letter in LETTERS.items()}
PLAIN = """
    x? o? z  p? o?
    .  p? a? x? .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  P? A? X? .
    X? O? Z  P? O?
"""


def board(picture):
    ranks = [line.split() for line in picture.strip().splitlines()]
    return tuple(piece(cell) for rank in reversed(ranks) for cell in rank)


def piece(cell):
    if cell == ".":
        return None
    side = "white" if cell[0].isupper() else "black"
    return Piece(side, SYMBOLS[cell[0].upper()], cell.endswith("?"))


def position(picture, turn="white"):
    cells = board(picture)
    width = len(picture.strip().splitlines()[0].split())
    return Position(f"{width}x{len(cells) // width}", cells, turn)


def playing(picture=PLAIN, turn="white", **options):
    """Seat 0 is white; the turn began at 10 s."""
    here = position(picture, turn)
    chosen = Options(size=here.size, **options)
    players = (Player(TIMES[chosen.clock][0], ready=True),) * 2
    return State(
        chosen, WHITE, players, here, start=here.board, phase="play", opened=BEGUN, now=BEGUN
    )


def arranging(**options):
    """Seat 0 is white."""
    return replace(first_deal(Options(**options), luck), white=WHITE)


def play(state, seat, action, after=1_000):
    return game.play(state, seat, action, state.now + after, luck)


def turns(state, plies, after=1_000):
    """As in "c2-c3 c6-c5 !b2": both sides in turn, written with no more than the squares."""
    for ply in plies.split():
        state, _ = play(state, on_turn(state), act(ply), after)
    return state


def act(ply):
    return ply_of(ply if ply[0] != "!" or "=" in ply else f"{ply}=any")


def wait(state):
    """Nobody does anything until the table moves by itself."""
    return game.tick(state, game.wake(state).at, luck)


def targets(picture, square, turn="white"):
    view = game.view(playing(picture, turn), WHITE if turn == "white" else BLACK)
    found = {each.square: each.targets for each in view.mine.moves}
    return set(found.get(square, ()))


def refusal(state, seat, action, after=1_000):
    with pytest.raises(Illegal) as refused:
        play(state, seat, action, after)
    return refused.value.code, refused.value.clause


def at(state, square):
    return state.position.board[state.position.shape.places[square]]


def symbol_at(view, square):
    return next(each.symbol for each in view.pieces if each.square == square)
