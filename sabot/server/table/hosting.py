"""What a table's host alone may do: send somebody away, and lock the door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sabot.core.game import Illegal, Seat
from sabot.server.table import chairs
from sabot.server.wire import Refusal

if TYPE_CHECKING:
    from sabot.server.table.room import Room


def remove(room: Room, seat: Seat) -> None:
    """They may look on, unless the table is locked, but never sit here again."""
    player = chairs.people(room.sitting).get(seat)
    if player is None:
        raise Illegal("nobody-there")
    if player == room.sitting.host:
        raise Illegal("not-yourself")
    if room.stage == "playing" and room.company:
        room.company.remove(seat)
    else:
        room.gathering.remove(seat)


def lock(room: Room, locked: bool) -> None:
    """Nobody new comes in; onlookers go."""
    room.change(replace(room.sitting, locked=locked))
    send_onlookers_away(room)


def send_onlookers_away(room: Room) -> None:
    """If it is locked."""
    for reader in list(room.readers):
        if not may_come(room, reader.player.id):
            reader.send_away(Refusal("locked"))


def may_come(room: Room, player: str) -> bool:
    seated = chairs.seat_of(room.sitting, player) is not None
    return not room.sitting.locked or seated or player == room.sitting.host
