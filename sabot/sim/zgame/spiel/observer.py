"""What one player of OpenSpiel's Z-Game can see: as text, and as planes of the board (ZZ-30)."""

from typing import Any

import numpy as np

from sabot.games.zgame.board import Size, shape_of
from sabot.games.zgame.engine.bits import BITS
from sabot.games.zgame.engine.core import HIDDEN, KIND, QUIET_PLIES
from sabot.sim.zgame.spiel.board import PIECES, Board, squares_of

OWN, OWN_HIDDEN, OTHERS, OTHERS_HIDDEN, TURN, QUIET = 0, 5, 10, 15, 16, 17
OWN_TAKEN, OTHERS_TAKEN, PLANES = 18, 23, 28


class Observer:
    """`recalls`: all that was seen since the game began, too; in words alone."""

    def __init__(self, size: Size, recalls: bool) -> None:
        self.recalls = recalls
        places = len(shape_of(size).squares)
        self.tensor = np.zeros(PLANES * places, np.float32)
        self.dict = {"planes": self.tensor.reshape(PLANES, places)}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor.fill(0)
        if state.board:
            paint(self.dict["planes"], state.board, player)

    def string_from(self, state: Any, player: int) -> str:
        board: Board | None = state.board
        if not board:
            return f"arranged: {state.arranged[player : player + 1]}"
        if self.recalls:
            return f"{board.secrets(player)}{board.seen}"
        return f"{board.text(player)} {board.grid.turn} {board.grid.quiet} x{board.taken()}"


def paint(planes: Any, board: Board, player: int) -> None:
    grid = board.grid
    for column, place in enumerate(squares_of(grid)):
        if cell := grid.cells[place]:
            planes[plane_of(cell, bool(BITS[place] & grid.sides[player])), column] = 1
    planes[TURN] = grid.turn == player
    planes[QUIET] = grid.quiet / QUIET_PLIES
    for first, side in ((OWN_TAKEN, player), (OTHERS_TAKEN, 1 - player)):
        for kind, there in PIECES.items():
            planes[first + kind - 1] = board.missing(side, kind) / there


def plane_of(cell: int, own: bool) -> int:
    if not own:
        return OTHERS_HIDDEN if cell & HIDDEN else OTHERS + (cell & KIND) - 1
    return (OWN_HIDDEN if cell & HIDDEN else OWN) + (cell & KIND) - 1
