"""What a bot of Zig-Zag sees in the middle: cards that are of use, and where to turn the next."""

from collections.abc import Iterable
from functools import lru_cache

from sabot.core.game import Seat
from sabot.core.luck import Luck
from sabot.core.reflex import happens
from sabot.games.zigzag_race.acts import Course, Place
from sabot.games.zigzag_race.bots.judge import Sight, lying_in
from sabot.games.zigzag_race.bots.memory import Memory, mine, mood, own, plan_of
from sabot.games.zigzag_race.bots.temper import Temper
from sabot.games.zigzag_race.bots.worth import ALL
from sabot.games.zigzag_race.terrain import PLACES
from sabot.games.zigzag_race.view import DOWN, View

END = 8  # cards of a chain, when all lie face up


def depth_of(temper: Temper, view: View) -> int:
    return END if is_end(temper, view) else temper.search


def sight_of(temper: Temper, memory: Memory, view: View) -> Sight:
    """At the end a card more costs nothing, and what counts is where the next round begins."""
    end, lying = is_end(temper, view), lying_in(view.field, depth_of(temper, view))
    plan = plan_of(view, ALL if end else memory.planned, temper.thrift)
    return Sight(plan, memory.ways, lying, 0.0 if end else temper.thrift)


def is_end(temper: Temper, view: View) -> bool:
    """Only a bot that thinks in chains makes use of it."""
    return temper.search > 1 and DOWN not in view.field


def noticed(temper: Temper, memory: Memory, view: View, letters: Iterable[str]) -> Place | None:
    """Where the best of these cards catches the eye; it looks again after each act of its own."""
    places = order_of(view)
    for letter in letters:
        for place in places:
            if view.field[place] == letter and sees(temper, memory, view, place):
                return place
    return None


def sees(temper: Temper, memory: Memory, view: View, place: Place) -> bool:
    return happens(temper.notices, mood(view, "sees", memory.deeds, place))


def face_down(view: View) -> Place | None:
    """Where the hand goes next."""
    return next((place for place in order_of(view) if view.field[place] == DOWN), None)


def order_of(view: View) -> tuple[Place, ...]:
    """This player's order through the middle in this round; everybody has another."""
    return order(view.race, view.round, mine(view), own(view).course)


@lru_cache(64)
def order(race: int, round: int, seat: Seat, course: Course) -> tuple[Place, ...]:
    return Luck(b"mood", "order", race, round, seat, *course).shuffle(range(PLACES))
