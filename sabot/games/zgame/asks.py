"""What two players can agree on in Z-Game, and giving up (ZZ-25, ZZ-26)."""

from msgspec.structs import replace

from sabot.core.game import Illegal, Seat, Step
from sabot.games.zgame.acts import Ask, Declined, DrawOffered, Ending, TakebackAsked, TookBack
from sabot.games.zgame.clock import charge
from sabot.games.zgame.state import State, end, mark, on_turn

EVERY = 10  # ZZ-26: plies between two asks of one kind


def offer_draw(state: State, seat: Seat) -> Step:
    check_play(state)
    if state.draw_offer == 1 - seat:
        return settle(state, "agreed", None)
    check_asked(state, state.players[seat].offered_at, "draw")
    state = mark(state, seat, offered_at=state.made)
    return Step(replace(state, draw_offer=seat), (DrawOffered(seat),))


def ask_takeback(state: State, seat: Seat) -> Step:
    check_play(state)
    check_asked(state, state.players[seat].asked_at, "takeback")
    if state.takeback is not None:
        raise Illegal("answer-first", {}, "ZZ-25")
    if not can_take_back(state, seat):
        raise Illegal("nothing-to-take-back", {}, "ZZ-25")
    state = mark(state, seat, asked_at=state.made)
    return Step(replace(state, takeback=seat), (TakebackAsked(seat),))


def accept(state: State, seat: Seat, ask: Ask) -> Step:
    check_open(state, seat, ask)
    return settle(state, "agreed", None) if ask == "draw" else take_back(state, 1 - seat)


def decline(state: State, seat: Seat, ask: Ask) -> Step:
    check_open(state, seat, ask)
    answered = {"draw": {"draw_offer": None}, "takeback": {"takeback": None}}[ask]
    return Step(replace(state, **answered), (Declined(seat, ask),))


def resign(state: State, seat: Seat) -> Step:
    """Also before the first ply."""
    return settle(state, "resigned", 1 - seat)


def settle(state: State, why: Ending, winner: Seat | None) -> Step:
    return end(charge(state) if state.phase == "play" else state, why, winner)


def take_back(state: State, seat: Seat) -> Step:
    """The clocks run on as they stand."""
    plies = plies_back(state, seat)
    back = replace(
        charge(state),
        position=state.undo[-plies],
        undo=state.undo[:-plies],
        score=state.score[:-plies],
        opened=state.now,
        takeback=None,
    )
    return Step(back, (TookBack(seat, plies),))


def plies_back(state: State, seat: Seat) -> int:
    """One's own last ply, with the answer if there was one."""
    return 2 if on_turn(state) == seat else 1


def can_take_back(state: State, seat: Seat) -> bool:
    return len(state.undo) >= plies_back(state, seat)


def next_ask(at: int | None) -> int:
    """ZZ-26: after this number of plies it is allowed again."""
    return 0 if at is None else at + EVERY


def check_play(state: State) -> None:
    if state.phase == "setup":
        raise Illegal("not-started", {}, "ZZ-25")


def check_asked(state: State, at: int | None, ask: Ask) -> None:
    if state.made < next_ask(at):
        raise Illegal("asked-lately", {"ask": ask, "plies": next_ask(at) - state.made}, "ZZ-26")


def check_open(state: State, seat: Seat, ask: Ask) -> None:
    asker = state.draw_offer if ask == "draw" else state.takeback
    if asker != 1 - seat:
        raise Illegal("not-asked", {"ask": ask}, "ZZ-25")
