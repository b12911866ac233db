"""What a player of ZINGA can read from the sheets and dice that lie open."""

from functools import lru_cache

from sabot.core.game import Seat
from sabot.games.zinga.acts import Cell, Dice
from sabot.games.zinga.sheets import (
    BIT,
    BLUE_9,
    LINES,
    SHEETS,
    THROUGH,
    Ticks,
    cells,
    fours,
    on_table,
)
from sabot.games.zinga.state import BOXES
from sabot.games.zinga.view import View

WIN = 10_000.0
PAWN = 20.0  # worth about as much as the third of a line
PLUS = 1.0
GROWTH = 4.0  # each further tick of a line counts this many times the one before
DICE_SUMS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}  # of 36


def worths(view: View, seat: Seat) -> dict[Cell, float]:
    """Each cell by what calling it would bring, the useless ones left out."""
    sheet = view.sheets[seat]
    worth = dict(gains(which(view, seat), ticks(view, seat), len(view.sheets)))
    if sheet.plus < BOXES:
        worth |= dict.fromkeys(sheet.ticked, PLUS + bonus(view, seat, worth))
    if BLUE_9 in worth and view.pawn != seat:
        worth[BLUE_9] += PAWN
    return worth


def bonus(view: View, seat: Seat, worth: dict[Cell, float]) -> float:
    """What else the next PLUS box brings: after the last one, the best cell that may be ticked."""
    if view.sheets[seat].plus < BOXES - 1:
        return 0
    return max((worth[cell] for cell in worth.keys() - missing(view, seat)), default=0)


@lru_cache(4096)  # memo: a sheet changes seldom, and every roll looks at it again
def gains(sheet: int, ticked: Ticks, seats: int) -> tuple[tuple[Cell, float], ...]:
    """Each unticked cell by what it does for its lines."""
    free = ((cell, bit) for cell, bit in BIT[sheet].items() if not bit & ticked)
    return tuple(
        (cell, sum(gain(sheet, line, ticked, bit, seats) for line in THROUGH[bit]))
        for cell, bit in free
    )


def gain(sheet: int, line: Ticks, ticked: Ticks, bit: Ticks, seats: int) -> float:
    """More for a line that is far, and for one whose gaps will come soon."""
    gaps = cells(sheet, line & ~ticked & ~bit)
    if not gaps:
        return WIN
    rolls = sum(1 / odds(cell, seats) for cell in gaps) / len(gaps)
    return float(GROWTH ** (4 - len(gaps))) * 10 / rolls


def odds(cell: Cell, seats: int) -> float:
    """The chance that a roll puts this cell on the table, for a seat active once in `seats` turns.

    >>> round(odds("R7", 4), 3), round(odds("R1", 4), 3), round(odds("R12", 4), 3)
    (0.167, 0.042, 0.028)
    """
    number = int(cell[1:])
    return DICE_SUMS.get(number, 0) / 36 + (number <= 6) / (6 * seats)


def on_table_for(view: View, seat: Seat) -> tuple[Cell, ...]:
    return on_table(view.dice, view.active == seat) if view.dice else ()


def near(view: View) -> frozenset[Cell]:
    """What a hasty eye takes for a match: a sum one off, a die that counts for others only."""
    return one_off(view.dice) if view.dice else frozenset()


@lru_cache(64)
def one_off(dice: Dice) -> frozenset[Cell]:
    sums, all_there_is = on_table(dice, active=False), on_table(dice, active=True)
    off = (f"{cell[0]}{int(cell[1:]) + by}" for cell in sums for by in (-1, 1))
    return frozenset((*all_there_is, *off))


def wins(view: View, seat: Seat, cell: Cell) -> bool:
    """Would this call be ZINGA?"""
    good = cell in on_table_for(view, seat) and cell in view.sheets[seat].declared
    return good and cell in missing(view, seat)


def makes_four(view: View, seat: Seat, cell: Cell) -> bool:
    """Would this call leave one more cell to wait for?"""
    before, bit = ticks(view, seat), BIT[which(view, seat)].get(cell, 0)
    if cell not in on_table_for(view, seat) or cell in missing(view, seat):
        return False
    return len(fours(before | bit)) > len(fours(before))


def missing(view: View, seat: Seat) -> frozenset[Cell]:
    """The fifth cells of this seat's fours."""
    return frozenset(cells(which(view, seat), sum(fours(ticks(view, seat)))))


def undeclared(view: View, seat: Seat) -> frozenset[Cell]:
    return missing(view, seat) - set(view.sheets[seat].declared)


def is_ahead(view: View, seat: Seat) -> bool:
    """Nobody still in has more in one line."""
    others = (other for other, sheet in enumerate(view.sheets) if not sheet.out)
    return longest(view, seat) == max(longest(view, other) for other in others)


def longest(view: View, seat: Seat) -> int:
    return max((line & ticks(view, seat)).bit_count() for line in LINES)


def ticks(view: View, seat: Seat) -> Ticks:
    bits = BIT[which(view, seat)]
    return sum(bits[cell] for cell in view.sheets[seat].ticked)


def which(view: View, seat: Seat) -> int:
    return SHEETS.index(view.sheets[seat].cells)
