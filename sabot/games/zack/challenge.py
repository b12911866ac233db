"""Challenges in ZACK!: back to their owners, too soon, right or failed (ZK-40 to ZK-53)."""

from msgspec.structs import replace

from sabot.core.game import Illegal, Millis, Seat, Step
from sabot.games.zack.acts import Challenged, Voided
from sabot.games.zack.cards import Colour
from sabot.games.zack.clock import BAR
from sabot.games.zack.deal import win
from sabot.games.zack.proof import Reason
from sabot.games.zack.shoe import fault
from sabot.games.zack.state import State, due_since, enter, grace, holder, is_due, mark
from sabot.games.zack.throw import closed
from sabot.games.zack.verdict import found

OPEN = ("play", "colour", "choose", "halt")  # ZK-48, ZK-52, ZK-65


def challenge(
    state: State, seat: Seat, colour: Colour, reason: Reason, hasty: bool = False
) -> Step:
    """`hasty`: its maker had not seen for long enough that the accused was due (ZK-29)."""
    accused = accused_by(state, seat, colour)
    if state.phase not in OPEN or is_shielded(state, accused):
        raise closed(state)
    check_shoe(state)
    if reason == "slow":
        check_bar(state, seat, accused)
        if is_due(state, accused) and (hasty or is_too_soon(state, accused)):
            return void(state, seat, accused)
    return judge(state, seat, accused, reason)


def accused_by(state: State, seat: Seat, colour: Colour) -> Seat:
    """ZK-40: the player who has that colour at that moment."""
    accused = holder(state, colour)
    if accused is None:
        raise Illegal("absent-colour", {"colour": colour}, "ZK-80")
    if accused == seat:
        raise Illegal("yourself", {"colour": colour}, "ZK-80")
    return accused


def is_shielded(state: State, accused: Seat) -> bool:
    """ZK-52: while a colour card lies there only its thrower can be challenged."""
    return state.colour_card is not None and state.colour_card.seat != accused


def check_shoe(state: State) -> None:
    if not state.shoe and not state.colour_card:
        raise Illegal("empty-shoe", {}, "ZK-55")


def check_bar(state: State, seat: Seat, accused: Seat) -> None:
    until = dict(state.players[seat].barred).get(accused, 0)
    if state.now < until:
        raise Illegal("too-soon", {"seat": accused, "until": until}, "ZK-29")


def is_too_soon(state: State, accused: Seat) -> bool:
    since = due_since(state, accused)
    return since is not None and state.now < since + floor(state, accused)


def floor(state: State, accused: Seat) -> Millis:
    """ZK-29, with the grace of ZK-70."""
    return state.options.slow_ms + grace(state, accused)


def void(state: State, seat: Seat, accused: Seat) -> Step:
    """ZK-29: no penalty, no freeze, but not again at once."""
    others = (bar for bar in state.players[seat].barred if bar[0] != accused)
    barred = (*others, (accused, state.now + BAR))
    return Step(mark(state, seat, barred=barred), (Voided(seat, state.colours[accused]),))


def judge(state: State, seat: Seat, accused: Seat, reason: Reason) -> Step:
    """ZK-41, ZK-43, ZK-52. What it brought to light is shown while play is frozen (ZK-49)."""
    right, colour = is_right(state, accused, reason), state.colours[accused]
    verdict = found(state, seat, accused, reason, right)
    event = Challenged(seat, accused, colour, reason, right, verdict)
    if verdict.takes is None:
        return win(replace(state, verdict=verdict), accused, event)
    lasts = state.options.verdict_time
    return Step(enter(state, "verdict", lasts, due=(), verdict=verdict), (event,))


def is_right(state: State, accused: Seat, reason: Reason) -> bool:
    if reason == "slow":
        return is_due(state, accused)
    error = state.colour_card is not None and not state.colour_card.right
    return error or fault(state, accused) is not None
