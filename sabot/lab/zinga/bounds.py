"""What the types of ZINGA leave open, for arrays of a fixed size."""

from sabot.games.zinga.acts import Cell, Options
from sabot.games.zinga.declare import DECLARATIONS
from sabot.games.zinga.sheets import CALLS, COLOURS
from sabot.games.zinga.state import BOXES
from sabot.lab.layout import Bounds, Of, chairs
from sabot.lab.parts import Bag, Flag, Moment, Number, Row, Several, Vector, Word

CELLS = 25
PIPS = 6
CELL = Word(CALLS)


def bounds(seats: int, options: Options) -> Bounds:
    seat = chairs(seats)
    return Bounds(
        {
            "View.active": seat,
            "View.dice": Several(Number(PIPS), PIPS),
            "View.sheets": Of(seats),
            "View.pawn": seat,
            "View.ringer": seat,
            "View.call": CELL,
            "View.opened": Moment(),
            "View.closes": Moment(),
            "View.roll_from": Moment(),
            "View.pawn_for": seat,
            "View.winner": seat,
            "SheetView.cells": Several(Vector(len(COLOURS) + 1, look), CELLS),
            "SheetView.ticked": Bag(CALLS),
            "SheetView.declared": Bag(CALLS),
            "SheetView.plus": Number(BOXES),
            "SheetView.gaffes": Number(BOXES),
            "Mine.bell_dead_until": Moment(),
            "Mine.declarations_left": Number(DECLARATIONS),
            "Mine.answer": Row({0: CELL, 1: Flag()}, is_struct=False),
            "Mine.due": Bag(CALLS),
            "Mine.seat": seat,
        },
        {"Call.cell": CALLS, "Bonus.cell": CALLS, "Declare.cell": CALLS},
    )


def look(cell: Cell) -> list[float]:
    """Its colour one-hot, and its number as a part of twelve."""
    return [*(float(cell[0] == colour) for colour in COLOURS), int(cell[1:]) / 12]
