"""What a game of Zigzag is at one moment, and the small changes every rule is made of."""

from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import Illegal, Millis, Seat
from sabot.games.zigzag_signs.acts import Box, Gesture, Options, Slot, Team
from sabot.games.zigzag_signs.cards import Card, Deferred, Feature, Shift
from sabot.games.zigzag_signs.combos import FOUR, Pair
from sabot.games.zigzag_signs.view import Freeze, Phase, Sight

IN_ROUND: frozenset[Phase] = frozenset({"pause", "target", "see", "master", "ten", "hand"})


class Player(Struct, frozen=True, gc=False):
    cards: tuple[Card, ...] = ()
    limit: int = FOUR  # ZS-28
    down: Card | None = None  # the face-down card before them
    done: bool = False  # ZS-26
    active: bool = False  # in this hand
    thrown: Slot | None = None  # the card just thrown, if it still lies there
    thrown_at: Millis = 0  # if no take of another card has followed
    stops: tuple[Feature, ...] = ()  # before them (ZS-62)
    shifts: tuple[Shift, ...] = ()  # on their constraint card (ZS-71)
    constraint: int | None = None  # their constraint card (ZS-81)
    pair: Pair | None = None  # chosen in a CONTRE (ZS-51)
    ready: bool = False  # ZS-16
    sign_from: Millis = 0  # ZS-15
    say_from: Millis = 0


class Side(Struct, frozen=True, gc=False):
    """A team."""

    signs: tuple[Gesture, Gesture]  # for ZIG and ZAG (ZS-13)
    boxes: tuple[Box, ...] = ()  # ticked
    failed: int = 0  # CONTREs
    wrong: int = 0  # calls in this round (ZS-47)
    locked: int = 0  # up to this hand of the round it can't call


class Laid(NamedTuple):
    """A deferred power and who laid it."""

    seat: Seat
    power: Deferred


class State(Struct, frozen=True, gc=False):
    options: Options
    players: tuple[Player, ...]  # by seat
    sides: tuple[Side, ...]  # by team
    phase: Phase = "signs"
    opened: Millis = 0  # when the phase began
    closes: Millis = 0  # when it ends by itself; unused in `hand`
    now: Millis = 0  # of the last entry, so that `choices` needs no clock
    round: int = 1
    hand: int = 0  # of the round
    number: int | None = None  # ZS-81
    pile: tuple[Card, ...] = ()  # the top is first
    bin: tuple[Card, ...] = ()
    mat: tuple[Card | None, ...] = ()  # by slot
    acted_at: Millis = 0  # ZS-26: what sets the clock back, other than `Player.thrown_at`
    powers: tuple[Laid, ...] = ()  # that lie face down, in the order of their announcement
    turned: Laid | None = None  # the one that is resolved now, or that the hand is about
    dealing: Laid | None = None  # ZS-67, ZS-68: how the next hand will be dealt
    aside: tuple[Card, ...] = ()  # ZS-67
    gifts: tuple[int | None, ...] = ()  # by seat, the place in `aside`
    sight: Sight | None = None  # ZS-69
    freeze: Freeze | None = None
    frozen_at: Millis = 0
    places: tuple[tuple[Seat, ...], ...] = ()  # the result


def mark(state: State, seat: Seat, **changes: Any) -> State:
    """The state with these changes to one player."""
    return replace(state, players=marked(state, seat, **changes))


def marked(state: State, seat: Seat, **changes: Any) -> tuple[Player, ...]:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return tuple(players)


def everyone_with(state: State, **changes: Any) -> tuple[Player, ...]:
    return tuple(replace(player, **changes) for player in state.players)


def mark_side(state: State, team: Team, **changes: Any) -> State:
    sides = list(state.sides)
    sides[team] = replace(sides[team], **changes)
    return replace(state, sides=tuple(sides))


def enter(state: State, phase: Phase, lasts: Millis, **changes: Any) -> State:
    now = state.now
    return replace(state, phase=phase, opened=now, closes=now + lasts, **changes)


def team_of(state: State, seat: Seat) -> Team:
    """ZS-10"""
    return seat % len(state.sides)


def members(state: State, team: Team) -> tuple[Seat, Seat]:
    return team, team + len(state.sides)


def partner_of(state: State, seat: Seat) -> Seat:
    return (seat + len(state.sides)) % len(state.players)


def are_partners(state: State, one: Seat, other: Seat) -> bool:
    """Or one and the same."""
    return team_of(state, one) == team_of(state, other)


def everyone(state: State) -> frozenset[Seat]:
    return all_of(len(state.players))


@lru_cache(8)
def all_of(seats: int) -> frozenset[Seat]:
    return frozenset(range(seats))


def check_round(state: State) -> None:
    """ZS-45: nothing but gestures and talk in a freeze, and between rounds neither."""
    if state.phase not in IN_ROUND:
        raise Illegal("not-now", {"phase": state.phase}, "ZS-44")
    if state.freeze:
        clause = "ZS-65" if state.freeze.what == "answer" else "ZS-45"
        raise Illegal("frozen", {"what": state.freeze.what}, clause)


def check_seat(state: State, seat: Seat, clause: str) -> Player:
    """An act may name a seat that isn't at this table."""
    if seat >= len(state.players):
        raise Illegal("no-such-seat", {"seat": seat}, clause)
    return state.players[seat]


def without(cards: tuple[Card, ...], card: Card, clause: str) -> tuple[Card, ...]:
    """The hand after it gave up this card."""
    if card not in cards:
        raise Illegal("not-in-hand", {"card": card}, clause)
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
