"""A table with its people and readers. What happens before the deal is in `gathering`, who plays
for whom is in `company`, the game itself in `live`, what a reader is told of it in `cursor`."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from msgspec.structs import replace

from sabot.core.arbiter import Line, Micros
from sabot.core.game import Illegal, Seat
from sabot.core.lesson import LEARNER
from sabot.core.line import FAIRNESS
from sabot.core.log import Closed, Entry
from sabot.core.table import Table
from sabot.server.clock import SECOND, Alarms, Clock
from sabot.server.table import chairs
from sabot.server.table.audience import Audience
from sabot.server.table.bots import Bots
from sabot.server.table.breaks import Breaks
from sabot.server.table.chairs import Sitting
from sabot.server.table.chat import Talk
from sabot.server.table.company import Company
from sabot.server.table.cursor import next_update, past, refuse
from sabot.server.table.distances import Distances, least_of
from sabot.server.table.gathering import Gathering
from sabot.server.table.ledger import Ledger
from sabot.server.table.live import Live
from sabot.server.table.neighbours import AWAY
from sabot.server.table.player import Player
from sabot.server.table.reader import Reader, check_page
from sabot.server.table.store import Store
from sabot.server.table.teacher import LEARNT, LESSON, LONGEST, teacher_of
from sabot.server.wire import Beat, Chatting, Heard, Past, Play, Refusal, Stage, Update
from sabot.server.workers import Inline, Workers

log = logging.getLogger(__name__)
EMPTY: Micros = 600 * SECOND  # nobody watches: the table ends


class Room:
    """`chat=False`: on this server nobody writes, at any table."""

    def __init__(
        self,
        id: str,
        sitting: Sitting,
        store: Store,
        clock: Clock,
        workers: Workers | None = None,
        chat: bool = True,
        epoch: int = 0,
    ) -> None:
        self.id, self.clock, self.workers = id, clock, workers or Inline()
        self.opening = asyncio.Lock()
        self.audience = Audience()
        self.live: Live | None = None
        self.astray: Callable[[], None] = lambda: None  # to be fetched from the disk again
        self.finished: Callable[[], None] = lambda: None  # called once it is over
        self.lost: Callable[[], None] = self.abandon  # called if another node has it
        self.company: Company | None = None
        self._store, self._alarms, self._paused = store, Alarms(clock), False
        self._other_rules: Literal["over", "closed"] | None = None
        self.version: int | None = None  # of the rules it was dealt by
        self._chat = chat
        self.ledger = Ledger(id, sitting, store, clock, self.is_live, epoch, lambda: self.lost())
        self.gathering = Gathering(self, clock)
        self.distances = Distances(self._people, self._least, self.tell_seating)
        self.talk = Talk(self, self.audience, clock, epoch)
        self.breaks = Breaks(self)
        self._alarms.ring("empty", EMPTY, self._close)
        self._teacher = teacher_of(sitting)
        if self._teacher:
            self._alarms.ring("lesson", LONGEST, lambda: self.close(LESSON))

    @property
    def sitting(self) -> Sitting:
        return self.ledger.sitting

    @property
    def readers(self) -> list[Reader]:
        return self.audience.readers

    @property
    def stage(self) -> Stage:
        if self.sitting.ended:
            return "closed"
        if self.live is None:
            return self._other_rules or "gathering"
        return "over" if self.live.over else "playing"

    @property
    def ended(self) -> str | None:
        """Why nobody can play here, or see more than the result."""
        return self.sitting.ended or ("old-rules" if self._other_rules else None)

    @property
    def goes_on(self) -> bool:
        return self.stage in ("gathering", "playing")

    @property
    def is_still(self) -> bool:
        return self.live is not None and self.live.is_still and self.stage == "playing"

    @property
    def hot(self) -> bool:
        return self.live is not None and self.live.hot

    # Coming and going

    def enter(self, reader: Reader, wish: Seat | None = None, watch: bool = False) -> None:
        """A newcomer takes a free chair, unless to `watch`; without one they look on."""
        self.audience.add(reader)
        self._alarms.cancel("empty")
        sits = not watch or self.seats(reader.player.id)
        if self.stage == "gathering" and sits and not reader.tv:
            self.gathering.came(reader.player, wish)
        self.audience.came(reader)
        reader.seat = self._seat_of(reader)
        if wish is not None and reader.seat != wish:
            reader.say(Refusal("not-your-seat", {"seat": wish}))
        if self.company and reader.seat is not None:
            self.company.came(reader.seat)
        self.talk.came(reader)
        self.tell_seating()

    def leave(self, reader: Reader) -> None:
        self.audience.remove(reader)
        if self.live and reader.seat is not None:
            self.live.hung_up(reader.seat, reader.line)
        if not reader.tv and not self.here(reader.player.id):
            self._left(reader)
        if not self.readers:
            self._alarms.ring("empty", EMPTY, self._close)
        self.breaks.look()
        self.tell_seating()

    def rename(self, player: Player) -> None:
        """Before the deal all see it at once; a game is played to its end under the old name."""
        for reader in self.readers:
            if reader.player.id == player.id:
                reader.player = player
        if self.stage == "gathering" and self.seats(player.id):
            self.gathering.rename(player)

    def here(self, player: str) -> bool:
        return self.audience.here(player)

    def may_come(self, player: str) -> bool:
        return chairs.may_come(self.sitting, player)

    def send_onlookers_away(self) -> None:
        """If the table is locked."""
        self.audience.send_away(Refusal("locked"), stays=self.may_come)

    def seats(self, player: str) -> bool:
        return chairs.seat_of(self.sitting, player) is not None

    def _left(self, reader: Reader) -> None:
        if self.company and reader.seat is not None:
            self.company.left(reader.seat)
        elif self.stage == "gathering":
            self.gathering.left(reader.player.id)

    # In play

    def begin(self, table: Table) -> None:
        live, company = self._go_live(table)
        company.seat_bots()
        live.begin()
        log.info("game begins", extra={"table": self.id})
        for seat, player in self._people().items():
            if not self.here(player):
                company.left(seat)

    def resume_from_disk(self, table: Table, log: list[Entry]) -> None:
        live, company = self._go_live(table)
        live.resume_from_disk()
        if self._teacher:
            self._teacher.recall(table, log)
        if self.stage == "playing":
            company.resume_from_disk(log)

    def set_aside(self, version: int, is_over: bool) -> None:
        """Other rules than ours played here. A finished game keeps its result and proof; one in
        play can go on if its rules come back, so the disk isn't told."""
        self.version, self._other_rules = version, "over" if is_over else "closed"

    def ready(self, reader: Reader, nonce: str) -> None:
        self.gathering.ready(self.acting(reader), nonce)

    def play(self, reader: Reader, play: Play, arrived: Micros) -> None:
        seat = self.acting(reader)
        if self.live is None or self.company is None:
            raise Illegal("not-playing-yet")
        if self.live.is_stopped and self.goes_on:  # at the next node
            raise Illegal(AWAY)
        action = self.live.read(play)
        self.company.acted(seat)
        self.live.submit(seat, reader.line, play, action, arrived, reader.cursor)
        reader.say(Heard(play.seq))

    def beat(self, reader: Reader, beat: Beat, arrived: Micros) -> None:
        if self.live and reader.seat is not None and beat.seen >= 0:
            self.live.beat(reader.seat, reader.line, beat, arrived)

    def acting(self, reader: Reader) -> Seat:
        check_page(reader)
        if reader.seat is None:
            raise Illegal("open-elsewhere" if self.is_elsewhere(reader) else "only-watching")
        return reader.seat

    def name_at(self, seat: Seat) -> str:
        return self.sitting.places[seat].name or ""

    def is_hushed(self) -> bool:
        return bool(self.live and self.live.table.game.hushes(self.live.table.state))

    @property
    def chatting(self) -> Chatting:
        if not self._chat:
            return "never"
        return "on" if self.sitting.chat else "off"

    def next_update(self, reader: Reader) -> Update | None:
        update = next_update(self.live, reader) if self.live else None
        if update is None or self._teacher is None or reader.seat != LEARNER:
            return update
        return replace(update, lesson=self._teacher.lesson_at(update.revision, update.view))

    def past(self, reader: Reader) -> Past | None:
        return past(self.live, reader) if self.live else None

    def _go_live(self, table: Table) -> tuple[Live, Company]:
        live = self.live = Live(self.id, table, self, self.clock)
        self.version = table.head.version
        bots = Bots(live, self.clock, self.workers)
        self.company = Company(self, live, bots, self.clock, self._read_log)
        for reader in self.readers:
            self._meet(reader)
        return live, self.company

    def _read_log(self) -> list[Entry] | None:
        kept = self._store.find(self.id)
        return kept.log if kept else None

    # What `Live` asks of the table around it

    def append(self, revision: int, entries: Sequence[object]) -> "asyncio.Future[None]":
        self._note_result()
        return self.ledger.append(revision, entries)

    def changed(self, first: int) -> None:
        assert self.live and self.company
        self._teach()
        self.company.told(first)
        self.breaks.look()
        if self.live.table.over:
            self._end_when_released()
        was_paused, self._paused = self._paused, bool(self.live.paused)
        for reader in self.readers:
            reader.stir(seating=was_paused or self._paused or first == 0)

    def refused(self, seat: Seat, refusal: Refusal, revision: int) -> None:
        """A refusal rests on that revision, and must not be the first to tell of it."""
        assert self.live
        for reader in self.audience.at(seat):
            reader.refusals.append((revision, refusal))
            refuse(self.live, reader)

    def resent(self) -> Iterable[tuple[Seat, Line, int]]:
        return self.audience.resent()

    def _teach(self) -> None:
        if self._teacher and self.live:
            self._teacher.told(self.live.table, self.live.told)
            if self._teacher.is_over and "learnt" not in self._alarms:
                self._alarms.ring("learnt", LEARNT, lambda: self.close(LESSON))

    # The end

    def _end_when_released(self) -> None:
        """Called again once the last revision is committed; an uncommitted one may be undone."""
        assert self.live
        if self.live.told == self.live.table.revision:
            slot = self.live.slot(None, self.live.told) or 0
            self._alarms.ring("end", max(0, slot - self.live.now()), self._end)

    def _end(self) -> None:
        if self.stage == "playing":  # uvloop counts in whole ms and may ring early
            return self._end_when_released()
        self.stop()
        self._note_result()
        self.ledger.keep()
        self.tell_seating()
        self.finished()
        log.info("game ends", extra={"table": self.id, "stage": self.stage})

    def close(self, why: str) -> None:
        """It ends without a result; also one that other rules than ours could go on with."""
        if self.is_live():
            self._other_rules = None
            self.shut(why)
            if self.live:
                self.live.note(lambda at: Closed(at, why))
            self._end()

    def _close(self) -> None:
        """Nobody is left (docs/rules.md 4)."""
        if self.goes_on:
            self.close("nobody")

    def _note_result(self) -> None:
        """Stored along with the entry that made it; cleared if that entry was rolled back."""
        places = self.live.places if self.live else None
        if places != self.sitting.result:
            self.ledger.sitting = replace(self.sitting, result=places)

    def shut(self, why: str) -> None:
        """Nobody can play here any more."""
        self.ledger.sitting = replace(self.sitting, ended=why)

    def stop(self) -> None:
        """Nothing happens here by itself any more; everything is on the disk."""
        self._alarms.cancel_all()
        self.ledger.stop()
        self.gathering.stop()
        if self.live and self.company:
            self.live.stop()
            self.company.stop()

    def abandon(self) -> None:
        """Another room has this table now; this one writes and tells nothing more."""
        self.stop()
        if self.live:
            self.live.abandon()
        self.ledger.seal()
        self.audience.cut()

    def link(self, next: str) -> None:
        """The rematch is at another table."""
        self.change(replace(self.sitting, next=next))

    def is_live(self) -> bool:
        """To be resumed after a restart."""
        return self.goes_on or self._other_rules == "closed"

    # The chairs change

    def change(self, sitting: Sitting) -> None:
        if sitting is not self.sitting:
            self.ledger.sitting = sitting
            self.ledger.keep()
        self.tell_seating()

    def tell_seating(self) -> None:
        for reader in self.readers:
            self._move(reader, self._seat_of(reader))
            reader.stir(seating=True)

    def is_elsewhere(self, reader: Reader) -> bool:
        """Its player has a seat, which another page of theirs holds."""
        return not reader.tv and self.seats(reader.player.id) and not self.audience.holds(reader)

    def _seat_of(self, reader: Reader) -> Seat | None:
        if not self.audience.holds(reader):
            return None
        return chairs.seat_of(self.sitting, reader.player.id)

    def _move(self, reader: Reader, seat: Seat | None) -> None:
        """What it was told last it is told again, as its new place sees it."""
        if seat == reader.seat:
            return
        left, reader.seat = reader.seat, seat
        reader.cursor, reader.shown = max(-1, reader.cursor - 1), -1
        self._meet(reader)
        if self.live and left is not None:
            self.live.hung_up(left, reader.line)

    def _meet(self, reader: Reader) -> None:
        if self.live and reader.seat is not None:
            self.live.met(reader.seat, reader.line, reader.trips)

    def _people(self) -> dict[Seat, str]:
        return chairs.people(self.sitting)

    def _least(self, seat: Seat, at: Micros) -> Micros | None:
        if self.live:
            return self.live.least(seat, at)
        return least_of(self.audience.at(seat), FAIRNESS[self.sitting.reach].farthest, at)
