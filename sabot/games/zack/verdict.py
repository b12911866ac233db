"""What a challenge in ZACK! brings to light, for all to see while play is frozen (ZK-49)."""

from sabot.core.game import Millis, Seat
from sabot.games.zack.proof import Due, Judged, Reason, Verdict
from sabot.games.zack.shoe import fault
from sabot.games.zack.state import REACH, Laid, State, due_since


def found(state: State, seat: Seat, accused: Seat, reason: Reason, right: bool) -> Verdict:
    wins = not right and state.colour_card is not None and state.colour_card.right
    takes, restarts = (accused, seat) if right else (seat, accused)
    return Verdict(
        seat=seat,
        accused=accused,
        colour=state.colours[accused],
        reason=reason,
        right=right,
        due=due_then(state),
        last=tuple(judged(laid) for laid in state.shoe[-REACH:]),
        fault=fault(state, accused),
        colour_card=state.colour_card is not None,
        cards=len(state.players[accused].pile),
        margin=margin(state, accused, reason),
        takes=None if wins else takes,
        restarts=None if wins else restarts,
    )


def due_then(state: State) -> tuple[Due, ...]:
    return state.colour_card.due if state.colour_card else state.due


def judged(laid: Laid) -> Judged:
    return Judged(laid.card, laid.seat, laid.in_turn, laid.due)


def margin(state: State, accused: Seat, reason: Reason) -> Millis | None:
    """By how much it was right or failed, if there is a moment to count from."""
    since = due_since(state, accused) if reason == "slow" else None
    moment = fallen_at(state, accused, reason) if since is None else since
    return None if moment is None else state.now - moment


def fallen_at(state: State, accused: Seat, reason: Reason) -> Millis | None:
    """The card of the accused that the challenge was about."""
    which = fault(state, accused) if reason == "out_of_turn" else None
    if which is not None:
        return state.shoe[-REACH:][which].at
    if state.colour_card:
        return state.opened
    own = (laid.at for laid in state.shoe if laid.seat == accused)
    return max(own, default=None) if reason == "slow" else None
