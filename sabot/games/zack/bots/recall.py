"""How a bot of ZACK! remembers: a fold over what its seat sees, event by event."""

from msgspec.structs import replace

from sabot.core.game import Event, Seat
from sabot.core.luck import Luck
from sabot.core.reflex import happens
from sabot.games.zack.acts import (
    Challenged,
    ColourReturned,
    ColourThrown,
    Dealt,
    Flipped,
    ShoeTaken,
    Skipped,
    Swapped,
    Thrown,
    WentOn,
)
from sabot.games.zack.bots.eye import read
from sabot.games.zack.bots.memory import Memory, Reading, Ways, colours_of, mine, mood
from sabot.games.zack.bots.temper import Temper
from sabot.games.zack.cards import STOPS
from sabot.games.zack.view import ShoeCard, View


def first_sight(view: View) -> Memory:
    ways = Ways(colours_of(view))
    return Memory(ways, ways, shoe=view.top)


def recall(temper: Temper, memory: Memory, view: View, event: Event) -> Memory:
    """What one event leaves in mind."""
    match event:
        case Thrown(seat, card):
            return saw(temper, memory, view, ShoeCard(card, seat))
        case ColourThrown(seat):
            return saw_colour(temper, memory, view, seat)
        case WentOn(int(seat)) | Skipped(_, seat):
            reading = Reading(seat, seat, 0)
            memory = replace(memory, reading=reading, rightful=None, due=(seat,))
            return roused(temper, memory, view)
        case Swapped(colours):
            return learn(memory, memory.ways._replace(colours=colours))
        case Flipped(flipped):
            return learn(memory, memory.ways._replace(flipped=flipped))
        case ShoeTaken() | Dealt():
            memory = learn(memory, memory.ways._replace(flipped=False))
            return Memory(memory.ways, memory.once, memory.used)
        case Challenged():
            return replace(memory, reading=None, rightful=None, due=(), faults=(), bluff=False)
        case ColourReturned():
            return replace(memory, bluff=False)
    return memory


def learn(memory: Memory, ways: Ways) -> Memory:
    same = ways == memory.ways
    return memory if same else replace(memory, ways=ways, once=memory.ways, used=0)


def saw(temper: Temper, memory: Memory, view: View, laid: ShoeCard) -> Memory:
    """A card fell: was it in turn, and who is next?"""
    luck = mood(view, "saw")
    false = is_false(temper, memory, laid.seat, luck)
    reading = None if laid.card in STOPS else read(temper, memory, laid, luck)
    if false and laid.seat != mine(view) and happens(temper.notices, luck):
        memory = replace(memory, faults=(*memory.faults, (laid.seat, view.shoe)))
    memory = replace(
        memory,
        used=memory.used + 1,
        shoe=(*memory.shoe, laid),
        reading=reading,
        rightful=before(memory) if false else None,
        due=due_after(memory, laid.seat, reading),
    )
    return roused(temper, memory, view)


def saw_colour(temper: Temper, memory: Memory, view: View, seat: Seat) -> Memory:
    """ZK-51: with cards left it can't be overlooked."""
    luck = mood(view, "colour")
    false = is_false(temper, memory, seat, luck) and happens(temper.notices, luck)
    return replace(memory, bluff=false or view.seats[seat].cards > 0)


def is_false(temper: Temper, memory: Memory, seat: Seat, luck: Luck) -> bool:
    """By what it made of the card below, and of ZK-31; a bot in doubt looks twice."""
    if memory.reading is None or seat in (memory.reading.glance, memory.rightful):
        return False
    return seat not in memory.due or happens(temper.guess, luck)


def before(memory: Memory) -> Seat | None:
    """ZK-31: who was due before the false cards."""
    glance = memory.reading.glance if memory.reading else None
    return glance if memory.rightful is None else memory.rightful


def due_after(memory: Memory, seat: Seat, reading: Reading | None) -> tuple[Seat, ...]:
    if reading is None:
        return ()
    in_turn = not memory.due or seat in memory.due
    return (reading.next,) if in_turn else (reading.next, memory.due[-1])


def roused(temper: Temper, memory: Memory, view: View) -> Memory:
    """Each card finds the mind at the table or elsewhere."""
    luck = mood(view, "roused")
    absent, alert = happens(temper.lapses, luck), happens(temper.watches, luck)
    return replace(memory, absent=absent, alert=alert and not absent)
