"""Drawing from the pile, and changing a hand (ZS-27, ZS-46)."""

from typing import NamedTuple

from msgspec.structs import replace

from sabot.core.game import Event, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.cards import Card
from sabot.games.zigzag_signs.events import HandsChanged, Reshuffled
from sabot.games.zigzag_signs.state import State


class Drawing(NamedTuple):
    state: State
    cards: tuple[Card, ...]
    events: tuple[Event, ...]  # whether the bin was shuffled


def draw(state: State, count: int, luck: Luck) -> Drawing:
    """ZS-27, ZS-29: a pile too short is refilled in between. No more than there are."""
    pile, bin = state.pile, state.bin
    if count <= len(pile):
        return Drawing(replace(state, pile=pile[count:]), pile[:count], ())
    fresh, missing = luck.shuffle(bin), count - len(pile)
    state = replace(state, pile=fresh[missing:], bin=())
    return Drawing(state, pile + fresh[:missing], (Reshuffled(),) if bin else ())


def refill(state: State, seats: tuple[Seat, ...], luck: Luck) -> Step:
    """These seats draw up to their limit, one after the other (ZS-28)."""
    missing = [short_of(state, seat) for seat in seats]
    state, cards, events = draw(state, sum(missing), luck)
    players = list(state.players)
    for seat, count in zip(seats, missing, strict=True):
        drawn, cards = cards[:count], cards[count:]
        players[seat] = replace(players[seat], cards=players[seat].cards + drawn)
    return Step(replace(state, players=tuple(players)), events)


def short_of(state: State, seat: Seat) -> int:
    return state.players[seat].limit - len(state.players[seat].cards)


def change_hands(state: State, seats: tuple[Seat, ...], luck: Luck) -> Step:
    """ZS-46: an exchange under way is over; all else that lies before the player stays."""
    players, bin = list(state.players), state.bin
    for seat in seats:
        bin += players[seat].cards
        players[seat] = replace(players[seat], cards=(), done=False, thrown=None)
    state = replace(state, players=tuple(players), bin=bin)
    state, events = refill(state, seats, luck)
    return Step(state, (HandsChanged(seats), *events))
