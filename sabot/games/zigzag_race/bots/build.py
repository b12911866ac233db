"""How a bot of Zig-Zag lays its course (ZR-11): the one that is run soonest of those it tries."""

from functools import lru_cache

from sabot.core.luck import Luck
from sabot.games.zigzag_race.acts import Course, Tile
from sabot.games.zigzag_race.bots.worth import ALL, Plan, ground_of, worths
from sabot.games.zigzag_race.terrain import Terrain

BEAM = 12  # of the courses laid so far, from the goal on, those that are thought of further
MIDDLING: Terrain = "cobble"  # which goal it will be isn't known yet (ZR-12)


def course_of(dealt: Course, length: int, tries: int, thrift: float) -> Course:
    """The best of `tries` random courses; 0: the best that a beam search finds."""
    cards = tuple(sorted(tile // 2 for tile in dealt))
    return searched(cards, length, thrift) if not tries else tried(cards, length, tries, thrift)


@lru_cache(64)
def tried(cards: tuple[int, ...], length: int, tries: int, thrift: float) -> Course:
    """The best of some courses laid at random."""
    luck = Luck(b"mood", "build", *cards)
    courses = (anyhow(cards, length, luck) for _ in range(tries))
    return min(courses, key=lambda course: cost(course, thrift))


def anyhow(cards: tuple[int, ...], length: int, luck: Luck) -> Course:
    return tuple(2 * card + luck.below(2) for card in luck.shuffle(cards)[:length])


def cost(course: Course, thrift: float) -> float:
    """V at its start."""
    return worths(Plan(ground_of(course, MIDDLING), ALL, thrift))[-1]


@lru_cache(64)
def searched(cards: tuple[int, ...], length: int, thrift: float) -> Course:
    """Beam search from the goal on: card by card before the best of the courses so far."""
    beam: list[Course] = [()]
    for _ in range(length):
        longer = [(tile, *course) for course in beam for tile in free(cards, course)]
        beam = sorted(longer, key=lambda course: cost(course, thrift))[:BEAM]
    return beam[0]


def free(cards: tuple[int, ...], course: Course) -> list[Tile]:
    """The cards that aren't laid yet, both ways round."""
    laid = {tile // 2 for tile in course}
    return [2 * card + turned for card in cards if card not in laid for turned in (0, 1)]
