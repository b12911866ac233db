"""All tables of this server: opening, finding, listing them, and taking them up after a restart."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from secrets import choice, token_bytes

from msgspec.structs import replace

from sabot.core.arbiter import Micros
from sabot.core.game import Illegal
from sabot.core.lesson import LEVEL
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.server.clock import SECOND, Clock
from sabot.server.limits import FINDERS, TABLES
from sabot.server.table import chairs
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.hosting import expel
from sabot.server.table.neighbours import AWAY, Elsewhere, Found, Neighbours, claimed
from sabot.server.table.player import Player
from sabot.server.table.room import Room
from sabot.server.table.seating import card_of
from sabot.server.table.sequel import MOVED, check_host
from sabot.server.table.store import (
    Damaged,
    Keeping,
    KeepsNothing,
    Kept,
    Lost,
    Store,
    Taken,
    Unavailable,
)
from sabot.server.table.teacher import LESSON
from sabot.server.table.terms import box_of, check_seats, fitted, level_of, options_of, sitting_of
from sabot.server.wire import NextGame, Open, TableCard
from sabot.server.workers import Inline, Workers

log = logging.getLogger(__name__)
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that can be misread
LISTED = 50
OPERATOR = "operator"  # why a table ended
SOON = 3 * SECOND // 2  # until a table that stands still is fetched again; not while it retries
LATER = 60 * SECOND  # at most
REMATCH = NextGame()


class Lobby:
    def __init__(
        self, store: Store, clock: Clock, workers: Workers | None = None, chat: bool = True
    ) -> None:
        self._store, self._clock, self._workers = store, clock, workers or Inline()
        self._chat = chat
        self.rooms: dict[str, Room] = {}
        self.keeper: Keeping = KeepsNothing()
        self.neighbours: Neighbours | None = None  # None: the store is this server's alone
        self.banned: frozenset[str] = frozenset()
        self._waits: dict[str, Micros] = {}  # before a table that went astray is fetched again
        self._finding = asyncio.Semaphore(FINDERS)
        self._astray: set[Room] = set()
        self._fetching: set[asyncio.Task[None]] = set()

    async def open(self, wish: Open, player: Player) -> Room:
        box = box_of(wish.game)
        check_seats(box, wish.seats)
        options = options_of(box, wish.options)
        places = (Place(),) * wish.seats
        host = chairs.NOBODY if wish.television else player.id
        sitting = Sitting(wish.game, options, host, token_bytes(32), places, reach=wish.reach)
        sitting = replace(sitting, level=level_of(box, wish.level), listed=wish.listed)
        if wish.alone:
            sitting = chairs.fill(chairs.sit(sitting, player))
        return await self._add(sitting)

    async def learn(self, game: str, player: Player) -> Room:
        """A guided first round. A player has one lesson at a time."""
        lesson = box_of(game).lesson
        if lesson is None:
            raise Illegal("no-lesson", {"game": game})
        for room in list(self.rooms.values()):
            if room.sitting.lesson and room.sitting.host == player.id:
                room.close(LESSON)
        options = options_of(box_of(game), dict(lesson.options))
        places = (Place(),) * lesson.seats
        sitting = Sitting(game, options, player.id, lesson.secret, places, level=LEVEL)
        sitting = replace(sitting, lesson=True, locked=True)
        return await self._add(chairs.fill(chairs.sit(sitting, player)))

    async def room(self, id: str, seen: int = -1) -> Room:
        """In memory, or fetched from the disk to be looked at. Elsewhere: another node has it.
        `seen`: the newest revision that its page was told."""
        if self.neighbours and self.neighbours.is_cut_off():
            raise Illegal(AWAY)
        await self._let_go_if_behind(id, seen)
        if id not in self.rooms and is_id(id):
            found = await self._found(id)
            if found and id not in self.rooms:
                self._take_up(*found)
        if id not in self.rooms:
            raise Illegal("no-such-table", {"table": id[:32]})
        return self.rooms[id]

    async def _let_go_if_behind(self, id: str, seen: int) -> None:
        """A page was told more than we know: another node has the table, or has had it since."""
        room = self.rooms.get(id)
        if room is None or self.neighbours is None or seen <= (room.live.told if room.live else -1):
            return
        if not await self.neighbours.owns(id):
            self.drop(room)

    async def _found(self, id: str) -> Found | None:
        if self.neighbours:
            await self.neighbours.locate(id)
        async with self._finding:
            if self.neighbours:
                return await claimed(self._store, self.neighbours, partial(self._find, id))
            return await asyncio.to_thread(self._find, id)

    async def rematch(self, room: Room, player: Player, wish: NextGame = REMATCH) -> Room:
        """The first player to press opens it, or the host another game; the others are led there.

        Before the deal, too, the host may take another game from the shelf.
        """
        async with room.opening:
            return await self._rematch(room, player, wish)

    async def _rematch(self, room: Room, player: Player, wish: NextGame) -> Room:
        if (next := await self._next(room)) and next.stage != "closed":
            is_played = next.stage == "over" and next.seats(player.id)
            return await self.rematch(next, player, wish) if is_played else next
        if room.stage == "playing" or (room.stage == "gathering" and not wish.game):
            raise Illegal("not-over-yet")
        if room.ended == OPERATOR:
            raise Illegal("closed-by-operator")
        if room.sitting.lesson:
            check_host(room.sitting, player.id)
            return await self.learn(room.sitting.game, player)
        again = await self._add(sitting_of(room, player.id, wish))
        if room.live and room.goes_on:  # dealt while that was stored: nobody is led away from it
            again.close(MOVED)
            raise Illegal("not-over-yet")
        room.link(again.id)
        if room.stage == "gathering":
            room.close(MOVED)
        return again

    async def _next(self, room: Room) -> Room | None:
        """The last of the tables that lead on from here. A damaged one can't be played at, so it
        is no reason to open none."""
        last = None
        try:
            while room.sitting.next:
                last = room = await self.room(room.sitting.next)
        except Illegal:
            return None
        return last

    async def close_table(self, id: str) -> Room:
        """By the operator."""
        room = await self.room(id)
        if room.is_live():
            room.close(OPERATOR)
            log.warning("the operator closed a table", extra={"table": id})
        return room

    def ban(self, players: frozenset[str]) -> None:
        """These, and nobody else from now on."""
        fresh, self.banned = players - self.banned, players
        for room in list(self.rooms.values()) if fresh else ():
            for player in fresh:
                expel(room, player)

    def rename(self, player: Player) -> None:
        for room in self.rooms.values():
            room.rename(player)

    def cards(self, player: str) -> list[TableCard]:
        """One's own first, newest first, so that a player who left finds the way back."""
        live = [r for r in self.rooms.values() if r.stage in ("gathering", "playing")]
        own = [r for r in live if leads_back(r, player) and not r.sitting.lesson]
        others = [r for r in live if not r.seats(player) and r.readers and is_public(r)]
        yours = [replace(card_of(room), yours=True) for room in reversed(own[-LISTED:])]
        return yours + [card_of(room) for room in others[-LISTED:]]

    async def resume(self, live: Iterable[str]) -> None:
        """Take up live tables one after another; those asked for meanwhile come first.

        One that can't be read is logged where it is found, and skipped.
        """
        for id in live:
            with suppress(Illegal):
                await self.room(id)
        if stuck := sum(room.ended == "old-rules" for room in self.rooms.values()):
            log.warning("games can't go on: their rules have changed", extra={"games": stuck})

    def forget(self) -> None:
        """Tables that are over and watched by nobody stay on the disk only."""
        for room in list(self.rooms.values()):
            self.put_away(room)

    def put_away(self, room: Room) -> None:
        """If it is over and nobody watches it."""
        is_ours = self.rooms.get(room.id) is room
        if is_ours and not room.readers and room.stage in ("over", "closed"):
            self.rooms.pop(room.id).stop()
            self._waits.pop(room.id, None)

    def close(self) -> None:
        for room in self.rooms.values():
            room.stop()
        self._workers.close()

    async def _add(self, sitting: Sitting) -> Room:
        if sum(room.stage in ("gathering", "playing") for room in self.rooms.values()) >= TABLES:
            raise Illegal("server-full")
        id = await self._new(sitting)
        log.info("table opened", extra={"table": id, "game": sitting.game})
        room = self._room(id, sitting)
        if self.neighbours and self.neighbours.leaves(id, sitting.game):
            return await self._leave_to_others(room)
        self.rooms[id] = room
        room.gathering.expect()
        return room

    async def _leave_to_others(self, room: Room) -> Room:
        """A new table, whose people will find it at a better node."""
        room.abandon()
        with suppress(Unavailable, Lost):  # it is ours yet: found again when somebody comes
            await self._store.hand_over(room.id, room.ledger.epoch)
        return room

    async def _new(self, sitting: Sitting) -> str:
        """Stored under an id that no table has, nor ever had."""
        while True:
            id = "".join(choice(LETTERS) for _ in range(6))
            with suppress(Taken):
                await self._store.add(id, sitting)
                return id

    def _room(self, id: str, sitting: Sitting, epoch: int = 0) -> Room:
        room = Room(id, sitting, self._store, self._clock, self._workers, self._chat, epoch)
        room.astray = partial(self._went_astray, room)
        room.finished = partial(self._finished, room)
        room.lost = partial(self.drop, room)
        if self.neighbours:
            room.audience.muted = self.neighbours.is_cut_off
        return room

    def _finished(self, room: Room) -> None:
        if room.live and not room.sitting.lesson:  # a game was played there
            self.keeper.keep(room.id)

    def drop(self, room: Room) -> None:
        """Another node has that table: pages that come back are led there."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self._waits.pop(room.id, None)
            log.warning("another node has taken a table over", extra={"table": room.id})
        room.abandon()

    def _went_astray(self, room: Room) -> None:
        """Retry with backoff: a table that stands still is fetched from the disk again."""
        if room in self._astray or self.rooms.get(room.id) is not room:
            return
        self._astray.add(room)
        wait = self._waits.get(room.id, SOON)
        self._waits[room.id] = min(2 * wait, LATER)
        self._clock.at(self._clock.now() + wait, partial(self._fetch_again, room))

    def _fetch_again(self, room: Room) -> None:
        """Its pages come back by themselves, to the room that was fetched."""
        self._astray.discard(room)
        if not room.is_still or self.rooms.get(room.id) is not room:
            return
        log.error("a table stood still: fetched from the disk", extra={"table": room.id})
        self.rooms.pop(room.id).abandon()
        task = asyncio.create_task(self._fetch(room))
        self._fetching.add(task)
        task.add_done_callback(self._fetching.discard)

    async def _fetch(self, room: Room) -> None:
        with suppress(Unavailable, Illegal, Elsewhere):  # fetched when somebody comes; or damaged
            await self.room(room.id)

    def _find(self, id: str) -> Found | None:
        try:
            kept = self._store.find(id)
            return Found(kept, replayed(kept)) if kept else None
        except Exception as error:
            if is_passing(error):
                raise
            raise damaged(id, error) from None

    def _take_up(self, kept: Kept, table: Table | None) -> None:
        """What was read fits together, or nothing of it is used."""
        sitting = refreshed(kept, table)
        room = self._room(kept.id, sitting, kept.epoch)
        room.ledger.found(kept.live)
        try:
            self._restore(room, kept, table)
        except Exception as error:
            room.abandon()
            raise damaged(kept.id, error) from None
        self.rooms[kept.id] = room
        if self.neighbours and not kept.live:  # its node may have died before it had a record
            self._finished(room)

    def _restore(self, room: Room, kept: Kept, table: Table | None) -> None:
        if kept.head and kept.head.seats != len(kept.sitting.places):
            raise ValueError("the chairs aren't those of the game")
        if table:
            room.resume_from_disk(table, kept.log)
        elif kept.head:
            room.set_aside(kept.head.version, bool(room.sitting.result) or not kept.live)
        elif room.goes_on:
            room.gathering.expect()


def is_id(text: str) -> bool:
    return text.isascii() and text.isalnum() and len(text) <= 32


def is_passing(error: Exception) -> bool:
    """The store or the machine fails, not this table."""
    return isinstance(error, Unavailable | MemoryError) and not isinstance(error, Damaged)


def damaged(id: str, error: Exception) -> Illegal:
    log.error("a table can't be read", extra={"table": id, "why": repr(error)})
    return Illegal("damaged-table", {"table": id})


def leads_back(room: Room, player: str) -> bool:
    """There is something left to do for them there."""
    if room.live is None or room.company is None:
        return room.seats(player)
    return chairs.seat_of(room.sitting, player) in room.company.in_play


def is_public(room: Room) -> bool:
    return room.sitting.listed and not room.sitting.locked


def replayed(kept: Kept) -> Table | None:
    """None: nothing was dealt, or other rules than ours played it."""
    box = GAMES.get(kept.head.game) if kept.head else None
    if kept.head is None or box is None or box.game.version != kept.head.version:
        return None
    return Table(box.game, kept.head, kept.log)


def refreshed(kept: Kept, table: Table | None) -> Sitting:
    """By today's rules. Earlier versions stored `old-rules` with games that may be played again."""
    if table and kept.sitting.ended == "old-rules":
        return replace(kept.sitting, ended=None)
    return kept.sitting if kept.head else fitted(kept.sitting)
