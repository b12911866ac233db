"""A whole game of Z-Game as text, written when all is disclosed (ZZ-31, ZZ-32).

Z-Game, size 5x7, clock 5+3, set-up 60 s
white: plus zero z cross plus / cross arrow zero
black: zero cross z plus arrow / plus zero cross
1. c2-c3 c6-c5
2. !b2=cross
black wins: resigned
"""

from collections.abc import Iterator

from msgspec import Struct

from sabot.core.game import Illegal
from sabot.games.zgame.acts import Ending, Options
from sabot.games.zgame.board import Board, shape_of
from sabot.games.zgame.notation import replay
from sabot.games.zgame.pieces import SIDES, Side
from sabot.games.zgame.position import Made, Position
from sabot.games.zgame.state import State, side_of

BASE = 5  # pieces on the base line (ZZ-3)


class Score(Struct, frozen=True):
    options: Options
    start: Board
    plies: tuple[str, ...]
    ending: Ending
    winner: Side | None  # None: a draw


def write(state: State) -> str:
    """ZZ-31: never before the end."""
    if state.ending is None:
        raise Illegal("not-over", {}, "ZZ-31")
    winner = None if state.winner is None else side_of(state, state.winner)
    return text(Score(state.options, state.start, state.score, state.ending, winner))


def text(score: Score) -> str:
    options, result = score.options, f"{score.winner} wins" if score.winner else "draw"
    seconds = f"{options.setup_time / 1000:g}"
    heading = f"Z-Game, size {options.size}, clock {options.clock}, set-up {seconds} s"
    lines = (f"{side}: {line_up(score, side)}" for side in SIDES)
    return "\n".join((heading, *lines, *turns(score.plies), f"{result}: {score.ending}", ""))


def line_up(score: Score, side: Side) -> str:
    pieces = (score.start[place] for place in shape_of(score.options.size).home[side])
    symbols = [piece.symbol for piece in pieces if piece]
    return " ".join((*symbols[:BASE], "/", *symbols[BASE:]))


def turns(plies: tuple[str, ...]) -> Iterator[str]:
    """
    >>> list(turns(("c2-c3", "c6-c5", "!b2=plus")))
    ['1. c2-c3 c6-c5', '2. !b2=plus']
    """
    for number, first in enumerate(range(0, len(plies), 2), 1):
        yield f"{number}. {' '.join(plies[first : first + 2])}"


def positions(score: Score) -> Iterator[Position]:
    """From the start to the end."""
    yield Position(score.options.size, score.start)
    yield from (made.position for made in played(score))


def played(score: Score) -> Iterator[Made]:
    position = Position(score.options.size, score.start)
    for ply in score.plies:
        made = replay(position, ply)
        position = made.position
        yield made
