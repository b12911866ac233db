"""What a bot of Zigzag throws on the mat and takes from it (ZS-21 to ZS-25)."""

from collections.abc import Iterable
from typing import NamedTuple

from sabot.core.reflex import happens
from sabot.games.zigzag_signs.acts import Slot, Take
from sabot.games.zigzag_signs.bots.aims import aim_of
from sabot.games.zigzag_signs.bots.hands import Aim, worth
from sabot.games.zigzag_signs.bots.memory import Memory, mine, mood, partner_of
from sabot.games.zigzag_signs.bots.suspect import danger, helps
from sabot.games.zigzag_signs.bots.temper import Temper
from sabot.games.zigzag_signs.cards import JOKER, SPECIALS, Card, Z
from sabot.games.zigzag_signs.view import View

GAIN = 1.05  # times its worth: less is not worth an exchange
SPARE = 0.8  # of its worth: what a player gives up to keep a Z


class Exchange(NamedTuple):
    throws: Card
    takes: Card


def to_throw(temper: Temper, memory: Memory, view: View) -> Card:
    """ZS-21: the card whose loss hurts least, or any card by mistake."""
    cards, luck = mine(view).cards, mood(view, "strays", memory.deeds)
    plain = [card for card in cards if card != JOKER]
    if plain and happens(temper.strays, luck):
        return luck.pick(plain)
    aim = aim_of(memory, view)
    return max(sorted(set(cards)), key=lambda card: kept(temper, memory, view, card, aim))


def kept(temper: Temper, memory: Memory, view: View, card: Card, aim: Aim) -> float:
    """What the other cards are worth, and a little for what this one does elsewhere."""
    risk = danger(memory, view, card) - helps(memory, view, partner_of(view), card)
    rest = worth(without(mine(view).cards, card), aim) * (1 - temper.guards * risk)
    return rest * SPARE if card == Z else rest


def exchange(temper: Temper, memory: Memory, view: View, away: Iterable[Card]) -> Exchange | None:
    """ZS-23: the best one for a card of these, if any is better than none."""
    cards, aim = mine(view).cards, aim_of(memory, view)
    throws = sorted({*away} - {JOKER})
    options = [
        (worth(with_card(without(cards, card), other), aim), Exchange(card, other))
        for other in noticed(temper, memory, view)
        for card in throws
    ]
    best, found = max(options, default=(0.0, None))
    return found if best > GAIN * worth(with_card(cards), aim) else None


def to_take(temper: Temper, memory: Memory, view: View) -> Take:
    """ZS-25: something must be taken, even if nothing catches the eye."""
    cards, aim = mine(view).cards, aim_of(memory, view)
    seen = noticed(temper, memory, view) or sorted({card for card in view.mat if card})
    best = max(seen, key=lambda card: (worth(with_card(cards, card), aim), card in SPECIALS))
    return Take(slot_of(view, best), best)


def noticed(temper: Temper, memory: Memory, view: View) -> list[Card]:
    """It looks again after each act of its own."""
    cards = sorted({card for card in view.mat if card})
    if temper.sees >= 1:
        return cards
    return [card for card in cards if catches_eye(temper, memory, view, card)]


def catches_eye(temper: Temper, memory: Memory, view: View, card: Card) -> bool:
    return happens(temper.sees, mood(view, "sees", memory.deeds, card))


def slot_of(view: View, card: Card) -> Slot:
    return view.mat.index(card)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """In order, so that equal hands are looked up alike."""
    left = sorted(cards)
    left.remove(card)
    return tuple(left)


def with_card(cards: tuple[Card, ...], *more: Card) -> tuple[Card, ...]:
    return tuple(sorted((*cards, *more)))
