"""Z-Game in bits: one grid that acts are made on and taken back from, quick enough to search.

A place is `rank * stride + file`. A rank has one place more than the board has files: what leaves
the board sideways falls there, and `full` takes it away. Sets of places are bits of an i64.
`sides`, `kinds` and `hidden` hold the pieces as sets; `cells` hold them by place: a kind, plus
HIDDEN, plus BLACK, or 0. An act is `origin | target << 6`; a reveal has both the same. Lists of
acts lie in `acts`, from a place of the caller's choice on.

UNKNOWN is the kind of a hidden piece whose symbol one can't see. It moves as a zero, as all that
is hidden (ZZ-16); its caller says what it turns out to be (`make(act, kind)`), or it stands still.
"""

from typing import Final, final

from mypy_extensions import i64

from sabot.games.zgame.engine.bits import BITS, PLACES, append, place_of, scatter, vec

Z: Final = 1
ZERO: Final = 2
ARROW: Final = 3
CROSS: Final = 4
PLUS: Final = 5
UNKNOWN: Final = 6
KIND: Final = 7  # the bits of a cell that tell its kind
HIDDEN: Final = 8
BLACK: Final = 16

GOES_ON: Final = 0
Z_TAKEN: Final = 1
NO_MOVE: Final = 2
TWO_ZS: Final = 3
THREEFOLD: Final = 4
QUIET: Final = 5
QUIET_PLIES: Final = 60  # ZZ-24 [reading]
SOONEST_THIRD: Final = 6  # plies; with fewer, no two positions could be the same as this one

WALKS: Final = 3  # directions that zeros and all that is hidden have
MOST_ACTS: Final = 512  # in one position, whatever stands there
KEYS: Final = vec[i64]([scatter(number) for number in range(1, 2 * BLACK * PLACES + 1)])
BLACK_KEY: Final = KEYS[0]  # there is no piece 0


