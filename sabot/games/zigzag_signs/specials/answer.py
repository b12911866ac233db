"""Theft and Swap, and the window in which a Z can answer a power (ZS-63 to ZS-65)."""

from msgspec.structs import replace

from sabot.core.game import Illegal, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.cards import Power, Z
from sabot.games.zigzag_signs.combos import FOUR
from sabot.games.zigzag_signs.events import PowerAnnounced, PowerCancelled, Stolen, Swapped
from sabot.games.zigzag_signs.freeze import frozen, halt, thaw
from sabot.games.zigzag_signs.specials.deferred import check_actor, next_power, show_hand
from sabot.games.zigzag_signs.specials.play import (
    binned,
    opponent,
    other,
    play_at_limit,
    played,
)
from sabot.games.zigzag_signs.specials.stops import check_own
from sabot.games.zigzag_signs.state import State, marked, without
from sabot.games.zigzag_signs.view import Freeze

ROBBED = FOUR - 1  # ZS-63: the limit of a Theft's victim


def steal(state: State, seat: Seat, target: Seat) -> Step:
    """ZS-63"""
    victim = opponent(state, seat, target, "ZS-63")
    after = play_at_limit(state, seat, "theft", "ZS-63")
    if victim.limit < FOUR:
        raise Illegal("already-robbed", {"seat": target}, "ZS-28")
    if not victim.cards:
        raise Illegal("empty-hand", {"seat": target}, "ZS-63")
    return announce(binned(after, "theft"), seat, "theft", target)


def swap_hands(state: State, seat: Seat, target: Seat) -> Step:
    """ZS-64: with any player, the partner included."""
    other(state, seat, target, "ZS-64")
    after = play_at_limit(state, seat, "swap", "ZS-64")
    return announce(binned(after, "swap"), seat, "swap", target)


def announce(state: State, seat: Seat, power: Power, target: Seat) -> Step:
    """ZS-65: always as long, no matter who holds a Z."""
    closes = state.now + state.options.answer_time
    freeze = Freeze("answer", seat, closes, power=power, target=target)
    return Step(halt(state, freeze), (PowerAnnounced(seat, power, target),))


def cancel_power(state: State, seat: Seat, of: Seat, power: Power) -> Step:
    """ZS-65: a Z by the target or its partner; the first counts."""
    freeze = frozen(state, "answer", "ZS-65")
    if (freeze.seat, freeze.power) != (of, power) or freeze.answered is not None:
        raise Illegal("not-asked", {"what": "answer"}, "ZS-65")
    assert freeze.target is not None
    cards = without(state.players[seat].cards, Z, "ZS-65")
    check_own(state, seat, freeze.target)
    state = binned(played(state, seat, cards), Z)
    state = replace(state, freeze=replace(freeze, answered=seat))
    return Step(state, (PowerCancelled(seat, of, power),))


def end_answer(state: State, luck: Luck) -> Step:
    """The power resolves, or a Z has cancelled it."""
    freeze = frozen(state, "answer", "ZS-65")
    assert freeze.target is not None
    state, cancelled = thaw(state), freeze.answered is not None
    match freeze.power:
        case "theft" if not cancelled:
            return rob(state, freeze.seat, freeze.target, luck)
        case "swap" if not cancelled:
            return exchange_hands(state, freeze.seat, freeze.target)
        case "see" if not cancelled:
            return show_hand(state, freeze.seat, freeze.target)
        case "see":
            return next_power(state, luck)
    return Step(state, ())


def rob(state: State, seat: Seat, target: Seat, luck: Luck) -> Step:
    """ZS-63: a random card, and the victim goes on with three until the hand ends."""
    cards = state.players[target].cards
    at = luck.below(len(cards))
    own = (*state.players[seat].cards, cards[at])
    left = cards[:at] + cards[at + 1 :]
    state = replace(state, players=marked(state, seat, cards=own))
    robbed = marked(state, target, cards=left, limit=ROBBED, done=False)
    return Step(replace(state, players=robbed), (Stolen(seat, target),))


def exchange_hands(state: State, seat: Seat, target: Seat) -> Step:
    """ZS-64: only the cards in hand, and the limit with them (ZS-28)."""
    mine, theirs = state.players[seat], state.players[target]
    players = marked(state, seat, cards=theirs.cards, limit=theirs.limit, done=False)
    state = replace(state, players=players)
    players = marked(state, target, cards=mine.cards, limit=mine.limit, done=False)
    return Step(replace(state, players=players), (Swapped(seat, target),))


def name_target(state: State, seat: Seat, target: Seat) -> Step:
    """ZS-66, ZS-69: whose hand to see; a Z can answer that, too."""
    check_actor(state, seat, "target", "ZS-66")
    other(state, seat, target, "ZS-69")
    return announce(state, seat, "see", target)
