"""What a game of Zig-Zag is at one moment, and the small changes every rule is made of."""

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import Millis, Seat
from sabot.games.zigzag_race.acts import Area, Ending, Options, Place, RunEnding
from sabot.games.zigzag_race.course import Tiles
from sabot.games.zigzag_race.shape import START, steps_left
from sabot.games.zigzag_race.terrain import PLACES, Terrain
from sabot.games.zigzag_race.view import DOWN, Phase


class Grip(Struct, frozen=True, gc=False):
    """A hand on a card in the middle (ZR-33)."""

    place: Place
    shown: bool  # its face
    until: Millis


class Player(Struct, frozen=True, gc=False):
    tiles: Tiles = ()  # while building: the course as it lies, then what is discarded
    touched: bool = False  # ZR-13
    ready: bool = False  # in `build`: the course is laid; in `run`: enough seen
    course: Tiles = ()
    goal: Terrain | None = None
    at: Area = START
    stack: tuple[Terrain, ...] = ()  # collected first is first
    grip: Grip | None = None
    act_from: Millis = 0  # ZR-33
    turn_from: Millis = 0
    active: bool = False  # in this collecting phase (ZR-39)
    done: int = 0  # obstacle cards run through in this race
    heap: Tiles = ()  # those cards, with `races` (ZR-50)
    points: int = 0  # of the races before this one


class Run(Struct, frozen=True, gc=False):
    seat: Seat
    way: tuple[Area, ...]  # where it began first
    since: Millis  # when the top card was shown
    chosen: Millis = 0  # time spent choosing so far (ZR-42)
    ended: RunEnding | None = None


class State(Struct, frozen=True, gc=False):
    options: Options
    players: tuple[Player, ...]  # by seat
    youngest: Seat  # ZR-14
    supply: Tiles
    phase: Phase = "build"
    opened: Millis = 0  # when the phase began
    closes: Millis = 0  # when it ends by itself; in `run` when the table moves; unused in `collect`
    now: Millis = 0  # of the last entry, so that `choices` needs no clock
    race: int = 1
    round: int = 1
    field: tuple[Terrain, ...] = ()  # by place, whether it still lies there or not
    marks: str = DOWN * PLACES  # by place, as in the view
    began: Millis = 0  # the last collecting phase
    acted_at: Millis = 0  # ZR-36: the last act of anybody
    last_down: Millis | None = None  # when the last face-down card was turned (ZR-39)
    caller: Seat | None = None
    why: Ending | None = None
    order: tuple[Seat, ...] = ()  # of the runs in this round
    run: Run | None = None
    arrivals: tuple[Seat, ...] = ()  # at the goal in this race, the first one first
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


def enter(state: State, phase: Phase, lasts: Millis, **changes: Any) -> State:
    now = state.now
    return replace(state, phase=phase, opened=now, closes=now + lasts, **changes)


def lying(state: State, place: Place, mark: str) -> str:
    """The field with another mark at this place."""
    return state.marks[:place] + mark + state.marks[place + 1 :]


def left_of(state: State, seat: Seat) -> Seat:
    """ZR-14"""
    return (seat + 1) % len(state.players)


def is_racing(state: State, seat: Seat) -> bool:
    """ZR-48: a player who has reached the goal neither collects, calls nor runs."""
    return seat not in state.arrivals


def racing(state: State) -> frozenset[Seat]:
    return everyone(state) - set(state.arrivals)


def steps_of(player: Player) -> int:
    """ZR-35"""
    return steps_left(player.at, len(player.course))


def everyone(state: State) -> frozenset[Seat]:
    return all_of(len(state.players))


@lru_cache(8)
def all_of(seats: int) -> frozenset[Seat]:
    return frozenset(range(seats))