@final
class Grid:
    """A position, and how it came about."""

    def __init__(self, width: i64, height: i64) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.stride: i64 = width + 1
        self.base: i64 = BITS[width] - 1  # black's far line; white's is `top`
        self.top: i64 = self.base << (self.stride * (height - 1))
        self.full: i64 = 0
        for rank in range(height):
            self.full |= self.base << (self.stride * rank)
        self.turn: i64 = 0  # 1: black's
        self.key: i64 = 0
        self.quiet: i64 = 0  # plies since one that can't be undone by playing
        self.ply: i64 = 0
        self.hidden: i64 = 0
        self.sides: vec[i64] = vec[i64]([0] * 2)
        self.kinds: vec[i64] = vec[i64]([0] * 8)
        self.cells: vec[i64] = vec[i64]([0] * PLACES)
        self.keys: vec[i64] = vec[i64]([0] * PLACES)  # by ply
        self.made: vec[i64] = vec[i64]([0] * PLACES)  # by ply, what `undo` needs
        self.acts: vec[i64] = vec[i64]([0] * MOST_ACTS)
        self.origins: vec[i64] = vec[i64]([0] * PLACES)  # of `aim`, as bits
        self.targets: vec[i64] = vec[i64]([0] * PLACES)  # of `aim`

    def toggle(self, place: i64, cell: i64) -> None:
        """Puts this piece there, or takes it away."""
        bit = BITS[place]
        self.sides[cell >> 4] ^= bit
        self.kinds[cell & KIND] ^= bit
        if cell & HIDDEN:
            self.hidden ^= bit
        self.key ^= KEYS[cell << 6 | place]

    def carry(self, origin: i64, mover: i64, target: i64, landed: i64) -> None:
        """There, or back; both places at once, as it is done most of all."""
        if mover != landed:
            self.toggle(origin, mover)
            self.toggle(target, landed)
            return
        bits = BITS[origin] | BITS[target]
        self.sides[mover >> 4] ^= bits
        self.kinds[mover & KIND] ^= bits
        if mover & HIDDEN:
            self.hidden ^= bits
        self.key ^= KEYS[mover << 6 | origin] ^ KEYS[mover << 6 | target]

    def put(self, place: i64, cell: i64) -> None:
        self.cells[place] = cell
        self.toggle(place, cell)

    def copy(self) -> "Grid":
        grid = Grid(self.width, self.height)
        grid.become(self)
        return grid

    def become(self, other: "Grid") -> None:
        """The same position, on a board of the same size; quicker than the way back to it."""
        self.turn, self.key, self.quiet, self.ply = other.turn, other.key, other.quiet, other.ply
        self.hidden = other.hidden
        self.sides, self.kinds, self.cells = other.sides[:], other.kinds[:], other.cells[:]
        self.keys, self.made = other.keys[:], other.made[:]

    def remember(self, key: i64) -> None:
        """A position before this one, since the last ply that can't be undone; oldest first."""
        self.note(0)
        self.keys[self.ply - 1] = key
        self.quiet += 1

    def pass_turn(self) -> None:
        self.turn ^= 1
        self.key ^= BLACK_KEY

    def make(self, act: i64, kind: i64 = UNKNOWN) -> i64:
        """Returns what it took. `kind`: of the mover, if this turns it over and it was UNKNOWN."""
        origin, target = act & 63, act >> 6
        mover = self.cells[origin]
        self.cells[origin] = 0
        taken = self.cells[target]
        landed = self.landing(mover, origin, target, kind) if mover & HIDDEN else mover
        self.cells[target] = landed
        self.note(act | taken << 12 | mover << 17 | landed << 22 | self.quiet << 27)
        if taken:
            self.toggle(target, taken)
        self.carry(origin, mover, target, landed)
        self.quiet = 0 if taken or is_lasting(mover) else self.quiet + 1
        self.pass_turn()
        return taken

    def landing(self, mover: i64, origin: i64, target: i64, kind: i64) -> i64:
        """ZZ-17, ZZ-18: what the mover is from now on."""
        far = self.base if self.turn else self.top
        if origin != target and not BITS[target] & far:
            return mover
        revealed = mover ^ HIDDEN
        return revealed ^ UNKNOWN ^ kind if mover & KIND == UNKNOWN else revealed

    def note(self, made: i64) -> None:
        """Keeps the position as it was before this."""
        if self.ply == len(self.made):
            self.made = append(self.made, 0)
            self.keys = append(self.keys, 0)
        self.made[self.ply] = made
        self.keys[self.ply] = self.key
        self.ply += 1

    def undo(self) -> None:
        self.pass_turn()
        self.ply -= 1
        made = self.made[self.ply]
        origin, target, taken = made & 63, made >> 6 & 63, made >> 12 & 31
        mover, landed = made >> 17 & 31, made >> 22 & 31
        self.quiet = made >> 27
        self.carry(origin, mover, target, landed)
        if taken:
            self.toggle(target, taken)
        self.cells[target] = taken
        self.cells[origin] = mover

    def aim(self) -> i64:
        """All moves, as `targets`: 0 to 2 are those of all walkers at once, to the left, ahead and
        to the right; the others are piece by piece, from `origins`. Returns where they end."""
        own = self.sides[self.turn]
        walkers = own & (self.hidden | self.kinds[ZERO])
        self.aim_walkers(walkers, self.full & ~own)
        left, free = own ^ walkers, self.free()
        end: i64 = WALKS
        while left:
            bit = left & -left
            left ^= bit
            self.origins[end] = bit
            self.targets[end] = self.reach(bit, free) & ~own
            end += 1
        return end

    def aim_walkers(self, walkers: i64, onto: i64) -> None:
        """ZZ-11, ZZ-16"""
        front = walkers >> self.stride if self.turn else walkers << self.stride
        front &= self.full
        self.targets[0] = front >> 1 & onto
        self.targets[1] = front & onto
        self.targets[2] = front << 1 & onto

    def origin_of(self, index: i64, target: i64) -> i64:
        """From where this one of `targets` reaches this place."""
        if index >= WALKS:
            return place_of(self.origins[index])
        return target - (index - 1) + (self.stride if self.turn else -self.stride)

    def reach(self, bit: i64, free: i64) -> i64:
        """ZZ-10, ZZ-12 to ZZ-14: where this piece can go, its own side's squares among them."""
        if self.kinds[Z] & bit:
            return self.around(bit)
        if self.kinds[CROSS] & bit:
            return self.slide(bit, self.stride - 1, self.stride + 1, free)
        if self.kinds[PLUS] & bit:
            return self.slide(bit, 1, self.stride, free)
        return self.fly(bit, self.turn, free) if self.kinds[ARROW] & bit else 0

    def attackers(self, place: i64, side: i64) -> i64:
        """The pieces of this side that reach it. From there the same steps lead back to them, for
        the other side."""
        bit, free, shown = BITS[place], self.free(), ~self.hidden
        found = self.ahead(bit, side ^ 1) & (self.hidden | self.kinds[ZERO])
        found |= self.fly(bit, side ^ 1, free) & self.kinds[ARROW] & shown
        found |= self.around(bit) & self.kinds[Z] & shown
        found |= self.slide(bit, self.stride - 1, self.stride + 1, free) & self.kinds[CROSS] & shown
        found |= self.slide(bit, 1, self.stride, free) & self.kinds[PLUS] & shown
        return found & self.sides[side]

    def ahead(self, bit: i64, side: i64) -> i64:
        """ZZ-11"""
        return self.abreast(bit >> self.stride if side else bit << self.stride)

    def around(self, bit: i64) -> i64:
        """ZZ-10"""
        return self.abreast(bit | bit << self.stride | bit >> self.stride) ^ bit

    def abreast(self, bits: i64) -> i64:
        """These and their neighbours to the left and right."""
        bits &= self.full
        return (bits | bits << 1 | bits >> 1) & self.full

    def fly(self, bit: i64, side: i64, free: i64) -> i64:
        """ZZ-12: a step ahead, or two in the same direction."""
        return (
            self.ahead(bit, side)
            | self.hop(bit, self.stride - 1, side, free)
            | self.hop(bit, self.stride, side, free)
            | self.hop(bit, self.stride + 1, side, free)
        )

    def hop(self, bit: i64, step: i64, side: i64, free: i64) -> i64:
        if side:
            return (bit >> step & free) >> step & self.full
        return (bit << step & free) << step & self.full

    def slide(self, bit: i64, one: i64, other: i64, free: i64) -> i64:
        """ZZ-13, ZZ-14: along both lines."""
        return self.line(bit, one, free) | self.line(bit, other, free)

    def line(self, bit: i64, step: i64, free: i64) -> i64:
        """Both ways, up to and onto the first piece; what left the board isn't free either."""
        up, down = bit << step, bit >> step
        seen = up | down
        while up & free:
            up <<= step
            seen |= up
        while down & free:
            down >>= step
            seen |= down
        return seen & self.full

    def free(self) -> i64:
        return self.full & ~(self.sides[0] | self.sides[1])

    def list_acts(self, start: i64) -> i64:
        """All legal acts (ZZ-21), into `acts` from there on; returns where they end."""
        end = self.list_moves(start, self.full)
        left = self.hidden & self.sides[self.turn]
        while left:
            place = place_of(left & -left)
            self.acts[end] = place | place << 6
            left &= left - 1
            end += 1
        return end

    def list_takes(self, start: i64) -> i64:
        """Only those that take something."""
        return self.list_moves(start, self.sides[self.turn ^ 1])

    def list_moves(self, start: i64, onto: i64) -> i64:
        self.make_room(start)
        end = start
        for index in range(self.aim()):
            left = self.targets[index] & onto
            while left:
                target = place_of(left & -left)
                self.acts[end] = self.origin_of(index, target) | target << 6
                left &= left - 1
                end += 1
        return end

    def make_room(self, start: i64) -> None:
        while len(self.acts) < start + MOST_ACTS:
            self.acts = append(self.acts, 0)

    def has_act(self) -> bool:
        """ZZ-23"""
        return self.hidden & self.sides[self.turn] != 0 or self.can_move()

    def can_move(self) -> bool:
        found: i64 = 0
        for index in range(self.aim()):
            found |= self.targets[index]
        return found != 0

    def outcome(self) -> i64:
        """ZZ-22 to ZZ-24: what the last act ended, for its maker or as a draw."""
        if self.has_taken_z():
            return Z_TAKEN
        return self.drawn() if self.has_act() else NO_MOVE

    def has_taken_z(self) -> bool:
        return self.ply > 0 and self.made[self.ply - 1] >> 12 & KIND == Z

    def drawn(self) -> i64:
        """ZZ-24"""
        if self.sides[0] | self.sides[1] == self.kinds[Z]:
            return TWO_ZS
        if self.quiet >= SOONEST_THIRD and self.is_threefold():
            return THREEFOLD
        return QUIET if self.quiet >= QUIET_PLIES else GOES_ON

    def is_threefold(self) -> bool:
        """It takes four plies to come back."""
        keys, key = self.keys, self.key
        times: i64 = 0
        for ply in range(self.ply - 4, self.ply - self.quiet - 1, -2):
            if keys[ply] == key:
                times += 1
        return times >= 2


def is_lasting(mover: i64) -> bool:
    """ZZ-24: a ply of this one can't be undone by playing."""
    return mover & HIDDEN != 0 or mover & KIND == ZERO or mover & KIND == ARROW
