"""The pawn of ZINGA: taken for blue 9, handed over with STOP, or put back for mercy."""

from msgspec.structs import replace

from sabot.core.game import Illegal, Seat, Step
from sabot.games.zinga.acts import PawnTaken, Spared, Stopped
from sabot.games.zinga.settle import blacken
from sabot.games.zinga.state import State, end_turn


def take_pawn(state: State, seat: Seat) -> Step:
    """ZG-55"""
    if state.pawn_for != seat:
        raise Illegal("no-right-to-pawn", {"seat": state.pawn_for}, "ZG-80")
    taken = PawnTaken(seat, giver=state.pawn)
    return Step(replace(state, pawn=seat, pawn_for=None), (taken,))


def stop(state: State, seat: Seat) -> Step:
    """ZG-56: right, wrong, changed or winning, the call comes to nothing."""
    if seat != state.pawn:
        raise Illegal("no-pawn", {"seat": state.pawn}, "ZG-80")
    if state.phase != "called" or state.ringer is None:
        raise Illegal("nothing-to-stop", {"phase": state.phase}, "ZG-80")
    if seat == state.ringer:
        raise Illegal("own-call", {}, "ZG-80")
    handed = replace(state, pawn=state.ringer)
    return end_turn(handed, "stopped", Stopped(seat, caller=state.ringer))


def answer_plea(state: State, seat: Seat, use: bool) -> Step:
    """ZG-57: the pawn instead of the third GAFFE box, or not."""
    if state.phase != "plea" or seat != state.ringer or state.plea is None:
        raise Illegal("no-plea", {"phase": state.phase}, "ZG-57")
    if not use:
        return blacken(state, seat, state.plea)
    return end_turn(replace(state, pawn=None), "spared", Spared(seat))
