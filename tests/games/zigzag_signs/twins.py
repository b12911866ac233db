"""States that look alike to a seat: other hands, face-down cards, constraints, signs, laid powers.

Principle 2 (docs/rules.md); what only the partner knows is hidden, too (ZS-15, ZS-85).
"""

from msgspec.structs import replace

from sabot.games.zigzag_signs.acts import Draw, PickUp
from sabot.games.zigzag_signs.events import (
    HandEnded,
    HandsChanged,
    HandSeen,
    HandShown,
    PairShown,
    PowerTurned,
    RoundBegan,
    Stolen,
    Swapped,
    TenBegan,
)
from sabot.games.zigzag_signs.state import Laid

REVEALS = {
    PickUp: "ZS-21",
    Draw: "ZS-25",
    RoundBegan: "ZS-14",
    HandEnded: "ZS-29",
    HandShown: "ZS-41",
    HandsChanged: "ZS-46",
    PairShown: "ZS-51",
    Stolen: "ZS-63",
    Swapped: "ZS-64",
    PowerTurned: "ZS-66",
    TenBegan: "ZS-68",
    HandSeen: "ZS-69",
}
OTHER_POWER = {"see": "ten", "ten": "master", "master": "see"}


def twins(state, seat):
    yield with_cards_face_down(state)
    if not (state.freeze and state.freeze.what == "pairs"):
        yield with_other_hands(state, seat)
        yield with_hands_from_the_pile(state, seat)
    yield with_other_constraints(state, seat)
    yield with_other_signs(state, seat)
    yield with_other_powers(state, seat)
    yield with_other_floors(state, seat)
    if not (state.dealing and state.dealing.seat == seat):
        yield replace(state, aside=state.aside[::-1])


def others(state, seat):
    return [other for other in range(len(state.players)) if other != seat]


def with_players(state, fresh):
    players = (fresh.get(seat, player) for seat, player in enumerate(state.players))
    return replace(state, players=tuple(players))


def with_cards_face_down(state):
    """Nobody knows what lies before them, either."""
    downs = [seat for seat, player in enumerate(state.players) if player.down]
    hidden = (*state.pile, *(state.players[seat].down for seat in downs))[::-1]
    fresh = {s: replace(state.players[s], down=c) for s, c in zip(downs, hidden, strict=False)}
    return with_players(replace(state, pile=hidden[len(downs) :]), fresh)


def with_other_hands(state, seat):
    """As many cards each."""
    cards = [card for other in others(state, seat) for card in state.players[other].cards][::-1]
    return with_players(state, dealt(state, seat, cards))


def with_hands_from_the_pile(state, seat):
    held = [card for other in others(state, seat) for card in state.players[other].cards]
    cards = (*state.pile[: len(held)], *held)[: len(held)]
    pile = (*held, *state.pile[len(held) :])[: len(state.pile)]
    return with_players(replace(state, pile=pile), dealt(state, seat, list(cards)))


def dealt(state, seat, cards):
    fresh = {}
    for other in others(state, seat):
        count = len(state.players[other].cards)
        fresh[other] = replace(state.players[other], cards=tuple(cards[:count]))
        cards = cards[count:]
    return fresh


def with_other_constraints(state, seat):
    if state.players[0].constraint is None:
        return state
    taken = state.players[seat].constraint if seat is not None else None
    free = [card for card in range(11, -1, -1) if card != taken]
    players = zip(others(state, seat), free, strict=False)
    return with_players(state, {s: replace(state.players[s], constraint=c) for s, c in players})


def with_other_signs(state, seat):
    own = None if seat is None else seat % len(state.sides)
    sides = (
        side if team == own else replace(side, signs=side.signs[::-1])
        for team, side in enumerate(state.sides)
    )
    return replace(state, sides=tuple(sides))


def with_other_powers(state, seat):
    powers = (
        laid if laid.seat == seat else Laid(laid.seat, OTHER_POWER[laid.power])
        for laid in state.powers
    )
    return replace(state, powers=tuple(powers))


def with_other_floors(state, seat):
    fresh = {
        other: replace(state.players[other], sign_from=99, say_from=99, active=True)
        for other in others(state, seat)
    }
    return with_players(state, fresh)
