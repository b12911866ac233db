"""What a table's host alone may do: remove a player, lock, list, silence or hand over the table."""

from typing import NamedTuple

from msgspec.structs import replace

from sabot.core.game import Illegal, Seat
from sabot.server.table import chairs
from sabot.server.table.gathering import check_seen
from sabot.server.table.room import Room
from sabot.server.table.teacher import LESSON
from sabot.server.wire import Refusal, Seen


class Left(NamedTuple):
    """A table that knew a player who was forgotten, and where they sat."""

    room: Room
    seat: Seat | None


def remove(room: Room, seat: Seat) -> None:
    """They may look on, unless the table is locked, but never sit here again."""
    player = chairs.people(room.sitting).get(seat)
    if player is None:
        raise Illegal("nobody-there")
    if player == room.sitting.host:
        raise Illegal("not-yourself")
    _unseat(room, seat)


def expel(room: Room, player: str) -> None:
    """A banned player, by the operator. A table that loses its host so has another one."""
    seat = chairs.seat_of(room.sitting, player)
    if seat is not None and room.goes_on:
        _unseat(room, seat)
    heirs = chairs.heirs(room.sitting, player)
    if room.sitting.host == player and heirs:
        room.change(replace(room.sitting, host=heirs[0]))
    for reader in list(room.readers):
        if reader.player.id == player:
            reader.send_away(Refusal("banned"))


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


def forget(room: Room, player: str) -> Left | None:
    """A player who wants to leave no trace leaves, and so does their name. None: there was none."""
    before, seat = room.sitting, chairs.seat_of(room.sitting, player)
    if seat is not None and room.goes_on:
        _unseat(room, seat)
    forgotten = chairs.forget(room.sitting, player, seat)
    if forgotten != room.sitting:
        room.change(forgotten)
    for reader in list(room.readers):
        if reader.player.id == player:
            reader.send_away(Refusal("forgotten"))
    return Left(room, seat) if room.sitting != before else None


def hand_over(room: Room, seen: Seen) -> None:
    """Another player is the host from now on."""
    check_seen(room.sitting, seen)
    heir = room.sitting.places[seen.seat].player
    if heir not in chairs.heirs(room.sitting, ""):
        raise Illegal("nobody-there")
    room.change(replace(room.sitting, host=heir))


def check_door(room: Room) -> None:
    """A bot from outside takes a seat as people do: before the deal."""
    if room.stage != "gathering":
        raise Illegal("too-late-to-change")


def _unseat(room: Room, seat: Seat) -> None:
    """A lesson ends without its learner."""
    if room.sitting.lesson:
        room.close(LESSON)
    elif room.stage == "playing" and room.company:
        room.company.remove(seat)
    else:
        room.gathering.remove(seat)
