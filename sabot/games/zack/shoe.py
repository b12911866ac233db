"""The shoe of ZACK!: whom its top card designates, and who throws in turn (ZK-22 to ZK-32)."""

from collections.abc import Sequence
from typing import Protocol

from sabot.core.game import Seat
from sabot.games.zack.cards import STEPS, STOPS, Card, Colour
from sabot.games.zack.proof import Due
from sabot.games.zack.state import REACH, Laid, State, is_due


class Lying(Protocol):
    """A card and who threw it; more is not needed to know who is next."""

    @property
    def card(self) -> Card: ...
    @property
    def seat(self) -> Seat: ...


def designated(
    below: Sequence[Lying], card: Card, thrower: Seat, colours: Sequence[Colour], flipped: bool
) -> Seat:
    """ZK-22, for any card but a Stop.

    >>> [designated((), card, 1, ("red", "blue", "green"), False) for card in ("left", "red")]
    [2, 0]
    """
    if card == "back":
        return sender(below, thrower)
    if card != "again":
        return follow(card, thrower, colours, flipped)
    match repeated(below):
        case None:
            return thrower
        case "back":
            return sender(below, thrower)
        case instruction:
            return follow(instruction, thrower, colours, flipped)


def sender(below: Sequence[Lying], thrower: Seat) -> Seat:
    """*Back*; on a Stop card or an empty shoe it counts as a first card (ZK-24, ZK-25)."""
    return below[-1].seat if below and below[-1].card not in STOPS else thrower


def repeated(below: Sequence[Lying]) -> Card | None:
    """ZK-25: the instruction of the nearest card that is not *Again*."""
    for lying in reversed(below):
        if lying.card != "again":
            return None if lying.card in STOPS else lying.card
    return None


def follow(card: Card, thrower: Seat, colours: Sequence[Colour], flipped: bool) -> Seat:
    """A circle, or a step from the thrower; ZK-63: left and right may mean each other."""
    step = STEPS.get(card)
    if step is None:
        return colours.index(card)  # all others are circles
    return (thrower - step if flipped else thrower + step) % len(colours)


def falls(state: State, seat: Seat, card: Card) -> Laid:
    """ZK-30, ZK-31: judged by who is due when it takes its place."""
    return Laid(card, seat, state.now, state.due, is_due(state, seat))


def due_after(state: State, laid: Laid) -> tuple[Due, ...]:
    """ZK-31: over false cards, the player designated by the last card in turn may still throw."""
    seat = designated(state.shoe, laid.card, laid.seat, state.colours, state.flipped)
    due = Due(seat, laid.at, laid.card)
    return (due,) if laid.in_turn else (due, laid.due[-1])


def fault(state: State, seat: Seat) -> int | None:
    """ZK-43: which of the top four is this seat's false card; of several the uppermost."""
    top = state.shoe[-REACH:]
    false = (n for n, laid in enumerate(top) if laid.seat == seat and not laid.in_turn)
    return max(false, default=None)
