"""Looks ahead on a grid: how good is each act for the side to move?

Negamax with alpha-beta, deepened step by step up to a number of nodes; at the leaves captures only.
The same question has the same answer, on every machine, whether compiled or not.

What is UNKNOWN stays so for both sides until it is turned over, or taken. The searching side can't
act by what it is, and the other side turns it over only if that pays: see `surmise`.
"""

from typing import Final, final

from mypy_extensions import i64

from sabot.games.zgame.engine.bits import place_of, vec
from sabot.games.zgame.engine.core import (
    CROSS,
    GOES_ON,
    MOST_ACTS,
    PLUS,
    UNKNOWN,
    Grid,
    Z,
)
from sabot.games.zgame.engine.evaluate import Scale
from sabot.games.zgame.engine.notes import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    SURE,
    WIN,
    Notes,
    is_told,
    noted_value,
)
from sabot.games.zgame.engine.order import FARTHEST, Order
from sabot.games.zgame.engine.unknown import ALL

LIMITLESS: Final = 2**40
DEEPEST: Final = 24  # plies, without what is forced
FORCED: Final = 40  # plies, up to which a threat is followed
PASS_DEPTH: Final = 3  # from here on it asks whether even a pass would be good enough
LATE: Final = 4  # acts from here on are first searched with less depth
LATE_DEPTH: Final = 3
SURPRISE: Final = 1_500  # the most that one can be worth
LEAST_ODDS: Final = 40  # of ALL


