"""What can happen in Zigzag, told to all: nothing of hands, face-down cards and signs."""

from sabot.core.game import Event, Seat
from sabot.games.zigzag_signs.acts import (
    Box,
    Call,
    Gesture,
    HandEnding,
    Makes,
    Phrase,
    RoundEnding,
    Slot,
    Team,
)
from sabot.games.zigzag_signs.cards import Card, Deferred, Feature, Power, Shift, Value


class Readied(Event, frozen=True):
    """ZS-16"""

    seat: Seat


class RoundBegan(Event, frozen=True):
    """ZS-14: four cards each; `number` tells everybody's constraint (ZS-81)."""

    round: int
    number: int | None


class HandBegan(Event, frozen=True):
    """ZS-20: a face-down card lies before everybody."""

    hand: int


class TenBegan(Event, frozen=True):
    """ZS-68: a hand whose cards lie on the mat, for this seat alone at first."""

    hand: int
    seat: Seat


class TenEnded(Event, frozen=True):
    """ZS-68: the hand goes on for all."""


class Signed(Event, frozen=True):
    """ZS-15"""

    seat: Seat
    gesture: Gesture


class Spoke(Event, frozen=True):
    """ZS-15"""

    seat: Seat
    phrase: Phrase


class Thrown(Event, frozen=True):
    """ZS-21, ZS-23: it lies in the first free slot of the mat."""

    seat: Seat
    card: Card


class PickedUp(Event, frozen=True):
    """ZS-21"""

    seat: Seat


class Taken(Event, frozen=True):
    """ZS-23"""

    seat: Seat
    slot: Slot
    card: Card


class Drawn(Event, frozen=True):
    """ZS-25"""

    seat: Seat


class Rested(Event, frozen=True):
    """ZS-26: somebody is done."""


class Reshuffled(Event, frozen=True):
    """ZS-27: the bin has become the draw pile."""


class HandEnded(Event, frozen=True):
    """ZS-26, ZS-29: the mat is in the bin; `drew` were short of cards."""

    hand: int
    why: HandEnding
    drew: tuple[Seat, ...]


class Called(Event, frozen=True):
    """ZS-40"""

    seat: Seat
    call: Call


class HandShown(Event, frozen=True):
    """ZS-41: in a check. What it makes by itself, and then its constraint (ZS-85)."""

    seat: Seat
    cards: tuple[Card, ...]
    makes: Makes | None
    constraint: Value | None


class CallRight(Event, frozen=True):
    """ZS-41; the box is None if the caller has a choice."""

    seat: Seat
    call: Call
    box: Box | None


class CallWrong(Event, frozen=True):
    """ZS-42, ZS-47: the team can't call for the rest of this hand and for `hands` after it."""

    seat: Seat
    call: Call
    hands: int


class Ticked(Event, frozen=True):
    """ZS-41; `by_table` if the caller had a choice and made none."""

    team: Team
    box: Box
    by_table: bool = False


class HandsChanged(Event, frozen=True):
    """ZS-46"""

    seats: tuple[Seat, ...]


class ContreCalled(Event, frozen=True):
    """ZS-50"""

    seat: Seat
    team: Team


class PairShown(Event, frozen=True):
    """ZS-51: two cards, or none: `short` of cards (ZS-34), or no pair to show."""

    seat: Seat
    cards: tuple[Card, ...]
    short: bool = False


class ContreConfirmed(Event, frozen=True):
    """ZS-54: that team changes its hands."""

    seat: Seat
    team: Team


class ContreFailed(Event, frozen=True):
    """ZS-54: the caller's team has failed so often in this game."""

    seat: Seat
    team: Team
    failed: int


class StopLaid(Event, frozen=True):
    """ZS-62"""

    seat: Seat
    target: Seat
    feature: Feature


class PowerAnnounced(Event, frozen=True):
    """ZS-65: *Theft*, *Swap* or *See a hand* with its target; Z can answer."""

    seat: Seat
    power: Power
    target: Seat


class PowerLaid(Event, frozen=True):
    """ZS-66: "a power", face down."""

    seat: Seat


class PowerTurned(Event, frozen=True):
    """ZS-66: its turn has come between two hands."""

    seat: Seat
    power: Deferred


class PowerDropped(Event, frozen=True):
    """ZS-66, ZS-70: to the bin unused: no target was named, or it is `excluded`."""

    seat: Seat
    power: Deferred
    excluded: bool


class Stolen(Event, frozen=True):
    """ZS-63"""

    seat: Seat
    target: Seat


class Swapped(Event, frozen=True):
    """ZS-64"""

    seat: Seat
    target: Seat


class HandSeen(Event, frozen=True):
    """ZS-69"""

    seat: Seat
    target: Seat


class Shifted(Event, frozen=True):
    """ZS-71"""

    seat: Seat
    shift: Shift


class StopCancelled(Event, frozen=True):
    """ZS-65"""

    seat: Seat
    target: Seat
    feature: Feature


class PowerCancelled(Event, frozen=True):
    """ZS-65: `seat` played Z, the power was that of `of`."""

    seat: Seat
    of: Seat
    power: Power


class RoundEnded(Event, frozen=True):
    """ZS-44, ZS-48: all cards are gathered."""

    round: int
    why: RoundEnding


class Won(Event, frozen=True):
    """ZS-90"""

    team: Team
    seats: tuple[Seat, ...]


AnyEvent = (
    Readied
    | RoundBegan
    | HandBegan
    | TenBegan
    | TenEnded
    | Signed
    | Spoke
    | Thrown
    | PickedUp
    | Taken
    | Drawn
    | Rested
    | Reshuffled
    | HandEnded
    | Called
    | HandShown
    | CallRight
    | CallWrong
    | Ticked
    | HandsChanged
    | ContreCalled
    | PairShown
    | ContreConfirmed
    | ContreFailed
    | StopLaid
    | PowerAnnounced
    | PowerLaid
    | PowerTurned
    | PowerDropped
    | Stolen
    | Swapped
    | HandSeen
    | Shifted
    | StopCancelled
    | PowerCancelled
    | RoundEnded
    | Won
)
