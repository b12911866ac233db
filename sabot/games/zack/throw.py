"""Throwing in ZACK!: in turn or not, a card or the colour card, by a player or by the table."""

from msgspec.structs import replace

from sabot.core.game import Illegal, Millis, Seat, Step
from sabot.games.zack.acts import ColourThrown, Skipped, Thrown
from sabot.games.zack.cards import STOPS
from sabot.games.zack.clock import GAP, IDLE, patience
from sabot.games.zack.proof import Due
from sabot.games.zack.shoe import due_after, falls
from sabot.games.zack.state import (
    ColourCard,
    Laid,
    State,
    can_win,
    enter,
    is_spent,
    left_of,
    mark,
    marked,
)
from sabot.games.zack.stops import halt

CLOSED = {
    "ready": ("not-started", "ZK-15"),
    "countdown": ("not-started", "ZK-15"),
    "colour": ("colour-card", "ZK-80"),
    "choose": ("halted", "ZK-80"),
    "halt": ("halted", "ZK-80"),
    "verdict": ("frozen", "ZK-80"),
    "won": ("game-over", "ZK-50"),
    "over": ("over", "ZK-54"),
}


def throw(state: State, seat: Seat) -> Step:
    """ZK-20, ZK-21: any player with a card may throw it."""
    pile = state.players[seat].pile
    if not pile:
        raise Illegal("no-cards", {}, "ZK-80")
    check_gap(state, seat)
    check_open(state)
    return lay(state, seat, throw_from=state.now + GAP)


def lay(state: State, seat: Seat, throw_from: Millis, by_table: bool = False) -> Step:
    """The top card falls on the shoe and designates, or halts play."""
    card, *pile = state.players[seat].pile
    laid, event = falls(state, seat, card), Thrown(seat, card, by_table)
    players = marked(state, seat, pile=tuple(pile), throw_from=throw_from)
    if card in STOPS:
        return Step(halt(replace(state, players=players, spent=()), laid), (event,))
    return Step(fallen(state, laid, players=players, spent=()), (event,))


def fallen(state: State, laid: Laid, **changes: object) -> State:
    shoe, due = (*state.shoe, laid), due_after(state, laid)
    return replace(state, shoe=shoe, due=due, closes=state.now + IDLE, **changes)


def throw_colour(state: State, seat: Seat) -> Step:
    """ZK-50, or the error of ZK-51: which of them, only a challenge brings to light."""
    check_gap(state, seat)
    check_open(state)
    if is_spent(state, seat):
        raise Illegal("colour-spent", {}, "ZK-82")
    right = can_win(state, seat)
    card = ColourCard(seat, right, state.due, state.closes - state.now)
    free = not right and not state.shoe  # it costs nothing (ZK-53)
    spent = (*state.spent, seat) if free else state.spent
    state = replace(mark(state, seat, throw_from=state.now + GAP), spent=spent)
    state = enter(state, "colour", state.options.colour_time, due=(), colour_card=card)
    return Step(state, (ColourThrown(seat),))


def idle(state: State) -> Step:
    """ZK-81: nobody moved, so the table does; it wins for nobody."""
    seat = state.due[0].seat
    if state.players[seat].pile:
        return lay(state, seat, state.players[seat].throw_from, by_table=True)
    then = left_of(state, seat)
    due = (Due(then, state.now, None), *state.due[1:])
    state = replace(state, due=due, closes=state.now + patience(state))
    return Step(state, (Skipped(seat, then),))


def check_open(state: State) -> None:
    if state.phase != "play":
        raise closed(state)


def closed(state: State) -> Illegal:
    """ZK-80: play is halted."""
    code, clause = CLOSED[state.phase]
    return Illegal(code, {"phase": state.phase, "until": state.closes}, clause)


def check_gap(state: State, seat: Seat) -> None:
    ready = state.players[seat].throw_from
    if state.now < ready:
        raise Illegal("too-fast", {"from": ready}, "ZK-29")
