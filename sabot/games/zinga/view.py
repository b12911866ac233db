"""What a seat can see of a game of ZINGA. Sheets lie open (ZG-5)."""

from typing import Literal

from msgspec import Struct

from sabot.core.game import Millis, Seat
from sabot.games.zinga.acts import Cell, Dice, Gaffe

Phase = Literal["pause", "rolling", "rolled", "rung", "called", "bonus", "plea", "over"]


class SheetView(Struct, frozen=True, gc=False):
    cells: tuple[Cell, ...]  # 25, row by row
    ticked: tuple[Cell, ...]
    declared: tuple[Cell, ...]  # missing cells of true declarations (ZG-65)
    plus: int
    gaffes: int
    out: bool
    passing: bool


class Mine(Struct, frozen=True, gc=False):
    """What this seat alone may know."""

    bell_dead_until: Millis  # ZG-23
    declarations_left: int  # ZG-63
    answer: tuple[Cell, bool] | None  # the last declaration of this pause: was it true?
    due: tuple[Cell, ...]  # undeclared fours, only with the option `reminders` (ZG-64)
    seat: Seat


class View(Struct, frozen=True, gc=False):
    phase: Phase
    active: Seat
    dice: Dice | None  # of the last roll; none while they tumble
    sheets: tuple[SheetView, ...]  # by seat
    pawn: Seat | None
    ringer: Seat | None  # whose ring, bonus or plea it is
    call: Cell | None
    opened: Millis  # when this phase began
    closes: Millis | None  # when the table will act by itself
    roll_from: Millis | None  # in the pause: when the active player may roll
    pawn_for: Seat | None  # the seat that may take the pawn now (ZG-55)
    winner: Seat | None
    mine: Mine | None  # None for onlookers
    changed: bool = False  # the call is a second, different one (ZG-24)
    plea: Gaffe | None = None  # what the third GAFFE box would be for (ZG-57)
