"""Where a bot of Zigzag knows which cards to be, and what changes that."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from sabot.core.game import Seat
from sabot.core.reflex import happens
from sabot.games.zigzag_signs.bots.memory import Memory, mine, mood, partner_of
from sabot.games.zigzag_signs.bots.temper import Temper
from sabot.games.zigzag_signs.cards import CHARACTERS, Card
from sabot.games.zigzag_signs.view import View

T = TypeVar("T")


def put(places: tuple[T, ...], place: int, what: T) -> tuple[T, ...]:
    """
    >>> put((1, 2, 3), 1, 5)
    (1, 5, 3)
    """
    return (*places[:place], what, *places[place + 1 :])


def changed(memory: Memory, view: View, *seats: Seat) -> Memory:
    """Whatever these seats signed may hold no more."""
    noticed = tuple(() if n in seats else seen for n, seen in enumerate(memory.noticed))
    own = mine(view).seat in seats
    return replace(
        memory,
        noticed=noticed,
        partner=None if partner_of(view) in seats else memory.partner,
        signed=0 if own else memory.signed,
        deeds=memory.deeds + own,
    )


def without(memory: Memory, seat: Seat, card: Card) -> Memory:
    cards = list(memory.known[seat])
    if card not in cards:
        return memory
    cards.remove(card)
    return replace(memory, known=put(memory.known, seat, tuple(cards)))


def took(temper: Temper, memory: Memory, view: View, seat: Seat, card: Card) -> Memory:
    memory = changed(memory, view, seat)
    if not happens(temper.remembers, mood(view, "took", seat, card, len(memory.known[seat]))):
        return memory
    return replace(memory, known=put(memory.known, seat, (*memory.known[seat], card)))


def emptied(memory: Memory, *seats: Seat) -> Memory:
    known = tuple(() if seat in seats else cards for seat, cards in enumerate(memory.known))
    return replace(memory, known=known)


def swapped(memory: Memory, seat: Seat, target: Seat) -> Memory:
    one, other = memory.known[seat], memory.known[target]
    return replace(memory, known=put(put(memory.known, seat, other), target, one))


def binned(temper: Temper, memory: Memory, view: View, cards: Iterable[Card | None]) -> Memory:
    """ZS-27: they come back when the bin is shuffled."""
    luck = mood(view, "binned")
    went = [card for card in cards if card in CHARACTERS and happens(temper.remembers, luck)]
    return replace(memory, gone=tuple(sorted({*memory.gone, *filter(None, went)})))


def saw_hand(memory: Memory, view: View, target: Seat) -> Memory:
    """ZS-69"""
    sight = mine(view).sight
    cards = sight.cards if sight else ()
    return replace(memory, known=put(memory.known, target, cards))
