"""How a bot of Zigzag plays its special cards (ZS-60 to ZS-71)."""

from collections.abc import Iterator

from sabot.core.game import Action, Seat
from sabot.games.zigzag_signs.acts import (
    CancelStop,
    LayPower,
    LayStop,
    ShiftNumber,
    Steal,
    SwapHands,
)
from sabot.games.zigzag_signs.bots.aims import aim_of, aim_with
from sabot.games.zigzag_signs.bots.hands import WHOLE, worth
from sabot.games.zigzag_signs.bots.mat import without
from sabot.games.zigzag_signs.bots.memory import (
    Memory,
    mine,
    my_team,
    open_of,
    opponents,
    partner_of,
    team_of,
)
from sabot.games.zigzag_signs.bots.suspect import alike, alike_in, likeness, needs_zags
from sabot.games.zigzag_signs.cards import (
    DEFERRED,
    FEATURES,
    SHIFTS,
    SPECIALS,
    STOPS,
    Card,
    Feature,
    Shift,
    Z,
    constraint,
)
from sabot.games.zigzag_signs.view import View

MOST_STOPS = 2  # ZS-62
POOR = 2  # cards alike in a hand that is gladly given away
BOTH_AWAY = 3  # a second STOP makes every ZAG impossible: worth this number of known cards


def playable(memory: Memory, view: View) -> dict[Card, Action]:
    """What each special card in hand is good for now; not all are good for something."""
    found: dict[Card, Action] = {}
    if SPECIALS.isdisjoint(mine(view).cards):
        return found
    for card, action in uses(memory, view):
        if card in mine(view).cards:
            found.setdefault(card, action)
    return found


def uses(memory: Memory, view: View) -> Iterator[tuple[Card, Action]]:
    """The first use of each card is the best."""
    yield from ((Z, cancel) for cancel in cancels(view))
    yield from stops(memory, view)
    yield from ((power, LayPower(power)) for power in DEFERRED)
    yield from (("theft", Steal(seat)) for seat in suspects(memory, view) if has_four(view, seat))
    yield from (("swap", SwapHands(seat)) for seat in swaps(memory, view))
    yield from ((shift, ShiftNumber(shift)) for shift in SHIFTS if is_better(memory, view, shift))


def cancels(view: View) -> Iterator[CancelStop]:
    """ZS-65: a seat with two of them first, and itself before its partner."""
    own = (mine(view).seat, partner_of(view))
    for seat in sorted(own, key=lambda seat: -len(view.seats[seat].stops)):
        yield from (CancelStop(seat, feature) for feature in view.seats[seat].stops[:1])


def stops(memory: Memory, view: View) -> list[tuple[Card, Action]]:
    """ZS-62: where they hurt most, as far as it knows."""
    places = [(seat, feature) for seat in opponents(view) for feature in FEATURES]
    free = [place for place in places if is_free(view, *place)]
    ranked = sorted(free, key=lambda place: harm(memory, view, *place), reverse=True)
    return [(STOPS[feature], LayStop(feature, seat)) for seat, feature in ranked]


def is_free(view: View, seat: Seat, feature: Feature) -> bool:
    laid = view.seats[seat].stops
    return len(laid) < MOST_STOPS and feature not in laid


def harm(memory: Memory, view: View, seat: Seat, feature: Feature) -> tuple[int, int]:
    team, there = team_of(view, seat), view.seats[seat]
    second = BOTH_AWAY if there.stops and needs_zags(open_of(view, team)) else 0
    return alike_in(memory.known[seat], feature) + second, len(view.teams[team].boxes)


def suspects(memory: Memory, view: View) -> list[Seat]:
    """Opponents, the one that seems nearest to a combination first."""
    return sorted(opponents(view), key=lambda seat: rank(memory, view, seat), reverse=True)


def rank(memory: Memory, view: View, seat: Seat) -> tuple[int, int, int]:
    boxes = len(view.teams[team_of(view, seat)].boxes)
    return likeness(memory, view, seat), len(memory.noticed[seat]), boxes


def has_four(view: View, seat: Seat) -> bool:
    """ZS-63: a seat that was robbed in this hand can't be robbed again."""
    return view.seats[seat].limit == view.seats[seat].cards == WHOLE


def swaps(memory: Memory, view: View) -> Iterator[Seat]:
    """ZS-64: a poor hand for one that seems better."""
    two = needs_zags(open_of(view, my_team(view)))
    own = alike(mine(view).cards, view.seats[mine(view).seat].stops, two)
    for seat in suspects(memory, view):
        if own <= POOR - two and likeness(memory, view, seat) >= own and has_four(view, seat):
            yield seat


def is_better(memory: Memory, view: View, shift: Shift) -> bool:
    """ZS-71: the next number asks for what it has more of."""
    own = mine(view)
    if own.constraint_card is None or view.number is None or shift not in own.cards:
        return False
    laid = view.seats[own.seat].shifts
    moved = laid.count("plus") - laid.count("minus") + (1 if shift == "plus" else -1)
    value, rest = constraint(own.constraint_card, view.number + moved), without(own.cards, shift)
    return worth(rest, aim_with(memory, view, value)) > worth(rest, aim_of(memory, view))
