"""The engine against the rules, game by game: legal acts, boards, endings, and the way back.

`python -m tests.games.zgame.engine.compare --games 1000` is the long form.
"""

import argparse
from collections import Counter
from random import Random

from msgspec.structs import replace

from sabot.core.luck import Luck
from sabot.games.zgame.acts import Move, Options
from sabot.games.zgame.board import reached
from sabot.games.zgame.engine.bits import BITS, COMPILED
from sabot.games.zgame.grid import ENDINGS, act_of, acts_of, grid_of, place_on, ply_of
from sabot.games.zgame.position import make, outcome, plies
from sabot.games.zgame.setup import first_deal

SIZES = ("5x6", "5x7", "7x7")


def play_both(size, seed):
    """One game, compared at every ply; returns its ending."""
    random, here = Random(seed), first_deal(Options(size=size), Luck(b"engine", seed)).position
    grid, ended, seen = grid_of(here), None, []
    while not ended:
        seen.append(snapshot(grid))
        legal = list(plies(here))
        assert_same_acts(grid, here, legal)
        made = make(here, choose(random, seed % 3, here, legal))
        taken = grid.make(act_of(grid, made.ply))
        here, ended = made.position, outcome(made)
        assert (taken != 0, ENDINGS.get(grid.outcome())) == (made.taken is not None, ended)
        assert snapshot(grid) == snapshot(grid_of(replace(here, before=()))), made.ply
        assert grid.quiet == len(here.before)
    assert_same_past(grid, here)
    assert_way_back(grid, seen)
    return ended


def choose(random, temper, here, legal):
    """0: anything · 1: mostly no capture, so that games get long · 2: takes all but the Z."""
    prey = {ply: here.board[here.shape.places[getattr(ply, "target", "")]] for ply in moves(legal)}
    calm = [ply for ply in legal if not prey.get(ply)]
    greedy = [ply for ply, piece in prey.items() if piece and piece.symbol != "z"]
    wanted = {0: legal, 1: calm, 2: greedy or calm}[temper]
    return random.choice(wanted if wanted and random.random() < 0.95 else legal)


def moves(legal):
    return [ply for ply in legal if isinstance(ply, Move)]


def assert_same_acts(grid, here, legal):
    acts = acts_of(grid)
    assert len(acts) == len(set(acts)) == len(legal)
    assert {ply_of(grid, act) for act in acts} == set(legal)
    takes = {ply for ply in moves(legal) if here.board[here.shape.places[ply.target]]}
    assert {ply_of(grid, grid.acts[index]) for index in range(grid.list_takes(0))} == takes


def assert_same_past(grid, here):
    """ZZ-24: what a grid made of the position remembers is what this one saw."""
    fresh = grid_of(here)
    past = list(grid.keys)[grid.ply - grid.quiet : grid.ply]
    assert (list(fresh.keys)[: fresh.ply], fresh.quiet) == (past, grid.quiet)


def assert_way_back(grid, seen):
    while seen:
        grid.undo()
        assert snapshot(grid) == seen.pop()
    assert (grid.ply, grid.quiet) == (0, 0)


def assert_same_attackers(grid, here):
    shape, board = here.shape, here.board
    for target, square in enumerate(shape.squares):
        for number, side in enumerate(("white", "black")):
            origins = {
                origin
                for origin, piece in enumerate(board)
                if piece and piece.side == side and target in aims(shape, board, origin, target)
            }
            found = grid.attackers(place_on(grid, square), number)
            assert found == sum(BITS[place_on(grid, shape.squares[each])] for each in origins)


def aims(shape, board, origin, target):
    """Where it could take, if an enemy stood on this target."""
    prey = board[origin]._replace(side="white" if board[origin].side == "black" else "black")
    with_prey = (*board[:target], prey, *board[target + 1 :]) if origin != target else board
    return set(reached(shape, with_prey, origin))


def snapshot(grid):
    sets = (*grid.sides, *grid.kinds, grid.hidden)
    return (tuple(grid.cells), sets, grid.key, grid.turn)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1_000, help="on each size")
    games = parser.parse_args().games
    endings = Counter(play_both(size, seed) for size in SIZES for seed in range(games))
    print({"compiled": COMPILED, "games": games * len(SIZES), "endings": dict(endings)})


if __name__ == "__main__":
    main()
