"""Who sits where before and during a game. Pure: each change gives a new sitting."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import Millis, Seat
from sabot.core.line import Reach
from sabot.core.luck import Luck, commitment_of, seed_of
from sabot.core.told import Places
from sabot.server.table.player import Player, name_of, told_apart

NOBODY = ""  # of a table without a host


class Place(Struct, frozen=True):
    """A chair: free, a person's, or a bot's."""

    player: str | None = None
    name: str | None = None
    animal: str | None = None
    level: str | None = None  # of the bot that plays here, for itself or for its person
    nonce: str | None = None  # its person rang the warm-up bell
    sent_away: bool = False  # its person was; the bot plays on under their name
    pick: str | None = None  # what its person chose for themselves (`Game.picks`)
    invited: bool = False  # its player is a bot from outside

    @property
    def free(self) -> bool:
        return self.player is None and self.level is None

    @property
    def waiting(self) -> bool:
        return self.player is not None and self.nonce is None


class Before(Struct, frozen=True):
    """The game before at these chairs: for whom it handed something on, and what."""

    players: tuple[str | None, ...]
    handed: Any


class Sitting(Struct, frozen=True):
    game: str
    options: Any
    host: str
    secret: bytes  # the server's part of the seed
    places: tuple[Place, ...]
    next: str | None = None  # the table of the rematch
    ended: str | None = None  # why nobody can play here any more
    reach: Reach = "usual"  # what it does for far players
    removed: tuple[str, ...] = ()  # players who may not sit here again
    locked: bool = False  # only who sits here comes in
    before: Before | None = None  # of a rematch
    level: str = "normal"  # of bots that take its free chairs
    result: Places | None = None  # of the game, first place first; other rules can't replay it
    began: Millis | None = None  # since 1970
    listed: bool = False  # on everybody's shelf
    chat: bool = True  # seats may write to each other
    lesson: bool = False  # a guided first round: fixed in all but the learner's acts


def seat_of(sitting: Sitting, player: str) -> Seat | None:
    return next((s for s, place in enumerate(sitting.places) if place.player == player), None)


def may_come(sitting: Sitting, player: str) -> bool:
    """To play or to look on."""
    sits = seat_of(sitting, player) is not None
    return not sitting.locked or sits or player == sitting.host


def sit(sitting: Sitting, player: Player, wish: Seat | None = None) -> Sitting:
    """One's own chair, else the wished one, else a free one, else a bot's. Where there is no host,
    the first to sit down is."""
    if seat_of(sitting, player.id) is not None or player.id in sitting.removed:
        return sitting
    places = enumerate(sitting.places)
    open_to_me = [seat for seat, place in places if place.player is None]
    if not open_to_me:
        return sitting
    best = min(open_to_me, key=lambda s: (s != wish, sitting.places[s].level is not None, s))
    looks = looks_at(sitting, best, player)
    sat = put(sitting, best, Place(player.id, *looks, invited=bool(player.invited)))
    return replace(sat, host=player.id) if is_hostless(sat, player) else sat


def is_hostless(sitting: Sitting, player: Player) -> bool:
    """And this player may be its host: not one who was invited to a single table."""
    return sitting.host == NOBODY and not player.invited


def rename(sitting: Sitting, player: Player) -> Sitting:
    """Their chair stays theirs, and what they rang for stays rung."""
    seat = seat_of(sitting, player.id)
    if seat is None:
        return sitting
    name, animal = looks_at(sitting, seat, player)
    return put(sitting, seat, replace(sitting.places[seat], name=name, animal=animal))


def looks_at(sitting: Sitting, seat: Seat, player: Player) -> tuple[str, str]:
    """The name and animal by which all others at the table tell them apart."""
    return told_apart(player.label, player.animal, marks(put(sitting, seat, Place())))


def marks(sitting: Sitting) -> list[str]:
    """The names and animals by which those who sit here are known."""
    return [mark for place in sitting.places for mark in (place.name, place.animal) if mark]


def rise(sitting: Sitting, player: str) -> Sitting:
    seat = seat_of(sitting, player)
    return sitting if seat is None else put(sitting, seat, Place())


def swap(sitting: Sitting, one: Seat, other: Seat) -> Sitting:
    """People, bots or nobody: what is on these two chairs changes places."""
    first, second = sitting.places[one], sitting.places[other]
    return put(put(sitting, one, second), other, first)


def unring(sitting: Sitting, seat: Seat) -> Sitting:
    """What its person rang for has changed."""
    return put(sitting, seat, replace(sitting.places[seat], nonce=None))


def remove(sitting: Sitting, seat: Seat, level: str | None = None) -> Sitting:
    """Its person for good; a bot of that level may play on under their name."""
    place = sitting.places[seat]
    left = replace(place, player=None, level=level, sent_away=True) if level else Place()
    removed = (*sitting.removed, place.player) if place.player else sitting.removed
    return replace(put(sitting, seat, left), removed=removed)


def fill(sitting: Sitting) -> Sitting:
    """Bots of the table's level take the free chairs."""
    for seat, place in enumerate(sitting.places):
        if place.free:
            name, animal = name_of(Luck(sitting.secret, "bot", seat), marks(sitting))
            sitting = put(sitting, seat, Place(None, name, animal, sitting.level))
    return sitting


