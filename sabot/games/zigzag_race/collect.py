"""The collecting phase: all hands at once, one card at a time each (ZR-30 to ZR-36)."""

from typing import Any

from msgspec.structs import replace

from sabot.core.game import Event, Illegal, Millis, Seat, Step
from sabot.games.zigzag_race.acts import (
    CollectingBegan,
    Ending,
    Kept,
    Lifted,
    Place,
    PutBack,
    Reason,
    Stopped,
    Taken,
    Turned,
)
from sabot.games.zigzag_race.state import (
    Grip,
    Player,
    State,
    enter,
    everyone_with,
    is_racing,
    left_of,
    lying,
    mark,
    marked,
    steps_of,
)
from sabot.games.zigzag_race.terrain import LETTER_OF, PLACES, Terrain
from sabot.games.zigzag_race.view import DOWN, GONE, HELD

TURNING: Millis = 250  # principle 7: from the hand on a card to its face, the same for everyone
JITTER: Millis = 20  # ZR-33: by this the table's floors are shorter than the page's
ACT_GAP: Millis = 250 - JITTER
TURN_GAP: Millis = 1_000 - JITTER


def start(state: State) -> Step:
    """ZR-30: everyone's hands are free at the same moment."""
    players = everyone_with(state, act_from=0, turn_from=0)
    state = enter(state, "collect", 0, players=players, began=state.now, acted_at=state.now)
    return Step(state, (CollectingBegan(),))


def turn(state: State, seat: Seat, place: Place) -> Step:
    """ZR-31; its face is shown when it lies turned (`show`)."""
    free_hand(state, seat)
    check_floor(state, state.players[seat].turn_from)
    if state.marks[place] != DOWN:
        raise Illegal(missing(state, place, "not-down"), {"place": place}, "ZR-31")
    marks, grip = lying(state, place, HELD), Grip(place, False, state.now + TURNING)
    last_down = state.last_down if DOWN in marks else state.now
    turn_from = state.now + TURN_GAP
    state = acted(state, seat, marks, grip=grip, turn_from=turn_from)
    return Step(replace(state, last_down=last_down), (Lifted(seat, place),))


def keep(state: State, seat: Seat, place: Place) -> Step:
    """ZR-31, ZR-34"""
    check_shown(state, seat, place)
    stack = (*state.players[seat].stack, state.field[place])
    state = acted(state, seat, lying(state, place, GONE), grip=None, stack=stack)
    return after_pick(state, Kept(seat, place))


def leave(state: State, seat: Seat, place: Place) -> Step:
    """ZR-31"""
    check_shown(state, seat, place)
    state = acted(state, seat, face_up(state, place), grip=None)
    return Step(state, (PutBack(seat, place),))


def take(state: State, seat: Seat, place: Place, terrain: Terrain) -> Step:
    """ZR-32"""
    player = free_hand(state, seat)
    if state.marks[place] != LETTER_OF[terrain]:
        raise Illegal(missing(state, place, "not-up"), {"place": place}, "ZR-32")
    marks, stack = lying(state, place, GONE), (*player.stack, terrain)
    return after_pick(acted(state, seat, marks, stack=stack), Taken(seat, place))


def stop(state: State, seat: Seat, reason: Reason) -> Step:
    """ZR-35: what is refused changes nothing."""
    player = collecting(state, seat)
    if reason == "nothing":
        check_count("face-down", state.marks.count(DOWN))
        check_count("held-cards", state.marks.count(HELD))
    elif len(player.stack) < steps_of(player):
        why = {"cards": len(player.stack), "steps": steps_of(player)}
        raise Illegal("too-few", why, "ZR-35")
    return end(mark(state, seat, active=True), seat, reason)


def show(state: State, seat: Seat) -> Step:
    """ZR-33: its face is on the screen, and the time to decide begins."""
    grip = state.players[seat].grip
    assert grip
    until = state.now + state.options.hold_time
    state = mark(state, seat, grip=Grip(grip.place, True, until))
    return Step(state, (Turned(seat, grip.place, state.field[grip.place]),))


