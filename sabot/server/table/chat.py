"""What people at a table say to each other: no part of the game, so in no log and on no disk."""

from collections import deque
from itertools import count
from typing import Protocol

from sabot.core.game import Illegal, Seat
from sabot.server import limits
from sabot.server.bucket import Bucket
from sabot.server.clock import SECOND, Clock, today
from sabot.server.table.audience import Audience
from sabot.server.table.player import clean
from sabot.server.table.reader import Reader
from sabot.server.wire import Chatted, Chatting, Reacted, Reaction, Remark

TIME = 42  # bits for the milliseconds since 1970, which last until 2109
EPOCHS = 1 << (53 - TIME)  # what is left of a number that JavaScript keeps exactly


class Speakers(Protocol):
    def acting(self, reader: Reader) -> Seat:
        """The reader's seat; raises `Illegal` if it only watches."""

    def name_at(self, seat: Seat) -> str: ...

    def is_hushed(self) -> bool:
        """The game itself says how players may talk now."""

    @property
    def chatting(self) -> Chatting: ...


class Talk:
    """Seats speak, all hear. A newcomer is told the last remarks. Reactions are six drawings that
    can hurt nobody, so they stay where writing is switched off."""

    def __init__(
        self, speakers: Speakers, audience: Audience, clock: Clock, epoch: int = 0
    ) -> None:
        self._speakers, self._audience, self._clock = speakers, audience, clock
        self._remarks: deque[Remark] = deque(maxlen=limits.REMARKS)
        self._buckets: dict[Seat, Bucket] = {}
        self._ids = count(first_id(epoch))

    def chat(self, reader: Reader, text: str) -> None:
        seat, said = self._speakers.acting(reader), clean(text, limits.REMARK)
        if self._speakers.chatting != "on":
            raise Illegal("chat-off")
        if not said:
            raise Illegal("nothing-said")
        self._limit(seat)
        remark = Remark(next(self._ids), seat, self._speakers.name_at(seat), said)
        self._remarks.append(remark)
        self._audience.say(Chatted((remark,)))

    def react(self, reader: Reader, reaction: Reaction) -> None:
        seat = self._speakers.acting(reader)
        self._limit(seat)
        self._audience.say(Reacted(next(self._ids), seat, reaction))

    def forget(self) -> None:
        self._remarks.clear()

    def came(self, reader: Reader) -> None:
        if self._remarks:
            reader.say(Chatted(tuple(self._remarks)))

    def _limit(self, seat: Seat) -> None:
        """Rate limit per seat; nothing at all while the game hushes the table."""
        if self._speakers.is_hushed():
            raise Illegal("hushed")
        each = limits.CHATS_IN * SECOND // limits.CHATS
        bucket = self._buckets.setdefault(seat, Bucket(each, limits.CHATS))
        if not bucket.takes(self._clock.now()):
            raise Illegal("chat-too-fast")


def first_id(epoch: int) -> int:
    """Still rises after a restart and after a takeover by a node whose clock is behind: a page
    takes what doesn't rise for a copy."""
    return (min(epoch, EPOCHS - 1) << TIME) + today()
