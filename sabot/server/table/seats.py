"""What a page asks about its player's seat: to take it, to leave it, to choose a thing for it."""

from sabot.core.game import Seat
from sabot.server.table.reader import Reader, check_page
from sabot.server.table.room import Room


def play_here(room: Room, reader: Reader) -> None:
    """The seat goes to this page of its player, from whichever other one or bot held it."""
    check_page(reader)
    room.audience.take(reader)
    room.tell_seating()
    if room.company and reader.seat is not None:
        room.company.returned(reader.seat)


def sit(room: Room, reader: Reader, wish: Seat | None = None) -> None:
    """An onlooker asks for a seat, or a player for another one; refused if none is free."""
    check_page(reader)
    if room.stage == "gathering":
        room.gathering.came(reader.player, wish)
    play_here(room, reader)
    seat = room.acting(reader)
    if wish is not None and wish != seat:
        room.gathering.move(seat, wish)


def rise(room: Room, reader: Reader) -> None:
    """A player gives up their seat to watch; at a locked table nobody watches."""
    room.acting(reader)
    room.gathering.rise(reader.player.id)
    room.send_onlookers_away()


def pick(room: Room, reader: Reader, thing: str | None) -> None:
    room.gathering.pick(room.acting(reader), thing)
