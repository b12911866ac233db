"""The readers at one table: who is here, and which page of a player holds their seat."""

from collections.abc import Callable, Iterator

from sabot.core.arbiter import Line
from sabot.core.game import Seat
from sabot.server.table.reader import Reader
from sabot.server.table.tabs import Tabs
from sabot.server.wire import Refusal, Told


class Audience:
    def __init__(self) -> None:
        self.readers: list[Reader] = []
        self.muted: Callable[[], bool] = lambda: False  # another node may speak for the table
        self._tabs = Tabs()

    def add(self, reader: Reader) -> None:
        self.readers.append(reader)

    def remove(self, reader: Reader) -> None:
        self.readers.remove(reader)

    def came(self, reader: Reader) -> None:
        """A page that only reconnects takes the seat from no other page of its player."""
        if not reader.tv:
            self._tabs.came(reader)

    def take(self, reader: Reader) -> None:
        """This page holds its player's seat from now on."""
        self._tabs.take(reader)

    def holds(self, reader: Reader) -> bool:
        return not reader.tv and self._tabs.holds(reader, self._pages())

    def here(self, player: str) -> bool:
        return any(reader.player.id == player for reader in self._pages())

    @property
    def has_tv(self) -> bool:
        return any(reader.tv for reader in self.readers)

    def at(self, seat: Seat) -> Iterator[Reader]:
        return (reader for reader in self.readers if reader.seat == seat)

    def wake(self) -> None:
        """They are told what they were not while it was muted."""
        for reader in self.readers:
            reader.wake()

    def cut(self) -> None:
        """Their pages come back by themselves."""
        for reader in list(self.readers):
            reader.cut()

    def send_away(self, why: Refusal, stays: Callable[[str], bool]) -> None:
        for reader in list(self.readers):
            if not stays(reader.player.id):
                reader.send_away(why)

    def say(self, told: Told) -> None:
        for reader in self.readers:
            reader.say(told)

    def resent(self) -> Iterator[tuple[Seat, Line, int]]:
        """Stimuli on their way to a seat that our own kernel had to send again."""
        for reader in self.readers:
            if reader.seat is not None:
                yield from ((reader.seat, reader.line, revision) for revision in reader.resent())

    def _pages(self) -> list[Reader]:
        """By which people are here: no television."""
        return [reader for reader in self.readers if not reader.tv]
