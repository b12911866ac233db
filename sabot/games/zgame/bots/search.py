"""How a bot of Z-Game weighs its plies: a few of them deep, and then only captures."""

from operator import attrgetter
from typing import NamedTuple

from sabot.games.zgame.board import Place
from sabot.games.zgame.bots.field import HIDDEN, OTHERS, UNKNOWN, Field, Turn, Z, steps
from sabot.games.zgame.bots.worth import WIN, worth_of

CALM = 4  # captures in a row that are looked at in the end


class Weighed(NamedTuple):
    value: float
    origin: Place
    target: Place  # the same as origin: a reveal


def weigh(field: Field, depth: int) -> list[Weighed]:
    """Every ply of the bot, best first."""
    search = Search(field)
    found = [
        Weighed(search.value(0, origin, target, depth, -2 * WIN, 2 * WIN, 0.0), origin, target)
        for origin, target in search.ordered(0, only_takes=False)
    ]
    return sorted(found, key=attrgetter("value"), reverse=True)


class Search:
    """Negamax over one field; a score is that of whose turn it is, less what it was at the root."""

    def __init__(self, field: Field) -> None:
        self.field, self.cells, self.worth = field, field.cells, worth_of(field)

    def value(
        self,
        turn: Turn,
        origin: Place,
        target: Place,
        depth: int,
        alpha: float,
        beta: float,
        score: float,
    ) -> float:
        """Makes this ply, lets the other side answer, and takes it back."""
        cells, worth = self.cells, self.worth
        mover, taken = cells[origin], cells[target] if target != origin else 0
        landed = mover - HIDDEN if target == origin else mover
        score += worth[landed][target] - worth[mover][origin]
        if taken:
            score += worth[taken][target]
            if taken % OTHERS == Z:
                return score + depth  # sooner is better
        cells[origin], cells[target] = 0, landed
        value = -self.best(1 - turn, depth - 1, -beta, -alpha, -score)
        cells[target], cells[origin] = taken, mover
        return value

    def best(self, turn: Turn, depth: int, alpha: float, beta: float, score: float) -> float:
        calm = depth <= 0
        top = score if calm or self.may_wait(turn) else -2 * WIN
        if top >= beta or depth <= -CALM:
            return top
        for origin, target in self.ordered(turn, calm):
            value = self.value(turn, origin, target, depth, max(alpha, top), beta, score)
            top = max(top, value)
            if top >= beta:
                break
        return top

    def may_wait(self, turn: Turn) -> bool:
        """Turning over a piece that the bot doesn't know changes nothing it could reckon with."""
        return turn == 1 and OTHERS + UNKNOWN in self.cells

    def ordered(self, turn: Turn, only_takes: bool) -> list[tuple[Place, Place]]:
        """The fattest prey first."""
        return sorted(steps(self.field, turn, only_takes), key=self.prey, reverse=True)

    def prey(self, step: tuple[Place, Place]) -> float:
        origin, target = step
        taken = self.cells[target]
        return self.worth[taken][target] if taken and origin != target else 0.0
