"""A player's own tables at other nodes, from the database: a cache that soon forgets."""

from typing import TYPE_CHECKING

from msgspec import DecodeError
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
        cards = {card.table: card for row in rows if (card := own_card(player, *row))}
        self._known[player] = self._clock.now(), cards
        if len(self._known) > PLAYERS:
            del self._known[next(iter(self._known))]
        return cards


def own_card(player: str, id: str, text: bytes, begun: bool) -> TableCard | None:
    """None: they have no seat there, it is a lesson, or its row can't be read."""
    try:
        sitting = decode(text, type=Sitting)
    except DecodeError:
        return None
    if sitting.lesson or seat_of(sitting, player) is None:
        return None
    taken = tuple(map(chair_of, sitting.places))
    stage: Stage = "playing" if begun else "gathering"
    return TableCard(id, sitting.game, stage, taken, 0, sitting.next, yours=True)


def chair_of(place: Place) -> Chair:
    return Chair(place.name, place.animal, place.level, False, bool(place.nonce), pick=place.pick)
