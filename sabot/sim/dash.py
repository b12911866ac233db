"""The smallest race there is: a light goes on, everyone presses once. Only for the fairness lab.

The arbiter knows no rules, so a whole game would only slow the proof down.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import NOBODY, Action, Event, Game, Illegal, Millis, Result, Seat, Step, Wake
from sabot.core.luck import Luck


class Options(Struct, frozen=True):
    decoy: bool = False  # before the light, something else can be seen
    window: Millis = 0  # how long the light stays on; 0: until all have pressed


class State(Struct, frozen=True):
    options: Options
    everyone: frozenset[Seat]
    closes: Millis | None = None
    lit: bool = False
    warned: bool = False
    left: frozenset[Seat] = NOBODY  # seats that may still press


class Press(Action, frozen=True):
    pass


class Lit(Event, frozen=True):
    pass


class Warned(Event, frozen=True):
    pass


class Pressed(Event, frozen=True):
    seat: Seat


class Dark(Event, frozen=True):
    missed: tuple[Seat, ...]


class Dash(Game):
    id, version, seats = "dash", 1, frozenset(range(2, 9))
    options: type[Struct] = Options
    action, event = Press, Lit | Warned | Pressed | Dark

    def deal(self, seats: int, options: Options, luck: Luck) -> State:
        return State(options, frozenset(range(seats)))

    def play(self, state: State, seat: Seat, action: Press, at: Millis, luck: Luck) -> Step:
        if seat not in state.left:
            raise Illegal("dark")
        left = state.left - {seat}
        after = replace(state, left=left) if left else dark(state)
        return Step(after, (Pressed(seat),))

    def tick(self, state: State, at: Millis, luck: Luck) -> Step:
        if state.lit:
            return Step(dark(state), (Dark(tuple(sorted(state.left))),))
        if state.options.decoy and not state.warned:
            return Step(replace(state, warned=True), (Warned(),))
        closes = at + state.options.window if state.options.window else None
        return Step(replace(state, lit=True, left=state.everyone, closes=closes), (Lit(),))

    def wake(self, state: State) -> Wake | None:
        return None if state.closes is None else Wake(state.closes, state.left)

    def rivals(self, state: State, seat: Seat, action: Press) -> frozenset[Seat]:
        return state.left - {seat}

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def choices(self, state: State, seat: Seat) -> Sequence[Press]:
        return (Press(),) if seat in state.left else ()

    def result(self, state: State) -> Result | None:
        return None


def dark(state: State) -> State:
    return State(state.options, state.everyone)
