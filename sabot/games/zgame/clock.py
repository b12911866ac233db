"""The clocks of Z-Game, in table time (ZZ-20, ZZ-25; principle 8, docs/rules.md)."""

from msgspec.structs import replace

from sabot.core.game import Millis, Seat, Step, Wake
from sabot.games.zgame.acts import Clock
from sabot.games.zgame.state import SEATS, State, end, mark, on_turn

# ZZ-25: without a clock, a turn this long is one window of principle 4 (docs/rules.md).
PATIENCE: Millis = 120_000
TIMES: dict[Clock, tuple[Millis, Millis]] = {
    "1+1": (60_000, 1_000),
    "3+2": (180_000, 2_000),
    "5+3": (300_000, 3_000),
    "10+5": (600_000, 5_000),
    "none": (PATIENCE, 0),
}
BOTH = frozenset(SEATS)


def wake(state: State) -> Wake | None:
    """Both are waited for: the flag must not overtake a move, nor the other's resignation."""
    at = closes(state)
    return None if at is None else Wake(at, BOTH, awaited(state))


def closes(state: State) -> Millis | None:
    match state.phase:
        case "setup":
            return state.opened + state.options.setup_time
        case "play":
            return state.opened + state.players[on_turn(state)].left
    return None


def awaited(state: State) -> frozenset[Seat]:
    if state.phase == "setup":
        return frozenset(seat for seat in SEATS if not state.players[seat].ready)
    return frozenset({on_turn(state)})


def is_timed(state: State) -> bool:
    return state.options.clock != "none"


def charge(state: State, bonus: Millis = 0) -> State:
    """What this turn took so far; without a clock nothing does."""
    if not is_timed(state):
        return state
    seat = on_turn(state)
    return mark(state, seat, left=state.players[seat].left - (state.now - state.opened) + bonus)


def increment(state: State) -> Millis:
    return TIMES[state.options.clock][1]


def flag(state: State) -> Step:
    """ZZ-25: out of time loses. Without a clock only the window closes, and the next one opens."""
    if not is_timed(state):
        return Step(replace(state, opened=state.now), ())
    return end(charge(state), "time", 1 - on_turn(state))