def ring(sitting: Sitting, seat: Seat, nonce: str) -> Sitting:
    return put(sitting, seat, replace(sitting.places[seat], nonce=nonce))


def pick(sitting: Sitting, seat: Seat, thing: str | None) -> Sitting:
    return put(sitting, seat, replace(sitting.places[seat], pick=thing))


def all_rang(sitting: Sitting) -> bool:
    people = [place for place in sitting.places if place.player]
    return bool(people) and not any(place.waiting for place in people)


def complete(sitting: Sitting) -> bool:
    return all_rang(sitting) and not any(place.free for place in sitting.places)


def people(sitting: Sitting) -> dict[Seat, str]:
    return {seat: place.player for seat, place in enumerate(sitting.places) if place.player}


def own_people(sitting: Sitting) -> dict[Seat, str]:
    """Without bots from outside, which are invited to one game only."""
    return {seat: p for seat, p in people(sitting).items() if not sitting.places[seat].invited}


def heirs(sitting: Sitting, but: str) -> list[str]:
    """Who could be host instead."""
    return [player for player in own_people(sitting).values() if player != but]


def rematch(sitting: Sitting, secret: bytes, handed: Any = None) -> Sitting:
    """The same chairs; everyone rings again, and bots that stood in go back to the wings."""
    places = tuple(map(seated_again, sitting.places))
    before = Before(players(sitting), handed)
    again = replace(sitting, secret=secret, places=places, before=before)
    return replace(again, next=None, ended=None, result=None, began=None)


def seated_again(place: Place) -> Place:
    if place.sent_away or place.invited:
        return Place()
    return replace(place, nonce=None, level=None if place.player else place.level)


def players(sitting: Sitting) -> tuple[str | None, ...]:
    return tuple(place.player for place in sitting.places)


def handed(sitting: Sitting) -> Any:
    """By the game before; to others than those who played it, nothing."""
    before = sitting.before
    return before.handed if before and before.players == players(sitting) else None


def forget(sitting: Sitting, player: str, seat: Seat | None) -> Sitting:
    """Nothing of that player, who sat there; an invented name keeps what they played."""
    if seat is not None and not sitting.places[seat].free:
        place = sitting.places[seat]
        name, animal = name_of(Luck(sitting.secret, "forgotten", seat), marks(sitting))
        place = replace(place, player=None, name=name, animal=animal)
        sitting = put(sitting, seat, place)
    removed = tuple(id for id in sitting.removed if id != player)
    host = sitting.host if sitting.host != player else next(iter(heirs(sitting, player)), NOBODY)
    return replace(sitting, removed=removed, host=host, before=forget_before(sitting, player))


def forget_before(sitting: Sitting, player: str) -> Before | None:
    before = sitting.before
    if before is None or player not in before.players:
        return before
    return replace(before, players=tuple(None if id == player else id for id in before.players))


def nonces(sitting: Sitting) -> tuple[str, ...]:
    return tuple(place.nonce or "" for place in sitting.places)


def seed(sitting: Sitting) -> bytes:
    return seed_of(sitting.secret, nonces(sitting))


def commitment(sitting: Sitting) -> str:
    return commitment_of(sitting.secret)


def put(sitting: Sitting, seat: Seat, place: Place) -> Sitting:
    places = sitting.places
    return replace(sitting, places=(*places[:seat], place, *places[seat + 1 :]))
