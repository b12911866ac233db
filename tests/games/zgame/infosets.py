"""Puzzles solved once more, on the rules alone: sets of worlds that look alike to the solver.

Shares nothing with the proofs of the engine. Slow on purpose: two plies, and few worlds.
"""

from collections import defaultdict
from itertools import permutations

from sabot.games.zgame.board import shape_of
from sabot.games.zgame.notation import written
from sabot.games.zgame.pieces import Piece
from sabot.games.zgame.position import Position, make, outcome, plies
from sabot.games.zgame.puzzles.puzzle import left_in, pieces_of


def worlds(puzzle):
    """Every way in which the symbols that are left may stand on the hidden squares."""
    shape, pieces = shape_of(puzzle.size), list(pieces_of(puzzle))
    hidden = [piece for piece in pieces if piece.symbol is None]
    for symbols in sorted(set(permutations(left_in(puzzle).elements()))):
        board = [None] * len(shape.squares)
        for piece in pieces:
            board[shape.places[piece.square]] = Piece(piece.side, piece.symbol, piece.hidden)
        for piece, symbol in zip(hidden, symbols, strict=True):
            board[shape.places[piece.square]] = Piece(piece.side, symbol, hidden=True)
        yield Position(puzzle.size, tuple(board), puzzle.side)


def solutions(alike, left):
    """As plies: those of the solver are the same in all worlds."""
    return {ply for ply in plies(alike[0]) if works(alike, ply, left)}


def works(alike, ply, left):
    for seen in by_sight(make(world, ply) for world in alike).values():
        if outcome(seen[0]) == "z-taken":
            continue
        if left == 1 or any(outcome(made) not in (None, "no-move") for made in seen):
            return False
        if not is_lost([made.position for made in seen], left - 1):
            return False
    return True


def is_lost(alike, left):
    answers = [make(world, ply) for world in alike for ply in plies(world)]
    if any(outcome(made) for made in answers):
        return False
    groups = by_sight(answers).values()
    return all(solutions([made.position for made in group], left) for group in groups)


def by_sight(all_made):
    """ZZ-30: what is written of a ply is what everyone sees of it."""
    groups = defaultdict(list)
    for made in all_made:
        groups[written(made)].append(made)
    return groups
