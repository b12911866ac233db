"""A grid of the engine as plain data, and back: compiled classes and their vectors can't be
pickled."""

from typing import Any

from mypy_extensions import i64

from sabot.games.zgame.engine.bits import vec
from sabot.games.zgame.engine.core import Grid

NUMBERS = ("turn", "key", "quiet", "ply", "hidden")
VECTORS = ("sides", "kinds", "cells", "keys", "made")


def kept(grid: Grid) -> dict[str, Any]:
    numbers = {name: int(getattr(grid, name)) for name in ("width", "height", *NUMBERS)}
    return numbers | {name: list(getattr(grid, name)) for name in VECTORS}


def taken_up(data: dict[str, Any]) -> Grid:
    grid = Grid(data["width"], data["height"])
    for name in NUMBERS:
        setattr(grid, name, data[name])
    for name in VECTORS:
        setattr(grid, name, vec[i64](data[name]))
    return grid
