"""What can be done and what can happen in Z-Game, and the options of a table."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from sabot.core.game import Action, Event, Millis, Seat
from sabot.games.zgame.board import Size, Square
from sabot.games.zgame.pieces import Symbol

Clock = Literal["1+1", "3+2", "5+3", "10+5", "none"]  # minutes, and seconds for each ply


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    size: Size = "5x7"  # ZZ-2
    clock: Clock = "5+3"  # ZZ-25
    setup_time: Annotated[Millis, Meta(ge=10_000, le=180_000)] = 60_000  # ZZ-20


class Swap(Action, frozen=True):
    """ZZ-20: two of one's own hidden pieces."""

    one: Square
    other: Square


class Shuffle(Action, frozen=True):
    """ZZ-20: a random arrangement."""


class Ready(Action, frozen=True):
    """ZZ-20"""


class Move(Action, frozen=True):
    """ZZ-10 to ZZ-16"""

    origin: Square
    target: Square


class Reveal(Action, frozen=True):
    """ZZ-17"""

    square: Square


class OfferDraw(Action, frozen=True):
    """ZZ-25; to an open offer it is the answer yes."""


class AskTakeback(Action, frozen=True):
    """ZZ-25: of one's own last ply, and of the answer to it."""


Ask = Literal["draw", "takeback"]


class Accept(Action, frozen=True):
    ask: Ask


class Decline(Action, frozen=True):
    ask: Ask


class Resign(Action, frozen=True):
    """ZZ-25"""


Ply = Move | Reveal
AnyAction = (
    Swap | Shuffle | Ready | Move | Reveal | OfferDraw | AskTakeback | Accept | Decline | Resign
)

Win = Literal["z-taken", "no-move", "time", "resigned"]
Draw = Literal["agreed", "threefold", "quiet", "two-zs"]
Ending = Win | Draw
WINS: tuple[Win, ...] = get_args(Win)


class Readied(Event, frozen=True):
    seat: Seat


class Started(Event, frozen=True):
    """ZZ-20: both are ready, or the time for it is over."""


class Moved(Event, frozen=True):
    seat: Seat
    origin: Square
    target: Square


class Taken(Event, frozen=True):
    """ZZ-15: `seat` lost it."""

    seat: Seat
    square: Square
    symbol: Symbol


class Revealed(Event, frozen=True):
    """ZZ-17, or ZZ-18 right after its move."""

    seat: Seat
    square: Square
    symbol: Symbol


class DrawOffered(Event, frozen=True):
    seat: Seat


class TakebackAsked(Event, frozen=True):
    seat: Seat


class Declined(Event, frozen=True):
    """By a word or by playing on."""

    seat: Seat
    ask: Ask


class TookBack(Event, frozen=True):
    """`seat` had asked for it."""

    seat: Seat
    plies: int


class Ended(Event, frozen=True):
    why: Ending
    winner: Seat | None  # None: a draw


AnyEvent = (
    Readied
    | Started
    | Moved
    | Taken
    | Revealed
    | DrawOffered
    | TakebackAsked
    | Declined
    | TookBack
    | Ended
)
