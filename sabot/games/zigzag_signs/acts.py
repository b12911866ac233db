"""What can be done in Zigzag, and the options of a table. What can happen: `events.py`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sabot.core.game import Action, Millis, Seat
from sabot.games.zigzag_signs.cards import Card, Deferred, Feature, Power, Shift

Gesture = Literal[
    "wink", "ear", "sip", "hat", "yawn", "whistle",
    "tongue", "hide", "chin", "sneeze", "shush", "glasses",
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
    """ZS-21, ZS-23: a card from one's own hand on the mat."""

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
    """ZS-51: two of one's own cards with nothing in common."""

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
