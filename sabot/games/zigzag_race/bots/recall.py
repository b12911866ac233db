"""How a bot of Zig-Zag remembers: a fold over what its seat sees, event by event."""

from msgspec.structs import replace

from sabot.core.game import Event, Seat
from sabot.core.reflex import happens
from sabot.games.zigzag_race.acts import (
    CountdownBegan,
    Kept,
    Lifted,
    Place,
    PutBack,
    Taken,
    Turned,
)
from sabot.games.zigzag_race.bots.memory import Memory, mine, mood, own, plan_of
from sabot.games.zigzag_race.bots.temper import Temper
from sabot.games.zigzag_race.bots.worth import RANK, Out, Ways, best_ways, next_ways
from sabot.games.zigzag_race.shape import neighbours
from sabot.games.zigzag_race.terrain import LETTER_OF
from sabot.games.zigzag_race.view import GONE, View


def first_sight(view: View) -> Memory:
    """What lies there; a latecomer can't see who took the cards that are gone."""
    return Memory(faces=seen(view), ways=(own(view).at,))


def seen(view: View) -> str:
    """The field, with the faces of the cards that are held."""
    held = (seat.hand for seat in view.seats if seat.hand and seat.hand.terrain)
    faces = {hand.place: LETTER_OF[hand.terrain] for hand in held if hand.terrain}
    return "".join(faces.get(place, mark) for place, mark in enumerate(view.field))


def recall(temper: Temper, memory: Memory, view: View, event: Event) -> Memory:
    """What one event leaves in mind."""
    match event:
        case CountdownBegan():
            return Memory(ways=(own(view).at,))
        case Turned(_, place, terrain):
            return replace(memory, faces=marked(memory.faces, place, LETTER_OF[terrain]))
        case Kept(seat, place) | Taken(seat, place):
            return went(temper, memory, view, seat, place)
        case Lifted(seat) | PutBack(seat) if seat == mine(view):
            return replace(memory, deeds=memory.deeds + 1)
    return memory


def marked(faces: str, place: Place, mark: str) -> str:
    """
    >>> marked("##", 1, "s")
    '#s'
    """
    return faces[:place] + mark + faces[place + 1 :]


def went(temper: Temper, memory: Memory, view: View, seat: Seat, place: Place) -> Memory:
    """A card went from the middle onto a stack."""
    letter, faces = memory.faces[place], marked(memory.faces, place, GONE)
    if letter not in RANK:
        return replace(memory, faces=faces)
    memory = replace(memory, faces=faces, out=without(memory.out, letter))
    memory = replanned(temper, memory)
    return stacked(temper, memory, view, letter) if seat == mine(view) else memory


def without(out: Out, letter: str) -> Out:
    rank = RANK[letter]
    return (*out[:rank], max(0, out[rank] - 1), *out[rank + 1 :])


def replanned(temper: Temper, memory: Memory) -> Memory:
    """Only a bot that counts has a reason to: for all others the cards are always the same."""
    gone = sum(memory.planned) - sum(memory.out)
    due = temper.counts and temper.replans and gone >= temper.replans
    return replace(memory, planned=memory.out) if due else memory


def stacked(temper: Temper, memory: Memory, view: View, letter: str) -> Memory:
    """The finger goes on, now and then to the wrong area."""
    plan = plan_of(view, memory.planned, temper.thrift)
    ways = next_ways(plan.ground, memory.ways, letter) or memory.ways
    if happens(temper.slip, mood(view, "slip", memory.deeds)):
        ways = astray(view, memory)
    return replace(
        memory,
        stack=memory.stack + letter,
        ways=best_ways(plan, ways, temper.ways),
        deeds=memory.deeds + 1,
    )


def astray(view: View, memory: Memory) -> Ways:
    """Any area beside the one it stood on."""
    luck, around = mood(view, "astray", memory.deeds), neighbours(len(own(view).course))
    return (luck.pick(around[luck.pick(memory.ways)] or memory.ways),)
