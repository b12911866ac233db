"""What a bot of ZACK! remembers: the cards it saw fall, who it thinks is due, and who erred."""

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import Event, Seat
from sabot.core.luck import Luck
from sabot.core.reflex import happens
from sabot.games.zack.acts import (
    Challenged,
    ColourThrown,
    Dealt,
    Flipped,
    ShoeTaken,
    Skipped,
    Thrown,
    WentOn,
)
from sabot.games.zack.cards import STOPS
from sabot.games.zack.eye import Reading, colours_of, is_in_reach, read
from sabot.games.zack.temper import Temper
from sabot.games.zack.view import ShoeCard, View


class Memory(Struct, frozen=True):
    shoe: tuple[ShoeCard, ...] = ()
    flipped: bool = False
    reading: Reading | None = None  # of the top card, or of who restarts; None: nobody is due
    rightful: Seat | None = None  # over false cards: who was due before them (ZK-31)
    faults: tuple[tuple[Seat, int], ...] = ()  # who erred, and how high that card came to lie
    absent: bool = False  # the mind wanders over this card
    alert: bool = False  # it watches whether the one who is due is slow


def recall(temper: Temper, memory: Memory, view: View, event: Event) -> Memory:
    """What one event leaves in mind."""
    match event:
        case Thrown(seat, card):
            return saw(temper, memory, view, ShoeCard(card, seat))
        case ColourThrown(seat):
            return saw_colour(temper, memory, view, seat)
        case WentOn(int(seat)) | Skipped(_, seat):
            reading = Reading(seat, seat, 0)
            return roused(temper, replace(memory, reading=reading, rightful=None), view)
        case Flipped():
            return replace(memory, flipped=not memory.flipped)
        case ShoeTaken() | Dealt():
            return Memory()
        case Challenged():
            return replace(memory, reading=None, faults=())
    return memory


def saw(temper: Temper, memory: Memory, view: View, laid: ShoeCard) -> Memory:
    """A card fell: was it in turn, and who is next?"""
    luck, false = mood(view, "saw"), is_false(memory, laid.seat)
    if false and laid.seat != mine(view) and is_caught(temper, memory, laid.seat, luck):
        memory = replace(memory, faults=(*memory.faults, (laid.seat, view.shoe)))
    colours, reading = colours_of(view), None
    if laid.card not in STOPS:
        reading = read(memory.shoe, laid, colours, memory.flipped, temper.misread, luck)
    rightful, shoe = before(memory) if false else None, (*memory.shoe, laid)
    memory = roused(temper, replace(memory, shoe=shoe, rightful=rightful, reading=reading), view)
    awake = reading is not None and reading.next == laid.seat  # nobody who just threw is asleep
    return replace(memory, alert=False) if awake else memory


def is_caught(temper: Temper, memory: Memory, seat: Seat, luck: Luck) -> bool:
    """Who had misread the card below may see it at a second look."""
    mistaken = memory.reading is not None and memory.reading.next == seat
    return happens(temper.notices * (temper.guess if mistaken else 1), luck)


def saw_colour(temper: Temper, memory: Memory, view: View, seat: Seat) -> Memory:
    """ZK-51: with cards left it can't be overlooked."""
    false = is_false(memory, seat) and happens(temper.notices, mood(view, "colour"))
    if seat != mine(view) and (false or view.seats[seat].cards):
        return replace(memory, faults=(*memory.faults, (seat, view.shoe)))
    return memory


def roused(temper: Temper, memory: Memory, view: View) -> Memory:
    """Each card finds the mind at the table or elsewhere."""
    luck = mood(view, "roused")
    absent, alert = happens(temper.lapses, luck), happens(temper.watches, luck)
    return replace(memory, absent=absent, alert=alert and not absent)


def is_false(memory: Memory, seat: Seat) -> bool:
    """As far as it knows: by what it made of the card below, and of ZK-31."""
    return memory.reading is not None and seat not in (glance(memory), memory.rightful)


def before(memory: Memory) -> Seat | None:
    """ZK-31: who was due before the false cards."""
    return glance(memory) if memory.rightful is None else memory.rightful


def glance(memory: Memory) -> Seat | None:
    return memory.reading.glance if memory.reading else None


def fault_in_reach(memory: Memory, view: View) -> Seat | None:
    """The last one it saw err."""
    seats = (seat for seat, height in reversed(memory.faults) if is_in_reach(view, height))
    return next(seats, None)


def mine(view: View) -> Seat:
    return view.mine.seat if view.mine else 0


def mood(view: View, what: str) -> Luck:
    """Whims that any reader of the same log would have."""
    return Luck(b"mood", what, view.game, view.closes or 0, view.shoe, mine(view))
