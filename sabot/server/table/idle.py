"""Principle 4 (docs/rules.md): seats that let three windows in a row close unanswered."""

from collections import Counter

from sabot.core.game import Seat
from sabot.core.log import Act, Tick
from sabot.core.table import Table

PATIENCE = 3


class Idle:
    def __init__(self) -> None:
        self._missed: Counter[Seat] = Counter()

    def acted(self, seat: Seat) -> None:
        self._missed[seat] = 0

    def told(self, table: Table, first: int, last: int) -> list[Seat]:
        """Seats whose third window in a row has just closed."""
        first = max(first, 1)  # the deal is not an entry
        entries = table.entries_since(first - 1)[: last + 1 - first]
        for revision, entry in enumerate(entries, first):
            if isinstance(entry, Act):
                self.acted(entry.seat)
            elif isinstance(entry, Tick) and (wake := table.at_revision(revision - 1).wake):
                self._missed.update(wake.awaited)
        return [seat for seat, missed in self._missed.items() if missed >= PATIENCE]
