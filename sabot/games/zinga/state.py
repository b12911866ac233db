"""What a game of ZINGA is at one moment, and the small changes every rule is made of."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import Event, Millis, Seat, Step
from sabot.games.zinga.acts import Cell, Dice, Ending, Gaffe, Options, TurnEnded
from sabot.games.zinga.sheets import Ticks
from sabot.games.zinga.view import Phase

BOXES = 3  # ZG-4: of PLUS and of GAFFE


class Player(Struct, frozen=True, gc=False):
    sheet: int  # which of the four (ZG-3)
    ticked: Ticks = 0
    declared: tuple[Cell, ...] = ()  # true ones; ticks stay, so each holds for good (ZG-66)
    plus: int = 0
    gaffes: int = 0
    passing: bool = False
    bell_dead_until: Millis = 0
    declarations: int = 0  # in this pause
    answer: tuple[Cell, bool] | None = None  # to the last of them

    @property
    def out(self) -> bool:
        return self.gaffes == BOXES


class State(Struct, frozen=True, gc=False):
    options: Options
    players: tuple[Player, ...]  # by seat
    active: Seat
    phase: Phase = "pause"
    opened: Millis = 0  # when the phase began
    now: Millis = 0  # of the last entry, so that `choices` needs no clock
    dice: Dice | None = None
    ringer: Seat | None = None
    call: Cell | None = None
    changed: bool = False  # the call is a second, different one (ZG-24)
    plea: Gaffe | None = None  # what the third GAFFE box would be for (ZG-57)
    pawn: Seat | None = None  # None: in the middle
    pawn_for: Seat | None = None  # the seat that may take it until the dice roll (ZG-55)
    fallen: tuple[Seat, ...] = ()  # in the order of their elimination
    winner: Seat | None = None


def in_play(state: State) -> frozenset[Seat]:
    return frozenset(seat for seat, player in enumerate(state.players) if not player.out)


def mark(state: State, seat: Seat, **changes: Any) -> State:
    """The state with these changes to one player."""
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def enter(state: State, phase: Phase, **changes: Any) -> State:
    return replace(state, phase=phase, opened=state.now, **changes)


def end_turn(state: State, why: Ending, *events: Event) -> Step:
    """ZG-26, ZG-27: the next player clockwise is active, and the pause begins."""
    active = next_in_play(state)
    players = tuple(replace(p, passing=False) if p.passing else p for p in state.players)
    done = replace(state, ringer=None, call=None, changed=False, plea=None)
    pause = enter(done, "pause", active=active, players=players)
    return Step(pause, (*events, TurnEnded(why, active)))


def next_in_play(state: State) -> Seat:
    seats = len(state.players)
    clockwise = ((state.active + step) % seats for step in range(1, seats + 1))
    return next(seat for seat in clockwise if not state.players[seat].out)
