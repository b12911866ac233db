"""Which deadline of Zigzag falls next, in table time (principle 8, docs/rules.md)."""

from sabot.core.game import NOBODY, Millis, Seat, Wake
from sabot.games.zigzag_signs.acts import HandEnding
from sabot.games.zigzag_signs.contre import owing
from sabot.games.zigzag_signs.exchange import idle_from
from sabot.games.zigzag_signs.hand import absent
from sabot.games.zigzag_signs.state import State, everyone, members, team_of
from sabot.games.zigzag_signs.view import Freeze


def wake(state: State) -> Wake | None:
    if state.freeze:
        return wake_of_freeze(state, state.freeze)
    match state.phase:
        case "over":
            return None
        case "hand":
            return Wake(ends(state)[0], everyone(state), absent(state))
        case "target" | "master":
            return Wake(state.closes, everyone(state), actor(state))
    return Wake(state.closes, everyone(state))


def wake_of_freeze(state: State, freeze: Freeze) -> Wake:
    """Always `hot`: nobody can tell by it who holds what, and afterwards all are quick."""
    match freeze.what:
        case "box":
            caller = frozenset({freeze.seat})
            return Wake(freeze.closes, caller, caller, hot=True)
        case "pairs" if freeze.team is not None:
            team = frozenset(members(state, freeze.team))
            return Wake(freeze.closes, team, frozenset(owing(state)), hot=True)
        case "answer" if freeze.target is not None:
            team = frozenset(members(state, team_of(state, freeze.target)))
            return Wake(freeze.closes, team, hot=True)
    return Wake(freeze.closes, NOBODY, hot=True)


def ends(state: State) -> tuple[Millis, HandEnding]:
    """ZS-26: when nothing has been done for long, or at the end of all patience.

    A card that was taken back may have been all that kept the hand going.
    """
    idle, time = max(state.now, idle_from(state) + state.options.idle_time), latest(state)
    return (time, "time") if time < idle else (idle, "idle")


def latest(state: State) -> Millis:
    return state.opened + state.options.hand_time


def closes(state: State) -> Millis | None:
    """The phase, if nothing freezes it."""
    if state.phase == "over":
        return None
    return ends(state)[0] if state.phase == "hand" else state.closes


def actor(state: State) -> frozenset[Seat]:
    return frozenset({state.turned.seat}) if state.turned else NOBODY
