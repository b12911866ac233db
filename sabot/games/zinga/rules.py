"""The rules of ZINGA, complete and pure: each act and each deadline finds its rule here."""

from collections.abc import Sequence

from msgspec.structs import replace

from sabot.core.game import NOBODY, Action, Floor, Game, Illegal, Millis, Result, Seat, Step, Wake
from sabot.core.luck import Luck
from sabot.games.zinga import clock, look
from sabot.games.zinga.acts import (
    AnyAction,
    AnyEvent,
    Bonus,
    BonusLost,
    Call,
    Declare,
    FalseStart,
    Options,
    Pass,
    Passed,
    Ring,
    Roll,
    Rolled,
    Spare,
    Stop,
    TakePawn,
)
from sabot.games.zinga.declare import declare
from sabot.games.zinga.pawn import answer_plea, stop, take_pawn
from sabot.games.zinga.settle import gaffe, settle, take_bonus
from sabot.games.zinga.sheets import SHEETS
from sabot.games.zinga.state import Player, State, end_turn, in_play
from sabot.games.zinga.turn import call, false_start, ring, roll, set_pass, show, tumble
from sabot.games.zinga.view import View

REACTION: Millis = 100  # ZG-23: sooner than this isn't a reaction to the dice


class Zinga(Game):
    id = "zinga"
    version = 2
    seats = frozenset(range(2, 9))
    options = Options
    action = AnyAction
    event = AnyEvent
    quiet = (Passed,)  # ZG-26: players who passed may still ring, so nobody's choice changes

    def deal(self, seats: int, options: Options, luck: Luck) -> State:
        """ZG-10"""
        first = luck.below(len(SHEETS))
        players = tuple(Player((first + seat) % len(SHEETS)) for seat in range(seats))
        return State(options, players, active=luck.below(seats))

    def play(self, state: State, seat: Seat, action: Action, at: Millis, luck: Luck) -> Step:
        self.check_over(state, "ZG-60")
        if state.players[seat].out:
            raise Illegal("eliminated", {"seat": seat}, "ZG-80")
        return act(replace(state, now=at), seat, action)

    def tick(self, state: State, at: Millis, luck: Luck) -> Step:
        return fall_due(replace(state, now=at), luck)

    def wake(self, state: State) -> Wake | None:
        return clock.wake(state)

    def rivals(self, state: State, seat: Seat, action: Action) -> frozenset[Seat]:
        return in_play(state) - {seat} if is_contested(state, seat, action) else NOBODY

    def floor(self, state: State, seat: Seat, action: Action) -> Floor | None:
        if state.phase == "rolled" and isinstance(action, Ring):
            return Floor(Rolled, REACTION, FalseStart())
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        return look.view(state, seat)

    def out(self, state: State) -> frozenset[Seat]:
        """ZG-51"""
        return frozenset(state.fallen)

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        return tuple(look.choices(state, seat))

    def result(self, state: State) -> Result | None:
        return None if state.winner is None else Result(places(state, state.winner))


def act(state: State, seat: Seat, action: Action) -> Step:
    match action:
        case Ring():
            return ring(state, seat)
        case Call(cell):
            return call(state, seat, cell)
        case Pass(passing):
            return set_pass(state, seat, passing)
        case Roll():
            return roll(state, seat)
        case Declare(cell):
            return declare(state, seat, cell)
        case TakePawn():
            return take_pawn(state, seat)
        case Stop():
            return stop(state, seat)
        case Bonus(cell):
            return take_bonus(state, seat, cell)
        case Spare(use):
            return answer_plea(state, seat, use)
        case FalseStart():
            return false_start(state, seat)
    raise Illegal("no-such-act")


def fall_due(state: State, luck: Luck) -> Step:
    """What the table does when nobody did."""
    match state.phase, state.ringer:
        case "pause", _:
            return tumble(state)
        case "rolling", _:
            return show(state, luck)
        case "rolled", _:
            return end_turn(state, "timeout")
        case "rung", int(seat):
            return gaffe(state, seat, "no-call")
        case "called", int(seat):
            return settle(state, seat)
        case "bonus", int(seat):
            return end_turn(state, "plus", BonusLost(seat))
        case "plea", int(seat):
            return answer_plea(state, seat, use=True)
    raise Illegal("over", {"winner": state.winner}, "ZG-60")


def is_contested(state: State, seat: Seat, action: Action) -> bool:
    """Would another's earlier act change what this one does?"""
    match action:
        case Ring():
            return state.phase == "rolled"
        case Pass(True):
            others = (p for s, p in enumerate(state.players) if s != seat)
            return state.phase == "rolled" and all(p.passing or p.out for p in others)
        case Roll():  # it ends the time for everyone's declarations and pawn claim
            return state.phase == "pause"
    return False


def places(state: State, winner: Seat) -> tuple[frozenset[Seat], ...]:
    """Ours, the printed rules name only a winner: then by ticks, then the last to fall first."""
    left = in_play(state) - {winner}
    ticks = {seat: state.players[seat].ticked.bit_count() for seat in left}
    ranks = sorted(set(ticks.values()), reverse=True)
    alive = (frozenset(s for s in left if ticks[s] == rank) for rank in ranks)
    return (frozenset({winner}), *alive, *(frozenset({s}) for s in reversed(state.fallen)))
