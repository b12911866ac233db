"""A table with its people and readers. What happens before the deal is in `gathering`, who plays
for whom is in `company`, the game itself in `live`."""

import asyncio

from msgspec import DecodeError
from msgspec.json import decode
from msgspec.structs import replace

from sabot.core.arbiter import Micros
from sabot.core.game import Illegal, Seat
from sabot.core.log import Closed, Entry, Head
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.server import sitting as chairs
from sabot.server.clock import SECOND, Alarms, Clock
from sabot.server.company import Company
from sabot.server.gathering import Gathering
from sabot.server.live import Live
from sabot.server.reader import Reader
from sabot.server.sitting import Sitting
from sabot.server.store import Store
from sabot.server.wire import (
    Beat,
    Chair,
    Heard,
    Past,
    Play,
    Proof,
    Refusal,
    Seating,
    Stage,
    TableCard,
    Update,
)

EMPTY: Micros = 600 * SECOND  # nobody watches: the table ends
LATELY = 30  # revisions whose events a newcomer is told
BEHIND = 32  # revisions; a reader further behind gets the newest view instead


class Room:
    def __init__(self, id: str, sitting: Sitting, store: Store, clock: Clock) -> None:
        self.id, self.sitting, self.store, self.clock = id, sitting, store, clock
        self.readers: list[Reader] = []
        self.gathering = Gathering(self)
        self.live: Live | None = None
        self.company: Company | None = None
        self._alarms = Alarms(clock)
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

    def enter(self, reader: Reader, wish: Seat | None = None) -> None:
        """A free chair is taken by whoever comes; without one you look on."""
        self.readers.append(reader)
        self._alarms.cancel("empty")
        if self.stage == "gathering":
            self.gathering.came(reader.player, wish)
        reader.seat = chairs.seat_of(self.sitting, reader.player.id)
        if wish is not None and reader.seat != wish:
            reader.say(Refusal("not-your-seat", {"seat": wish}))
        if self.company and reader.seat is not None:
            self.company.came(reader.seat)
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
        for seat, player in chairs.people(self.sitting).items():
            if not self.here(player):
                self.company.left(seat)

    def resume_from_disk(self, head: Head, log: list[Entry]) -> None:
        self._go_live(Table(GAMES[head.game].game, head, log))
        assert self.live and self.company
        self.live.resume_from_disk()
        if self.stage == "playing":
            self.company.resume_from_disk(log)

    def play(self, reader: Reader, play: Play, arrived: Micros) -> None:
        if reader.seat is None:
            raise Illegal("only-watching")
        if self.live is None or self.company is None:
            raise Illegal("not-playing-yet")
        try:
            action = decode(play.action, type=self.live.table.game.action)
        except DecodeError as why:
            raise Illegal("unreadable", {"why": str(why)}) from None
        self.company.acted(reader.seat)
        self.live.submit(reader.seat, reader.line, play, action, self.live.table_time(arrived))
        reader.say(Heard(play.seq))

    def beat(self, reader: Reader, beat: Beat, arrived: Micros) -> None:
        if self.live and reader.seat is not None and beat.seen >= 0:
            self.live.beat(reader.seat, reader.line, beat, self.live.table_time(arrived))

    @property
    def hot(self) -> bool:
        return self.live is not None and self.live.hot

    def ask_kernel(self, reader: Reader) -> None:
        """A pong can be held back, the kernel's own answers can't."""
        tcp = reader.tcp()
        if self.live and reader.seat is not None and tcp and tcp.least is not None:
            self.live.table.arbiter.kernel(reader.seat, reader.line, tcp.least)

    def next_update(self, reader: Reader) -> Update | None:
        """The reader's next revision, once its slot has come; a newcomer starts with the newest."""
        if self.live is None:
            return None
        if reader.cursor < 0 or not -1 <= self.live.told - reader.cursor <= BEHIND:
            reader.cursor = self.live.newest_due(reader.seat) - 1
        revision = max(0, reader.cursor + 1)
        if not self.live.due(reader.seat, revision):
            self._stir_at_slot(reader, revision)
            return None
        reader.cursor = revision
        return self.live.update(revision, reader.seat)

    def past(self, reader: Reader) -> Past | None:
        """For a newcomer, what the revisions up to the newest one it may see have told."""
        if self.live is None or reader.cursor >= 0:
            return None
        newest = self.live.newest_due(reader.seat)
        lately = range(max(1, newest - LATELY), newest)
        events = [event for n in lately for event in self.live.table.at_revision(n).events]
        return Past(tuple(events)) if events else None

    def _stir_at_slot(self, reader: Reader, revision: int) -> None:
        slot = self.live.slot(reader.seat, revision) if self.live else None
        if self.live and slot is not None:
            self.clock.at(self.clock.now() + max(0, slot - self.live.now()), reader.stir)

    def _go_live(self, table: Table) -> None:
        self.live = Live(self.id, table, self.store, self.clock)
        self.company = Company(self, self.live)
        self.live.changed, self.live.refused = self._changed, self._refused
        self.live.look = self._look
        for reader in self.readers:
            self._hand_in_trips(reader)

    def _hand_in_trips(self, reader: Reader) -> None:
        """Lines were measured while people gathered, so they are no longer young at the deal."""
        if self.live is None or reader.seat is None:
            return
        for length, at in reader.trips:
            stamp = self.live.table_time(at)
            self.live.table.arbiter.timed(reader.seat, reader.line, length, stamp)

    def _look(self) -> None:
        """What our own kernel had to send again is no player's fault, and not waited out."""
        for reader in self.readers:
            for revision in reader.resent():
                if self.live and reader.seat is not None:
                    self.live.table.arbiter.resent(reader.seat, reader.line, revision)

    def _changed(self, first: int) -> None:
        assert self.live and self.company
        self.company.told(first)
        if self.live.table.over:
            self._end_when_released()
        for reader in self.readers:
            reader.stir(seating=bool(self.live.paused) or first == 0)

    def _refused(self, seat: Seat, refusal: Refusal) -> None:
        for reader in self.readers:
            if reader.seat == seat:
                reader.say(refusal)

    # The end

    def _end_when_released(self) -> None:
        assert self.live
        slot = self.live.slot(None, self.live.told) or 0
        self._alarms.ring("end", max(0, slot - self.live.now()), self._end)

    def _end(self) -> None:
        if self.stage == "playing":  # uvloop counts in whole ms and may ring early
            return self._end_when_released()
        self.stop()
        self._keep()
        self.tell_seating()

    def _close(self) -> None:
        """README 4: nobody is left, so it ends without a result."""
        if self.live and self.stage == "playing":
            self.live.note(lambda at: Closed(at, "nobody"))
        if self.stage in ("gathering", "playing"):
            self.sitting = replace(self.sitting, ended="nobody")
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

    # What others see

    def change(self, sitting: Sitting) -> None:
        if sitting is not self.sitting:
            self.sitting = sitting
            self._keep()
        self.tell_seating()

    def _keep(self) -> None:
        kept = self.store.keep(self.id, self.sitting, self.stage in ("gathering", "playing"))
        kept.add_done_callback(self._kept)

    def _kept(self, kept: "asyncio.Future[None]") -> None:
        if kept.exception():
            self._alarms.ring("keep", SECOND, self._keep)

    def tell_seating(self) -> None:
        for reader in self.readers:
            reader.seat = chairs.seat_of(self.sitting, reader.player.id)
            reader.stir(seating=True)

    def card(self) -> TableCard:
        lookers = sum(reader.seat is None for reader in self.readers)
        game, next = self.sitting.game, self.sitting.next
        return TableCard(self.id, game, self.stage, self._chairs(), lookers, next)

    def seating(self, reader: Reader) -> Seating:
        card = self.card()
        return Seating(
            self.id,
            card.game,
            self.sitting.options,
            card.stage,
            card.chairs,
            seat=reader.seat,
            host=reader.player.id == self.sitting.host,
            onlookers=card.onlookers,
            fills_in=self.gathering.fills_in(),
            paused=(self.live.paused or None) if self.live else None,
            commitment=chairs.commitment(self.sitting),
            proof=self._proof() if card.stage == "over" else None,
            next=card.next,
        )

    def _chairs(self) -> tuple[Chair, ...]:
        return tuple(
            Chair(p.name, p.animal, p.level, bool(p.player and self.here(p.player)), bool(p.nonce))
            for p in self.sitting.places
        )

    def _proof(self) -> Proof:
        secret, seed = self.sitting.secret.hex(), chairs.seed(self.sitting).hex()
        return Proof(secret, chairs.nonces(self.sitting), seed)
