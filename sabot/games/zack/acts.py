"""What can be done and what can happen in ZACK!, and the options of a table."""

from typing import Annotated

from msgspec import Meta, Struct

from sabot.core.game import Action, Event, Millis, Seat
from sabot.games.zack.cards import Card, Colour
from sabot.games.zack.proof import Reason, Verdict

Grace = Annotated[Millis, Meta(ge=0, le=5_000)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    stops: bool = False  # ZK-12
    beginner: bool = False  # ZK-12
    reminders: bool = False  # ZK-63: a sign says whether Left = Right holds
    wins: Annotated[int, Meta(ge=1, le=3)] = 2  # ZK-54
    slow_ms: Annotated[Millis, Meta(ge=300, le=2_000)] = 800  # ZK-29
    verdict_time: Annotated[Millis, Meta(ge=1_000, le=10_000)] = 3_000  # ZK-49
    colour_time: Annotated[Millis, Meta(ge=2_000, le=10_000)] = 4_000  # ZK-52
    stop_time: Annotated[Millis, Meta(ge=1_000, le=10_000)] = 2_000  # ZK-64
    grace_ms: Annotated[tuple[Grace, ...], Meta(max_length=6)] = ()  # ZK-70: by seat
    colours: Annotated[tuple[Colour | None, ...], Meta(max_length=6)] = ()  # ZK-10: by seat

    def __post_init__(self) -> None:
        chosen = [colour for colour in self.colours if colour]
        if len(chosen) != len(set(chosen)):
            raise ValueError("two seats have the same colour")


class Ready(Action, frozen=True):
    """ZK-15: a hand on the pile."""


class Throw(Action, frozen=True):
    """ZK-20: the top card of one's own pile, in turn or not."""


class ThrowColour(Action, frozen=True):
    """ZK-50: one's own colour card, rightly or not."""


class Challenge(Action, frozen=True):
    """ZK-40: the card is chosen by its colour; the player who has that colour is accused."""

    colour: Colour
    reason: Reason


class TooSoon(Action, frozen=True):
    """ZK-29: what a `slow` challenge becomes when nobody can have been slow yet."""

    colour: Colour


class Choose(Action, frozen=True):
    """ZK-61: who restarts, by colour."""

    colour: Colour


AnyAction = Ready | Throw | ThrowColour | Challenge | TooSoon | Choose


class Readied(Event, frozen=True):
    seat: Seat


class Dealt(Event, frozen=True):
    """ZK-13: a later game of the match."""

    dealer: Seat
    cards: int  # to each


class CountdownBegan(Event, frozen=True):
    """ZK-15"""

    by_table: bool = False  # not all had pressed: they are taken as ready


class WentOn(Event, frozen=True):
    """Play runs (again): `restarts` is due. None: the same as before (ZK-52)."""

    restarts: Seat | None
    begins: bool = False  # ZK-14: it is the first turn of a game


class Thrown(Event, frozen=True):
    """ZK-20: whether it was in turn is for the players to know."""

    seat: Seat
    card: Card
    by_table: bool = False  # ZK-81


class ColourThrown(Event, frozen=True):
    """ZK-52"""

    seat: Seat


class ColourReturned(Event, frozen=True):
    seat: Seat


class Challenged(Event, frozen=True):
    """ZK-49: the verdict says why, here as in the view, so that the log can tell it later."""

    seat: Seat
    accused: Seat
    colour: Colour
    reason: Reason
    right: bool
    verdict: Verdict


class Voided(Event, frozen=True):
    """ZK-29: this `slow` challenge came too soon and went back."""

    seat: Seat
    colour: Colour


class ShoeTaken(Event, frozen=True):
    seat: Seat
    cards: int


class Chosen(Event, frozen=True):
    """ZK-61"""

    seat: Seat
    colour: Colour
    by_table: bool = False


class Swapped(Event, frozen=True):
    """ZK-62"""

    colours: tuple[Colour, ...]  # by seat, from now on


class Flipped(Event, frozen=True):
    """ZK-63: left and right change once more; the notice says what holds from now on."""

    reversed: bool


class Skipped(Event, frozen=True):
    """ZK-81: due without a card, it did nothing; `then` is due instead."""

    seat: Seat
    then: Seat


class GameWon(Event, frozen=True):
    seat: Seat


class MatchWon(Event, frozen=True):
    """ZK-54"""

    seat: Seat


AnyEvent = (
    Readied
    | Dealt
    | CountdownBegan
    | WentOn
    | Thrown
    | ColourThrown
    | ColourReturned
    | Challenged
    | Voided
    | ShoeTaken
    | Chosen
    | Swapped
    | Flipped
    | Skipped
    | GameWon
    | MatchWon
)
