"""How a player of ZINGA looks for a match: cell by cell, by worth as far as they have the sense.

The more of the sheet fits the dice, the sooner something is found; the more sums there are, the
longer each cell takes. What is found first is rung for: in a race nobody weighs what they have.
"""

from collections.abc import Collection

from msgspec import Struct

from sabot.core.game import Seat
from sabot.core.luck import Luck
from sabot.core.reflex import Reflex, happens
from sabot.games.zinga.acts import Cell
from sabot.games.zinga.bots.eye import near, on_table_for, undeclared, worths
from sabot.games.zinga.bots.temper import Temper
from sabot.games.zinga.view import View

SHRUG = Reflex(1_000, 200, 400)  # nothing there, one more look, the hand to PASS


class Glance(Struct, frozen=True):
    """What came of looking through the sheet once."""

    target: Cell | None  # None: gave up
    checks: int  # until then


def search(
    temper: Temper, view: View, seat: Seat, overlooked: Collection[Cell], luck: Luck
) -> Glance:
    """`overlooked`: undeclared fours it does not know of, and may well ring for."""
    known = undeclared(view, seat) - set(overlooked)
    order, each = in_order(temper, view, seat, known, luck), 1 + (view.active == seat)
    looked_at = order[: temper.patience // each]  # the active player has two numbers for each
    striking = matches(temper, view, seat)
    for cells, cell in enumerate(looked_at, 1):
        if happens(striking.get(cell, 0), luck):
            return Glance(cell, cells * each)
    return Glance(None, len(looked_at) * each)


def matches(temper: Temper, view: View, seat: Seat) -> dict[Cell, float]:
    """What may be taken for a match, and how likely it is."""
    right = dict.fromkeys(on_table_for(view, seat), 1 - temper.miss)
    return dict.fromkeys(near(view), temper.slip) | right


def in_order(
    temper: Temper, view: View, seat: Seat, barred: Collection[Cell], luck: Luck
) -> list[Cell]:
    """First what it waits for; the others by worth, those it has no sense of anywhere."""
    worth = worths(view, seat)
    values, awaited = tuple(worth.values()), view.sheets[seat].declared
    felt = {
        cell: value if happens(temper.sense, luck) else luck.pick(values)
        for cell, value in worth.items()
        if cell not in barred
    }
    return sorted(felt, key=lambda cell: (cell in awaited, felt[cell]), reverse=True)


def finding(temper: Temper, glance: Glance) -> Reflex:
    """From seeing the dice to ringing."""
    return looking(temper, glance).then(temper.press)


def giving_up(temper: Temper, glance: Glance) -> Reflex:
    return looking(temper, glance).then(SHRUG.at(temper.pace))


def looking(temper: Temper, glance: Glance) -> Reflex:
    return temper.see.then(temper.check.over(glance.checks))
