"""A real room over a real store, on a clock that jumps from alarm to alarm."""

import asyncio
import heapq
from itertools import count

from msgspec.json import encode

from sabot.core.arbiter import Line
from sabot.core.log import Act
from sabot.server.table import chairs
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.player import Player
from sabot.server.table.reader import Reader
from sabot.server.table.room import Room
from sabot.server.table.seating import seating_of
from sabot.server.wire import Play

OPTIONS = {"call_time": 1_500, "turn_time": 20_000, "pause_time": 3_000, "reminders": False}
SECOND = 1_000_000
numbers = count()


class Alarm:
    def __init__(self, when, call):
        self.when, self.call, self.number = when, call, next(numbers)

    def __lt__(self, other):
        return (self.when, self.number) < (other.when, other.number)

    def cancel(self):
        self.call = None


class Clock:
    """Stands still until a test moves it."""

    def __init__(self):
        self._now, self._alarms = 0, []

    def now(self):
        return self._now

    def at(self, when, call):
        alarm = Alarm(max(when, self._now), call)
        heapq.heappush(self._alarms, alarm)
        return alarm

    def next(self):
        """The next alarm, rung; False when there is none before `end`."""
        while self._alarms and self._alarms[0].call is None:
            heapq.heappop(self._alarms)
        return self._alarms[0].when if self._alarms else None

    def ring(self):
        alarm = heapq.heappop(self._alarms)
        self._now = max(self._now, alarm.when)
        alarm.call()

    def stand(self, now):
        self._now = now


class Guest:
    """One browser: a reader that takes everything it is told as soon as it may."""

    def __init__(self, parlour, name, cursor=-1, wish=None, page=None, watch=False, tv=False):
        self.parlour, self.room = parlour, parlour.room
        line = Line(page or name, next(numbers))
        self.reader = Reader(Player(name, name, "fox"), line, cursor, tv)
        self.updates, self.told, self.seq = [], [], 0
        self.room.enter(self.reader, wish, watch)

    @property
    def seat(self):
        return self.reader.seat

    @property
    def events(self):
        return [event for update in self.updates for event in update.events]

    @property
    def seating(self):
        return seating_of(self.room, self.reader)

    def read(self):
        while self.reader.outbox:
            self.told.append(self.reader.outbox.popleft())
        while update := self.room.next_update(self.reader):
            self.updates.append(update)
            if self.seat is not None and update.stimulus:
                now, arbiter = self.room.live.now(), self.room.live.table.arbiter
                arbiter.sent(self.seat, self.reader.line, update.revision, now)

    def play(self, action, reaction=300):
        self.seq += 1
        seen = max(0, self.updates[-1].revision) if self.updates else 0
        play = Play(self.seq, seen, 0, reaction, reaction, encode(action))
        self.room.play(self.reader, play, self.parlour.clock.now())

    def ready(self, nonce="n"):
        self.room.ready(self.reader, nonce)

    def leave(self):
        self.room.leave(self.reader)
        self.parlour.guests.remove(self)


class Parlour:
    def __init__(self, store, seats=2, options=OPTIONS, game="zinga", chat=True):
        self.store, self.clock, self.guests = store, Clock(), []
        sitting = Sitting(game, options, "ann", bytes(32), (Place(),) * seats, listed=True)
        self.room = Room("parlour", sitting, store, self.clock, chat=chat)
        store.add("parlour", sitting)

    def come(self, name, **rest):
        guest = Guest(self, name, **rest)
        self.guests.append(guest)
        return guest

    async def rest(self):
        """Let the disk, bots that read the log and the readers catch up with the room."""
        await self._let_disk_write()
        while self.room.company and (tasks := self.room.company._tasks):
            await asyncio.gather(*tasks)
            await self._let_disk_write()
        await self._let_disk_write()  # of a bot that had read its log while the disk wrote
        for guest in self.guests:
            guest.read()

    async def _let_disk_write(self):
        for _ in range(4):
            await self.store.append("", 0, [])
            await asyncio.sleep(0)

    async def wait(self, seconds):
        """Let time pass, alarm by alarm."""
        end = self.clock.now() + round(seconds * SECOND)
        await self.rest()
        while (when := self.clock.next()) is not None and when <= end:
            self.clock.ring()
            await self.rest()
        self.clock.stand(end)

    async def until(self, holds, seconds=3_600):
        end = self.clock.now() + seconds * SECOND
        await self.rest()
        while not holds():
            when = self.clock.next()
            assert when is not None and when <= end, "it never came"
            self.clock.ring()
            await self.rest()

    async def deal(self, *names):
        """Everyone sits, rings and plays; bots take the other chairs."""
        guests = [self.come(name) for name in names]
        for guest in guests:
            guest.ready()
        if self.room.stage == "gathering":
            self.room.gathering.fill()
        await self.rest()
        return guests

    def acts_of(self, seat):
        log = self.store.find("parlour").log
        return [entry for entry in log if isinstance(entry, Act) and entry.seat == seat]

    def level(self, seat):
        return self.room.sitting.places[seat].level

    def people(self):
        return chairs.people(self.room.sitting)
