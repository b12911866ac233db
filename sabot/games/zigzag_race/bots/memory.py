"""What a bot of Zig-Zag has in mind: faces it saw, the cards it kept and where they would lead."""

from msgspec import Struct

from sabot.core.game import Seat
from sabot.core.luck import Luck
from sabot.games.zigzag_race.bots.worth import ALL, Out, Plan, Ways, ground_of
from sabot.games.zigzag_race.shape import START
from sabot.games.zigzag_race.terrain import PLACES
from sabot.games.zigzag_race.view import DOWN, SeatView, View


class Memory(Struct, frozen=True):
    """Of one collecting phase and the run after it."""

    faces: str = DOWN * PLACES  # by place; unlike in the field, a held card shows its face
    out: Out = ALL  # cards that are still in the middle, if it counts
    planned: Out = ALL  # the same when the way was last planned
    stack: str = ""  # the cards it kept, in their order (ZR-34)
    ways: Ways = (START,)  # where it thinks that they lead
    deeds: int = 0  # own acts of this phase


def mine(view: View) -> Seat:
    return view.mine.seat if view.mine else 0


def own(view: View) -> SeatView:
    return view.seats[mine(view)]


def plan_of(view: View, out: Out, thrift: float) -> Plan:
    here = own(view)
    return Plan(ground_of(here.course, here.goal or "sand"), out, thrift)


def mood(view: View, what: str, *about: int | str) -> Luck:
    """Whims that any reader of the same log would have; they differ from game to game."""
    here = own(view)
    where = (view.race, view.round, mine(view), here.at, *here.course)
    return Luck(b"mood", what, *where, *about)
