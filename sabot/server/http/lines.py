"""Open lines by address. Seats and the host come first; onlookers have limits of their own."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from sabot.server import limits
from sabot.server.table.chairs import seat_of
from sabot.server.table.reader import Reader
from sabot.server.table.room import Room


class Lines:
    def __init__(self) -> None:
        self._open: defaultdict[str, list[tuple[Room, Reader]]] = defaultdict(list)

    @contextmanager
    def line(self, address: str, room: Room, reader: Reader, watch: bool) -> Iterator[bool]:
        """True: there is room for one more, and it is counted until the end."""
        if not self._fits(address, room, reader, watch):
            yield False
            return
        line = room, reader
        self._open[address].append(line)
        try:
            yield True
        finally:
            self._open[address].remove(line)
            if not self._open[address]:
                del self._open[address]

    def _fits(self, address: str, room: Room, reader: Reader, watch: bool) -> bool:
        player = reader.player.id
        own = sum(other.player.id == player for other in room.readers)
        ours = self._open.get(address, [])
        if own >= limits.LINES_OF_PLAYER or len(ours) >= limits.LINES_OF_ADDRESS:
            return False
        return not is_onlooker(room, player) or self._may_watch(
            ours, room, 0 if watch else open_chairs(room, player)
        )

    def _may_watch(self, ours: list[tuple[Room, Reader]], room: Room, chairs: int) -> bool:
        """`chairs` are open to this newcomer, who will likely sit, so that many more may come."""
        onlookers = [where for where, reader in ours if is_onlooker(where, reader.player.id)]
        crowd = sum(is_onlooker(room, reader.player.id) for reader in room.readers)
        return (
            crowd < limits.ONLOOKERS_AT_TABLE + chairs
            and onlookers.count(room) < limits.ONLOOKERS_AT_TABLE_OF_ADDRESS + chairs
            and len(onlookers) < limits.ONLOOKERS_OF_ADDRESS + chairs
        )


def is_onlooker(room: Room, player: str) -> bool:
    return player != room.sitting.host and seat_of(room.sitting, player) is None


def open_chairs(room: Room, player: str) -> int:
    """Free ones, and those of bots."""
    if room.stage != "gathering" or player in room.sitting.removed:
        return 0
    return sum(place.player is None for place in room.sitting.places)
