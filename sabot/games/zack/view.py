"""What a seat can see of a game of ZACK!. Who is due, and what was false, only a verdict tells."""

from typing import Literal

from msgspec import Struct

from sabot.core.game import Millis, Seat
from sabot.games.zack.acts import Options
from sabot.games.zack.cards import Card, Colour
from sabot.games.zack.proof import Verdict

Phase = Literal["ready", "countdown", "play", "colour", "choose", "halt", "verdict", "won", "over"]


class ShoeCard(Struct, frozen=True, gc=False):
    card: Card
    seat: Seat  # who threw it


class SeatView(Struct, frozen=True, gc=False):
    colour: Colour  # of the colour card this seat has now (ZK-62)
    challenges: tuple[Colour, ...]  # its challenge cards
    cards: int  # in the pile
    wins: int
    ready: bool
    grace: Millis  # ZK-70, as long as it holds


class Mine(Struct, frozen=True, gc=False):
    """What this seat alone may know."""

    seat: Seat
    throw_from: Millis  # ZK-29
    barred: tuple[tuple[Seat, Millis], ...]  # ZK-29: whom it can't call slow, and until when
    colour_spent: bool  # ZK-82: its colour card is refused until a card lies in the shoe


class View(Struct, frozen=True, gc=False):
    phase: Phase
    opened: Millis  # when this phase began
    closes: Millis | None  # when the table will act by itself
    game: int  # of the match, from 1
    dealer: Seat
    seats: tuple[SeatView, ...]
    shoe: int  # how many cards lie in it
    top: tuple[ShoeCard, ...]  # the last four, the top one last
    colour_card: Seat | None  # whose lies on the shoe (ZK-52)
    chosen: Colour | None  # ZK-61
    reversed: bool | None  # ZK-63: Left = Right holds; None: that is for the players to remember
    verdict: Verdict | None  # while play is frozen
    winner: Seat | None  # of the game just ended, in the end of the match
    options: Options
    mine: Mine | None  # None for onlookers
