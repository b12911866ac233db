"""What a seat believes of the pieces it can't see: all arrangements that fit, each with its weight.

Revealed and taken symbols rule arrangements out. What the other side does only shifts the weights:
a sensible player is more eager for some plies than for others, if a piece is this or that. Any ply
may also be a whim or a bluff, so no arrangement that fits is ever given up; and a player whose
symbols turn out to be other than they seemed is trusted less from then on.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from math import prod

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import Event
from sabot.core.luck import Luck
from sabot.games.zgame.acts import Moved, Revealed, Taken, TookBack
from sabot.games.zgame.board import Board, Size, Square, shape_of
from sabot.games.zgame.bots.arrangements import Arrangement, arrangements
from sabot.games.zgame.bots.eagerness import HOMES
from sabot.games.zgame.bots.suspicion import Step, likelihoods
from sabot.games.zgame.bots.tells import HOME_PARTS, scene_of
from sabot.games.zgame.pieces import OTHER, SET, Piece, Side, Symbol
from sabot.games.zgame.setup import x_squares
from sabot.games.zgame.view import PieceView, View

World = dict[Square, Symbol]
TRUST = 0.5  # in a stranger
MOST = 0.95  # trust in anybody, and distrust
WHIM = 0.01  # this share of each ply tells nothing
UNDO = 2  # ZZ-25: plies that can be taken back
FINE = 2**53


class Belief(Struct, frozen=True):
    size: Size
    side: Side  # that hides them
    board: Board  # as both can see it
    squares: tuple[Square, ...]  # where hidden pieces stand
    left: tuple[Symbol, ...]  # what they are, sorted
    weights: tuple[float, ...]  # of all that is `fitting`, if it is as it seems
    trust: float  # that it is; or else all that fits is as likely
    past: tuple["Belief", ...] = ()  # to which a takeback leads


def watch(belief: Belief | None, view: View, events: tuple[Event, ...]) -> Belief:
    if belief is None:
        return first_sight(view)
    for event in events:
        match event:
            case TookBack(_, plies):
                return replace(belief.past[-plies], past=belief.past[:-plies])
            case Moved() | Revealed():
                return follow(belief, view, event, events)
    return belief


def worlds(belief: Belief) -> list[tuple[float, World]]:
    """Everything that may be, and how likely that is."""
    pairs = zip(shares(belief), fitting(belief), strict=True)
    return [(weight, named(belief, symbols)) for weight, symbols in pairs]


def sample(belief: Belief, n: int, luck: Luck) -> list[World]:
    """
    `n` worlds, evenly spread over the weights: one with half the weight is drawn for half of
    these.
    """
    sums, symbols = list(accumulate(shares(belief))), fitting(belief)
    start = luck.below(FINE) / FINE
    drawn = (bisect_right(sums, (start + number) / n * sums[-1]) for number in range(n))
    return [named(belief, symbols[min(index, len(symbols) - 1)]) for index in drawn]


def chances(belief: Belief, square: Square) -> dict[Symbol, float]:
    """What the hidden piece there may be."""
    index, found = belief.squares.index(square), dict.fromkeys(belief.left, 0.0)
    for weight, symbols in zip(shares(belief), fitting(belief), strict=True):
        found[symbols[index]] += weight
    return found


def shares(belief: Belief) -> tuple[float, ...]:
    return mixed(belief.weights, 1 - belief.trust)


def fitting(belief: Belief) -> tuple[Arrangement, ...]:
    return arrangements(belief.left, len(belief.squares))


def named(belief: Belief, symbols: Arrangement) -> World:
    return dict(zip(belief.squares, symbols, strict=True))


def first_sight(view: View) -> Belief:
    side = OTHER[view.mine.side if view.mine else "white"]
    theirs = [piece for piece in view.pieces if piece.side == side]
    squares = tuple(piece.square for piece in theirs if piece.symbol is None)
    gone = (piece.symbol for piece in view.taken if piece.side == side)
    known = [symbol for symbol in (*gone, *(piece.symbol for piece in theirs)) if symbol]
    left = tuple(sorted((Counter(SET) - Counter(known)).elements()))
    weights = set_up(view.size, side, squares, left)
    return Belief(view.size, side, board_of(view), squares, left, weights, TRUST)


def set_up(
    size: Size, side: Side, squares: tuple[Square, ...], left: tuple[Symbol, ...]
) -> tuple[float, ...]:
    """What stands where at home; a piece that has left it tells nothing."""
    homes = (shape_of(size).squares[place] for place in x_squares(size, side))
    parts = dict(zip(homes, HOME_PARTS, strict=True))
    at_home = [(index, parts[square]) for index, square in enumerate(squares) if square in parts]
    fits = arrangements(left, len(squares))
    odds = [prod(HOMES[each[index]][part] for index, part in at_home) for each in fits]
    return mixed(odds, WHIM)


def mixed(odds: Sequence[float], share: float) -> tuple[float, ...]:
    """As parts of one; a share of it is the same for all."""
    total, even = sum(odds), share / len(odds)
    return tuple(even + (1 - share) * each / total for each in odds)


def board_of(view: View) -> Board:
    pieces = {piece.square: piece for piece in view.pieces}
    return tuple(public(pieces.get(square)) for square in shape_of(view.size).squares)


def public(piece: PieceView | None) -> Piece | None:
    """What is hidden moves as a zero, and all of it looks alike."""
    if piece is None:
        return None
    shown = None if piece.hidden else piece.symbol
    return Piece(piece.side, shown or "zero", piece.hidden)


def follow(belief: Belief, view: View, ply: Moved | Revealed, events: tuple[Event, ...]) -> Belief:
    past = (*belief.past, replace(belief, past=()))[-UNDO:]
    lasting = any(isinstance(event, Taken | Revealed) for event in events)
    belief = replace(belief, past=() if lasting else past)
    if view.players[ply.seat].side == belief.side:
        belief = replace(belief, weights=judged(belief, ply))
    for event in events:
        belief = take_in(belief, view, event)
    return replace(belief, board=board_of(view))


def judged(belief: Belief, ply: Moved | Revealed) -> tuple[float, ...]:
    places = shape_of(belief.size).places
    ends = (ply.square,) * 2 if isinstance(ply, Revealed) else (ply.origin, ply.target)
    scene = scene_of(belief.size, belief.board, belief.side)
    hidden = [places[square] for square in belief.squares]
    found = likelihoods(scene, hidden, fitting(belief), Step(*(places[end] for end in ends)))
    return mixed([a * b for a, b in zip(belief.weights, found, strict=True)], WHIM)


def take_in(belief: Belief, view: View, event: Event) -> Belief:
    match event:
        case Moved(_, origin, target):
            moved = (target if square == origin else square for square in belief.squares)
            return replace(belief, squares=tuple(moved))
        case Taken(seat, square, symbol) | Revealed(seat, square, symbol):
            if square in belief.squares and view.players[seat].side == belief.side:
                return narrowed(belief, belief.squares.index(square), symbol)
    return belief


def narrowed(belief: Belief, index: int, symbol: Symbol) -> Belief:
    """That piece is known now. Without it, what fits is still in the order of its names."""
    pairs = zip(belief.weights, fitting(belief), strict=True)
    weights = [weight for weight, symbols in pairs if symbols[index] == symbol]
    even = len(weights) / len(belief.weights)
    squares, left = list(belief.squares), list(belief.left)
    del squares[index]
    left.remove(symbol)
    return replace(
        belief,
        squares=tuple(squares),
        left=tuple(left),
        weights=mixed(weights, share=0),
        trust=trust_after(belief, seemed=sum(weights), even=even),
    )


def trust_after(belief: Belief, seemed: float, even: float) -> float:
    """How likely this symbol was, if all was as it seemed, and by chance."""
    trust = belief.trust * seemed / (belief.trust * seemed + (1 - belief.trust) * even)
    return min(MOST, max(1 - MOST, trust))
