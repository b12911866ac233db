"""What a seat can see of a game of Zig-Zag. Nobody sees a stack, its owner included (ZR-34)."""

from typing import Literal

from msgspec import Struct

from sabot.core.game import Millis, Seat
from sabot.games.zigzag_race.acts import Area, Ending, Place, RunEnding, Tile
from sabot.games.zigzag_race.terrain import Terrain

Phase = Literal["build", "countdown", "collect", "stopped", "run", "scored", "over"]
DOWN, GONE, HELD = "#", "-", "*"  # marks of the field; a letter is a card that lies face up


class Hand(Struct, frozen=True, gc=False):
    """On a card in the middle (ZR-33)."""

    place: Place
    terrain: Terrain | None  # None: it is being turned
    until: Millis  # then its face is shown; or, once it is, it counts as left


class SeatView(Struct, frozen=True, gc=False, omit_defaults=True):
    """Fields at their defaults aren't sent: four hands make a dozen updates a second."""

    course: tuple[Tile, ...]  # the cards still ahead, this one included; empty while it is built
    goal: Terrain | None  # None until all courses are laid (ZR-12)
    at: Area  # where the runner stands; -1: at the start
    steps: int  # the fewest to the goal (ZR-35)
    stack: int  # how many cards are on it
    hand: Hand | None = None
    ready: bool = False  # the course is laid, in `build`; has seen enough, in `run`
    done: int = 0  # obstacle cards run through in this race
    points: int = 0  # of the races before this one (ZR-51)
    goal_place: int | None = None  # who reached the goal first in this race is 1


class RunView(Struct, frozen=True, gc=False):
    seat: Seat
    top: Terrain | None  # the card to be run now (ZR-42); None: no more
    left: int  # below it
    fits: tuple[Area, ...]
    chooses: bool  # the table waits for its player (ZR-42)
    way: tuple[Area, ...]  # of this run so far, where it began first
    ended: RunEnding | None


class Mine(Struct, frozen=True, gc=False, omit_defaults=True):
    """What this seat alone may know."""

    seat: Seat
    act_from: Millis  # ZR-33: the hand is on its way until then; for the page 20 ms longer
    turn_from: Millis
    course: tuple[Tile, ...] = ()  # while it is built, as it lies
    aside: tuple[Tile, ...] = ()  # and what is discarded
    trail: tuple[Area, ...] | None = None  # ZR-37; None: the option is off


class View(Struct, frozen=True, gc=False, omit_defaults=True):
    phase: Phase
    opened: Millis  # when this phase began
    closes: Millis | None  # when the phase ends by itself, or the runner's choice
    round: int  # of the race, from 1
    race: int  # from 1
    races: int  # how many there are; 1: the short game
    youngest: Seat
    seats: tuple[SeatView, ...]
    field: str  # 48 marks: `#` face down, `-` gone, `*` held, else the letter of a face-up terrain
    supply: int
    hold_time: Millis  # ZR-33
    mine: Mine | None  # None for onlookers
    places: bool = False  # ZR-48
    caller: Seat | None = None  # of Stop
    why: Ending | None = None  # the last collecting phase ended
    order: tuple[Seat, ...] = ()  # of the runs in this round, from the first (ZR-40)
    run: RunView | None = None
    winners: tuple[Seat, ...] = ()
