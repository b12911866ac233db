"""Which deadline of Zig-Zag falls next, in table time (principle 8, docs/rules.md)."""

from sabot.core.game import NOBODY, Millis, Seat, Wake
from sabot.games.zigzag_race.acts import Ending
from sabot.games.zigzag_race.build import is_absent
from sabot.games.zigzag_race.run import has_choice
from sabot.games.zigzag_race.state import State, everyone, racing
from sabot.games.zigzag_race.view import DOWN

WATCHED: Millis = 15_000  # ZR-39: how long a face-down card waited to be turned


def wake(state: State) -> Wake | None:
    match state.phase:
        case "build":
            absent = frozenset(s for s, player in enumerate(state.players) if is_absent(player))
            return Wake(state.closes, everyone(state), absent)
        case "countdown":
            return Wake(state.closes, NOBODY, hot=True)
        case "collect":
            return next_in_collecting(state)
        case "stopped":
            return Wake(state.closes, NOBODY, idlers(state))
        case "run" if state.run and has_choice(state):
            runner = frozenset({state.run.seat})
            return Wake(state.closes, runner, runner)
        case "over":
            return None
    return Wake(state.closes, NOBODY)


def next_in_collecting(state: State) -> Wake:
    """A face is shown, a card was held too long, or the phase ends: what comes first."""
    held = first_grip(state)
    if held is None or ends(state)[0] <= held[0]:
        return Wake(ends(state)[0], racing(state))
    until, seat, shown = held
    return Wake(until, frozenset({seat}) if shown else NOBODY, hot=True)


def first_grip(state: State) -> tuple[Millis, Seat, bool] | None:
    """Until when, by whom, and whether its face is shown."""
    grips = ((seat, player.grip) for seat, player in enumerate(state.players))
    return min(((grip.until, seat, grip.shown) for seat, grip in grips if grip), default=None)


def ends(state: State) -> tuple[Millis, Ending]:
    """ZR-36: when nobody has acted for long, or at the end of all patience."""
    options = state.options
    quiet = options.idle_time if DOWN in state.marks else options.leftover_time
    idle, time = state.acted_at + quiet, state.opened + options.phase_time
    return (time, "time") if time < idle else (idle, "idle")


def idlers(state: State) -> frozenset[Seat]:
    """ZR-39: seats that did nothing in the phase that has just ended, though there was time.

    It ended when the pause began.
    """
    last = state.opened if state.last_down is None else state.last_down
    if last - state.began < WATCHED:
        return NOBODY
    return frozenset(seat for seat in racing(state) if not state.players[seat].active)
