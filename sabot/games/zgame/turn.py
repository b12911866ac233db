"""A turn of Z-Game: one move or one reveal, and what it leads to (ZZ-15 to ZZ-24)."""

from collections.abc import Iterator

from msgspec.structs import replace

from sabot.core.game import Event, Illegal, Seat, Step
from sabot.games.zgame.acts import WINS, Declined, Move, Moved, Ply, Revealed, Taken
from sabot.games.zgame.clock import charge, increment
from sabot.games.zgame.notation import written
from sabot.games.zgame.position import Made, Position, make, outcome
from sabot.games.zgame.state import State, end, on_turn

UNDO = 2  # ZZ-25: one's own ply and the answer to it


def take_turn(state: State, seat: Seat, ply: Ply) -> Step:
    check_turn(state, seat)
    made = make(state.position, ply)
    events = (*seen(state, seat, made), *unanswered(state, seat))
    return judge(passed_on(state, seat, made), seat, made, events)


def check_turn(state: State, seat: Seat) -> None:
    if state.phase == "setup":
        raise Illegal("not-started", {}, "ZZ-20")
    if seat != on_turn(state):
        raise Illegal("not-your-turn", {}, "ZZ-21")


def passed_on(state: State, seat: Seat, made: Made) -> State:
    """An offer to the one who played is off; so is any wish to take back."""
    return replace(
        charge(state, increment(state)),
        position=made.position,
        opened=state.now,
        taken=(*state.taken, made.taken) if made.taken else state.taken,
        score=(*state.score, written(made)),
        made=state.made + 1,
        undo=undoable(state, made),
        draw_offer=seat if state.draw_offer == seat else None,
        takeback=None,
    )


def undoable(state: State, made: Made) -> tuple[Position, ...]:
    """ZZ-25: never across a reveal or capture."""
    if made.taken or made.revealed:
        return ()
    return (*state.undo, state.position)[-UNDO:]


def judge(state: State, seat: Seat, made: Made, events: tuple[Event, ...]) -> Step:
    why = outcome(made)
    if why is None:
        return Step(state, events)
    return end(state, why, seat if why in WINS else None, *events)


def seen(state: State, seat: Seat, made: Made) -> Iterator[Event]:
    """Public: the symbol of a hidden mover is in none of it (ZZ-30)."""
    square = made.position.last[-1]
    if isinstance(made.ply, Move):
        yield Moved(seat, made.ply.origin, made.ply.target)
    if made.taken:
        yield Taken(1 - seat, square, made.taken.symbol)
    if made.revealed:
        yield Revealed(seat, square, made.revealed.symbol)


def unanswered(state: State, seat: Seat) -> Iterator[Event]:
    """Playing on declines."""
    if state.draw_offer == 1 - seat:
        yield Declined(seat, "draw")
    if state.takeback == 1 - seat:
        yield Declined(seat, "takeback")
