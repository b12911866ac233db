"""A table with its people and readers. What happens before the deal is in `gathering`, who plays
for whom is in `company`, the game itself in `live`, what a reader is told of it in `cursor`."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from msgspec import DecodeError
from msgspec.json import decode
from msgspec.structs import replace

from sabot.core.arbiter import Micros
from sabot.core.game import Illegal, Seat
from sabot.core.log import Closed, Entry
from sabot.core.table import Table
from sabot.server.clock import SECOND, Alarms, Clock
from sabot.server.line.pings import hand_in_trips, look
from sabot.server.table import chairs
from sabot.server.table.chairs import Sitting
from sabot.server.table.chat import Talk
from sabot.server.table.company import Company
from sabot.server.table.cursor import refuse
from sabot.server.table.distances import Distances
from sabot.server.table.gathering import Gathering
from sabot.server.table.hosting import send_onlookers_away
from sabot.server.table.live import Live
from sabot.server.table.player import Player
from sabot.server.table.reader import Reader
from sabot.server.table.store import Store
from sabot.server.table.tabs import Tabs
from sabot.server.wire import Beat, Heard, Play, Refusal, Stage
from sabot.server.workers import Inline, Workers

log = logging.getLogger(__name__)
EMPTY: Micros = 600 * SECOND  # nobody watches: the table ends


class Room:
    def __init__(
        self, id: str, sitting: Sitting, store: Store, clock: Clock, workers: Workers | None = None
    ) -> None:
        self.id, self.sitting, self.store, self.clock = id, sitting, store, clock
        self.workers = workers or Inline()
        self._on_disk = sitting, True
        self.readers: list[Reader] = []
        self._tabs = Tabs()
        self.gathering, self.distances = Gathering(self), Distances(self)
        self.talk = Talk(self)
        self.live: Live | None = None
        self.company: Company | None = None
        self._alarms, self._paused = Alarms(clock), False
        self.opening = asyncio.Lock()
        self._alarms.ring("empty", EMPTY, self._close)

    @property
    def stage(self) -> Stage:
        if self.sitting.ended:
            return "closed"
        if self.live is None:
            return "gathering"
        return "over" if self.live.over else "playing"

    # Coming and going

    def enter(self, reader: Reader, wish: Seat | None = None, watch: bool = False) -> None:
        """A free chair is taken by whoever comes, unless to `watch`; without one you look on."""
        self.readers.append(reader)
        self._alarms.cancel("empty")
        if self.stage == "gathering" and (not watch or self._sits(reader.player.id)):
            self.gathering.came(reader.player, wish)
        self._tabs.came(reader)
        reader.seat = self._seat_of(reader)
        if wish is not None and reader.seat != wish:
            reader.say(Refusal("not-your-seat", {"seat": wish}))
        if self.company and reader.seat is not None:
            self.company.came(reader.seat)
        self.talk.came(reader)
        self.tell_seating()

    def leave(self, reader: Reader) -> None:
        self.readers.remove(reader)
        if self.live and reader.seat is not None:
            self.live.hung_up(reader.seat, reader.line)
        if not self.here(reader.player.id):
            self._left(reader)
        if not self.readers:
            self._alarms.ring("empty", EMPTY, self._close)
        self.tell_seating()

    def play_here(self, reader: Reader) -> None:
        """The seat goes to this page of its player, from whichever other one or bot held it."""
        self._tabs.take(reader)
        self.tell_seating()
        if self.company and reader.seat is not None:
            self.company.returned(reader.seat)

    def sit(self, reader: Reader) -> None:
        """Who looked on plays, on this page; if no chair is to be had, they are told so."""
        if self.stage == "gathering":
            self.gathering.came(reader.player, None)
        self.play_here(reader)
        self.acting(reader)

    def rise(self, reader: Reader) -> None:
        """The other way round; at a locked table nobody looks on."""
        self.acting(reader)
        self.gathering.rise(reader.player.id)
        send_onlookers_away(self)

    def rename(self, player: Player) -> None:
        """Before the deal all see it at once; a game is played to its end under the old name."""
        for reader in self.readers:
            if reader.player.id == player.id:
                reader.player = player
        if self.stage == "gathering" and self._sits(player.id):
            self.gathering.rename(player)

    def _sits(self, player: str) -> bool:
        return chairs.seat_of(self.sitting, player) is not None

    def _left(self, reader: Reader) -> None:
        if self.company and reader.seat is not None:
            self.company.left(reader.seat)
        elif self.stage == "gathering":
            self.gathering.left(reader.player.id)

    def here(self, player: str) -> bool:
        return any(reader.player.id == player for reader in self.readers)

    def all_here(self) -> bool:
        return all(map(self.here, chairs.people(self.sitting).values()))

    def anyone_here(self) -> bool:
        return any(map(self.here, chairs.people(self.sitting).values()))

    # In play

    def begin(self, table: Table) -> None:
        self._go_live(table)
        assert self.live and self.company
        self.company.seat_bots()
        self.live.begin()
        log.info("game begins", extra={"table": self.id})
        for seat, player in chairs.people(self.sitting).items():
            if not self.here(player):
                self.company.left(seat)

    def resume_from_disk(self, table: Table, log: list[Entry]) -> None:
        self._go_live(table)
        assert self.live and self.company
        self.live.resume_from_disk()
        if self.stage == "playing":
            self.company.resume_from_disk(log)

    def ready(self, reader: Reader, nonce: str) -> None:
        self.gathering.ready(self.acting(reader), nonce)

    def play(self, reader: Reader, play: Play, arrived: Micros) -> None:
        seat = self.acting(reader)
        if self.live is None or self.company is None:
            raise Illegal("not-playing-yet")
        try:
            action = decode(play.action, type=self.live.table.game.action)
        except DecodeError as why:
            raise Illegal("unreadable", {"why": str(why)}) from None
        self.company.acted(seat)
        self.live.submit(seat, reader.line, play, action, self.live.table_time(arrived))
        reader.say(Heard(play.seq))

    def acting(self, reader: Reader) -> Seat:
        if reader.seat is None:
            raise Illegal("open-elsewhere" if self.is_elsewhere(reader) else "only-watching")
        return reader.seat

    def beat(self, reader: Reader, beat: Beat, arrived: Micros) -> None:
        if self.live and reader.seat is not None and beat.seen >= 0:
            self.live.beat(reader.seat, reader.line, beat, self.live.table_time(arrived))

    @property
    def hot(self) -> bool:
        return self.live is not None and self.live.hot

    def _go_live(self, table: Table) -> None:
        self.live = Live(self.id, table, self._append, self.clock)
        self.company = Company(self, self.live)
        self.live.changed, self.live.refused = self._changed, self._refused
        self.live.look = partial(look, self)
        for reader in self.readers:
            hand_in_trips(self, reader)

    def _changed(self, first: int) -> None:
        assert self.live and self.company
        self.company.told(first)
        if self.live.table.over:
            self._end_when_released()
        was_paused, self._paused = self._paused, bool(self.live.paused)
        for reader in self.readers:
            reader.stir(seating=was_paused or self._paused or first == 0)

    def _refused(self, seat: Seat, refusal: Refusal, revision: int) -> None:
        """It rests on that revision, and must not be the first to tell of it."""
        for reader in self.readers:
            if reader.seat == seat:
                reader.refusals.append((revision, refusal))
                refuse(self, reader)

    # The end

    def _end_when_released(self) -> None:
        """What is not stored yet may be taken back, and calls again when it is."""
        assert self.live
        if self.live.told == self.live.table.revision:
            slot = self.live.slot(None, self.live.told) or 0
            self._alarms.ring("end", max(0, slot - self.live.now()), self._end)

    def _end(self) -> None:
        if self.stage == "playing":  # uvloop counts in whole ms and may ring early
            return self._end_when_released()
        self.stop()
        self._keep()
        self.tell_seating()
        log.info("game ends", extra={"table": self.id, "stage": self.stage})

    def _close(self) -> None:
        """README 4: nobody is left, so it ends without a result."""
        if self.stage in ("gathering", "playing"):
            self.sitting = replace(self.sitting, ended="nobody")
            if self.live:
                self.live.note(lambda at: Closed(at, "nobody"))
            self._end()

    def stop(self) -> None:
        """Nothing happens here by itself any more; everything is on the disk."""
        self._alarms.cancel_all()
        self.gathering.stop()
        if self.live and self.company:
            self.live.stop()
            self.company.stop()

    def link(self, next: str) -> None:
        """The rematch is at another table."""
        self.sitting = replace(self.sitting, next=next)
        self._keep()
        self.tell_seating()

    # The chairs change

    def change(self, sitting: Sitting) -> None:
        if sitting is not self.sitting:
            self.sitting = sitting
            self._keep()
        self.tell_seating()

    def _append(self, revision: int, entries: Sequence[object]) -> "asyncio.Future[None]":
        """Chairs that are not on the disk yet go along, so that no log is found without them."""
        sitting, goes_on = now = self._chairs
        fresh = None if now == self._on_disk else sitting
        stored = self.store.append(self.id, revision, entries, fresh, goes_on)
        stored.add_done_callback(partial(self._kept, now))
        return stored

    def _keep(self) -> None:
        kept = self.store.keep(self.id, *self._chairs)
        kept.add_done_callback(partial(self._kept, self._chairs))

    def _kept(self, chairs: tuple[Sitting, bool], kept: "asyncio.Future[None]") -> None:
        if not kept.exception():
            self._on_disk = chairs
        elif self._on_disk != self._chairs:
            self._alarms.ring("keep", SECOND, self._keep)

    @property
    def _chairs(self) -> tuple[Sitting, bool]:
        """As they are kept: who sits where, and whether the table goes on after a restart."""
        return self.sitting, self.stage in ("gathering", "playing")

    def tell_seating(self) -> None:
        for reader in self.readers:
            self._move(reader, self._seat_of(reader))
            reader.stir(seating=True)

    def is_elsewhere(self, reader: Reader) -> bool:
        """Its player has a seat, which another page of theirs holds."""
        return self._sits(reader.player.id) and not self._tabs.holds(reader, self.readers)

    def _seat_of(self, reader: Reader) -> Seat | None:
        if not self._tabs.holds(reader, self.readers):
            return None
        return chairs.seat_of(self.sitting, reader.player.id)

    def _move(self, reader: Reader, seat: Seat | None) -> None:
        """What it was told last it is told again, as its new place sees it."""
        if seat == reader.seat:
            return
        left, reader.seat, reader.cursor = reader.seat, seat, max(-1, reader.cursor - 1)
        hand_in_trips(self, reader)
        if self.live and left is not None:
            self.live.hung_up(left, reader.line)
