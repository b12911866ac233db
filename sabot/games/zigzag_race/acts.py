"""What can be done and what can happen in Zig-Zag, and the options of a table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sabot.core.game import Action, Event, Millis, Seat
from sabot.games.zigzag_race.terrain import PLACES, Terrain

Tile = Annotated[int, Meta(ge=0, le=55)]  # an obstacle card: twice its number, plus 1 if turned
Area = Annotated[int, Meta(ge=-1)]  # 18 a card, from the runner's first card on; the goal is last
Place = Annotated[int, Meta(ge=0, lt=PLACES)]  # of a terrain card in the middle
Course = Annotated[tuple[Tile, ...], Meta(max_length=28)]
Reason = Literal["goal", "nothing"]  # ZR-35: (b) I can reach my goal, (a) nothing here is for me
Ending = Literal["goal", "nothing", "bare", "idle", "time"]  # ZR-35, ZR-36
RunEnding = Literal["goal", "stuck", "empty"]  # ZR-43


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    places: bool = False  # ZR-48
    races: bool = False  # ZR-50
    course: Annotated[int, Meta(ge=3, le=5)] = 5  # ZR-10: cards laid; for two players 5 means 6
    trail: bool = False  # ZR-37
    build_time: Annotated[Millis, Meta(ge=2_000, le=300_000)] = 90_000  # ZR-13
    count_time: Annotated[Millis, Meta(ge=1_000, le=10_000)] = 4_000  # ZR-30
    hold_time: Annotated[Millis, Meta(ge=1_000, le=4_000)] = 1_500  # ZR-33
    idle_time: Annotated[Millis, Meta(ge=2_000, le=60_000)] = 20_000  # ZR-36
    leftover_time: Annotated[Millis, Meta(ge=2_000, le=60_000)] = 10_000  # ZR-36: all face up
    phase_time: Annotated[Millis, Meta(ge=2_000, le=600_000)] = 240_000  # ZR-36
    choice_time: Annotated[Millis, Meta(ge=1_000, le=30_000)] = 8_000  # ZR-42
    run_time: Annotated[Millis, Meta(ge=1_000, le=120_000)] = 30_000  # ZR-42: of choosing, in all
    step_time: Annotated[Millis, Meta(ge=100, le=2_000)] = 650  # ours: the pace of the run
    pause_time: Annotated[Millis, Meta(ge=500, le=20_000)] = 3_000  # ours: to see what happened


class Lay(Action, frozen=True):
    """ZR-11: the whole course as it lies now; the dealt cards that aren't named are discarded."""

    course: Course


class Suggest(Action, frozen=True):
    """ZR-13: lay a good course for me."""


class Ready(Action, frozen=True):
    """ZR-13: my course is laid."""


class Turn(Action, frozen=True):
    """ZR-31: turn over the face-down card at this place."""

    place: Place


class Keep(Action, frozen=True):
    """ZR-31: put the card I hold on my stack."""

    place: Place


class Leave(Action, frozen=True):
    """ZR-31: leave the card I hold face up where it was."""

    place: Place


class Take(Action, frozen=True):
    """ZR-32: grab a face-up card; `terrain` is what its player saw there."""

    place: Place
    terrain: Terrain


class Stop(Action, frozen=True):
    """ZR-35"""

    reason: Reason


class Go(Action, frozen=True):
    """ZR-42: with the card that has this number of cards below it, run to this area."""

    left: Annotated[int, Meta(ge=0, le=PLACES)]
    area: Area


class Hurry(Action, frozen=True):
    """Ours: I have seen enough. When everyone has, the rest of this running phase goes fast."""


AnyAction = Lay | Suggest | Ready | Turn | Keep | Leave | Take | Stop | Go | Hurry


class Readied(Event, frozen=True):
    """ZR-13"""

    seat: Seat


class CoursesLaid(Event, frozen=True):
    """ZR-11: everyone's course lies open; `goals` by seat (ZR-12)."""

    goals: tuple[Terrain, ...]


class CountdownBegan(Event, frozen=True):
    """ZR-30: 48 cards lie face down."""

    round: int


class CollectingBegan(Event, frozen=True):
    """ZR-30"""


class Lifted(Event, frozen=True):
    """ZR-31, principle 7: a hand is turning this card; nobody sees its face yet."""

    seat: Seat
    place: Place


class Turned(Event, frozen=True):
    """ZR-31: all see its face at the same moment."""

    seat: Seat
    place: Place
    terrain: Terrain


class Kept(Event, frozen=True):
    """ZR-31"""

    seat: Seat
    place: Place


class PutBack(Event, frozen=True):
    """ZR-31: left face up where it was; `by_table` when its time was over (ZR-33)."""

    seat: Seat
    place: Place
    by_table: bool = False


class Taken(Event, frozen=True):
    """ZR-32"""

    seat: Seat
    place: Place


class Stopped(Event, frozen=True):
    """ZR-35, ZR-36: the collecting phase is over; `seat` called it, if anybody did."""

    seat: Seat | None
    why: Ending


class RunBegan(Event, frozen=True):
    """ZR-40: this runner turns its stack over (ZR-41)."""

    seat: Seat
    cards: int


class Uncovered(Event, frozen=True):
    """ZR-42: this card is on top of the runner's stack now."""

    seat: Seat
    terrain: Terrain


class Stepped(Event, frozen=True):
    """ZR-41, ZR-42; `by_table` when several areas fitted and its player didn't choose."""

    seat: Seat
    terrain: Terrain
    area: Area
    by_table: bool = False


class RunEnded(Event, frozen=True):
    """ZR-43, ZR-44: `done` obstacle cards were run through; the card `misfit` didn't fit."""

    seat: Seat
    why: RunEnding
    done: int
    misfit: Terrain | None = None


class Penalised(Event, frozen=True):
    """ZR-45: a card from the supply lies before the goal."""

    seat: Seat
    tile: Tile


class Hurried(Event, frozen=True):
    seat: Seat


class RoundEnded(Event, frozen=True):
    """ZR-47: nobody has won yet."""

    round: int


class RaceEnded(Event, frozen=True):
    """ZR-51: the points of this race, by seat."""

    race: int
    points: tuple[int, ...]


class CardsPassed(Event, frozen=True):
    """ZR-52: all obstacle cards and goals have gone to the left."""


class Won(Event, frozen=True):
    """ZR-46, ZR-49, ZR-53: more than one seat if the first place is shared."""

    seats: tuple[Seat, ...]


AnyEvent = (
    Readied
    | CoursesLaid
    | CountdownBegan
    | CollectingBegan
    | Lifted
    | Turned
    | Kept
    | PutBack
    | Taken
    | Stopped
    | RunBegan
    | Uncovered
    | Stepped
    | RunEnded
    | Penalised
    | Hurried
    | RoundEnded
    | RaceEnded
    | CardsPassed
    | Won
)
