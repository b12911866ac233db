"""All tables of this house: opening, finding, listing them, and taking them up after a restart."""

import asyncio
import logging
from secrets import choice, token_bytes
from typing import Any

from msgspec import ValidationError, convert, to_builtins
from msgspec.structs import replace

from sabot.core.game import Box, Illegal
from sabot.registry import GAMES
from sabot.server import sitting as chairs
from sabot.server.clock import Clock
from sabot.server.identity import Player
from sabot.server.room import Room
from sabot.server.sitting import Place, Sitting
from sabot.server.store import Kept, Store
from sabot.server.wire import Open, TableCard

log = logging.getLogger(__name__)
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that can be misread
LISTED = 50


class Lobby:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self.rooms: dict[str, Room] = {}

    async def open(self, wish: Open, player: Player) -> Room:
        box = box_of(wish.game)
        if wish.seats not in box.game.seats:
            raise Illegal("bad-seats", {"seats": sorted(box.game.seats)})
        options = options_of(box, wish.options)
        places = (Place(),) * wish.seats
        sitting = Sitting(wish.game, options, player.id, token_bytes(32), places)
        if wish.alone:
            level_of(box, wish.level)
            sitting = chairs.fill(chairs.sit(sitting, player), wish.level)
        return await self._add(sitting)

    async def room(self, id: str) -> Room:
        """In memory, or fetched from the disk to be looked at."""
        if id not in self.rooms and id.isalnum():
            kept = await asyncio.to_thread(self._store.find, id)
            if kept and id not in self.rooms:
                self._restore(kept)
        if id not in self.rooms:
            raise Illegal("no-such-table", {"table": id[:32]})
        return self.rooms[id]

    async def rematch(self, room: Room, player: Player) -> Room:
        """Whoever presses first opens it; the others are led there."""
        async with room.opening:
            return await self._rematch(room, player)

    async def _rematch(self, room: Room, player: Player) -> Room:
        if room.sitting.next and (next := await self.room(room.sitting.next)).stage != "closed":
            return next
        if room.stage not in ("over", "closed"):
            raise Illegal("not-over-yet")
        if chairs.seat_of(room.sitting, player.id) is None:
            raise Illegal("only-watching")
        again = await self._add(chairs.rematch(room.sitting, token_bytes(32)))
        room.link(again.id)
        return again

    def cards(self) -> list[TableCard]:
        live = [r for r in self.rooms.values() if r.stage in ("gathering", "playing")]
        return [room.card() for room in live if room.readers][-LISTED:]

    def resume(self) -> None:
        """Every live table goes on; one that can't be read is no reason not to open the house."""
        for id in self._store.live():
            try:
                if kept := self._store.find(id):
                    self._restore(kept)
            except Exception:
                log.exception("table %s can't be taken up again", id)

    def forget(self) -> None:
        """Tables that are over and watched by nobody stay on the disk only."""
        for id, room in list(self.rooms.items()):
            if not room.readers and room.stage in ("over", "closed"):
                self.rooms.pop(id).stop()

    def close(self) -> None:
        for room in self.rooms.values():
            room.stop()

    async def _add(self, sitting: Sitting) -> Room:
        id = "".join(choice(LETTERS) for _ in range(6))
        await self._store.keep(id, sitting, live=True)
        room = self.rooms[id] = Room(id, sitting, self._store, self._clock)
        room.gathering.expect()
        return room

    def _restore(self, kept: Kept) -> None:
        room = Room(kept.id, kept.sitting, self._store, self._clock)
        if kept.head and box_of(kept.head.game).game.version != kept.head.version:
            room.sitting = replace(kept.sitting, ended="old-rules")
        elif kept.head:
            room.resume_from_disk(kept.head, kept.log)
        else:
            room.gathering.expect()
        self.rooms[kept.id] = room


def box_of(game: str) -> Box:
    if game not in GAMES:
        raise Illegal("no-such-game", {"game": game[:32]})
    return GAMES[game]


def options_of(box: Box, options: dict[str, Any]) -> Any:
    """Complete and within their bounds, as plain data."""
    try:
        return to_builtins(convert(options, box.game.options))
    except ValidationError as why:
        raise Illegal("bad-options", {"why": str(why)}) from None


def level_of(box: Box, level: str) -> str:
    if level not in box.bots:
        raise Illegal("no-such-level", {"levels": list(box.bots)})
    return level
