"""What a player of ZACK! can make of the cards they saw fall: who is next, and how hard that is."""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from sabot.core.game import Seat
from sabot.core.luck import Luck
from sabot.core.reflex import happens
from sabot.games.zack.cards import STEPS, Card, Colour
from sabot.games.zack.shoe import designated, repeated
from sabot.games.zack.state import REACH
from sabot.games.zack.view import ShoeCard, View

WORK = {"left": 1, "right": 1, "two-left": 2, "two-right": 2, "back": 2}
AGAIN = 2


class Reading(NamedTuple):
    """Of one card: what it says, what was made of it at first sight, and how long that takes."""

    next: Seat
    glance: Seat
    thoughts: int


def read(
    below: Sequence[ShoeCard],
    laid: ShoeCard,
    colours: Sequence[Colour],
    flipped: bool,
    misread: float,
    luck: Luck,
) -> Reading:
    next = designated(below, laid.card, laid.seat, colours, flipped)
    thoughts = work(below, laid.card, flipped)
    if not happens(misread * (1 + thoughts), luck):
        return Reading(next, next, thoughts)
    return Reading(next, luck.pick(mistakes(below, laid, colours, flipped)), thoughts)


def work(below: Sequence[ShoeCard], card: Card, flipped: bool) -> int:
    """
    >>> work((), "red", False), work((), "two-left", True)
    (0, 3)
    >>> work((ShoeCard("left", 0), ShoeCard("again", 1)), "again", False)
    5
    """
    if card != "again":
        return WORK.get(card, 0) + (flipped and card in STEPS)
    agains = takewhile(lambda lying: lying.card == "again", reversed(below))
    instruction = repeated(below)
    return AGAIN * (1 + len(list(agains))) + (work((), instruction, flipped) if instruction else 0)


def mistakes(
    below: Sequence[ShoeCard], laid: ShoeCard, colours: Sequence[Colour], flipped: bool
) -> tuple[Seat, ...]:
    """Left for right, counted from the wrong player, or just anybody."""
    mirrored = designated(below, laid.card, laid.seat, colours, not flipped)
    before = below[-1].seat if below else laid.seat
    elsewhere = designated(below, laid.card, before, colours, flipped)
    return (mirrored, elsewhere, *range(len(colours)))


def is_in_reach(view: View, height: int) -> bool:
    """ZK-43, of a card that came to lie so high."""
    return view.shoe - REACH < height <= view.shoe


def colours_of(view: View) -> tuple[Colour, ...]:
    return tuple(seat.colour for seat in view.seats)
