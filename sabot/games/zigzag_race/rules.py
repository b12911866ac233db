"""The rules of Zig-Zag, complete and pure: each act and each deadline finds its rule here."""

from collections.abc import Sequence

from msgspec.structs import replace

from sabot.core.game import NOBODY, Action, Game, Illegal, Millis, Result, Seat, Step, Wake
from sabot.core.luck import Luck
from sabot.games.zigzag_race import build, clock, collect, look, run
from sabot.games.zigzag_race.acts import (
    AnyAction,
    AnyEvent,
    Go,
    Hurried,
    Hurry,
    Keep,
    Kept,
    Lay,
    Leave,
    Lifted,
    Options,
    Penalised,
    PutBack,
    Readied,
    Ready,
    RunBegan,
    RunEnded,
    Stepped,
    Stop,
    Suggest,
    Take,
    Taken,
    Turn,
    Turned,
    Uncovered,
)
from sabot.games.zigzag_race.finish import pass_on
from sabot.games.zigzag_race.state import State, racing, steps_of
from sabot.games.zigzag_race.terrain import PLACES
from sabot.games.zigzag_race.view import GONE, View


class ZigzagRace(Game):
    id = "zigzag_race"
    version = 2
    seats = frozenset((2, 3, 4))
    options = Options
    action = AnyAction
    event = AnyEvent
    # A hand on a card, a card that is gone, a step: nobody can be first at anything by them.
    quiet = (Readied, Lifted, Taken, RunBegan, Uncovered, Stepped, RunEnded, Penalised, Hurried)
    # ZR-34: told again, they would let a player look through their stack.
    fleeting = (Lifted, Turned, Kept, PutBack, Taken)

    def deal(self, seats: int, options: Options, luck: Luck) -> State:
        return build.deal(seats, options, luck)

    def play(self, state: State, seat: Seat, action: Action, at: Millis, luck: Luck) -> Step:
        self.check_over(state, "ZR-46")
        return act(replace(state, now=at), seat, action, luck)

    def tick(self, state: State, at: Millis, luck: Luck) -> Step:
        return fall_due(replace(state, now=at), luck)

    def wake(self, state: State) -> Wake | None:
        return clock.wake(state)

    def rivals(self, state: State, seat: Seat, action: Action) -> frozenset[Seat]:
        """Who could be first at the same card, or call Stop before."""
        if isinstance(action, Turn | Take | Stop) or is_last(state, action):
            return racing(state) - {seat}
        return callers(state) - {seat} if isinstance(action, Keep) else NOBODY

    def view(self, state: State, seat: Seat | None) -> View:
        return look.view(state, seat)

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        return tuple(look.choices(state, seat))

    def handed_over(self, state: State, seat: Seat) -> State:
        return collect.let_go(state, seat)

    def result(self, state: State) -> Result | None:
        return Result(tuple(map(frozenset, state.places))) if state.places else None


def act(state: State, seat: Seat, action: Action, luck: Luck) -> Step:
    match action:
        case Turn(place):
            return collect.turn(state, seat, place)
        case Keep(place):
            return collect.keep(state, seat, place)
        case Leave(place):
            return collect.leave(state, seat, place)
        case Take(place, terrain):
            return collect.take(state, seat, place, terrain)
        case Stop(reason):
            return collect.stop(state, seat, reason)
        case Go(left, area):
            return run.go(state, seat, left, area)
        case Hurry():
            return run.hurry(state, seat)
        case Lay(course):
            return build.lay(state, seat, course)
        case Suggest():
            return build.suggest(state, seat)
        case Ready():
            return build.make_ready(state, seat, luck)
    raise Illegal("no-such-act")


def fall_due(state: State, luck: Luck) -> Step:
    """What the table does when nobody did."""
    match state.phase:
        case "collect":
            return fall_due_collecting(state)
        case "run":
            return run.fall_due(state, luck)
        case "build":
            return build.finish(state, luck)
        case "countdown":
            return collect.start(state)
        case "stopped":
            return run.start(state)
        case "scored":
            return pass_on(state)
    raise Illegal("over", {}, "ZR-46")


def fall_due_collecting(state: State) -> Step:
    """ZR-33, ZR-36: as `clock.next_in_collecting` chose."""
    held, (at, why) = clock.first_grip(state), clock.ends(state)
    if held is None or at <= held[0]:
        return collect.end(state, None, why)
    _, seat, shown = held
    return collect.put_back(state, seat) if shown else collect.show(state, seat)


def callers(state: State) -> frozenset[Seat]:
    """ZR-35: who may call Stop for the goal, now or with one card more; nobody can for the other
    reason while a card is held."""
    players = ((seat, state.players[seat]) for seat in racing(state))
    return frozenset(s for s, player in players if len(player.stack) + 1 >= steps_of(player))


def is_last(state: State, action: Action) -> bool:
    """ZR-36: a kept card that was the last one in the middle ends the phase."""
    return isinstance(action, Keep) and state.marks.count(GONE) == PLACES - 1
