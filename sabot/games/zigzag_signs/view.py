"""What a seat can see of a game of Zigzag. A face-down card is only there or not (principle 2)."""

from typing import Literal

from msgspec import Struct

from sabot.core.game import Millis, Seat
from sabot.games.zigzag_signs.acts import Box, Call, Gesture, Makes, Team
from sabot.games.zigzag_signs.cards import Card, Deferred, Feature, Power, Shift, Value

# Between two hands there is a `pause`, and in it the deferred powers (ZS-29): a `target` is named,
# a hand is looked at (`see`), cards are dealt by hand (`master`). `ten`: the 10 seconds of ZS-68.
Phase = Literal["signs", "pause", "target", "see", "master", "ten", "hand", "over"]
# `check`: a call is shown; `box`: its caller chooses; `pairs`: a CONTRE waits for its proofs;
# `proof`: they are shown; `answer`: a Z may be played (ZS-65).
Stand = Literal["check", "box", "pairs", "proof", "answer"]
Next = Literal["throw", "pick-up", "take", "draw"]  # ZS-28; `throw`: or a special card, or nothing


class Shown(Struct, frozen=True, gc=False):
    """Cards of a seat that all can see: a hand in a check (ZS-41), or a pair (ZS-51)."""

    seat: Seat
    cards: tuple[Card, ...]
    makes: Makes | None = None  # by itself
    constraint: Value | None = None  # ZS-85
    short: bool = False  # ZS-34: nothing to prove


class Freeze(Struct, frozen=True, gc=False):
    """ZS-45, ZS-65: all else stands still until `closes`."""

    what: Stand
    seat: Seat  # who called, or announced the power
    closes: Millis
    call: Call | None = None
    right: bool | None = None  # the call, or the CONTRE; None: not known yet
    box: Box | None = None  # that the call will tick
    boxes: tuple[Box, ...] = ()  # that its caller may choose from (ZS-41)
    team: Team | None = None  # that must prove (ZS-51)
    shown: tuple[Shown, ...] = ()
    power: Power | None = None
    target: Seat | None = None
    answered: Seat | None = None  # the seat that has played a Z on it


class SeatView(Struct, frozen=True, gc=False):
    cards: int  # in hand
    limit: int  # ZS-28
    down: bool  # a face-down card lies there
    stops: tuple[Feature, ...]
    powers: int  # laid face down
    shifts: tuple[Shift, ...]  # on the constraint card
    ready: bool  # ZS-16


class TeamView(Struct, frozen=True, gc=False):
    seats: tuple[Seat, ...]
    boxes: tuple[Box, ...]  # ticked
    failed: int  # CONTREs (ZS-54)
    locked: int  # hands for which it can't call, this one included; 0: it can (ZS-47)


class Sight(Struct, frozen=True, gc=False):
    """ZS-69: a hand as it was."""

    seat: Seat
    cards: tuple[Card, ...]


class Mine(Struct, frozen=True, gc=False):
    """What this seat alone may know; its partner knows the signs as well."""

    seat: Seat
    cards: tuple[Card, ...]
    next: Next | None  # what it may do at the mat; None: nothing now
    done: bool  # ZS-26
    signs: tuple[Gesture, ...]  # for ZIG and for ZAG; a film has none
    constraint_card: int | None  # 0 to 11: a row of the square (ZS-3)
    constraint: Value | None  # ZS-81, with +1 and −1
    powers: tuple[Deferred, ...]  # laid by it, in their order
    pairs: tuple[tuple[Card, Card], ...]  # that it may show (ZS-51)
    pair: tuple[Card, Card] | None  # that it has chosen
    aside: tuple[Card, ...]  # as *Card master*: what is to be given
    gifts: tuple[Card | None, ...]  # by seat; None: nothing yet
    sight: Sight | None
    sign_from: Millis  # ZS-15: before that no other gesture, or phrase; for the page 20 ms longer
    say_from: Millis


class View(Struct, frozen=True, gc=False):
    phase: Phase
    freeze: Freeze | None
    opened: Millis  # when this phase began; a freeze moves it
    closes: Millis | None  # when it ends by itself; None: never, or it stands still
    latest: Millis | None  # in a hand: when it ends at the latest (ZS-26)
    left: Millis | None  # of what stands still
    level: int
    goal: int  # boxes that win (ZS-90)
    round: int
    hand: int  # of the round, from 1; 0: before the first
    number: int | None  # of the constraints (ZS-81)
    actor: Seat | None  # whose power it is, in `target`, `see`, `master` and `ten`
    power: Deferred | None
    laid: tuple[Seat, ...]  # whose powers lie face down, in the order of their announcement
    seats: tuple[SeatView, ...]
    teams: tuple[TeamView, ...]
    mat: tuple[Card | None, ...]  # by slot
    pile: int
    bin: int
    done: int  # how many seats (ZS-26)
    winners: tuple[Seat, ...]
    mine: Mine | None  # None for onlookers
