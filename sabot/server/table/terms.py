"""What a table plays: a game of the shelf, its options and levels, and what comes after it."""

from secrets import token_bytes
from typing import Any

from msgspec import ValidationError, convert, to_builtins
from msgspec.structs import replace

from sabot.core.game import Box, Illegal
from sabot.registry import GAMES
from sabot.server.table import chairs
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.room import Room
from sabot.server.table.sequel import check_host, seats_for, sequel
from sabot.server.wire import NextGame

USUAL = "normal"  # a level that every game has
USUAL_SEATS = 4


def sitting_of(room: Room, player: str, wish: NextGame) -> Sitting:
    """Of the next game."""
    sitting = replace(room.sitting, secret=token_bytes(32))
    if wish.game is None:
        if chairs.seat_of(sitting, player) is None:
            raise Illegal("only-watching")
        return chairs.rematch(fitted(sitting), sitting.secret, handed_on(room))
    check_host(sitting, player)
    box, people = box_of(wish.game), len(chairs.own_people(sitting))
    seats = wish.seats or seats_for(box.game.seats, chairs_wanted(sitting), people)
    check_seats(box, seats)
    level = level_of(box, wish.level or (sitting.level if sitting.level in box.levels else USUAL))
    options = options_of(box, wish.options)
    return sequel(replace(sitting, game=wish.game, options=options, level=level), seats)


def chairs_wanted(sitting: Sitting) -> int:
    """As many as before, unless that game is for so many only and nobody had a choice."""
    box = GAMES.get(sitting.game)
    return len(sitting.places) if box and len(box.game.seats) > 1 else USUAL_SEATS


def handed_on(room: Room) -> Any:
    """By the game played there; if none was, by the one before it."""
    if room.live is None:
        return chairs.handed(room.sitting)
    table = room.live.table
    return table.game.hand_on(table.state)


def fitted(sitting: Sitting) -> Sitting:
    """Options and bots that its game no longer has become the usual ones; picks are forgotten."""
    box = box_of(sitting.game)
    try:
        options = options_of(box, sitting.options)
    except Illegal:
        options = options_of(box, {})
    level = sitting.level if sitting.level in box.bots else USUAL
    places = tuple(place_in(box, place) for place in sitting.places)
    return replace(sitting, options=options, level=level, places=places)


def place_in(box: Box, place: Place) -> Place:
    things = box.game.picks.things if box.game.picks else ()
    return place if place.pick in things else replace(place, pick=None)


def box_of(game: str) -> Box:
    if game not in GAMES:
        raise Illegal("no-such-game", {"game": game[:32]})
    return GAMES[game]


def check_seats(box: Box, seats: int) -> None:
    if seats not in box.game.seats:
        raise Illegal("bad-seats", {"seats": sorted(box.game.seats)})


def options_of(box: Box, options: dict[str, Any]) -> Any:
    """Complete and within their bounds, as plain data."""
    try:
        return to_builtins(convert(options, box.game.options))
    except ValidationError as why:
        raise Illegal("bad-options", {"why": str(why)}) from None


def level_of(box: Box, level: str) -> str:
    if level not in box.bots:
        raise Illegal("no-such-level", {"levels": list(box.bots)})
    return level
