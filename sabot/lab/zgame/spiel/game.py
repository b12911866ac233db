"""Z-Game as a Python game of OpenSpiel. White is player 0.

Actions below 630 are arrangements: first White's, then Black's, who doesn't see White's (ZZ-20).
After that an action is 630 plus an act of the engine.
"""

from collections.abc import Sequence
from typing import Any, get_args

import pyspiel

from sabot.games.zgame.board import Size
from sabot.games.zgame.engine.core import GOES_ON, NO_MOVE, QUIET_PLIES, Z_TAKEN
from sabot.games.zgame.grid import square_on
from sabot.games.zgame.pieces import LETTERS
from sabot.lab.zgame.spiel.board import Board, Luck, arrangements, board_of
from sabot.lab.zgame.spiel.observer import Observer

NAME = "python_zgame"
ARRANGEMENTS = 630
ACTS = 64 * 64
LASTING = 28 + 14 * 6  # captures and reveals, and steps ahead: no game has more plies that last
TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Z-Game",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,  # a whole game would be a very long one
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"size": "5x7"},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=ARRANGEMENTS + ACTS,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=2 + (LASTING + 1) * QUIET_PLIES,
)


class ZGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})
        self.size: Size = self.get_parameters().get("size", "5x7")
        if self.size not in get_args(Size):
            raise ValueError(f"size is one of {', '.join(get_args(Size))}, not {self.size!r}")

    def new_initial_state(self) -> "ZGameState":
        return ZGameState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.size, kind)


class ZGameState(pyspiel.State):  # type: ignore[misc]  # nor here
    def __init__(self, game: ZGame) -> None:
        super().__init__(game)
        self.size = game.size
        self.arranged: list[int] = []
        self.board: Board | None = None

    def current_player(self) -> int:
        if self.board is None:
            return len(self.arranged)
        over = self.board.outcome != GOES_ON
        return pyspiel.PlayerId.TERMINAL if over else int(self.board.grid.turn)

    def is_terminal(self) -> bool:
        return self.board is not None and self.board.outcome != GOES_ON

    def returns(self) -> list[float]:
        """For White and Black; the player who isn't on turn made the last act."""
        if self.board is None or self.board.outcome not in (Z_TAKEN, NO_MOVE):
            return [0.0, 0.0]
        return [1.0, -1.0] if self.board.grid.turn else [-1.0, 1.0]

    def resample_from_infostate(self, player: int, luck: Luck) -> "ZGameState":
        """Any state that looks the same to this player. Its history keeps the other's arrangement:
        only OpenSpiel's own records read that."""
        state: ZGameState = self.clone()
        if state.board:
            state.board.shuffle(1 - player, luck)
        elif player == 1 and state.arranged:
            state.arranged[0] = int(luck() * ARRANGEMENTS)
        return state

    def _legal_actions(self, player: int) -> Sequence[int]:
        if self.board is None:
            return range(ARRANGEMENTS)
        return [ARRANGEMENTS + act for act in self.board.legal()]

    def _apply_action(self, action: int) -> None:
        if self.board:
            self.board.play(action - ARRANGEMENTS)
            return
        self.arranged.append(action)
        if len(self.arranged) == 2:
            self.board = board_of(self.size, *self.arranged)

    def _action_to_string(self, player: int, action: int) -> str:
        if action < ARRANGEMENTS:
            return "".join(LETTERS[symbol] for symbol in arrangements()[action])
        act, grid = action - ARRANGEMENTS, board_of(self.size, 0, 0).grid
        return f"{square_on(grid, act & 63)}{square_on(grid, act >> 6)}"

    def __str__(self) -> str:
        return (
            self.board.text((0, 1)) + self.board.seen
            if self.board
            else f"arranged: {self.arranged}"
        )


pyspiel.register_game(TYPE, ZGame)
