"""What one player of OpenSpiel's Z-Game can see: as text, and as planes of the board (ZZ-30)."""

from typing import Any

import numpy as np
import pyspiel

from sabot.games.zgame.board import Size, shape_of
from sabot.games.zgame.engine.bits import BITS
from sabot.games.zgame.engine.core import HIDDEN, KIND, QUIET_PLIES
from sabot.lab.zgame.spiel.board import PIECES, Board, squares_of

OWN, OWN_HIDDEN, OTHERS, OTHERS_HIDDEN, TURN, QUIET = 0, 5, 10, 15, 16, 17
OWN_TAKEN, OTHERS_TAKEN, PLANES = 18, 23, 28
ONE_PLAYERS, NOBODYS = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE


class Observer:
    """Of the kind that OpenSpiel asks for; only the usual one has planes.

    A kind with perfect recall tells all that was seen since the game began, in words alone.
    """

    def __init__(self, size: Size, kind: Any = None) -> None:
        self.recalls = kind is not None and kind.perfect_recall
        self.is_public = kind is None or kind.public_info
        self.secrets = ONE_PLAYERS if kind is None else kind.private_info
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.is_public and self.secrets == ONE_PLAYERS and not self.recalls:
            places = len(shape_of(size).squares)
            self.tensor = np.zeros(PLANES * places, np.float32)
            self.dict = {"planes": self.tensor.reshape(PLANES, places)}

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.board:
            paint(self.dict["planes"], state.board, player)

    def string_from(self, state: Any, player: int) -> str:
        knowers = {ONE_PLAYERS: (player,), NOBODYS: ()}.get(self.secrets, (0, 1))
        if not state.board:
            arranged = [state.arranged[knower : knower + 1] for knower in knowers]
            return "".join(f"arranged: {number}" for number in arranged)
        board: Board = state.board
        private = "/".join(board.secrets(knower) for knower in knowers)
        return private + self._seen(board, knowers) if self.is_public else private

    def _seen(self, board: Board, knowers: tuple[int, ...]) -> str:
        if self.recalls:
            return board.seen
        return f" {board.text(knowers)} {board.grid.turn} {board.grid.quiet} x{board.taken()}"


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
