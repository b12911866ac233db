"""Calls: made, checked and settled (ZS-40 to ZS-47, ZS-83, ZS-84)."""

from typing import cast

from msgspec.structs import replace

from sabot.core.game import Event, Illegal, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import Box, Call, Team
from sabot.games.zigzag_signs.cards import ordered
from sabot.games.zigzag_signs.combos import is_right, makes, strength
from sabot.games.zigzag_signs.constraints import constraint_of, sheets
from sabot.games.zigzag_signs.events import Called, CallRight, CallWrong, HandShown
from sabot.games.zigzag_signs.exchange import redraw
from sabot.games.zigzag_signs.freeze import frozen, go_on, halt, thaw
from sabot.games.zigzag_signs.rounds import tick_box
from sabot.games.zigzag_signs.state import (
    State,
    check_round,
    mark_side,
    marked,
    members,
    partner_of,
    team_of,
)
from sabot.games.zigzag_signs.view import Freeze, Shown

# ZS-41: what a DOUBLE-ZAG ticks if its caller doesn't choose; level 2 before level 1.
HARDEST_FIRST = ("zig-zag", "double-zig", "zag", "zig")


def make_call(state: State, seat: Seat, call: Call) -> Step:
    """ZS-41, ZS-45: play stands still while all look at the hands."""
    check_call(state, seat, call)
    boxes = earned(state, seat, call)
    shown = tuple(show(state, named, call) for named in named_by(state, seat, call))
    box = boxes[0] if len(boxes) == 1 else None
    closes = state.now + state.options.check_time
    freeze = Freeze("check", seat, closes, call, bool(boxes), box, boxes, shown=shown)
    state = replace(state, players=marked(state, seat, active=True), acted_at=state.now)
    hands = (HandShown(one.seat, one.cards, one.makes, one.constraint) for one in shown)
    verdict = judged(state, seat, call, boxes)
    return Step(halt(state, freeze), (Called(seat, call), *hands, verdict))


def judged(state: State, seat: Seat, call: Call, boxes: tuple[Box, ...]) -> Event:
    if boxes:
        return CallRight(seat, call, boxes[0] if len(boxes) == 1 else None)
    return CallWrong(seat, call, state.sides[team_of(state, seat)].wrong + 1)


def end_check(state: State, luck: Luck) -> Step:
    """The hands have been seen (ZS-45)."""
    freeze = frozen(state, "check", "ZS-41")
    if not freeze.right:
        return punish(state, team_of(state, freeze.seat), luck)
    if freeze.box is None:
        return Step(go_on(state, "box", state.options.box_time), ())
    return tick_box(state, team_of(state, freeze.seat), freeze.box)


def punish(state: State, team: Team, luck: Luck) -> Step:
    """ZS-42, ZS-47: before the first hand it belongs to the first."""
    wrong = state.sides[team].wrong + 1
    state = mark_side(state, team, wrong=wrong, locked=max(state.hand, 1) + wrong)
    return redraw(thaw(state), members(state, team), luck)


def choose_box(state: State, seat: Seat, box: Box) -> Step:
    """ZS-41: for a DOUBLE-ZAG."""
    freeze = frozen(state, "box", "ZS-41")
    if freeze.seat != seat:
        raise Illegal("not-yours", {"seat": freeze.seat}, "ZS-41")
    if box not in freeze.boxes:
        raise Illegal("box-not-open", {"box": box}, "ZS-41")
    return tick_box(state, team_of(state, seat), box)


def choose_for_them(state: State) -> Step:
    freeze = frozen(state, "box", "ZS-41")
    return tick_box(state, team_of(state, freeze.seat), freeze.boxes[0], by_table=True)


def check_call(state: State, seat: Seat, call: Call) -> None:
    check_round(state)
    team = team_of(state, seat)
    if hands := locked_for(state, team):
        raise Illegal("locked", {"hands": hands}, "ZS-47")
    if not is_open(state, team, call):
        raise Illegal("ticked", {"call": call}, "ZS-43")


def locked_for(state: State, team: Team) -> int:
    """ZS-47: for how many hands, this one included; a pause belongs to the hand before it."""
    return max(0, state.sides[team].locked - max(state.hand, 1) + 1)


def is_open(state: State, team: Team, call: Call) -> bool:
    """ZS-43"""
    return any(is_for(call, box) for box in open_boxes(state, team))


def is_for(call: Call, box: Box) -> bool:
    return call == "double-zag" or box[:-2] == call


def open_boxes(state: State, team: Team) -> tuple[Box, ...]:
    """By level and difficulty: the hardest first."""
    ticked = state.sides[team].boxes
    boxes = (f"{name}-{level}" for level in sheets(state.options) for name in HARDEST_FIRST)
    return tuple(cast(Box, box) for box in boxes if box not in ticked)


def earned(state: State, seat: Seat, call: Call) -> tuple[Box, ...]:
    """ZS-41, ZS-83, ZS-84: what the call may tick; nothing: it is wrong."""
    levels = [str(level) for level in sheets(state.options) if is_made(state, seat, call, level)]
    boxes = open_boxes(state, team_of(state, seat))
    fitting = tuple(box for box in boxes if is_for(call, box) and box[-1] in levels)
    return fitting if call == "double-zag" else fitting[:1]


def is_made(state: State, seat: Seat, call: Call, level: int) -> bool:
    """ZS-83: at level 2 each hand that is named respects its own constraint."""
    return is_right(call, tuple(made_by(state, s, level) for s in named_by(state, seat, call)))


def made_by(state: State, seat: Seat, level: int) -> int:
    player = state.players[seat]
    value = constraint_of(state, seat) if level == 2 else None
    return strength(player.cards, player.stops, value)


def named_by(state: State, seat: Seat, call: Call) -> tuple[Seat, ...]:
    """ZS-40: the partner's hand, or both."""
    if call in ("zig", "zag"):
        return (partner_of(state, seat),)
    return members(state, team_of(state, seat))


def show(state: State, seat: Seat, call: Call) -> Shown:
    """ZS-85: a constraint is shown only with a hand that does what the call says of it."""
    player = state.players[seat]
    made = makes(player.cards, player.stops)
    enough = made == "zag" or (made == "zig" and call not in ("zag", "double-zag"))
    shown = constraint_of(state, seat) if enough else None
    return Shown(seat, ordered(player.cards), made, shown)
