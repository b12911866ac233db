"""Whom a bot of Zigzag suspects of a combination: by the cards and gestures it has noticed."""

from functools import lru_cache
from typing import NamedTuple

from sabot.core.game import Millis, Seat
from sabot.games.zigzag_signs.acts import Team
from sabot.games.zigzag_signs.bots.boxes import Open
from sabot.games.zigzag_signs.bots.hands import WHOLE, ways
from sabot.games.zigzag_signs.bots.memory import (
    Memory,
    my_team,
    open_of,
    opponents,
    team_of,
)
from sabot.games.zigzag_signs.bots.temper import Temper
from sabot.games.zigzag_signs.cards import FEATURES, JOKER, Card, Feature
from sabot.games.zigzag_signs.view import View

FAILURES = 3  # ZS-54
QUIET: Millis = 6_000  # of a hand, after which it is odd not to have thrown
Stops = tuple[Feature, ...]


class Suspicion(NamedTuple):
    """Whose team to call CONTRE against, and not before when."""

    seat: Seat
    team: Team
    since: Millis = 0


def suspicion(temper: Temper, memory: Memory, view: View) -> Suspicion | None:
    if not temper.suspects or view.teams[my_team(view)].failed >= FAILURES:
        return None
    for seat in opponents(view):
        if view.seats[seat].cards < WHOLE:
            continue
        if is_suspect(temper, memory, view, seat):
            return Suspicion(seat, team_of(view, seat))
        if temper.suspects > 1 and is_at_rest(memory, view, seat):
            return Suspicion(seat, team_of(view, seat), view.opened + QUIET)
    return None


def is_suspect(temper: Temper, memory: Memory, view: View, seat: Seat) -> bool:
    """Three known cards alike, or a sign that it has learnt."""
    near, noticed = likeness(memory, view, seat), memory.noticed[seat]
    team = team_of(view, seat)
    if near >= WHOLE - 1 or any((team, gesture) in memory.learnt for gesture in noticed):
        return True
    return temper.suspects > 1 and near == 2 and len(set(noticed)) < len(noticed)


def is_at_rest(memory: Memory, view: View, seat: Seat) -> bool:
    """It has signed something and leaves its face-down card, while all others have theirs."""
    waits = [other for other, there in enumerate(view.seats) if there.down]
    return view.phase == "hand" and waits == [seat] and bool(memory.noticed[seat])


def likeness(memory: Memory, view: View, seat: Seat) -> int:
    """The most of its known cards that go together for a box its team still needs."""
    open = open_of(view, team_of(view, seat))
    return alike(memory.known[seat], view.seats[seat].stops, needs_zags(open))


def needs_zags(open: Open) -> bool:
    """No ZIG is of use without a ZAG."""
    return not any(box.startswith(("zig-1", "zig-2", "double")) for box in open)


@lru_cache(4096)
def alike(cards: tuple[Card, ...], stops: Stops, two: bool = False) -> int:
    """How many have a value in common, or two values.

    >>> alike(("wbs", "wyc", "joker", "fgs"), ()), alike(("wbs", "wbc", "wyk"), (), True)
    (3, 2)
    """
    found = [way for card in cards for way in ways(card, stops) if (len(way) == 2) == two]
    return cards.count(JOKER) + max(map(found.count, found), default=0)


@lru_cache(4096)
def alike_in(cards: tuple[Card, ...], feature: Feature) -> int:
    """How many have the same value of this feature."""
    others = tuple(other for other in FEATURES if other != feature)
    return alike(cards, others)


def danger(memory: Memory, view: View, card: Card) -> int:
    """How many cards of opponents this one would go with, at worst."""
    return max(helps(memory, view, seat, card) for seat in opponents(view))


def helps(memory: Memory, view: View, seat: Seat, card: Card) -> int:
    known, stops = memory.known[seat], view.seats[seat].stops
    return alike((*known, card), stops) - alike(known, stops) if known else 0
