"""A game of Z-Game weighed once all is disclosed (ZZ-31): each side's chances, what decided it."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sabot.core.game import Weigher
from sabot.games.zgame.bots.thinking import chance
from sabot.games.zgame.bots.weights import worths
from sabot.games.zgame.engine.evaluate import Scale
from sabot.games.zgame.engine.search import Search
from sabot.games.zgame.grid import grid_of, ply_of
from sabot.games.zgame.notation import written
from sabot.games.zgame.pieces import SIDES
from sabot.games.zgame.position import Position, make
from sabot.games.zgame.reading import UNFORCED, read
from sabot.games.zgame.score import Score, positions

Share = int  # of all chances to win, in thousandths
ALL: Share = 1000
NODES = 60  # in each position, for a unit of effort
POINTED_OUT = 3
SLIP: Share = 50  # what a ply must have cost to be pointed out


class Moment(Struct, frozen=True):
    ply: int  # the first is 1
    cost: Share  # to the player who made it
    better: str  # as it would have been written (ZZ-32)


class Weighed(Struct, frozen=True):
    chances: tuple[Share, ...]  # White's, before the first ply and after each
    moments: tuple[Moment, ...]  # that decided the game, in the order they came


class Advice(Struct, frozen=True):
    chance: Share  # White's
    better: str


def split(text: str) -> tuple[Score, list[Position]]:
    """The last position only if the game could have gone on."""
    score = read(text)
    *before, last = positions(score)
    return score, [*before, last] if score.ending in UNFORCED else before


def join(score: Score, advice: Sequence[Advice]) -> Weighed:
    end = () if score.ending in UNFORCED else (outcome(score),)
    chances = (*(each.chance for each in advice), *end)
    made = moments(advice[: len(score.plies)], chances)
    slips = sorted(made, key=lambda each: each.cost, reverse=True)
    return Weighed(chances, tuple(sorted(slips[:POINTED_OUT], key=lambda each: each.ply)))


def advise(position: Position, effort: int) -> Advice:
    """With every symbol known, as nobody knew them then."""
    grid, mover = grid_of(position), SIDES.index(position.turn)
    search = Search(Scale(grid, worths(position.size), mover, zeal=0))
    search.look(grid, NODES * effort, 0)
    better = written(make(position, ply_of(grid, search.roots[0])))
    return Advice(white(round(ALL * chance(search.values[0])), mover), better)


def moments(advice: Sequence[Advice], chances: tuple[Share, ...]) -> Iterator[Moment]:
    for ply, (each, after) in enumerate(zip(advice, chances[1:], strict=True), 1):
        mover = (ply - 1) % 2  # ZZ-21
        cost = white(each.chance, mover) - white(after, mover)
        if cost >= SLIP:
            yield Moment(ply, cost, each.better)


def outcome(score: Score) -> Share:
    return {"white": ALL, "black": 0, None: ALL // 2}[score.winner]


def white(share: Share, mover: int) -> Share:
    """White's share, from that of either side; and back."""
    return ALL - share if mover else share


weigher = Weigher(split, advise, join)
