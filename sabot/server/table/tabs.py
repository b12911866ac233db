"""Which page of a player holds their seat: the last one that was opened, or that asked for it.

The others look on. Two lines of one page are one page.
"""

from collections.abc import Iterable

from sabot.server.table.reader import Reader

PAGES = 16  # of one player, whose order is kept
PLAYERS = 64


class Tabs:
    def __init__(self) -> None:
        self._pages: dict[str, list[str]] = {}  # by player; the last one that is here holds

    def came(self, reader: Reader) -> None:
        """One that only comes back takes nothing from another."""
        pages = self._of(reader)
        if reader.line.page not in pages:
            pages.insert(0 if reader.cursor >= 0 else len(pages), reader.line.page)
            del pages[:-PAGES]

    def take(self, reader: Reader) -> None:
        pages = self._of(reader)
        if reader.line.page in pages:
            pages.remove(reader.line.page)
        pages.append(reader.line.page)

    def holds(self, reader: Reader, readers: Iterable[Reader]) -> bool:
        here = [other.line.page for other in readers if other.player.id == reader.player.id]
        pages = self._of(reader)
        return reader.line.page == max(here, key=lambda p: pages.index(p) if p in pages else -1)

    def _of(self, reader: Reader) -> list[str]:
        while len(self._pages) > PLAYERS:
            del self._pages[next(iter(self._pages))]
        return self._pages.setdefault(reader.player.id, [])
