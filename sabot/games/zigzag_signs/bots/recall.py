"""How a bot of Zigzag remembers: a fold over what its seat sees, event by event."""

from msgspec.structs import replace

from sabot.core.game import Event
from sabot.games.zigzag_signs.bots.known import (
    binned,
    changed,
    emptied,
    put,
    saw_hand,
    swapped,
    took,
    without,
)
from sabot.games.zigzag_signs.bots.memory import (
    Memory,
    mine,
    my_team,
    team_of,
)
from sabot.games.zigzag_signs.bots.noticed import exposed, failed, learnt, signed
from sabot.games.zigzag_signs.bots.temper import Temper
from sabot.games.zigzag_signs.events import (
    CallRight,
    ContreConfirmed,
    ContreFailed,
    HandEnded,
    HandsChanged,
    HandSeen,
    HandShown,
    PowerAnnounced,
    PowerCancelled,
    PowerLaid,
    Reshuffled,
    RoundBegan,
    Shifted,
    Signed,
    Stolen,
    StopCancelled,
    StopLaid,
    Swapped,
    Taken,
    Thrown,
)
from sabot.games.zigzag_signs.view import View


def first_sight(view: View) -> Memory:
    nothing: tuple[tuple[()], ...] = ((),) * len(view.seats)
    return Memory(nothing, nothing, mat=view.mat, signs=mine(view).signs)


def settled(memory: Memory, view: View) -> Memory:
    """State without events: where cards lie, and which signs its team has now."""
    if memory.signs != mine(view).signs:
        memory = replace(memory, signs=mine(view).signs, exposed=False)
    return memory if memory.mat == view.mat else replace(memory, mat=view.mat)


def recall(temper: Temper, memory: Memory, view: View, event: Event) -> Memory:
    """What one event leaves in mind."""
    match event:
        case RoundBegan():
            fresh = first_sight(view)
            return replace(fresh, learnt=memory.learnt, exposed=memory.exposed)
        case Signed(seat, gesture):
            return signed(temper, memory, view, seat, gesture)
        case Thrown(seat, card):
            return changed(without(memory, seat, card), view, seat)
        case Taken(seat, _, card):
            return took(temper, memory, view, seat, card)
        case HandEnded(drew=drew):
            return binned(temper, changed(memory, view, *drew), view, memory.mat)
        case Reshuffled():
            return replace(memory, gone=())
        case CallRight(seat) if team_of(view, seat) == my_team(view):
            return exposed(temper, memory, view)
        case CallRight(seat):
            return learnt(memory, view, seat)
        case ContreConfirmed(team=team) if team == my_team(view):
            return exposed(temper, memory, view)
        case ContreFailed(team=team):
            return failed(memory, team)
    return special(temper, memory, view, event)


def special(temper: Temper, memory: Memory, view: View, event: Event) -> Memory:
    """Of the powers, and of hands that were shown."""
    match event:
        case StopLaid(seat, target):
            return changed(memory, view, seat, target)
        case (
            PowerAnnounced(seat)
            | PowerLaid(seat)
            | Shifted(seat)
            | StopCancelled(seat)
            | PowerCancelled(seat)
        ):
            return changed(memory, view, seat)
        case Stolen(seat, target):
            return changed(emptied(memory, target), view, seat, target)
        case Swapped(seat, target):
            return changed(swapped(memory, seat, target), view, seat, target)
        case HandShown(seat, cards):
            return replace(memory, known=put(memory.known, seat, cards))
        case HandsChanged(seats):
            shown = [card for seat in seats for card in memory.known[seat]]
            memory = binned(temper, emptied(memory, *seats), view, shown)
            return changed(memory, view, *seats)
        case HandSeen(seat, target) if seat == mine(view).seat:
            return saw_hand(memory, view, target)
    return memory
