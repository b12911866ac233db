"""Static evaluation for the side to move, in hundredths of a zero. Whole numbers only.

The worth of each piece, by place, is given: only the caller knows what may be known of it.
"""

from typing import Final, final

from mypy_extensions import i64

from sabot.games.zgame.engine.bits import PLACES, count, place_of, vec
from sabot.games.zgame.engine.core import (
    ARROW,
    CROSS,
    KIND,
    PLUS,
    UNKNOWN,
    ZERO,
    Grid,
    Z,
)
from sabot.games.zgame.engine.unknown import Unknown

TEMPO: Final = 8
NEAR: Final = 7  # for each square that a runner is closer to the other Z
ROOM: Final = 3  # for each square that a runner could go to
BARE: Final = 5  # for each square from which a line leads to one's Z, if they have what runs on it
HUNT: Final = 12  # for each square that Zs are closer, or a lonely one is closer to the edge
FEW: Final = 3  # pieces of the hunted side; a lonely Z is hunted in earnest
AHEAD: Final = 150  # from here on one hunts
DULL: Final = 3  # what an advantage is divided by that has no runner to win with
LONELY: Final = 1
LIVELY: Final = 4  # pieces that can do what can't be undone: from here on anything may happen
DECIDED: Final = 500  # an advantage that wins without any of them, too
TRADE: Final = 20  # percent that taking a piece brings less than losing one: a bare board is dull


@final
class Scale:
    """`worths`: of all cells, by `cell << 6 | place`; of an unknown piece, what it is more than
    one may guess of it."""

    def __init__(self, grid: Grid, worths: vec[i64], keen: i64, zeal: i64) -> None:
        self.worths: vec[i64] = worths
        self.keen: i64 = keen  # the side that wants to win
        self.most: i64 = zeal  # what a draw is worth less to it than an even game
        self.zeal: i64 = zeal  # the same, as it stands when the search begins
        self.unknown: Unknown = Unknown()  # pieces of the other side
        self.prey: i64 = 0  # what that one was worth when the search began
        self.apart: vec[i64] = vec[i64]([0] * (PLACES * PLACES))
        self.inner: vec[i64] = vec[i64]([0] * PLACES)  # how far from the edge
        for one in range(grid.stride * grid.height):
            self.measure(grid, one)

    def measure(self, grid: Grid, one: i64) -> None:
        rank, file = one // grid.stride, one % grid.stride
        edge = min(min(rank, grid.height - 1 - rank), min(file, grid.width - 1 - file))
        self.inner[one] = edge
        for other in range(grid.stride * grid.height):
            up, across = rank - other // grid.stride, file - other % grid.stride
            self.apart[one << 6 | other] = max(max(up, -up), max(across, -across))

    def begin(self, grid: Grid) -> None:
        """The side that stands worse is content with a draw."""
        self.prey = self.side_value(grid, self.keen ^ 1)
        lead = self.side_value(grid, self.keen) - self.prey
        self.zeal = max(0, min(self.most, self.most + lead))

    def value(self, grid: Grid) -> i64:
        prey = self.side_value(grid, self.keen ^ 1)
        lead = self.side_value(grid, self.keen) - prey
        if lead > 0:
            lead = self.chances(grid, self.keen, lead)
        else:
            lead = -self.chances(grid, self.keen ^ 1, -lead)
        lead += TRADE * (prey - self.prey) // 100 - self.dryness(grid, lead)
        return TEMPO + lead if grid.turn == self.keen else TEMPO - lead

    def side_value(self, grid: Grid, side: i64) -> i64:
        own, free = grid.sides[side], grid.free()
        prey = place_of(grid.kinds[Z] & grid.sides[side ^ 1])
        total = self.hidden_value(grid, own & grid.hidden)
        left = own & ~grid.hidden
        while left:
            bit = left & -left
            left ^= bit
            place = place_of(bit)
            cell = grid.cells[place]
            total += self.worths[cell << 6 | place]
            if cell & KIND > ARROW:
                total += self.runner(grid, bit, place, prey, free)
        return total - self.danger(grid, side, free)

    def hidden_value(self, grid: Grid, left: i64) -> i64:
        total: i64 = self.unknown.drift if left & grid.kinds[UNKNOWN] else 0
        while left:
            place = place_of(left & -left)
            left &= left - 1
            cell = grid.cells[place]
            total += self.worths[cell << 6 | place]
            if cell & KIND == UNKNOWN:
                total += self.unknown.guess(place)
        return total

    def runner(self, grid: Grid, bit: i64, place: i64, prey: i64, free: i64) -> i64:
        return ROOM * count(grid.reach(bit, free) & free) - NEAR * self.apart[place << 6 | prey]

    def danger(self, grid: Grid, side: i64, free: i64) -> i64:
        """Lines that lead to one's own Z."""
        others, bit = grid.sides[side ^ 1], grid.kinds[Z] & grid.sides[side]
        total: i64 = 0
        if others & (grid.kinds[PLUS] | grid.hidden):
            total += count(grid.slide(bit, 1, grid.stride, free) & free)
        if others & (grid.kinds[CROSS] | grid.hidden):
            total += count(grid.slide(bit, grid.stride - 1, grid.stride + 1, free) & free)
        return BARE * total

    def chances(self, grid: Grid, side: i64, lead: i64) -> i64:
        """An advantage, as far as a game can be won with it."""
        own, others = grid.sides[side], grid.sides[side ^ 1]
        if own & (grid.kinds[CROSS] | grid.kinds[PLUS] | grid.kinds[UNKNOWN]) == 0:
            return lead // DULL
        size = count(others)
        if size == LONELY:
            return lead + self.hunt(grid, own, others)
        return lead + self.hunt(grid, own, others) // 2 if size <= FEW and lead > AHEAD else lead

    def hunt(self, grid: Grid, own: i64, others: i64) -> i64:
        """One's own Z has little to fear, and closes in."""
        hunter, prey = place_of(own & grid.kinds[Z]), place_of(others & grid.kinds[Z])
        return HUNT * (8 - self.apart[hunter << 6 | prey] - 2 * self.inner[prey])

    def dryness(self, grid: Grid, lead: i64) -> i64:
        """Runners alone, equally many on both sides, go on for sixty plies (ZZ-24)."""
        lively = count(grid.hidden | grid.kinds[ZERO] | grid.kinds[ARROW])
        even = DECIDED - max(lead, -lead)
        if lively >= LIVELY or even <= 0:
            return 0
        return self.zeal * (LIVELY - lively) // LIVELY * even // DECIDED
