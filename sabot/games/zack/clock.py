"""Which clock of ZACK! is running: one at a time, in table time.

Principles 6 and 8 (docs/rules.md). While play runs, the clock counts from the last card, no
matter who is due, so it gives nothing away.
"""

from sabot.core.game import NOBODY, Millis, Seat, Wake
from sabot.games.zack.state import State, everyone

READY: Millis = 15_000  # ZK-15: players with no hand on the pile by then are taken as ready
COUNTDOWN: Millis = 3_000  # ZK-15
GAP: Millis = 200  # ZK-29: between two throws of one player
BAR: Millis = 1_000  # ZK-29
IDLE: Millis = 20_000  # ZK-81
IDLE_START: Millis = 6_000  # ZK-55, ZK-81: on an empty shoe
CHOICE: Millis = 5_000  # ZK-61


def wake(state: State) -> Wake | None:
    """An act of anybody may come before any deadline, also one that ends a pause."""
    return None if state.phase == "over" else Wake(state.closes, everyone(state), awaited(state))


def awaited(state: State) -> frozenset[Seat]:
    match state.phase:
        case "ready":
            return frozenset(seat for seat, p in enumerate(state.players) if not p.ready)
        case "play":
            return frozenset({state.due[0].seat})
        case "choose":
            return frozenset({state.shoe[-1].seat})
    return NOBODY


def patience(state: State) -> Millis:
    """How long the one who is due may do nothing (ZK-55, ZK-81)."""
    return IDLE if state.shoe else IDLE_START
