"""What a verdict of ZACK! shows to all: who was due by what, and what was false (ZK-49)."""

from typing import Literal

from msgspec import Struct

from sabot.core.game import Millis, Seat
from sabot.games.zack.cards import Card, Colour

Reason = Literal["slow", "out_of_turn"]


class Due(Struct, frozen=True, gc=False):
    """Who could throw in turn, and why."""

    seat: Seat
    since: Millis
    by: Card | None  # the card that designated them; None: they (re)started


class Judged(Struct, frozen=True, gc=False):
    """One of the last four cards, as a verdict shows it."""

    card: Card
    seat: Seat
    in_turn: bool
    due: tuple[Due, ...]  # when it fell


class Verdict(Struct, frozen=True, gc=False):
    """ZK-49: all that a challenge brought to light."""

    seat: Seat
    accused: Seat
    colour: Colour
    reason: Reason
    right: bool
    due: tuple[Due, ...]  # when the challenge fell
    last: tuple[Judged, ...]  # the top four, the top one last
    fault: int | None  # which of them was the accused's false card
    colour_card: bool  # it was made against a colour card (ZK-52)
    cards: int  # in the accused's pile, for with any left a colour card is an error (ZK-51)
    margin: Millis | None  # slow: due for so long, or thrown so long before; else since the fault
    takes: Seat | None  # the shoe; None: the accused has won (ZK-52)
    restarts: Seat | None

    def __str__(self) -> str:
        """In the few words that a golden game needs."""
        due = " or ".join(str(due.seat) for due in self.due) or "nobody"
        return f"(due {due}, margin {self.margin}, cards {self.cards})"
