"""What a seat can see of a game of Z-Game (ZZ-30)."""

from typing import Literal

from msgspec import Struct

from sabot.core.game import Millis, Seat
from sabot.games.zgame.acts import Ending
from sabot.games.zgame.board import Size, Square
from sabot.games.zgame.pieces import Side, Symbol

Phase = Literal["setup", "play", "over"]


class PieceView(Struct, frozen=True, gc=False):
    square: Square
    side: Side
    hidden: bool  # from the other side; it moves as a zero
    symbol: Symbol | None  # None: hidden from you


class TakenView(Struct, frozen=True, gc=False):
    side: Side  # that lost it
    symbol: Symbol


class PlayerView(Struct, frozen=True, gc=False):
    side: Side
    ready: bool  # with the set-up
    left: Millis | None  # on the clock at `opened`; None: there is no clock


class Targets(Struct, frozen=True, gc=False):
    square: Square
    targets: tuple[Square, ...]


class Mine(Struct, frozen=True, gc=False):
    """What this seat alone may know, or do."""

    seat: Seat
    side: Side
    moves: tuple[Targets, ...]  # on one's own turn
    reveals: tuple[Square, ...]  # on one's own turn
    swaps: tuple[Square, ...]  # in the set-up, until ready: any two of them
    may_offer_draw: bool
    may_ask_takeback: bool


class View(Struct, frozen=True, gc=False):
    phase: Phase
    size: Size
    pieces: tuple[PieceView, ...]  # by square, a1 b1 ... a2
    taken: tuple[TakenView, ...]  # in the order of their capture
    players: tuple[PlayerView, ...]  # by seat
    turn: Seat | None  # the player to move
    opened: Millis  # when the set-up or this turn began
    closes: Millis | None  # the set-up, or a clock; without one, a wait (principle 4)
    last: tuple[Square, ...]  # of the last ply: one square of a reveal, two of a move
    score: tuple[str, ...]  # all plies, as they are written (ZZ-32)
    quiet: int  # plies with nothing irreversible; 60 are a draw (ZZ-24)
    draw_offer: Seat | None  # the seat that waits for an answer
    takeback: Seat | None  # the seat that waits for an answer
    ending: Ending | None
    winner: Seat | None
    record: str | None  # the whole game as text, once all is shown (ZZ-31)
    mine: Mine | None  # None for onlookers
