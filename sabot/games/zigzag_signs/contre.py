"""CONTRE: called, proved and settled (ZS-50 to ZS-54)."""

from msgspec.structs import replace

from sabot.core.game import Event, Illegal, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import Team
from sabot.games.zigzag_signs.cards import Card, ordered
from sabot.games.zigzag_signs.combos import FOUR, Pair, pairs
from sabot.games.zigzag_signs.events import ContreCalled, ContreConfirmed, ContreFailed, PairShown
from sabot.games.zigzag_signs.exchange import redraw
from sabot.games.zigzag_signs.freeze import frozen, go_on, halt, thaw
from sabot.games.zigzag_signs.state import (
    State,
    check_round,
    mark_side,
    marked,
    members,
    team_of,
)
from sabot.games.zigzag_signs.view import Freeze, Shown

FAILURES = 3  # ZS-4 [reading]


def contre(state: State, seat: Seat, team: Team, luck: Luck) -> Step:
    """ZS-51: both members of that team must prove that they have nothing."""
    check_contre(state, seat, team)
    freeze = Freeze("pairs", seat, state.now + state.options.pair_time, team=team)
    state = replace(state, players=marked(state, seat, active=True), acted_at=state.now)
    state, called = halt(state, freeze), ContreCalled(seat, team)
    if owing(state):
        return Step(state, (called,))
    state, events = show_pairs(state, luck)
    return Step(state, (called, *events))


def show_pair(state: State, seat: Seat, one: Card, other: Card) -> Step:
    """ZS-51: nobody sees it before both have chosen; then the window closes."""
    freeze = frozen(state, "pairs", "ZS-51")
    if seat not in owing(state):
        raise Illegal("nothing-to-show", {}, "ZS-51")
    pair = chosen(provable(state, seat), one, other)
    state = replace(state, players=marked(state, seat, pair=pair))
    if not owing(state):
        state = replace(state, freeze=replace(freeze, closes=state.now))
    return Step(state, ())


def chosen(valid: tuple[Pair, ...], one: Card, other: Card) -> Pair:
    for pair in ((one, other), (other, one)):
        if pair in valid:
            return pair
    raise Illegal("not-a-proof", {"one": one, "other": other}, "ZS-51")


def show_pairs(state: State, luck: Luck) -> Step:
    """ZS-51: both at the same moment; a pair that nobody chose is drawn by lot."""
    freeze = frozen(state, "pairs", "ZS-51")
    assert freeze.team is not None
    seat, team = freeze.seat, freeze.team
    shown = tuple(proof(state, member, luck) for member in members(state, team))
    confirmed = not all(one.cards or one.short for one in shown)
    state = go_on(state, "proof", state.options.check_time, right=confirmed, shown=shown)
    events = (PairShown(one.seat, one.cards, one.short) for one in shown)
    return Step(state, (*events, verdict(state, seat, team, confirmed)))


def proof(state: State, seat: Seat, luck: Luck) -> Shown:
    valid = provable(state, seat)
    pair = state.players[seat].pair or (luck.pick(valid) if valid else ())
    return Shown(seat, ordered(pair), short=is_short(state, seat))


def verdict(state: State, seat: Seat, team: Team, confirmed: bool) -> Event:
    if confirmed:
        return ContreConfirmed(seat, team)
    return ContreFailed(seat, team, state.sides[team_of(state, seat)].failed + 1)


def end_proof(state: State, luck: Luck) -> Step:
    """ZS-54"""
    freeze = frozen(state, "proof", "ZS-51")
    assert freeze.team is not None
    state, seat = thaw(state), freeze.seat
    if freeze.right:
        return redraw(state, members(state, freeze.team), luck)
    own = team_of(state, seat)
    state = mark_side(state, own, failed=state.sides[own].failed + 1)
    return redraw(state, (seat,), luck)


def owing(state: State) -> tuple[Seat, ...]:
    """Seats that have a pair to choose and haven't yet."""
    freeze = state.freeze
    if not freeze or freeze.what != "pairs" or freeze.team is None:
        return ()
    seats = members(state, freeze.team)
    return tuple(s for s in seats if state.players[s].pair is None and provable(state, s))


def provable(state: State, seat: Seat) -> tuple[Pair, ...]:
    player = state.players[seat]
    return () if is_short(state, seat) else pairs(player.cards, player.stops)


def is_short(state: State, seat: Seat) -> bool:
    """ZS-34: no combination can be there."""
    return len(state.players[seat].cards) < FOUR


def check_contre(state: State, seat: Seat, team: Team) -> None:
    check_round(state)
    if team >= len(state.sides):
        raise Illegal("no-such-team", {"team": team}, "ZS-50")
    own = team_of(state, seat)
    if team == own:
        raise Illegal("own-team", {"team": team}, "ZS-50")
    if state.sides[own].failed >= FAILURES:
        raise Illegal("no-contre-left", {"failed": FAILURES}, "ZS-54")
