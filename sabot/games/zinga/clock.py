"""Which clock of ZINGA is running: one at a time, in table time.

Principles 6 and 8 (docs/rules.md).
"""

from sabot.core.game import NOBODY, Millis, Seat, Wake
from sabot.games.zinga.state import State, in_play

TUMBLE: Millis = 800  # ZG-20
DEAD_BELL: Millis = 400  # ZG-23
SETTLE: Millis = 1_000  # ZG-24
SETTLE_STOP: Millis = 2_000  # ZG-56
AUTO_ROLL: Millis = 6_000  # ZG-27
BONUS: Millis = 10_000  # ZG-42
PLEA: Millis = 5_000  # ZG-57


def wake(state: State) -> Wake | None:
    at = closes(state)
    return None if at is None else Wake(at, *waited_for(state))


def closes(state: State) -> Millis | None:
    match state.phase:
        case "pause":
            return state.opened + max(AUTO_ROLL, state.options.pause_time)
        case "rolling":
            return state.opened + TUMBLE
        case "rolled":
            return state.opened + state.options.turn_time
        case "rung":
            return state.opened + state.options.call_time
        case "called":
            return state.opened + (SETTLE_STOP if stoppers(state) else SETTLE)
        case "bonus":
            return state.opened + BONUS
        case "plea":
            return state.opened + PLEA
        case "over":
            return None


def waited_for(state: State) -> tuple[frozenset[Seat], frozenset[Seat]]:
    """Whose earlier act would change what this deadline does; who owed one."""
    match state.phase:
        case "pause":  # declarations and pawn claims are lost once the dice roll
            return in_play(state), frozenset({state.active})
        case "rolled":
            seats = in_play(state)
            return seats, frozenset(s for s in seats if not state.players[s].passing)
        case "called":
            return ringer(state) | stoppers(state), NOBODY
        case "rung" | "bonus" | "plea":
            return ringer(state), ringer(state)
        case _:
            return NOBODY, NOBODY


def roll_from(state: State) -> Millis:
    """ZG-27: the pause is over."""
    return state.opened + state.options.pause_time


def stoppers(state: State) -> frozenset[Seat]:
    """ZG-56: the player who holds the pawn, unless it is their own call."""
    return NOBODY if state.pawn in (None, state.ringer) else frozenset({state.pawn})


def ringer(state: State) -> frozenset[Seat]:
    return NOBODY if state.ringer is None else frozenset({state.ringer})
