"""What a table's host alone may do: remove a player, lock the table, list it, silence it."""

from msgspec.structs import replace

from sabot.core.game import Illegal, Seat
from sabot.server.table import chairs
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
    room.send_onlookers_away()


def set_listed(room: Room, listed: bool) -> None:
    """Everybody finds it on the shelf; otherwise only by its link."""
    room.change(replace(room.sitting, listed=listed))


def set_chat(room: Room, chat: bool) -> None:
    """What was said so far is forgotten with it."""
    if room.chatting == "never":
        raise Illegal("chat-off")
    if not chat:
        room.talk.forget()
    room.change(replace(room.sitting, chat=chat))
