"""What can be done and what can happen in ZINGA, and the options of a table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sabot.core.game import Action, Event, Millis, Seat

# Colour and number: "B9". Python's `$` would let a newline follow, and JavaScript has no `\Z`.
Cell = Annotated[str, Meta(pattern=r"^[ROYGB]([1-9]|1[0-2])$(?!\n)")]
Dice = tuple[int, int, int, int, int, int]  # white, red, orange, yellow, green, blue


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    call_time: Annotated[Millis, Meta(ge=1_000, le=6_000)] = 1_500  # ZG-24
    turn_time: Annotated[Millis, Meta(ge=5_000, le=120_000)] = 20_000  # ZG-26
    pause_time: Annotated[Millis, Meta(ge=3_000, le=30_000)] = 3_000  # ZG-27
    reminders: bool = False  # ZG-64


class Roll(Action, frozen=True):
    """ZG-20: the active player throws all six dice."""


class Ring(Action, frozen=True):
    """ZG-23"""


class FalseStart(Action, frozen=True):
    """ZG-23: what a ring becomes when it is too early to be a reaction."""


class Pass(Action, frozen=True):
    """ZG-26: a toggle."""

    passing: bool = True


class Call(Action, frozen=True):
    """ZG-24: of the one who rang; also of a cell that isn't on the sheet."""

    cell: Cell


class Bonus(Action, frozen=True):
    """ZG-41: tick this cell for three PLUS boxes."""

    cell: Cell


class TakePawn(Action, frozen=True):
    """ZG-55"""


class Stop(Action, frozen=True):
    """ZG-56: hand the pawn to the one who called."""


class Spare(Action, frozen=True):
    """ZG-57: put the pawn back instead of the third GAFFE, or don't."""

    use: bool = True


class Declare(Action, frozen=True):
    """ZG-64: Four! This cell is missing."""

    cell: Cell


AnyAction = Roll | Ring | FalseStart | Pass | Call | Bonus | TakePawn | Stop | Spare | Declare

Gaffe = Literal["not-on-sheet", "not-on-table", "no-call", "changed", "plus-full", "undeclared"]
Ending = Literal["ticked", "plus", "gaffe", "stopped", "spared", "passed", "timeout"]


class Rolling(Event, frozen=True):
    """The dice tumble; they have no values yet."""

    seat: Seat


class Rolled(Event, frozen=True):
    dice: Dice


class FalselyStarted(Event, frozen=True):
    seat: Seat


class Rang(Event, frozen=True):
    seat: Seat


class Passed(Event, frozen=True):
    seat: Seat
    passing: bool


class Called(Event, frozen=True):
    seat: Seat
    cell: Cell
    changed: bool = False  # it is a second, different one in the same ring


class Ticked(Event, frozen=True):
    seat: Seat
    cell: Cell
    bonus: bool = False


class Plussed(Event, frozen=True):
    seat: Seat
    cell: Cell


class BonusWon(Event, frozen=True):
    """ZG-41: now choose a cell."""

    seat: Seat


class BonusLost(Event, frozen=True):
    """ZG-42"""

    seat: Seat


class Gaffed(Event, frozen=True):
    seat: Seat
    why: Gaffe
    cell: Cell | None = None


class Eliminated(Event, frozen=True):
    seat: Seat


class PawnTaken(Event, frozen=True):
    seat: Seat
    giver: Seat | None  # None: from the middle


class Stopped(Event, frozen=True):
    """`seat` said STOP; `caller` now holds the pawn."""

    seat: Seat
    caller: Seat


class Pleaded(Event, frozen=True):
    """ZG-57: about to blacken the third GAFFE, the holder may use the pawn."""

    seat: Seat
    why: Gaffe
    cell: Cell | None = None


class Spared(Event, frozen=True):
    seat: Seat


class Declared(Event, frozen=True):
    seat: Seat
    cell: Cell


class TurnEnded(Event, frozen=True):
    why: Ending
    active: Seat  # next to roll


class Won(Event, frozen=True):
    """ZINGA! Without a line: the last one left (ZG-52)."""

    seat: Seat
    line: tuple[Cell, ...] = ()


AnyEvent = (
    Rolling
    | Rolled
    | FalselyStarted
    | Rang
    | Passed
    | Called
    | Ticked
    | Plussed
    | BonusWon
    | BonusLost
    | Gaffed
    | Eliminated
    | PawnTaken
    | Stopped
    | Pleaded
    | Spared
    | Declared
    | TurnEnded
    | Won
)
