"""Z-Game once more, as plainly as it can be said: a dict of squares, and every square tried.

Shares nothing with the rules but the words for symbols. Slow on purpose.
"""

from itertools import product

FORWARD = {"white": 1, "black": -1}


class Naive:
    def __init__(self, width, height, pieces, turn="white", past=()):
        """`pieces`: (file, rank) -> (side, symbol, hidden); ranks count from 1."""
        self.width, self.height, self.pieces, self.turn = width, height, dict(pieces), turn
        self.past = past  # all positions before, and whether each could be come back to

    def acts(self):
        """Every legal act, as text: "c2c3", or "!c2"."""
        found = set()
        for square, (side, _, hidden) in self.pieces.items():
            if side == self.turn:
                if hidden:
                    found.add("!" + name(square))
                found |= {name(square) + name(to) for to in self.squares() if self.can(square, to)}
        return found

    def squares(self):
        return product(range(1, self.width + 1), range(1, self.height + 1))

    def can(self, origin, target):
        side, symbol, hidden = self.pieces[origin]
        if self.pieces.get(target, ("nobody",))[0] == side or origin == target:
            return False
        across, up = target[0] - origin[0], (target[1] - origin[1]) * FORWARD[side]
        return fits("zero" if hidden else symbol, abs(across), up) and self.is_free(origin, target)

    def is_free(self, origin, target):
        """Step by step towards it, nothing stands in the way."""
        file, rank = origin
        while True:
            file, rank = file + sign(target[0] - file), rank + sign(target[1] - rank)
            if (file, rank) == target:
                return True
            if (file, rank) in self.pieces:
                return False

    def after(self, act):
        """What becomes of it, and how it ended, if it did."""
        pieces, origin = dict(self.pieces), square(act.strip("!")[:2])
        side, symbol, hidden = pieces[origin]
        taken = None
        if act.startswith("!"):
            pieces[origin] = (side, symbol, False)
        else:
            target = square(act[2:])
            taken = pieces.pop(target, None)
            base = self.height if side == "white" else 1
            del pieces[origin]
            pieces[target] = (side, symbol, hidden and target[1] != base)
        lasting = taken or hidden or symbol in ("zero", "arrow")
        other = "black" if side == "white" else "white"
        next = Naive(self.width, self.height, pieces, other, (*self.past, (self.key(), lasting)))
        return next, next.ending(taken)

    def key(self):
        return frozenset(self.pieces.items()), self.turn

    def ending(self, taken):
        if taken and taken[1] == "z":
            return "z-taken"
        if not self.acts():
            return "no-move"
        if {symbol for _, symbol, _ in self.pieces.values()} == {"z"}:
            return "two-zs"
        if [key for key, _ in self.past].count(self.key()) == 2:
            return "threefold"
        quiet = [lasting for _, lasting in self.past[-60:]]
        return "quiet" if len(quiet) == 60 and not any(quiet) else None

    def perft(self, depth):
        if depth == 0:
            return 1
        total = 0
        for act in self.acts():
            next, ending = self.after(act)
            total += 1 if ending and depth == 1 else 0 if ending else next.perft(depth - 1)
        return total


def fits(symbol, across, up):
    """By the shape of the step alone."""
    match symbol:
        case "z":
            return across <= 1 and abs(up) <= 1
        case "zero":
            return across <= 1 and up == 1
        case "arrow":
            return (across, up) in {(0, 1), (1, 1), (0, 2), (2, 2)}
        case "cross":
            return across == abs(up)
        case "plus":
            return across == 0 or up == 0


def sign(number):
    return (number > 0) - (number < 0)


def name(square):
    return "abcdefg"[square[0] - 1] + str(square[1])


def square(name):
    return "abcdefg".index(name[0]) + 1, int(name[1])


def naive_of(position):
    """The same position, seen so."""
    shape = position.shape
    cells = zip(shape.squares, position.board, strict=True)
    pieces = {square(name): tuple(piece) for name, piece in cells if piece}
    return Naive(shape.width, shape.height, pieces, position.turn)
