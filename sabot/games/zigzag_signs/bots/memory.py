"""What a plain player of Zigzag has in mind: a fold over what its seat sees."""

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import Event
from sabot.core.luck import Luck
from sabot.core.reflex import happens
from sabot.games.zigzag_signs.acts import Makes, Team
from sabot.games.zigzag_signs.cards import Card
from sabot.games.zigzag_signs.events import (
    Called,
    HandsChanged,
    RoundBegan,
    Signed,
    Swapped,
    Thrown,
)
from sabot.games.zigzag_signs.view import Mine, View

SUSPECTS = 0.04  # each gesture of an opponent


class Memory(Struct, frozen=True):
    told: Makes | None = None  # by the partner's sign
    signed: tuple[Card, ...] = ()  # the own hand, when it was signed last
    suspect: Team | None = None
    seen: int = 0  # gestures


def recall(memory: Memory, view: View, event: Event) -> Memory:
    mine = view.mine
    if mine is None:
        return memory
    partner = (mine.seat + len(view.teams)) % len(view.seats)
    match event:
        case RoundBegan() | HandsChanged() | Swapped():
            return Memory(seen=memory.seen)
        case Signed(seat, gesture) if seat == partner and gesture in mine.signs:
            return replace(memory, told="zig" if gesture == mine.signs[0] else "zag")
        case Signed(seat) if seat == mine.seat:
            return replace(memory, signed=mine.cards)
        case Signed(seat):
            return suspecting(memory, view, mine, seat % len(view.teams))
        case Thrown(seat) if seat == partner:
            return replace(memory, told=None)
        case Called(seat):
            return replace(memory, told=None, suspect=None)
    return memory


def suspecting(memory: Memory, view: View, mine: Mine, team: Team) -> Memory:
    luck = Luck(b"mood", "suspects", view.round, view.hand, mine.seat, memory.seen, *mine.cards)
    own = mine.seat % len(view.teams)
    if team == own or not happens(SUSPECTS, luck):
        return replace(memory, seen=memory.seen + 1)
    return replace(memory, seen=memory.seen + 1, suspect=team)
