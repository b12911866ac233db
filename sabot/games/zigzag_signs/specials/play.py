"""Who may play a special card, and what becomes of it (ZS-28, ZS-60)."""

from typing import Any

from msgspec.structs import replace

from sabot.core.game import Illegal, Seat
from sabot.games.zigzag_signs.cards import Card
from sabot.games.zigzag_signs.exchange import check_full
from sabot.games.zigzag_signs.state import (
    Player,
    State,
    are_partners,
    check_round,
    check_seat,
    marked,
    without,
)


def play_at_limit(state: State, seat: Seat, card: Card, clause: str, **changes: Any) -> State:
    """ZS-28, ZS-60: instead of a throw. Nobody does so in the ten seconds of ZS-68."""
    check_round(state)
    if state.phase != "hand":
        clause = "ZS-68" if state.phase == "ten" else "ZS-60"
        raise Illegal("not-now", {"phase": state.phase}, clause)
    cards = without(state.players[seat].cards, card, clause)
    check_full(state.players[seat], "ZS-28")
    return played(state, seat, cards, **changes)


def play_any_time(state: State, seat: Seat, card: Card, clause: str, **changes: Any) -> State:
    """ZS-28, ZS-62, ZS-65: a STOP or a Z, with any number of cards."""
    check_round(state)
    cards = without(state.players[seat].cards, card, clause)
    return played(state, seat, cards, **changes)


def played(state: State, seat: Seat, cards: tuple[Card, ...], **changes: Any) -> State:
    """ZS-26: it counts as an act, and takes back *done*."""
    changes = {"cards": cards, "done": False, "active": True} | changes
    return replace(state, players=marked(state, seat, **changes), acted_at=state.now)


def binned(state: State, *cards: Card) -> State:
    """ZS-66: used cards go to the bin."""
    return replace(state, bin=state.bin + cards)


def opponent(state: State, seat: Seat, target: Seat, clause: str) -> Player:
    player = check_seat(state, target, clause)
    if are_partners(state, seat, target):
        raise Illegal("not-an-opponent", {"seat": target}, clause)
    return player


def other(state: State, seat: Seat, target: Seat, clause: str) -> Player:
    """Anybody but oneself."""
    player = check_seat(state, target, clause)
    if seat == target:
        raise Illegal("yourself", {}, clause)
    return player
