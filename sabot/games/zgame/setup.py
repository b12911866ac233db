"""Before the first ply: both arrange their pieces unseen (ZZ-3, ZZ-20)."""

from collections.abc import Sequence

from msgspec.structs import replace

from sabot.core.game import Illegal, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zgame.acts import Options, Readied, Started
from sabot.games.zgame.board import Board, Place, Size, Square, shape_of
from sabot.games.zgame.clock import TIMES
from sabot.games.zgame.pieces import SET, SIDES, Piece, Side, Symbol
from sabot.games.zgame.position import Position, place_of
from sabot.games.zgame.state import SEATS, Player, State, mark, side_of

Z_FILE = 2  # of the five on the base line


def first_deal(options: Options, luck: Luck) -> State:
    """ZZ-26: White is drawn. Both begin with a random arrangement: nobody can know it."""
    white = luck.below(2)
    board: Board = (None,) * len(shape_of(options.size).squares)
    for side in SIDES:
        board = arranged(board, options.size, side, luck.shuffle(SET))
    players = (Player(TIMES[options.clock][0]),) * len(SEATS)
    return State(options, white, players, Position(options.size, board), start=board)


def arranged(board: Board, size: Size, side: Side, symbols: Sequence[Symbol]) -> Board:
    """Seven symbols on the x squares, the Z revealed in the middle of the base line."""
    placed, home = list(board), shape_of(size).home[side]
    for place, symbol in zip(x_squares(size, side), symbols, strict=True):
        placed[place] = Piece(side, symbol, hidden=True)
    placed[home[Z_FILE]] = Piece(side, "z")
    return tuple(placed)


def x_squares(size: Size, side: Side) -> tuple[Place, ...]:
    home = shape_of(size).home[side]
    return (*home[:Z_FILE], *home[Z_FILE + 1 :])


def swap(state: State, seat: Seat, one: Square, other: Square) -> Step:
    """Unseen: no event tells of it."""
    check_setup(state, seat)
    first, second = (movable(state, seat, square) for square in (one, other))
    board = list(state.position.board)
    board[first], board[second] = board[second], board[first]
    return Step(placed(state, tuple(board)), ())


def shuffle(state: State, seat: Seat, luck: Luck) -> Step:
    check_setup(state, seat)
    position, side = state.position, side_of(state, seat)
    board = arranged(position.board, position.size, side, luck.shuffle(SET))
    return Step(placed(state, board), ())


def make_ready(state: State, seat: Seat) -> Step:
    check_setup(state, seat)
    state = mark(state, seat, ready=True)
    if all(player.ready for player in state.players):
        return start(state, Readied(seat))
    return Step(state, (Readied(seat),))


def start(state: State, *events: Readied) -> Step:
    """Both are ready, or the arrangement on screen stands (ZZ-26)."""
    return Step(replace(state, phase="play", opened=state.now), (*events, Started()))


def check_setup(state: State, seat: Seat) -> None:
    if state.phase != "setup":
        raise Illegal("not-in-setup", {}, "ZZ-20")
    if state.players[seat].ready:
        raise Illegal("already-ready", {}, "ZZ-20")


def movable(state: State, seat: Seat, square: Square) -> Place:
    place, side = place_of(state.position, square), side_of(state, seat)
    if place not in state.position.shape.home[side]:
        raise Illegal("not-your-piece", {"square": square}, "ZZ-20")
    if place not in x_squares(state.position.size, side):
        raise Illegal("z-stays", {"square": square}, "ZZ-20")
    return place


def placed(state: State, board: Board) -> State:
    return replace(state, position=replace(state.position, board=board), start=board)
