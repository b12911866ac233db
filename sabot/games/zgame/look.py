"""What a seat can see and do in Z-Game. A hidden symbol passes here and nowhere else (ZZ-30)."""

from collections.abc import Iterator
from itertools import combinations

from sabot.core.game import Action, Seat
from sabot.games.zgame.acts import (
    Accept,
    AskTakeback,
    Decline,
    OfferDraw,
    Ready,
    Resign,
    Shuffle,
    Swap,
)
from sabot.games.zgame.asks import can_take_back, next_ask
from sabot.games.zgame.board import Square, reached
from sabot.games.zgame.clock import closes, is_timed
from sabot.games.zgame.pieces import Piece
from sabot.games.zgame.position import plies
from sabot.games.zgame.score import write
from sabot.games.zgame.setup import x_squares
from sabot.games.zgame.state import SEATS, State, on_turn, side_of
from sabot.games.zgame.view import Mine, PieceView, PlayerView, TakenView, Targets, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        phase=state.phase,
        size=state.options.size,
        pieces=tuple(pieces(state, seat)),
        taken=tuple(TakenView(piece.side, piece.symbol) for piece in state.taken),
        players=tuple(player_view(state, each) for each in SEATS),
        turn=on_turn(state) if state.phase == "play" else None,
        opened=state.opened,
        closes=closes(state),
        last=state.position.last,
        score=state.score,
        quiet=len(state.position.before),
        draw_offer=state.draw_offer,
        takeback=state.takeback,
        ending=state.ending,
        winner=state.winner,
        record=write(state) if state.ending else None,
        mine=None if seat is None else mine(state, seat),
    )


def pieces(state: State, seat: Seat | None) -> Iterator[PieceView]:
    """ZZ-31: when the game is over, all is shown."""
    own = None if seat is None else side_of(state, seat)
    squares = state.position.shape.squares
    for square, piece in zip(squares, state.position.board, strict=True):
        if piece:
            known = not piece.hidden or piece.side == own or state.phase == "over"
            symbol = piece.symbol if known else None
            yield PieceView(square, piece.side, piece.hidden, symbol)


def player_view(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    return PlayerView(side_of(state, seat), player.ready, player.left if is_timed(state) else None)


def mine(state: State, seat: Seat) -> Mine:
    own = tuple(own_pieces(state, seat))
    return Mine(
        seat=seat,
        side=side_of(state, seat),
        moves=tuple(moves(state, own)),
        reveals=tuple(square for square, _, piece in own if piece.hidden),
        swaps=swaps(state, seat),
        may_offer_draw=may_offer(state, seat),
        may_ask_takeback=may_ask(state, seat),
    )


def own_pieces(state: State, seat: Seat) -> Iterator[tuple[Square, int, Piece]]:
    """Those one may play with now."""
    if state.phase != "play" or seat != on_turn(state):
        return
    position = state.position
    for place, piece in enumerate(position.board):
        if piece and piece.side == position.turn:
            yield position.shape.squares[place], place, piece


def moves(state: State, own: tuple[tuple[Square, int, Piece], ...]) -> Iterator[Targets]:
    shape, board = state.position.shape, state.position.board
    for square, place, _ in own:
        if targets := tuple(shape.squares[target] for target in reached(shape, board, place)):
            yield Targets(square, targets)


def swaps(state: State, seat: Seat) -> tuple[Square, ...]:
    if state.phase != "setup" or state.players[seat].ready:
        return ()
    places = x_squares(state.options.size, side_of(state, seat))
    return tuple(state.position.shape.squares[place] for place in places)


def may_offer(state: State, seat: Seat) -> bool:
    """To an open offer, the word is yes."""
    if state.phase != "play":
        return False
    return state.draw_offer == 1 - seat or state.made >= next_ask(state.players[seat].offered_at)


def may_ask(state: State, seat: Seat) -> bool:
    if state.phase != "play" or state.takeback is not None:
        return False
    return state.made >= next_ask(state.players[seat].asked_at) and can_take_back(state, seat)


def choices(state: State, seat: Seat) -> Iterator[Action]:
    match state.phase:
        case "setup":
            yield from in_setup(state, seat)
        case "play":
            yield from in_play(state, seat)


def in_setup(state: State, seat: Seat) -> Iterator[Action]:
    if not state.players[seat].ready:
        yield from (Swap(*pair) for pair in combinations(swaps(state, seat), 2))
        yield from (Shuffle(), Ready())
    yield Resign()


def in_play(state: State, seat: Seat) -> Iterator[Action]:
    if seat == on_turn(state):
        yield from plies(state.position)
    if may_offer(state, seat):
        yield OfferDraw()
    if may_ask(state, seat):
        yield AskTakeback()
    if state.draw_offer == 1 - seat:
        yield from (Accept("draw"), Decline("draw"))
    if state.takeback == 1 - seat:
        yield from (Accept("takeback"), Decline("takeback"))
    yield Resign()
