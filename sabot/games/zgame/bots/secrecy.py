"""What it is worth to a master of Z-Game that the other side can't see what it hides.

The first look (see thinking) lets the other side answer as if it saw everything. So acts that are
about as good are looked at again, in some of the worlds that may be: what would the other side
answer by what it can know, and what if it saw? What the first answer gives away counts, in part.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from sabot.core.game import Event
from sabot.core.luck import Luck
from sabot.games.zgame.acts import Move, Moved, Revealed
from sabot.games.zgame.board import Board, shape_of
from sabot.games.zgame.bots.belief import Belief, World, sample, watch
from sabot.games.zgame.bots.thinking import MARGIN, Pieces, Scene, Weighed, chance, value, weigh
from sabot.games.zgame.grid import empty_grid, ply_of
from sabot.games.zgame.pieces import OTHER, Piece, Side
from sabot.games.zgame.position import Made, Position, make, outcome
from sabot.games.zgame.view import Mine, PieceView, View

ACTS = 4  # that are looked at again
WORLDS = 2  # if anything is hidden from here
SURE = 0.95  # from here on, and as near to a loss, secrets don't matter
PART = 0.5  # of what an answer gives away: a longer search gives away less
MOST = 0.1  # of winning chance
WIDE = 200  # what an answer may give away
LEAST = 50  # nodes; a shorter search is worth nothing


class Secret(NamedTuple):
    """What one knows of the other side's ignorance."""

    scene: Scene
    view: View
    mine: Mine
    theirs: Belief  # what the other side may believe


def across(view: View, mine: Mine) -> View:
    """As the other side sees what is hidden here."""
    turned = replace(mine, side=OTHER[mine.side])
    return replace(view, mine=turned, pieces=veiled(view.pieces, mine.side))


def look_again(secret: Secret, weighed: list[Weighed], nodes: int, luck: Luck) -> list[Weighed]:
    """Acts, best first."""
    few = [each for each in weighed if is_close(each, weighed[0])][:ACTS]
    if len(few) < 2:
        return weighed
    belief = secret.scene.belief
    worlds = sample(belief, WORLDS if belief.squares else 1, luck)
    share = nodes // (2 * len(worlds) * len(few))
    if share < LEAST:
        return weighed
    again = [with_gain(secret, each, worlds, share) for each in few]
    return sorted(again, key=lambda each: -each.chance) + weighed[len(few) :]


def is_close(each: Weighed, best: Weighed) -> bool:
    """Worse acts have no exact value: `weigh` gives only a bound."""
    undecided = 1 - SURE < best.chance < SURE
    return undecided and each.chance > chance(value(best.chance) - MARGIN)


def with_gain(secret: Secret, each: Weighed, worlds: list[World], nodes: int) -> Weighed:
    """Counts only what is given away in every world: the rest may be luck."""
    least = min(gift(secret, each.act, world, nodes) for world in worlds)
    return each._replace(chance=each.chance + min(MOST, PART * least))


def gift(secret: Secret, act: int, world: World, nodes: int) -> float:
    """What the other side's answer gives away, if its pieces are these."""
    size, side = secret.scene.size, secret.scene.side
    position = Position(size, board_in(secret.view, world), side)
    made = make(position, ply_of(empty_grid(size, side), act))
    if outcome(made):
        return 0.0
    pieces = pieces_on(made.position)
    blind = Scene(size, OTHER[side], veiled(pieces, side), belief_after(secret, made, pieces))
    return given_away(blind, blind._replace(pieces=pieces), nodes)


def given_away(blind: Scene, seeing: Scene, nodes: int) -> float:
    answer, known = weigh(blind, nodes)[0].act, weigh(seeing, nodes, WIDE)
    return known[0].chance - next(each.chance for each in known if each.act == answer)


def board_in(view: View, world: World) -> Board:
    pieces = {
        each.square: Piece(each.side, each.symbol or world[each.square], each.hidden)
        for each in view.pieces
    }
    return tuple(pieces.get(square) for square in shape_of(view.size).squares)


def pieces_on(position: Position) -> Pieces:
    """With every symbol."""
    pairs = zip(position.shape.squares, position.board, strict=True)
    return tuple(PieceView(at, each.side, each.hidden, each.symbol) for at, each in pairs if each)


def veiled(pieces: Pieces, side: Side) -> Pieces:
    return tuple(
        replace(each, symbol=None) if each.hidden and each.side == side else each for each in pieces
    )


def belief_after(secret: Secret, made: Made, pieces: Pieces) -> Belief:
    """An act tells something, too."""
    seen = across(replace(secret.view, pieces=pieces), secret.mine)
    return watch(secret.theirs, seen, tuple(told(secret.mine.seat, made)))


def told(seat: int, made: Made) -> Iterator[Event]:
    if isinstance(made.ply, Move):
        yield Moved(seat, made.ply.origin, made.ply.target)
    if made.revealed:
        yield Revealed(seat, made.position.last[-1], made.revealed.symbol)
