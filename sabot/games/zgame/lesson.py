"""A first game of Z-Game: move hidden pieces, take one, reveal a plus, and take the Z with it."""

from collections.abc import Iterator, Sequence

from sabot.core.game import Cue, Goal, Lesson, Note, Thought
from sabot.core.lesson import LEARNER, learner_does
from sabot.games.zgame.acts import Ended, Move, Moved, Ply, Ready, Reveal, Revealed, Taken
from sabot.games.zgame.board import Board, Place, Square, reached, shape_of
from sabot.games.zgame.pieces import Piece
from sabot.games.zgame.view import View

FIRST_MOVES = (Move("b2", "b3"), Move("d2", "e3"))
OPENING = (Move("c6", "b5"), Move("b5", "b4"))  # opens the file of its Z, and gives a piece
IDLE = (Move("d6", "d5"), Move("e7", "e6"), Move("a7", "a6"), Move("b6", "a5"))
PACE = 2_500  # ms


def move_notes(view: View, memory: None) -> Sequence[Note]:
    return turn(view) or [move("move", wished(view, FIRST_MOVES) or next(moves(view), None), view)]


def take_notes(view: View, memory: None) -> Sequence[Note]:
    """The nearest thing to a capture that there is."""
    captures = [ply for ply in moves(view) if symbol_at(view, ply.target) != "none"]
    ply = next(iter(captures), None)
    return turn(view) or ([move("take", ply, view)] if ply else move_notes(view, memory))


def reveal_notes(view: View, memory: None) -> Sequence[Note]:
    square = next(iter(best_reveals(view)), None)
    if waits := turn(view):
        return waits
    if square is None:
        return win_notes(view, memory)
    note = Note("reveal", Reveal(square), (f"square-{square}", "reveal"), {"square": square})
    return [Note(f"has_{symbol_at(view, square)}"), note]


def win_notes(view: View, memory: None) -> Sequence[Note]:
    """To the Z, or as near as may be."""
    ply = next((ply for ply in moves(view) if symbol_at(view, ply.target) == "z"), None)
    return turn(view) or ([move("win", ply, view)] if ply else take_notes(view, memory))


def turn(view: View) -> Sequence[Note]:
    """Before the game, and while the other side is to move."""
    if view.phase == "setup":
        return [
            Note("waits") if view.players[LEARNER].ready else Note("ready", Ready(), ("ready",))
        ]
    return [] if view.turn == LEARNER else [Note("theirs")]


def move(code: str, ply: Move | None, view: View) -> Note:
    """Without a move, a reveal: there is always one of the two (ZZ-23)."""
    if ply is None:
        square = view.mine.reveals[0] if view.mine and view.mine.reveals else "a1"
        return Note("reveal", Reveal(square), (f"square-{square}", "reveal"), {"square": square})
    spots = (f"square-{ply.origin}", f"square-{ply.target}")
    return Note(code, ply, spots, {"origin": ply.origin, "target": ply.target})


def helpful(view: View, memory: None, cue: Cue) -> Thought | None:
    """It takes nothing, and sooner or later its Z stands where it can be taken."""
    if view.phase == "setup" and not view.players[cue.seat].ready:
        return Thought(1_500, Ready())
    if view.phase != "play" or view.turn != cue.seat:
        return None
    return Thought(PACE, reply(view), view.opened)


def reply(view: View) -> Ply:
    """By the book; else a move that leaves the Z in danger, else any."""
    ready = [ply for ply in moves(view) if symbol_at(view, ply.target) == "none"]
    open = next((ply for ply in ready if is_in_danger(view, ply)), None)
    calm = wished(view, IDLE if open or not wished(view, OPENING) else OPENING)
    options = [ply for ply in (calm, open, *ready, *moves(view)) if ply]
    return options[0] if options else Reveal(view.mine.reveals[0] if view.mine else "a1")


def moves(view: View) -> Iterator[Move]:
    for way in view.mine.moves if view.mine else ():
        yield from (Move(way.square, target) for target in way.targets)


def wished(view: View, book: Sequence[Move]) -> Move | None:
    legal = set(moves(view))
    return next((ply for ply in book if ply in legal), None)


def symbol_at(view: View, square: Square) -> str:
    """As this seat knows it."""
    piece = next((piece for piece in view.pieces if piece.square == square), None)
    return (piece.symbol or "hidden") if piece else "none"


def best_reveals(view: View) -> list[Square]:
    """Whatever would threaten the Z first, then what goes far."""
    hidden = view.mine.reveals if view.mine else ()
    order = ("plus", "cross", "arrow", "zero")
    return sorted(
        hidden,
        key=lambda square: (not threatens(view, square), order.index(symbol_at(view, square))),
    )


def threatens(view: View, square: Square) -> bool:
    shape, board = shape_of(view.size), list(board_of(view))
    place = shape.places[square]
    piece = board[place]
    board[place] = piece.revealed() if piece else None
    return is_attacked(tuple(board), place, view)


def is_attacked(board: Board, origin: Place, view: View) -> bool:
    attacker = board[origin]
    targets = (board[target] for target in reached(shape_of(view.size), board, origin))
    return any(t and attacker and t.symbol == "z" and t.side != attacker.side for t in targets)


def is_in_danger(view: View, ply: Move) -> bool:
    """After this move of a bot, as it sees the board."""
    shape, board = shape_of(view.size), list(board_of(view))
    origin, target = shape.places[ply.origin], shape.places[ply.target]
    board[origin], board[target] = None, board[origin]
    side = view.mine.side if view.mine else "black"
    theirs = [place for place, piece in enumerate(board) if piece and piece.side != side]
    return any(is_attacked(tuple(board), place, view) for place in theirs)


def board_of(view: View) -> Board:
    shape = shape_of(view.size)
    board: list[Piece | None] = [None] * len(shape.squares)
    for piece in view.pieces:
        board[shape.places[piece.square]] = Piece(piece.side, piece.symbol or "zero", piece.hidden)
    return tuple(board)


def is_loss(event: object) -> bool:
    return isinstance(event, Taken) and event.seat != LEARNER


def is_won(event: object) -> bool:
    return isinstance(event, Ended) and event.winner == LEARNER


LESSON = Lesson(
    (
        Goal("move", learner_does(Moved), move_notes, helpful, times=2),
        Goal("take", is_loss, take_notes, helpful),
        Goal("reveal", learner_does(Revealed), reveal_notes, helpful),
        Goal("win", is_won, win_notes, helpful),
    ),
    seats=2,
    secret=b"zgame lesson 0",
    options={"clock": "none", "setup_time": 120_000},
)
