"""What a match of ZACK! is at one moment, and the small changes every rule is made of."""

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import Millis, Seat
from sabot.games.zack.acts import Options
from sabot.games.zack.cards import Card, Colour
from sabot.games.zack.proof import Due, Verdict
from sabot.games.zack.view import Phase

BEGINNER = 2  # ZK-70: games won, until the grace falls away
REACH = 4  # ZK-43: a false card that lies deeper is out of reach


class Laid(Struct, frozen=True, gc=False):
    """A card in the shoe. Whether it was in turn is decided once, when it falls (ZK-31)."""

    card: Card
    seat: Seat
    at: Millis
    due: tuple[Due, ...]  # when it fell
    in_turn: bool


class ColourCard(Struct, frozen=True, gc=False):
    """ZK-52: on the shoe while it may be challenged."""

    seat: Seat
    right: bool  # ZK-51
    due: tuple[Due, ...]  # when it fell
    left: Millis  # of the clock that it stopped: principle 6 (docs/rules.md)


class Player(Struct, frozen=True, gc=False):
    pile: tuple[Card, ...] = ()  # top first
    wins: int = 0
    won_before: int = 0  # games at this table, in the matches before this one (ZK-70)
    ready: bool = False
    throw_from: Millis = 0  # ZK-29
    barred: tuple[tuple[Seat, Millis], ...] = ()  # ZK-29: whom it can't call slow, and until when


class State(Struct, frozen=True, gc=False):
    options: Options
    players: tuple[Player, ...]  # by seat
    colours: tuple[Colour, ...]  # by seat
    dealer: Seat
    phase: Phase = "ready"
    opened: Millis = 0  # when the phase began
    closes: Millis = 0  # when the table acts by itself
    now: Millis = 0  # of the last entry, so that `choices` needs no clock
    game: int = 1
    shoe: tuple[Laid, ...] = ()  # the top card last
    due: tuple[Due, ...] = ()  # by the top card first, then by ZK-31; nobody while play is halted
    flipped: bool = False  # ZK-63: left and right mean each other
    colour_card: ColourCard | None = None
    spent: tuple[Seat, ...] = ()  # ZK-82: whose colour card is refused on this empty shoe
    chosen: Colour | None = None  # ZK-61
    verdict: Verdict | None = None
    winner: Seat | None = None
    aside: tuple[Card, ...] = ()  # ZK-13


def mark(state: State, seat: Seat, **changes: Any) -> State:
    """The state with these changes to one player."""
    return replace(state, players=marked(state, seat, **changes))


def marked(state: State, seat: Seat, **changes: Any) -> tuple[Player, ...]:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return tuple(players)


def enter(state: State, phase: Phase, lasts: Millis, **changes: Any) -> State:
    now = state.now
    return replace(state, phase=phase, opened=now, closes=now + lasts, **changes)


def left_of(state: State, seat: Seat) -> Seat:
    """ZK-14"""
    return (seat + 1) % len(state.players)


def holder(state: State, colour: Colour) -> Seat | None:
    """Who has this colour now, if it is in play."""
    return state.colours.index(colour) if colour in state.colours else None


def is_due(state: State, seat: Seat) -> bool:
    return any(due.seat == seat for due in state.due)


def can_win(state: State, seat: Seat) -> bool:
    """ZK-50: the colour card would be right."""
    return not state.players[seat].pile and is_due(state, seat)


def is_spent(state: State, seat: Seat) -> bool:
    """ZK-82"""
    return seat in state.spent and not can_win(state, seat)


def due_since(state: State, seat: Seat) -> Millis | None:
    return min((due.since for due in state.due if due.seat == seat), default=None)


def grace(state: State, seat: Seat) -> Millis:
    """ZK-70: for this much longer nobody can call this seat slow."""
    player = state.players[seat]
    beginner = player.won_before + player.wins < BEGINNER
    return sum(state.options.grace_ms[seat : seat + 1]) if beginner else 0


def everyone(state: State) -> frozenset[Seat]:
    return all_of(len(state.players))


@lru_cache(8)
def all_of(seats: int) -> frozenset[Seat]:
    return frozenset(range(seats))
