"""What a player of ZINGA can read from the sheets and dice that lie open."""

from collections.abc import Set

from sabot.core.game import Seat
from sabot.games.zinga.acts import Cell
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

WIN = 10_000
PAWN = 20  # worth about as much as the third of a line
PLUS = 1


def finds(view: View, seat: Seat) -> dict[Cell, int]:
    """What this seat could call now, and how much it is worth."""
    if view.dice is None:
        return {}
    table, sheet = on_table(view.dice, view.active == seat), view.sheets[seat]
    undeclared = missing(view, seat) - set(sheet.declared)
    worth = worths(view, seat, but=undeclared)
    if sheet.plus < BOXES:
        worth |= {cell: PLUS + pawn(view, seat, cell) for cell in sheet.ticked}
    return {cell: worth[cell] for cell in table if cell in worth}


def worths(view: View, seat: Seat, but: Set[Cell]) -> dict[Cell, int]:
    """Each unticked cell by what it does for its lines, each further tick counting four times."""
    sheet, ticked = which(view, seat), ticks(view, seat)
    free = {cell: bit for cell, bit in BIT[sheet].items() if not bit & ticked and cell not in but}
    return {
        cell: sum(worth(line & ticked) for line in THROUGH[bit]) + pawn(view, seat, cell)
        for cell, bit in free.items()
    }


def worth(line: Ticks) -> int:
    count = line.bit_count()
    return WIN if count == 4 else int(4**count)


def pawn(view: View, seat: Seat, cell: Cell) -> int:
    return PAWN if cell == BLUE_9 and view.pawn != seat else 0


def missing(view: View, seat: Seat) -> set[Cell]:
    """The fifth cells of this seat's fours."""
    return set(cells(which(view, seat), sum(fours(ticks(view, seat)))))


def is_ahead(view: View, seat: Seat) -> bool:
    """Nobody has more in one line."""
    best = [longest(view, other) for other in range(len(view.sheets))]
    return best[seat] == max(best)


def longest(view: View, seat: Seat) -> int:
    return max((line & ticks(view, seat)).bit_count() for line in LINES)


def ticks(view: View, seat: Seat) -> Ticks:
    bits = BIT[which(view, seat)]
    return sum(bits[cell] for cell in view.sheets[seat].ticked)


def which(view: View, seat: Seat) -> int:
    return SHEETS.index(view.sheets[seat].cells)
