"""A player's own tables at other nodes, from the database: a cache that soon forgets."""

from typing import TYPE_CHECKING

from msgspec.json import decode

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND, Clock
from sabot.server.table.chairs import Place, Sitting, seat_of
from sabot.server.table.store import Unavailable
from sabot.server.wire import Chair, Stage, TableCard

if TYPE_CHECKING:
    from sabot.server.cluster.register import Register  # which needs the extra `postgres`

FRESH: Micros = 2 * SECOND  # it reads the chairs of all live tables
PLAYERS = 10_000  # remembered
Cards = dict[str, TableCard]


class OwnTables:
    """Who is connected there the database doesn't know: nobody, as a card shows it."""

    def __init__(self, register: "Register", me: str, clock: Clock) -> None:
        self._register, self._me, self._clock = register, me, clock
        self._known: dict[str, tuple[Micros, Cards]] = {}

    async def of(self, player: str) -> Cards:
        at, cards = self._known.get(player, (None, {}))
        if at is not None and self._clock.now() - at < FRESH:
            return cards
        try:
            rows = await self._register.naming(player, self._me)
        except Unavailable:  # the shelf shows what it knows
            return cards
        cards = dict(found(player, row) for row in rows if sits(player, row[1]))
        self._known[player] = self._clock.now(), cards
        if len(self._known) > PLAYERS:
            del self._known[next(iter(self._known))]
        return cards


def sits(player: str, sitting: bytes) -> bool:
    return seat_of(decode(sitting, type=Sitting), player) is not None


def found(player: str, row: tuple[str, bytes, bool]) -> tuple[str, TableCard]:
    id, text, begun = row
    sitting = decode(text, type=Sitting)
    taken = tuple(chair_of(place) for place in sitting.places)
    stage: Stage = "playing" if begun else "gathering"
    return id, TableCard(id, sitting.game, stage, taken, 0, sitting.next, yours=True)


def chair_of(place: Place) -> Chair:
    return Chair(place.name, place.animal, place.level, False, bool(place.nonce), pick=place.pick)