@final
class Search:
    def __init__(self, scale: Scale) -> None:
        self.scale: Scale = scale
        self.grid: Grid = Grid(1, 1)
        self.notes: Notes = Notes()
        self.order: Order = Order()
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.depth: i64 = 0  # that was looked at in full
        self.stopped: bool = False
        self.roots: vec[i64] = vec[i64]([0] * MOST_ACTS)
        self.values: vec[i64] = vec[i64]([0] * MOST_ACTS)  # of `roots`, best first
        self.fresh: vec[i64] = vec[i64]([0] * MOST_ACTS)

    def look(self, grid: Grid, nodes: i64, margin: i64) -> i64:
        """Values of all acts, in `values`; of those that are worse than the best one by more than
        the margin only that. Returns how many there are."""
        self.grid, self.nodes, self.limit, self.stopped = grid, 0, LIMITLESS, False
        self.scale.begin(grid)
        size = grid.list_acts(0)
        for index in range(size):
            self.roots[index] = grid.acts[index]
        self.depth = 0
        while self.depth < DEEPEST and not self.stopped and not self.is_settled(size):
            self.deepen(size, self.depth + 1, margin)
            self.limit = nodes
        return size

    def is_settled(self, size: i64) -> bool:
        """Nothing could be won by looking any deeper."""
        if self.depth == 0:
            return False
        return size < 2 or WIN - self.values[0] <= self.depth or WIN + self.values[0] <= self.depth

    def deepen(self, size: i64, depth: i64, margin: i64) -> None:
        best: i64 = -WIN
        for index in range(size):
            value = self.weigh(self.roots[index], depth, best - margin, index == 0)
            if self.stopped:
                return
            self.fresh[index] = value
            best = max(best, value)
        self.depth = depth
        self.settle(size)

    def weigh(self, act: i64, depth: i64, floor: i64, first: bool) -> i64:
        made = self.make(act, UNKNOWN)
        value = floor + 1
        if not first:
            value = -self.dig(depth - 1, -floor - 1, -floor, 0, 1)
        if value > floor and not self.stopped:
            value = -self.dig(depth - 1, -WIN, WIN if first else -floor, 0, 1)
        self.undo(made)
        return value

    def settle(self, size: i64) -> None:
        """Best first; what was first before stays so among equals."""
        for index in range(size):
            act, value = self.roots[index], self.fresh[index]
            place = index
            while place > 0 and self.values[place - 1] < value:
                self.values[place] = self.values[place - 1]
                self.roots[place] = self.roots[place - 1]
                place -= 1
            self.values[place] = value
            self.roots[place] = act

    def make(self, act: i64, kind: i64) -> i64:
        self.grid.make(act, kind)
        return self.scale.unknown.make(act, kind)

    def undo(self, made: i64) -> None:
        self.grid.undo()
        self.scale.unknown.undo(made)

    def dig(self, depth: i64, alpha: i64, beta: i64, start: i64, ply: i64) -> i64:
        """What this position is worth, if that is between alpha and beta."""
        grid = self.grid
        if self.is_enough():
            return 0
        own = grid.kinds[Z] & grid.sides[grid.turn]
        if own == 0:
            return ply - WIN
        if grid.drawn() != GOES_ON:
            return self.draw_value()
        if self.can_take_z():
            return WIN - ply - 1
        if self.is_again():
            return self.draw_value()
        threat = grid.attackers(place_of(own), grid.turn ^ 1) != 0
        if threat and ply < FORCED:
            depth += 1
        if depth <= 0 or ply >= FARTHEST:
            return self.calm(alpha, beta, start, ply)
        return self.branch(depth, alpha, beta, start, ply, threat)

    def is_enough(self) -> bool:
        self.nodes += 1
        self.stopped = self.nodes >= self.limit
        return self.stopped

    def can_take_z(self) -> bool:
        grid = self.grid
        prey = grid.kinds[Z] & grid.sides[grid.turn ^ 1]
        return grid.attackers(place_of(prey), grid.turn) != 0

    def draw_value(self) -> i64:
        scale = self.scale
        return -scale.zeal if self.grid.turn == scale.keen else scale.zeal

    def is_again(self) -> bool:
        """Repetition: within a search, the second time is as good as the third."""
        grid = self.grid
        for ply in range(grid.ply - 4, grid.ply - grid.quiet - 1, -2):
            if grid.keys[ply] == grid.key:
                return True
        return False

    def branch(self, depth: i64, alpha: i64, beta: i64, start: i64, ply: i64, threat: bool) -> i64:
        note, narrow = self.notes.find(self.grid.key), beta - alpha == 1
        if note and narrow and is_told(note, depth, alpha, beta, ply):
            return noted_value(note, ply)
        may_pass = narrow and not threat and depth >= PASS_DEPTH and beta < SURE
        if may_pass and self.pass_value(depth, beta, start, ply) >= beta:
            return beta
        return self.choose(depth, alpha, beta, start, ply, note & 0xFFF)

    def pass_value(self, depth: i64, beta: i64, start: i64, ply: i64) -> i64:
        """Null move: what is good enough without any act is good enough. Where every act harms
        (zugzwang), that is wrong; so a side with nothing but its Z and walkers doesn't ask."""
        grid = self.grid
        runners = grid.kinds[CROSS] | grid.kinds[PLUS] | grid.hidden
        if grid.sides[grid.turn] & runners == 0 or self.scale.value(grid) < beta:
            return -WIN
        grid.pass_turn()
        value = -self.dig(depth - 3, -beta, 1 - beta, start, ply + 1)
        grid.pass_turn()
        return value if not self.stopped else -WIN

    def choose(self, depth: i64, alpha: i64, beta: i64, start: i64, ply: i64, tried: i64) -> i64:
        grid, floor = self.grid, alpha
        secret = grid.kinds[UNKNOWN] & grid.hidden & grid.sides[grid.turn]
        end = grid.list_moves(start, grid.full) if secret else grid.list_acts(start)
        best, chosen = self.scale.value(grid) if secret and end == start else ply - WIN, tried
        self.order.rank_all(grid, self.scale.worths, start, end, tried, ply)
        for index in range(start, end):
            act = self.order.pick(grid, index, end)
            late = index - start >= LATE and self.order.is_poor(index)
            value = self.follow(act, depth, alpha, beta, end, ply, index == start, late)
            if self.stopped:
                return 0
            if value > best:
                best, chosen = value, act
            alpha = max(alpha, value)
            if alpha >= beta:
                self.order.praise(grid, act, depth, ply)
                break
        if secret and best < beta:
            best = self.surmise(secret, depth, best, floor, beta, end, ply)
        bound = AT_LEAST if best >= beta else EXACT if best > floor else AT_MOST
        if not self.stopped:
            self.notes.write(grid.key, chosen, depth, bound, best, ply)
        return best

    def follow(
        self,
        act: i64,
        depth: i64,
        alpha: i64,
        beta: i64,
        end: i64,
        ply: i64,
        first: bool,
        late: bool,
    ) -> i64:
        """The first act in full; of the others, first only whether they are better at all."""
        made = self.make(act, UNKNOWN)
        value = alpha + 1
        if late and depth >= LATE_DEPTH:
            value = -self.dig(depth - 2, -alpha - 1, -alpha, end, ply + 1)
        if not first and value > alpha and not self.stopped:
            value = -self.dig(depth - 1, -alpha - 1, -alpha, end, ply + 1)
        if first or (alpha < value < beta and not self.stopped):
            value = -self.dig(depth - 1, -beta, -alpha, end, ply + 1)
        self.undo(made)
        return value

    def surmise(
        self, secret: i64, depth: i64, calm: i64, alpha: i64, beta: i64, end: i64, ply: i64
    ) -> i64:
        """What turning something over would bring, if it is that, by how likely it is. `calm` is
        the value of this position without; nobody turns over what doesn't pay."""
        best, base = calm, max(-SURPRISE, min(SURPRISE, calm))
        while secret and best < beta and not self.stopped:
            place = place_of(secret & -secret)
            secret &= secret - 1
            for kind in range(CROSS, PLUS + 1):
                odds = self.scale.unknown.chance(place, kind)
                if odds >= LEAST_ODDS:
                    wanted = base + (max(max(alpha, best), base) - base) * ALL // odds
                    value = self.turn_over(place, kind, depth, wanted, end, ply)
                    best = (
                        max(best, base + (value - base) * odds // ALL) if value > wanted else best
                    )
        return best

    def turn_over(self, place: i64, kind: i64, depth: i64, floor: i64, end: i64, ply: i64) -> i64:
        if floor >= SURPRISE or self.stopped:
            return floor
        made = self.make(place | place << 6, kind)
        less: i64 = 2 if depth >= LATE_DEPTH else 1
        value = -self.dig(depth - less, -floor - 1, -floor, end, ply + 1)
        if value > floor and not self.stopped:
            value = -self.dig(depth - 1, -SURPRISE, -floor, end, ply + 1)
        self.undo(made)
        return min(value, SURPRISE)

    def calm(self, alpha: i64, beta: i64, start: i64, ply: i64) -> i64:
        """Quiescence search: captures only, until none is worth making."""
        grid = self.grid
        best = self.scale.value(grid)
        if best >= beta or ply >= FARTHEST:
            return best
        end = grid.list_takes(start)
        self.order.rank_all(grid, self.scale.worths, start, end, 0, ply)
        for index in range(start, end):
            alpha = max(alpha, best)
            made = self.make(self.order.pick(grid, index, end), UNKNOWN)
            value = -self.dig_calm(-beta, -alpha, end, ply + 1)
            self.undo(made)
            best = max(best, value)
            if best >= beta or self.stopped:
                break
        return best

    def dig_calm(self, alpha: i64, beta: i64, start: i64, ply: i64) -> i64:
        if self.is_enough():
            return 0
        if self.grid.drawn() != GOES_ON:
            return self.draw_value()
        return WIN - ply - 1 if self.can_take_z() else self.calm(alpha, beta, start, ply)
