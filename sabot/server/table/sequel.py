"""The next game of the same people: the same one again, or another one from the shelf. Pure."""

from collections.abc import Collection

from msgspec.structs import replace

from sabot.core.game import Illegal, Seat
from sabot.server.table import chairs
from sabot.server.table.chairs import Place, Sitting

MOVED = "moved"  # why a table ended: its host opened another game for all who were there


def seats_for(possible: Collection[int], wanted: int, people: int) -> int:
    """As many as wanted if the game can have so many, else as few as seat all the people.

    >>> seats_for({2, 3, 4}, 4, 2), seats_for({2}, 4, 2), seats_for({4, 6}, 2, 5)
    (4, 2, 6)
    >>> seats_for({2}, 4, 4)
    2
    """
    fits = min((n for n in possible if n >= max(wanted, people)), default=None)
    return fits or min((n for n in possible if n >= people), default=max(possible))


def sequel(sitting: Sitting, seats: int) -> Sitting:
    """The chairs for another game. People keep theirs where it has as many, others move up, the
    host first; people without one look on. Bots sit down again if there were any."""
    places = [Place()] * seats
    for seat, person in moved_up(sitting, seats).items():
        places[seat] = person
    moved = replace(sitting, places=tuple(places), before=None, next=None, ended=None)
    moved = replace(moved, result=None, began=None)
    return chairs.fill(moved) if has_bots(sitting) else moved


def moved_up(sitting: Sitting, seats: int) -> dict[Seat, Place]:
    people = chairs.own_people(sitting)
    comes = sorted(people, key=lambda seat: people[seat] != sitting.host)[:seats]
    free = iter(seat for seat in range(seats) if seat not in comes)
    return {s if s < seats else next(free): seated(sitting.places[s]) for s in sorted(comes)}


def seated(place: Place) -> Place:
    """Who they are, and nothing of the game before."""
    return Place(place.player, place.name, place.animal)


def has_bots(sitting: Sitting) -> bool:
    return any(place.level and not place.player for place in sitting.places)


def check_host(sitting: Sitting, player: str) -> None:
    if player != sitting.host:
        raise Illegal("not-host")
