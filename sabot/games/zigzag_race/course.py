"""A course as it lies: the ground of each area, and where a terrain card leads (ZR-20 to ZR-22)."""

from collections.abc import Iterable
from functools import lru_cache

from sabot.games.zigzag_race.acts import Area, Tile
from sabot.games.zigzag_race.deck import DECK
from sabot.games.zigzag_race.shape import AREAS, from_the_left, neighbours, steps_left
from sabot.games.zigzag_race.terrain import BY_LETTER, Terrain

Tiles = tuple[Tile, ...]

GROUNDS: tuple[tuple[Terrain, ...], ...] = tuple(
    tuple(BY_LETTER[letter] for letter in way) for card in DECK for way in (card, card[::-1])
)  # by tile (ZR-11: turned by 180° the areas come in reverse)


def unturned(tile: Tile) -> Tile:
    """ZR-45: the way round in which it lies in the data file."""
    return tile - tile % 2


@lru_cache(1024)
def ground(course: Tiles, goal: Terrain | None) -> tuple[Terrain | None, ...]:
    """By area; the goal's own terrain is the last (ZR-12)."""
    return (*(area for tile in course for area in GROUNDS[tile]), goal)


@lru_cache(8192)
def fits(course: Tiles, goal: Terrain | None, at: Area, terrain: Terrain) -> tuple[Area, ...]:
    """ZR-41, ZR-42: where this card leads from here; if the goal fits, only there."""
    areas, end = ground(course, goal), len(course) * AREAS
    found = tuple(area for area in neighbours(len(course))[at] if areas[area] == terrain)
    return (end,) if end in found else found


def default_way(areas: Iterable[Area], cards: int) -> Area:
    """ZR-42, of a player who doesn't choose: the fewest steps, then the leftmost."""
    return min(areas, key=lambda area: (steps_left(area, cards), from_the_left(area)))


def run_through(at: Area, cards: int) -> int:
    """ZR-44: how many cards lie before the one the runner stands on; at the goal, all."""
    return min(max(at, 0) // AREAS, cards)


@lru_cache(4096)
def trail(
    course: Tiles, goal: Terrain | None, at: Area, stack: tuple[Terrain, ...]
) -> tuple[Area, ...]:
    """ZR-37: the areas to which this stack can lead; none if it can't be run to its end."""
    if not stack:
        return (at,)
    end = len(course) * AREAS
    before = trail(course, goal, at, stack[:-1])
    led = {area for here in before if here != end for area in fits(course, goal, here, stack[-1])}
    return tuple(sorted(led | ({end} & set(before))))
