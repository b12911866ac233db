"""A turn of ZINGA from the roll to the call (ZG-20 to ZG-24, ZG-26)."""

from msgspec.structs import replace

from sabot.core.game import Illegal, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zinga.acts import (
    Called,
    Cell,
    Dice,
    FalselyStarted,
    Passed,
    Rang,
    Rolled,
    Rolling,
)
from sabot.games.zinga.clock import DEAD_BELL, roll_from
from sabot.games.zinga.state import Player, State, end_turn, enter, mark


def roll(state: State, seat: Seat) -> Step:
    if state.phase != "pause":
        raise Illegal("not-in-pause", {"phase": state.phase}, "ZG-20")
    if seat != state.active:
        raise Illegal("not-active", {"active": state.active}, "ZG-20")
    if state.now < roll_from(state):
        raise Illegal("pause-not-over", {"from": roll_from(state)}, "ZG-80")
    return tumble(state)


def tumble(state: State) -> Step:
    """ZG-20, by player or table. What the pause was for is past (ZG-55, ZG-66)."""
    players = tuple(forget_pause(player) for player in state.players)
    state = enter(state, "rolling", players=players, dice=None, pawn_for=None)
    return Step(state, (Rolling(state.active),))


def forget_pause(player: Player) -> Player:
    return replace(player, declarations=0, answer=None) if player.declarations else player


def show(state: State, luck: Luck) -> Step:
    """The dice have no values before this moment, so that nothing can leak."""
    dice: Dice = tuple(1 + luck.below(6) for _ in range(6))  # type: ignore[assignment]  # six it is
    return Step(enter(state, "rolled", dice=dice), (Rolled(dice),))


def ring(state: State, seat: Seat) -> Step:
    """ZG-23: only the first ring counts."""
    if state.phase == "rolling":
        return false_start(state, seat)
    check_bell(state, seat)
    return Step(enter(state, "rung", ringer=seat), (Rang(seat),))


def false_start(state: State, seat: Seat) -> Step:
    """ZG-23: no gaffe, but a dead bell. A dead bell makes no second one."""
    check_bell(state, seat)
    dead = mark(state, seat, bell_dead_until=state.now + DEAD_BELL)
    return Step(dead, (FalselyStarted(seat),))


def check_bell(state: State, seat: Seat) -> None:
    check_open(state)
    until = state.players[seat].bell_dead_until
    if state.now < until:
        raise Illegal("bell-dead", {"until": until}, "ZG-23")


def check_open(state: State) -> None:
    """Is this roll still anybody's?"""
    if state.ringer is not None:
        raise Illegal("already-rung", {"seat": state.ringer}, "ZG-80")
    if state.phase == "pause":
        raise Illegal("not-rolled", {}, "ZG-80")


def set_pass(state: State, seat: Seat, passing: bool) -> Step:
    """ZG-26: a toggle; all passed ends the turn. A player who passed may still ring (ZG-23)."""
    check_open(state)
    if state.phase == "rolling":
        raise Illegal("not-rolled", {}, "ZG-26")
    if state.players[seat].passing == passing:
        return Step(state, ())
    state, event = mark(state, seat, passing=passing), Passed(seat, passing)
    return end_turn(state, "passed", event) if all_passed(state) else Step(state, (event,))


def all_passed(state: State) -> bool:
    return all(player.passing or player.out for player in state.players)


def call(state: State, seat: Seat, cell: Cell) -> Step:
    """ZG-24: any cell, right or wrong. Once changed, a call is past saying more."""
    if state.phase not in ("rung", "called"):
        after_turn = state.phase == "pause" and state.dice is not None
        raise Illegal("call-over" if after_turn else "no-ring", {"phase": state.phase}, "ZG-24")
    if seat != state.ringer:
        raise Illegal("not-your-call", {"seat": state.ringer}, "ZG-24")
    if state.phase == "rung":
        return Step(enter(state, "called", call=cell), (Called(seat, cell),))
    if state.changed or cell == state.call:
        return Step(state, ())
    return Step(replace(state, call=cell, changed=True), (Called(seat, cell, changed=True),))
