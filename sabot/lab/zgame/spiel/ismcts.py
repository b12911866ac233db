"""OpenSpiel's own player for hidden information (IS-MCTS), at Z-Game: a yardstick for ours.

Its evaluator is our compiled random play, since its own, through Python, would be some sixty
times slower. It gets as many simulations as fit into its time.
"""

from time import process_time
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from sabot.core.luck import Luck
from sabot.games.zgame.acts import Ply
from sabot.games.zgame.bots.field import unseen
from sabot.games.zgame.engine.core import NO_MOVE, Z_TAKEN, Grid
from sabot.games.zgame.engine.playout import playout, rewind
from sabot.games.zgame.grid import cell_of, empty_grid, place_on, ply_of
from sabot.games.zgame.pieces import Side
from sabot.games.zgame.view import View
from sabot.lab.zgame.spiel.board import Board
from sabot.lab.zgame.spiel.game import ARRANGEMENTS, ZGame, ZGameState

EAGER = 0.7  # UCT's c, for scores from -1 to 1
PLAYOUTS = 8  # at a leaf
LONGEST = 400  # acts of one of them; then it counts as a draw
FIRST_GUESS = 0.0004  # seconds that a simulation takes
FEWEST = 30  # simulations


class Evaluator:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def prior(self, state: ZGameState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: ZGameState) -> Any:
        assert state.board
        white = sum(self.score(state.board.grid) for _ in range(PLAYOUTS)) / PLAYOUTS
        return np.array([white, -white])

    def score(self, grid: Grid) -> int:
        """Of one random game, for White."""
        self.seed += 1
        ply = grid.ply
        is_won = playout(grid, self.seed, LONGEST) in (Z_TAKEN, NO_MOVE)
        score = (1 if grid.turn else -1) if is_won else 0
        rewind(grid, ply)
        return score


class Player:
    """Thinks for `budget` seconds of CPU time a ply, as nearly as it can guess."""

    def __init__(self) -> None:
        self.each = FIRST_GUESS

    def __call__(self, view: View, luck: Luck, budget: float) -> Ply:
        state, simulations = state_of(view), max(FEWEST, round(budget / self.each))
        seed = luck.below(2**31)
        bot = ISMCTSBot(state.get_game(), Evaluator(seed), EAGER, simulations,
                        random_state=np.random.RandomState(seed))  # fmt: skip
        begun = process_time()
        action = int(bot.step(state))
        self.each = 0.7 * self.each + 0.3 * (process_time() - begun) / simulations
        assert state.board
        return ply_of(state.board.grid, action - ARRANGEMENTS)


player = Player()  # one for all games: it learns how long a simulation takes here


def state_of(view: View) -> ZGameState:
    """A state with the other side's hidden pieces placed arbitrarily: none is ever looked at."""
    assert view.mine
    state = ZGame({"size": view.size}).new_initial_state()
    state.arranged, state.board = [0, 0], Board(grid_of(view, view.mine.side), "")
    return state


def grid_of(view: View, side: Side) -> Grid:
    """It knows how many plies were quiet, but no position before this one."""
    grid, left = empty_grid(view.size, side), iter(unseen(view, side))
    for piece in view.pieces:
        symbol = piece.symbol or next(left)
        grid.put(place_on(grid, piece.square), cell_of(piece.side, symbol, piece.hidden))
    for _ in range(view.quiet):
        grid.remember(0)
    return grid
