"""States that look alike to a seat: the other side's hidden symbols stand on other squares."""

from msgspec.structs import replace

from sabot.games.zgame.acts import Ended, Revealed, Taken
from sabot.games.zgame.state import side_of

REVEALS = {Revealed: "ZZ-17", Taken: "ZZ-15", Ended: "ZZ-31"}


def twins(state, seat):
    """ZZ-31: once it is over there is nothing left to hide."""
    if state.phase == "over":
        return
    for other in (0, 1):
        if other != seat:
            yield turned(state, side_of(state, other))


def turned(state, side):
    """Every hidden piece of this side has the symbol of the next one."""
    board = list(state.position.board)
    hidden = [place for place, piece in enumerate(board) if piece and is_hidden(piece, side)]
    symbols = [board[place].symbol for place in hidden]
    for place, symbol in zip(hidden, symbols[1:] + symbols[:1], strict=True):
        board[place] = board[place]._replace(symbol=symbol)
    position = replace(state.position, board=tuple(board))
    return replace(state, position=position, start=tuple(board))


def is_hidden(piece, side):
    return piece.side == side and piece.hidden
