"""Looks ahead on a grid whose pieces are all known: how good is each act for whoever is to move?

Negamax with alpha and beta, deeper and deeper until so many nodes are used up; then captures only.
The same question has the same answer, on every machine, whether compiled or not.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.games.zgame.engine.bits import place_of
from sabot.games.zgame.engine.core import CROSS, GOES_ON, HIDDEN, MOST_ACTS, PLUS, Grid, Z
from sabot.games.zgame.engine.evaluate import Scale

WIN: Final = 30_000  # less a point for each ply until then
SURE: Final = 29_000  # from here on it is a win, or a loss
LIMITLESS: Final = 2**40
DEEPEST: Final = 24  # plies, without what is forced
FARTHEST: Final = 60  # plies, with it
DRAW: Final = -40  # for the one that wants to win
SLOTS: Final = 65_536
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
PASS_DEPTH: Final = 3  # from here on it looks whether even a pass would be good enough
LATE: Final = 4  # acts from here on are first looked at with less depth
LATE_DEPTH: Final = 3
TRIED: Final = 1_000_000  # ranks of acts: what was best here before, ...
TAKES: Final = 500_000
KILLS: Final = 400_000


@final
class Search:
    def __init__(self, grid: Grid, scale: Scale) -> None:
        self.grid: Grid = grid
        self.scale: Scale = scale
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.depth: i64 = 0  # that was looked at in full
        self.stopped: bool = False
        self.roots: vec[i64] = vec[i64]([0] * MOST_ACTS)
        self.values: vec[i64] = vec[i64]([0] * MOST_ACTS)  # of `roots`, best first
        self.fresh: vec[i64] = vec[i64]([0] * MOST_ACTS)
        self.keys: vec[i64] = vec[i64]([0] * SLOTS)
        self.notes: vec[i64] = vec[i64]([0] * SLOTS)
        self.killers: vec[i64] = vec[i64]([0] * (2 * FARTHEST + 2))
        self.history: vec[i64] = vec[i64]([0] * 8192)
        self.ranks: vec[i64] = vec[i64]([0] * MOST_ACTS)

    def look(self, grid: Grid, nodes: i64, margin: i64) -> i64:
        """Values of all acts, in `values`; of those that are worse than the best one by more than
        the margin only that. Returns how many there are."""
        self.grid, self.nodes, self.limit = grid, 0, LIMITLESS
        self.stopped = False
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
        lost = self.make(act)
        value = floor + 1
        if not first:
            value = -self.dig(depth - 1, -floor - 1, -floor, 0, 1)
        if value > floor and not self.stopped:
            value = -self.dig(depth - 1, -WIN, WIN if first else -floor, 0, 1)
        self.undo(lost)
        return value

    def make(self, act: i64) -> i64:
        scale, taken = self.scale, self.grid.make(act)
        if taken & HIDDEN and taken >> 4 == scale.veiled:
            scale.losses += 1
            scale.lost += scale.worths[taken << 6 | act >> 6]
            return taken | act >> 6 << 5
        return 0

    def undo(self, lost: i64) -> None:
        self.grid.undo()
        if lost:
            self.scale.losses -= 1
            self.scale.lost -= self.scale.worths[(lost & 31) << 6 | lost >> 5]

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

    def dig(self, depth: i64, alpha: i64, beta: i64, start: i64, ply: i64) -> i64:
        """What this position is worth, if that is between alpha and beta."""
        grid = self.grid
        self.nodes += 1
        if self.nodes >= self.limit:
            self.stopped = True
            return 0
        prey = grid.kinds[Z] & grid.sides[grid.turn ^ 1]
        if grid.kinds[Z] & grid.sides[grid.turn] == 0:
            return ply - WIN
        if grid.attackers(place_of(prey), grid.turn):
            return WIN - ply - 1
        if grid.drawn() != GOES_ON or self.is_again():
            return DRAW if grid.turn == self.scale.keen else -DRAW
        own = place_of(grid.kinds[Z] & grid.sides[grid.turn])
        threat = grid.attackers(own, grid.turn ^ 1) != 0
        if threat and ply < FARTHEST - 20:
            depth += 1
        if depth <= 0 or ply >= FARTHEST:
            return self.calm(alpha, beta, start, ply)
        return self.branch(depth, alpha, beta, start, ply, threat)

    def is_again(self) -> bool:
        """The second time is as good as the third, for whoever looks ahead."""
        grid = self.grid
        for ply in range(grid.ply - 4, grid.ply - grid.quiet - 1, -2):
            if grid.keys[ply] == grid.key:
                return True
        return False

    def branch(self, depth: i64, alpha: i64, beta: i64, start: i64, ply: i64, threat: bool) -> i64:
        slot = self.grid.key & (SLOTS - 1)
        note = self.notes[slot] if self.keys[slot] == self.grid.key else 0
        narrow = beta - alpha == 1
        if narrow and note >> 12 & 255 >= depth and is_told(note, alpha, beta, ply):
            return noted_value(note, ply)
        may_pass = narrow and not threat and depth >= PASS_DEPTH and beta < SURE
        if may_pass and self.pass_value(depth, beta, start, ply) >= beta:
            return beta
        return self.choose(depth, alpha, beta, start, ply, note & 0xFFF)

    def pass_value(self, depth: i64, beta: i64, start: i64, ply: i64) -> i64:
        """What is good enough without any act is good enough. Where every act harms, that is
        wrong; so a side with nothing but its Z and walkers doesn't ask."""
        grid = self.grid
        if self.scale.value(grid) < beta or not self.has_runner():
            return -WIN
        grid.pass_turn()
        value = -self.dig(depth - 3, -beta, 1 - beta, start, ply + 1)
        grid.pass_turn()
        return value if not self.stopped else -WIN

    def has_runner(self) -> bool:
        grid = self.grid
        return grid.sides[grid.turn] & (grid.kinds[CROSS] | grid.kinds[PLUS] | grid.hidden) != 0

    def choose(self, depth: i64, alpha: i64, beta: i64, start: i64, ply: i64, tried: i64) -> i64:
        grid, floor = self.grid, alpha
        end = grid.list_acts(start)
        best, best_act = ply - WIN, tried
        self.rank_acts(start, end, tried, ply)
        for index in range(start, end):
            act = self.pick(index, end)
            late = index - start >= LATE and self.ranks[index] < KILLS
            value = self.follow(act, depth, alpha, beta, end, ply, index == start, late)
            if self.stopped:
                return 0
            if value > best:
                best, best_act = value, act
            alpha = max(alpha, value)
            if alpha >= beta:
                self.praise(act, depth, ply)
                break
        bound = AT_LEAST if best >= beta else EXACT if best > floor else AT_MOST
        self.note(depth, bound, best, best_act, ply)
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
        """The first one in full; of the others, first only whether they are better at all."""
        lost = self.make(act)
        value = alpha + 1
        if late and depth >= LATE_DEPTH:
            value = -self.dig(depth - 2, -alpha - 1, -alpha, end, ply + 1)
        if not first and value > alpha and not self.stopped:
            value = -self.dig(depth - 1, -alpha - 1, -alpha, end, ply + 1)
        if first or (alpha < value < beta and not self.stopped):
            value = -self.dig(depth - 1, -beta, -alpha, end, ply + 1)
        self.undo(lost)
        return value

    def calm(self, alpha: i64, beta: i64, start: i64, ply: i64) -> i64:
        """Captures only, until there are none worth making."""
        grid = self.grid
        best = self.scale.value(grid)
        if best >= beta or ply >= FARTHEST:
            return best
        end = grid.list_takes(start)
        self.rank_acts(start, end, 0, ply)
        alpha = max(alpha, best)
        for index in range(start, end):
            lost = self.make(self.pick(index, end))
            value = -self.dig_calm(-beta, -alpha, end, ply + 1)
            self.undo(lost)
            if self.stopped:
                return 0
            best = max(best, value)
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return best

    def dig_calm(self, alpha: i64, beta: i64, start: i64, ply: i64) -> i64:
        grid = self.grid
        self.nodes += 1
        if self.nodes >= self.limit:
            self.stopped = True
            return 0
        prey = place_of(grid.kinds[Z] & grid.sides[grid.turn ^ 1])
        if grid.attackers(prey, grid.turn):
            return WIN - ply - 1
        return self.calm(alpha, beta, start, ply)

    def rank_acts(self, start: i64, end: i64, tried: i64, ply: i64) -> None:
        while len(self.ranks) < end:
            self.ranks = append(self.ranks, 0)
        for index in range(start, end):
            act = self.grid.acts[index]
            self.ranks[index] = TRIED if act == tried else self.rank(act, ply)

    def rank(self, act: i64, ply: i64) -> i64:
        cells, worths = self.grid.cells, self.scale.worths
        origin, target = act & 63, act >> 6
        if cells[target] and origin != target:
            prey = worths[cells[target] << 6 | target]
            return TAKES + 16 * prey - worths[cells[origin] << 6 | origin]
        if act == self.killers[2 * ply] or act == self.killers[2 * ply + 1]:
            return KILLS
        return self.history[self.grid.turn << 12 | act]

    def pick(self, index: i64, end: i64) -> i64:
        """The one of the highest rank among those that are left."""
        acts, ranks, best = self.grid.acts, self.ranks, index
        for other in range(index + 1, end):
            if ranks[other] > ranks[best]:
                best = other
        act, rank = acts[best], ranks[best]
        acts[best], ranks[best] = acts[index], ranks[index]
        acts[index], ranks[index] = act, rank
        return act

    def praise(self, act: i64, depth: i64, ply: i64) -> None:
        """What was good enough here may be so beside it."""
        if self.grid.cells[act >> 6] and act & 63 != act >> 6:
            return
        if self.killers[2 * ply] != act:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = act
        place = self.grid.turn << 12 | act
        self.history[place] = min(self.history[place] + depth * depth, KILLS - 1)

    def note(self, depth: i64, bound: i64, value: i64, act: i64, ply: i64) -> None:
        slot = self.grid.key & (SLOTS - 1)
        self.keys[slot] = self.grid.key
        if value > SURE:
            value += ply
        elif value < -SURE:
            value -= ply
        self.notes[slot] = act | depth << 12 | bound << 20 | (value + WIN) << 22


def is_told(note: i64, alpha: i64, beta: i64, ply: i64) -> bool:
    """What was noted is enough to know."""
    value, bound = noted_value(note, ply), note >> 20 & 3
    if bound == EXACT:
        return True
    return value >= beta if bound == AT_LEAST else value <= alpha


def noted_value(note: i64, ply: i64) -> i64:
    """A win is noted by how far it is from there."""
    value = (note >> 22) - WIN
    if value > SURE:
        return value - ply
    return value + ply if value < -SURE else value