def put_back(state: State, seat: Seat) -> Step:
    """ZR-33: it was held for too long. That is not an act (ZR-36)."""
    grip = state.players[seat].grip
    assert grip
    marks = face_up(state, grip.place)
    state = replace(state, players=marked(state, seat, grip=None), marks=marks)
    return Step(state, (PutBack(seat, grip.place, by_table=True),))


def let_go(state: State, seat: Seat) -> State:
    """ZR-33: the hand of a seat that is handed over leaves its card; that is not an act."""
    grip = state.players[seat].grip
    if grip is None:
        return state
    marks = face_up(state, grip.place) if grip.shown else lying(state, grip.place, DOWN)
    last_down = state.last_down if grip.shown else None
    players = marked(state, seat, grip=None)
    return replace(state, players=players, marks=marks, last_down=last_down)


def end(state: State, seat: Seat | None, why: Ending, *events: Event) -> Step:
    """ZR-33, ZR-36: held cards are left, and the runners take their places (ZR-40)."""
    marks = laid_down(state)
    players, order = everyone_with(state, grip=None), running_order(state, seat)
    changes = {"players": players, "marks": marks, "order": order, "caller": seat, "why": why}
    state = enter(state, "stopped", state.options.pause_time, **changes)
    return Step(state, (*events, Stopped(seat, why)))


def laid_down(state: State) -> str:
    """The field when every hand has left its card; one whose face nobody saw lies face down."""
    marks = list(state.marks)
    for grip in filter(None, (player.grip for player in state.players)):
        marks[grip.place] = letter(state, grip.place) if grip.shown else DOWN
    return "".join(marks)


def running_order(state: State, caller: Seat | None) -> tuple[Seat, ...]:
    """ZR-40; for a runner who has arrived, the next one clockwise counts (ZR-48)."""
    seats, first = [], state.youngest if caller is None else caller
    for _ in state.players:
        seats.append(first)
        first = left_of(state, first)
    return tuple(seat for seat in seats if is_racing(state, seat))


def after_pick(state: State, event: Event) -> Step:
    """ZR-36: the phase ends when nothing is left in the middle; a held card is still there."""
    bare = state.marks == GONE * PLACES
    return end(state, None, "bare", event) if bare else Step(state, (event,))


def collecting(state: State, seat: Seat) -> Player:
    if state.phase != "collect":
        raise Illegal("not-now", {"phase": state.phase}, "ZR-30")
    if not is_racing(state, seat):
        raise Illegal("finished", {}, "ZR-48")
    return state.players[seat]


def free_hand(state: State, seat: Seat) -> Player:
    """ZR-33: one card at a time."""
    player = collecting(state, seat)
    if player.grip:
        raise Illegal("holding", {"place": player.grip.place}, "ZR-33")
    check_floor(state, player.act_from)
    return player


def check_shown(state: State, seat: Seat, place: Place) -> None:
    """Held by this seat, and seen."""
    player = collecting(state, seat)
    if not player.grip or player.grip.place != place:
        raise Illegal("not-held", {"place": place}, "ZR-33")
    if not player.grip.shown:
        raise Illegal("not-shown", {"place": place}, "ZR-33")
    check_floor(state, player.act_from)


def check_floor(state: State, floor: Millis) -> None:
    """ZR-33: hands have a way to go."""
    if state.now < floor:
        raise Illegal("too-soon", {"from": floor}, "ZR-33")


def check_count(code: str, cards: int) -> None:
    if cards:
        raise Illegal(code, {"cards": cards}, "ZR-35")


def missing(state: State, place: Place, otherwise: str) -> str:
    return "gone" if state.marks[place] == GONE else otherwise


def acted(state: State, seat: Seat, marks: str, **changes: Any) -> State:
    changes = {"act_from": state.now + ACT_GAP, "active": True} | changes
    players = marked(state, seat, **changes)
    return replace(state, players=players, marks=marks, acted_at=state.now)


def face_up(state: State, place: Place) -> str:
    return lying(state, place, letter(state, place))


def letter(state: State, place: Place) -> str:
    return LETTER_OF[state.field[place]]
