"""Secret signs, gestures and phrases (ZS-13, ZS-15, ZS-16)."""

from typing import get_args

from sabot.core.game import Illegal, Millis, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import Gesture, Options, Phrase
from sabot.games.zigzag_signs.deck import deck
from sabot.games.zigzag_signs.events import Readied, Signed, Spoke
from sabot.games.zigzag_signs.rounds import begin_round
from sabot.games.zigzag_signs.state import (
    IN_ROUND,
    Player,
    Side,
    State,
    mark,
    mark_side,
    team_of,
)

GESTURES: tuple[Gesture, ...] = get_args(Gesture)
JITTER: Millis = 20  # by this the table's floors are shorter than the page's
BETWEEN_GESTURES: Millis = 1_500
BETWEEN_PHRASES: Millis = 5_000
OF_CONSTRAINTS: tuple[Phrase, ...] = ("with", "without")


def deal(seats: int, options: Options, luck: Luck) -> State:
    """ZS-16: two random signs for each team until it chooses others."""
    sides = tuple(Side(two_signs(luck)) for _ in range(seats // 2))
    players = (Player(),) * seats
    pile = deck(seats, options)
    return State(options, players, sides, closes=options.sign_time, pile=pile)


def two_signs(luck: Luck) -> tuple[Gesture, Gesture]:
    zig, zag, *_ = luck.shuffle(GESTURES)
    return zig, zag


def set_signs(state: State, seat: Seat, zig: Gesture, zag: Gesture) -> Step:
    """ZS-13: either partner, only between rounds."""
    check_signs(state, "ZS-13")
    if zig == zag:
        raise Illegal("same-sign", {"gesture": zig}, "ZS-13")
    return Step(mark_side(state, team_of(state, seat), signs=(zig, zag)), ())


def make_ready(state: State, seat: Seat, luck: Luck) -> Step:
    """ZS-16: when all are, the round begins."""
    check_signs(state, "ZS-16")
    if state.players[seat].ready:
        raise Illegal("ready", {}, "ZS-16")
    state = mark(state, seat, ready=True)
    if not all(player.ready for player in state.players):
        return Step(state, (Readied(seat),))
    state, events = begin_round(state, luck)
    return Step(state, (Readied(seat), *events))


def sign(state: State, seat: Seat, gesture: Gesture) -> Step:
    """ZS-15: at any time, in a freeze too."""
    check_floor(state, state.players[seat].sign_from)
    sign_from = state.now + BETWEEN_GESTURES - JITTER
    state = mark(state, seat, active=True, sign_from=sign_from)
    return Step(state, (Signed(seat, gesture),))


def say(state: State, seat: Seat, phrase: Phrase) -> Step:
    """ZS-15: during a round; between rounds there is the chat."""
    if state.phase not in IN_ROUND:
        raise Illegal("not-now", {"phase": state.phase}, "ZS-15")
    if phrase in OF_CONSTRAINTS and state.options.level == 1:
        raise Illegal("no-constraints", {}, "ZS-15")
    check_floor(state, state.players[seat].say_from)
    say_from = state.now + BETWEEN_PHRASES - JITTER
    state = mark(state, seat, active=True, say_from=say_from)
    return Step(state, (Spoke(seat, phrase),))


def check_signs(state: State, clause: str) -> None:
    if state.phase != "signs":
        raise Illegal("not-now", {"phase": state.phase}, clause)


def check_floor(state: State, floor: Millis) -> None:
    if state.now < floor:
        raise Illegal("too-soon", {"from": floor}, "ZS-15")
