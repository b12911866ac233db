"""What a game of Z-Game is at one moment, and the small changes every rule is made of."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import Event, Millis, Seat, Step
from sabot.games.zgame.acts import Ended, Ending, Options
from sabot.games.zgame.board import Board
from sabot.games.zgame.pieces import Piece, Side
from sabot.games.zgame.position import Position
from sabot.games.zgame.view import Phase

SEATS: tuple[Seat, Seat] = (0, 1)


class Player(Struct, frozen=True, gc=False):
    left: Millis  # on the clock, when this turn began
    ready: bool = False
    offered_at: int | None = None  # ZZ-26: plies made by then
    asked_at: int | None = None


class State(Struct, frozen=True, gc=False):
    options: Options
    white: Seat
    players: tuple[Player, ...]  # by seat
    position: Position
    start: Board  # as it stood when play began
    phase: Phase = "setup"
    opened: Millis = 0  # when the set-up or this turn began
    now: Millis = 0  # of the last entry
    taken: tuple[Piece, ...] = ()
    score: tuple[str, ...] = ()  # plies as they are written (ZZ-32)
    made: int = 0  # plies, those taken back too
    undo: tuple[Position, ...] = ()  # ZZ-25: since the last reveal or capture, at most two
    draw_offer: Seat | None = None  # the seat that waits for an answer
    takeback: Seat | None = None
    ending: Ending | None = None
    winner: Seat | None = None


def side_of(state: State, seat: Seat) -> Side:
    return "white" if seat == state.white else "black"


def seat_of(state: State, side: Side) -> Seat:
    return state.white if side == "white" else 1 - state.white


def on_turn(state: State) -> Seat:
    return seat_of(state, state.position.turn)


def mark(state: State, seat: Seat, **changes: Any) -> State:
    """The state with these changes to one player."""
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def end(state: State, why: Ending, winner: Seat | None, *events: Event) -> Step:
    over = replace(
        state, phase="over", ending=why, winner=winner, draw_offer=None, takeback=None, undo=()
    )
    return Step(over, (*events, Ended(why, winner)))
