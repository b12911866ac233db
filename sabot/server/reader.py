"""Whoever watches a table: a cursor, an outbox, and the pings on their way."""

import asyncio
from collections import deque
from secrets import token_hex

from sabot.core.arbiter import Line, Micros
from sabot.core.game import Seat
from sabot.server.identity import Player
from sabot.server.wire import Told

PINGS = 256


class Reader:
    def __init__(self, player: Player, line: Line, cursor: int) -> None:
        self.player, self.line, self.cursor = player, line, cursor
        self.seat: Seat | None = None
        self.outbox: deque[Told] = deque()
        self.seating_due = True
        self.stirred = asyncio.Event()
        self._pings: dict[str, tuple[int | None, Micros]] = {}

    def say(self, told: Told) -> None:
        self.outbox.append(told)
        self.stirred.set()

    def stir(self, seating: bool = False) -> None:
        self.seating_due |= seating
        self.stirred.set()

    def pinged(self, revision: int | None, at: Micros) -> bytes:
        """The payload can't be guessed, so a pong can't come before its ping."""
        payload = token_hex(6)
        self._pings[payload] = revision, at
        if len(self._pings) > PINGS:
            self._pings.pop(next(iter(self._pings)))
        return payload.encode()

    def ponged(self, payload: str) -> tuple[int | None, Micros] | None:
        return self._pings.pop(payload, None)
