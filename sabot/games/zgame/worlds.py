"""Grids of the engine from what a seat sees: one for each way the hidden pieces may lie."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from sabot.games.zgame.board import Size, Square
from sabot.games.zgame.engine.core import Grid
from sabot.games.zgame.grid import cell_of, empty_grid, place_on
from sabot.games.zgame.pieces import OTHER, Side, Symbol
from sabot.games.zgame.view import PieceView

World = Mapping[Square, Symbol]
Pieces = tuple[PieceView, ...]


class Scene(NamedTuple):
    """All that a seat knows when it is to play."""

    size: Size
    side: Side
    pieces: Pieces
    been: tuple[Pieces, ...] = ()  # ZZ-24: since the last ply that can't be undone, oldest first


def grids_of(scene: Scene, worlds: Iterable[World]) -> list[tuple[Grid, int]]:
    """Each only once, and how often it was drawn."""
    times, past = Counter(tuple(world.items()) for world in worlds), tuple(past_keys(scene))
    return [(grid_in(scene, dict(world), past), count) for world, count in times.items()]


def grid_in(scene: Scene, world: World, past: Iterable[int]) -> Grid:
    grid, secret = seen(scene.size, scene.pieces, scene.side), empty_grid(scene.size, "white")
    for square, symbol in world.items():
        cell = cell_of(OTHER[scene.side], symbol, hidden=True)
        grid.put(place_on(grid, square), cell)
        secret.put(place_on(grid, square), cell)
    for key in past:
        grid.remember(key ^ secret.key)
    return grid


def past_keys(scene: Scene) -> Iterator[int]:
    """What is hidden has not moved since then, so it is the same in all of them."""
    turns = (scene.side, OTHER[scene.side])
    for age, pieces in zip(range(len(scene.been), 0, -1), scene.been, strict=True):
        yield seen(scene.size, pieces, turns[age % 2]).key


def seen(size: Size, pieces: Pieces, turn: Side) -> Grid:
    """Without what the other side hides."""
    grid = empty_grid(size, turn)
    for piece in pieces:
        if piece.symbol or not piece.hidden:
            grid.put(place_on(grid, piece.square), cell_of(piece.side, piece.symbol, piece.hidden))
    return grid
