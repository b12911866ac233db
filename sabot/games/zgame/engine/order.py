"""Move ordering: the sooner the best act is looked at, the less is left to search."""

from typing import Final, final

from mypy_extensions import i64

from sabot.games.zgame.engine.bits import append, vec
from sabot.games.zgame.engine.core import MOST_ACTS, Grid

FARTHEST: Final = 60  # plies
TRIED: Final = 1_000_000  # what was best here before, then what takes most, then what was good
TAKES: Final = 500_000
KILLS: Final = 400_000


@final
class Order:
    def __init__(self) -> None:
        self.ranks: vec[i64] = vec[i64]([0] * MOST_ACTS)  # of the grid's acts
        self.killers: vec[i64] = vec[i64]([0] * (2 * FARTHEST + 2))  # two for each ply
        self.history: vec[i64] = vec[i64]([0] * 8_192)  # by side and act

    def rank_all(
        self, grid: Grid, worths: vec[i64], start: i64, end: i64, tried: i64, ply: i64
    ) -> None:
        while len(self.ranks) < end:
            self.ranks = append(self.ranks, 0)
        for index in range(start, end):
            act = grid.acts[index]
            self.ranks[index] = TRIED if act == tried else self.rank(grid, worths, act, ply)

    def rank(self, grid: Grid, worths: vec[i64], act: i64, ply: i64) -> i64:
        origin, target = act & 63, act >> 6
        mover, taken = grid.cells[origin], grid.cells[target]
        if taken and origin != target:
            return TAKES + 16 * worths[taken << 6 | target] - worths[mover << 6 | origin]
        if act == self.killers[2 * ply] or act == self.killers[2 * ply + 1]:
            return KILLS
        return self.history[grid.turn << 12 | act]

    def pick(self, grid: Grid, index: i64, end: i64) -> i64:
        """The highest in rank of those that are left; it comes to this place."""
        acts, ranks, best = grid.acts, self.ranks, index
        for other in range(index + 1, end):
            if ranks[other] > ranks[best]:
                best = other
        act, rank = acts[best], ranks[best]
        acts[best], ranks[best] = acts[index], ranks[index]
        acts[index], ranks[index] = act, rank
        return act

    def is_poor(self, index: i64) -> bool:
        return self.ranks[index] < KILLS

    def praise(self, grid: Grid, act: i64, depth: i64, ply: i64) -> None:
        """Killer moves: what was good enough here may be so in a sibling position."""
        if grid.cells[act >> 6] and act & 63 != act >> 6:
            return
        if self.killers[2 * ply] != act:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = act
        place = grid.turn << 12 | act
        self.history[place] = min(self.history[place] + depth * depth, KILLS - 1)
