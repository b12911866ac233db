"""Whether one side can take the Z in a number of plies, whatever the other one hides and does.

The other side's hidden pieces are UNKNOWN on the grid. Whenever one of them is turned over, by its
owner, on arrival or by being taken, it may turn out to be anything that is `left` (ZZ-1).
"""

from sabot.games.zgame.engine.bits import BITS, place_of
from sabot.games.zgame.engine.core import (
    ARROW,
    CROSS,
    GOES_ON,
    KIND,
    PLUS,
    UNKNOWN,
    ZERO,
    Grid,
    Z,
)  # fmt: skip

KINDS = (ZERO, ARROW, CROSS, PLUS)


class Proof:
    """`plies` are always those that the solver, whose turn it is on the grid, may still make."""

    def __init__(self, grid: Grid, left: dict[int, int]) -> None:
        self.grid, self.me = grid, int(grid.turn)
        self.left = [left.get(kind, 0) for kind in range(UNKNOWN + 1)]
        self.known: dict[tuple[int, int, tuple[int, ...]], bool] = {}

    def solutions(self, plies: int) -> list[int]:
        """All acts that lead to it in no more plies."""
        end = self.grid.list_acts(0)
        return [act for act in self.acts(0, end) if self.works(act, plies, end)]

    def wins(self, plies: int, start: int = 0) -> bool:
        if self.can_take(1 - self.me):
            return True
        if plies <= 1:
            return False
        key = (int(self.grid.key), plies, tuple(self.left[:UNKNOWN]))
        if key not in self.known:
            end = self.grid.list_acts(start)
            self.known[key] = any(self.works(act, plies, end) for act in self.acts(start, end))
        return self.known[key]

    def works(self, act: int, plies: int, start: int) -> bool:
        """Whatever it may take."""
        if self.grid.cells[act >> 6] & KIND == Z and act & 63 != act >> 6:
            return True
        if plies <= 1:
            return False
        return all(self.after(act, kind, plies, start) for kind in self.prey(act))

    def after(self, act: int, kind: int, plies: int, start: int) -> bool:
        with Step(self, act, UNKNOWN, kind):
            return self.grid.drawn() == GOES_ON and self.is_lost(plies - 1, start)

    def is_lost(self, plies: int, start: int) -> bool:
        """The other side is on turn, and nothing helps it; not even having nothing to play."""
        if self.can_take(self.me):
            return False
        end = self.grid.list_acts(start)
        return all(
            self.fails(act, kind, plies, end)
            for act in self.acts(start, end)
            for kind in self.shown(act)
        )

    def fails(self, act: int, kind: int, plies: int, start: int) -> bool:
        with Step(self, act, kind, kind):
            return self.grid.drawn() == GOES_ON and self.wins(plies, start)

    def acts(self, start: int, end: int) -> list[int]:
        listed = self.grid.acts
        return [listed[index] for index in range(start, end)]

    def can_take(self, side: int) -> bool:
        """Whether the Z of this side can be taken now."""
        z = self.grid.kinds[Z] & self.grid.sides[side]
        return self.grid.attackers(place_of(z), 1 - side) != 0

    def prey(self, act: int) -> tuple[int, ...]:
        """What the solver's act may turn out to take; UNKNOWN: nothing that one didn't know."""
        takes = self.grid.cells[act >> 6] & KIND == UNKNOWN
        return self.possible() if takes else (UNKNOWN,)

    def shown(self, act: int) -> tuple[int, ...]:
        """What an act of the other side may show its mover to be; UNKNOWN: it doesn't."""
        origin, target = act & 63, act >> 6
        far = self.grid.base if self.grid.turn else self.grid.top
        turns = origin == target or BITS[target] & far
        is_secret = self.grid.cells[origin] & KIND == UNKNOWN
        return self.possible() if turns and is_secret else (UNKNOWN,)

    def possible(self) -> tuple[int, ...]:
        return tuple(kind for kind in KINDS if self.left[kind])


class Step:
    """One act, made and taken back; `gone`: what is no longer left then."""

    def __init__(self, proof: Proof, act: int, kind: int, gone: int) -> None:
        self.proof, self.act, self.kind, self.gone = proof, act, kind, gone

    def __enter__(self) -> None:
        self.proof.grid.make(self.act, self.kind)
        self.proof.left[self.gone] -= 1

    def __exit__(self, *trouble: object) -> None:
        self.proof.left[self.gone] += 1
        self.proof.grid.undo()
