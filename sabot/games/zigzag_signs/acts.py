"""What can be done and what can happen in Zigzag, and the options of a table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sabot.core.game import Action, Event, Millis, Seat
from sabot.games.zigzag_signs.cards import Card, Deferred, Feature, Power, Shift, Value

Gesture = Literal[
    "wink", "ear", "sip", "hat", "yawn", "nose",
    "nod", "shrug", "cough", "tap", "chin", "whistle",
]  # fmt: skip
Phrase = Literal[
    "make-zig", "make-zag", "make-double-zig", "make-zig-zag", "make-double-zag",
    "collect-water", "collect-earth", "collect-air", "collect-fire",
    "collect-blue", "collect-yellow", "collect-green", "collect-pink",
    "collect-sunglasses", "collect-cocktail", "collect-suitcase", "collect-none",
    "with", "without",
]  # fmt: skip
Call = Literal["zig", "zag", "double-zig", "zig-zag", "double-zag"]
Makes = Literal["zig", "zag"]
Box = Literal[  # a combination and the level of its sheet
    "zig-1", "zag-1", "double-zig-1", "zig-zag-1",
    "zig-2", "zag-2", "double-zig-2", "zig-zag-2",
]  # fmt: skip
HandEnding = Literal["bare", "done", "idle", "time"]  # ZS-26
RoundEnding = Literal["ticked", "drawn"]  # ZS-41, ZS-48
Team = Annotated[int, Meta(ge=0, le=2)]  # of seat s: s modulo the number of teams (ZS-10)
Chair = Annotated[Seat, Meta(ge=0, le=5)]  # a seat that an act names
Slot = Annotated[int, Meta(ge=0, le=80)]  # a place on the mat


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    level: Annotated[int, Meta(ge=1, le=3)] = 1  # ZS-80
    short: Annotated[int, Meta(ge=0, le=8)] = 0  # ZS-90: boxes that win; 0: all
    extra_joker: bool = False  # ZS-11
    jokers: bool = True  # ZS-12, and so on down to `shifts`
    stop_element: bool = True
    stop_landscape: bool = True
    stop_accessory: bool = True
    theft: bool = True
    swap: bool = True
    z: bool = True
    master: bool = True
    ten: bool = True
    see: bool = True
    shifts: bool = True  # +1 and −1
    sign_time: Annotated[Millis, Meta(ge=1_000, le=120_000)] = 20_000  # ZS-16
    later_sign_time: Annotated[Millis, Meta(ge=1_000, le=120_000)] = 10_000  # ZS-16
    idle_time: Annotated[Millis, Meta(ge=2_000, le=30_000)] = 8_000  # ZS-26
    hand_time: Annotated[Millis, Meta(ge=2_000, le=300_000)] = 60_000  # ZS-26
    check_time: Annotated[Millis, Meta(ge=1_000, le=15_000)] = 4_000  # ZS-45
    box_time: Annotated[Millis, Meta(ge=1_000, le=30_000)] = 10_000  # ZS-41
    pair_time: Annotated[Millis, Meta(ge=1_000, le=30_000)] = 5_000  # ZS-51
    answer_time: Annotated[Millis, Meta(ge=1_000, le=10_000)] = 3_000  # ZS-65
    target_time: Annotated[Millis, Meta(ge=1_000, le=30_000)] = 8_000  # ZS-66
    master_time: Annotated[Millis, Meta(ge=1_000, le=60_000)] = 15_000  # ZS-67
    ten_time: Annotated[Millis, Meta(ge=2_000, le=30_000)] = 10_000  # ZS-68
    see_time: Annotated[Millis, Meta(ge=1_000, le=20_000)] = 6_000  # ZS-69
    pause_time: Annotated[Millis, Meta(ge=200, le=10_000)] = 1_000  # ours: between two hands


class SetSigns(Action, frozen=True):
    """ZS-13, ZS-16: of the whole team, before a round."""

    zig: Gesture
    zag: Gesture


class Ready(Action, frozen=True):
    """ZS-16: the round may begin."""


class Sign(Action, frozen=True):
    """ZS-15: a gesture for all to see."""

    gesture: Gesture


class Say(Action, frozen=True):
    """ZS-15: a phrase for all to hear."""

    phrase: Phrase


class Throw(Action, frozen=True):
    """ZS-21, ZS-23: a card of the own hand on the mat."""

    card: Card


class PickUp(Action, frozen=True):
    """ZS-21: the face-down card before oneself."""


class Take(Action, frozen=True):
    """ZS-23: from the mat; `card` is what its player saw in that slot."""

    slot: Slot
    card: Card


class Draw(Action, frozen=True):
    """ZS-25"""


class Rest(Action, frozen=True):
    """ZS-26: *done*."""


class MakeCall(Action, frozen=True):
    """ZS-40"""

    call: Call


class ChooseBox(Action, frozen=True):
    """ZS-41: for the DOUBLE-ZAG one has called."""

    box: Box


class Contre(Action, frozen=True):
    """ZS-50: against that team."""

    team: Team


class ShowPair(Action, frozen=True):
    """ZS-51: two of the own cards with nothing in common."""

    one: Card
    other: Card


class LayStop(Action, frozen=True):
    """ZS-62"""

    feature: Feature
    target: Chair


class Steal(Action, frozen=True):
    """ZS-63: play *Theft*."""

    target: Chair


class SwapHands(Action, frozen=True):
    """ZS-64: play *Swap hands*."""

    target: Chair


class LayPower(Action, frozen=True):
    """ZS-66: a deferred power, face down."""

    power: Deferred


class ShiftNumber(Action, frozen=True):
    """ZS-71: play +1 or −1."""

    shift: Shift


class CancelStop(Action, frozen=True):
    """ZS-65: play *Z* on a STOP that lies before oneself or one's partner."""

    target: Chair
    feature: Feature


class CancelPower(Action, frozen=True):
    """ZS-65: play *Z* on the power that this seat has just announced."""

    seat: Chair
    power: Power


class NameTarget(Action, frozen=True):
    """ZS-66: whose hand to see."""

    target: Chair


class Give(Action, frozen=True):
    """ZS-67: as *Card master*, this card to that seat. It may be given again until all are."""

    card: Card
    target: Chair


AnyAction = (
    SetSigns
    | Ready
    | Sign
    | Say
    | Throw
    | PickUp
    | Take
    | Draw
    | Rest
    | MakeCall
    | ChooseBox
    | Contre
    | ShowPair
    | LayStop
    | Steal
    | SwapHands
    | LayPower
    | ShiftNumber
    | CancelStop
    | CancelPower
    | NameTarget
    | Give
)


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
    """ZS-42, ZS-47: the team can't call for the rest of this hand and for so many after it."""

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
