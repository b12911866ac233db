"""Acts in ZACK! that were made before their player could see a halt: they go back (ZK-80)."""

from msgspec.structs import replace

from sabot.core.game import Action, Millis, Seat
from sabot.games.zack.acts import Challenge, Throw, ThrowColour, TooSoon
from sabot.games.zack.clock import GAP
from sabot.games.zack.state import State, holder, mark
from sabot.games.zack.throw import check_gap


def is_late(state: State, stood: State, action: Action) -> bool:
    """Play ran where its player stood, and was halted since. It may run again by now."""
    if stood.phase != "play" or stood.opened == state.opened:
        return False
    match action:
        case Throw() | ThrowColour():
            return True
        case Challenge(colour, "slow") | TooSoon(colour):
            return holder(state, colour) != halted_by(state)
        case Challenge():
            return not is_same_shoe(state, stood)
    return False


def halted_by(state: State) -> Seat | None:
    """ZK-41, ZK-65: the owner of the card that halts play; a challenge against them is judged."""
    if state.colour_card:
        return state.colour_card.seat
    return state.shoe[-1].seat if state.phase in ("choose", "halt") else None


def is_same_shoe(state: State, stood: State) -> bool:
    """It was not taken meanwhile: `out_of_turn` is judged by it, whatever the pause (ZK-65)."""
    return state.shoe[: len(stood.shoe)] == stood.shoe


def gone_back(state: State, stood: State, seat: Seat, action: Action, at: Millis) -> State:
    """ZK-44, ZK-60: a ZACK! card goes under its owner's pile; other cards lie where they lay."""
    pile = state.players[seat].pile
    if not isinstance(action, Throw) or stood.game != state.game or not pile:
        return state
    state = replace(state, now=at)
    check_gap(state, seat)
    return mark(state, seat, pile=(*pile[1:], pile[0]), throw_from=at + GAP)
