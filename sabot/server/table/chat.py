"""What people at a table say to each other: no part of the game, so in no log and on no disk."""

from __future__ import annotations

from collections import deque
from itertools import count
from typing import TYPE_CHECKING

from sabot.core.game import Illegal, Seat
from sabot.server import limits
from sabot.server.bucket import Bucket
from sabot.server.clock import SECOND, today
from sabot.server.table.player import clean
from sabot.server.wire import Chatted, Reacted, Reaction, Remark, Told

if TYPE_CHECKING:
    from sabot.server.table.reader import Reader
    from sabot.server.table.room import Room


class Talk:
    """Seats speak, all hear. Whoever comes is told what was said lately."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._remarks: deque[Remark] = deque(maxlen=limits.REMARKS)
        self._paces: dict[Seat, Bucket] = {}
        self._ids = count(today())  # still rise after a restart, so no page takes a new one for old

    def chat(self, reader: Reader, text: str) -> None:
        seat, said = self._room.acting(reader), clean(text, limits.REMARK)
        if not said:
            raise Illegal("nothing-said")
        self._slowly(seat)
        name = self._room.sitting.places[seat].name or reader.player.name
        remark = Remark(next(self._ids), seat, name, said)
        self._remarks.append(remark)
        self._tell(Chatted((remark,)))

    def react(self, reader: Reader, reaction: Reaction) -> None:
        seat = self._room.acting(reader)
        self._slowly(seat)
        self._tell(Reacted(next(self._ids), seat, reaction))

    def came(self, reader: Reader) -> None:
        if self._remarks:
            reader.say(Chatted(tuple(self._remarks)))

    def _slowly(self, seat: Seat) -> None:
        each = limits.CHATS_IN * SECOND // limits.CHATS
        pace = self._paces.setdefault(seat, Bucket(each, limits.CHATS))
        if not pace.takes(self._room.clock.now()):
            raise Illegal("chat-too-fast")

    def _tell(self, told: Told) -> None:
        for reader in self._room.readers:
            reader.say(told)
