"""What a bot of ZACK! has in mind: the cards it saw fall, who it thinks is due, and who erred."""

from typing import NamedTuple

from msgspec import Struct

from sabot.core.game import Seat
from sabot.core.luck import Luck
from sabot.games.zack.cards import Colour
from sabot.games.zack.state import REACH
from sabot.games.zack.view import ShoeCard, View

LEARNT = 16  # cards after a change of ways, until they are second nature


class Reading(NamedTuple):
    """Of one card: what it says, what was made of it at first sight, and how long that takes."""

    next: Seat
    glance: Seat
    thoughts: int


class Ways(NamedTuple):
    """What Stop cards change."""

    colours: tuple[Colour, ...]  # by seat
    flipped: bool = False  # ZK-63


class Memory(Struct, frozen=True):
    ways: Ways
    once: Ways  # before the last change
    used: int = LEARNT  # cards seen since then
    shoe: tuple[ShoeCard, ...] = ()
    reading: Reading | None = None  # of the top card, or of who restarts; None: nobody is due
    rightful: Seat | None = None  # over false cards: who was due before them (ZK-31)
    due: tuple[Seat, ...] = ()  # the same, by a second look at the cards
    faults: tuple[tuple[Seat, int], ...] = ()  # a seat that erred, and the height of its card
    bluff: bool = False  # the colour card on the shoe is an error (ZK-51)
    absent: bool = False  # the mind wanders over this card
    alert: bool = False  # it watches whether the one who is due is slow


def newness(memory: Memory) -> float:
    """From 1, when Swap colours or Left = Right has just changed the ways, down to 0."""
    return max(0, LEARNT - memory.used) / LEARNT


def faulty(memory: Memory, view: View) -> list[Seat]:
    """The players it saw err and can still challenge, the last one first (ZK-43)."""
    return [seat for seat, height in reversed(memory.faults) if is_in_reach(view, height)]


def is_in_reach(view: View, height: int) -> bool:
    """Whether a card at this height can still be challenged."""
    return view.shoe - REACH < height <= view.shoe


def colours_of(view: View) -> tuple[Colour, ...]:
    return tuple(seat.colour for seat in view.seats)


def mine(view: View) -> Seat:
    return view.mine.seat if view.mine else 0


def mood(view: View, what: str) -> Luck:
    """Whims that any reader of the same log would have, the same until the next card."""
    return Luck(b"mood", what, view.game, view.closes or 0, view.shoe, mine(view))
