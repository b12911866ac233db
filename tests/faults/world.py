"""One table on a jumping clock, where everything fails that can; a seed says what, and when."""

import asyncio
import logging
from hashlib import sha256
from itertools import count
from random import Random
from typing import NamedTuple

from sabot.core.log import Act, Tick
from sabot.registry import GAMES
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.lobby import Lobby
from tests.faults.disk import Disk, Platter
from tests.faults.guest import LONG, Guest
from tests.faults.once import Once
from tests.faults.wish import brisk, seats_of
from tests.faults.witness import Witness
from tests.server.parlour import SECOND, Clock

STEPS = 500
STILL = 200
PEOPLE = 2
TABLE = "table"
PATIENCE = 200 * SECOND  # table time, within which a table must go on once all is well again


class Weather(NamedTuple):
    """Chances at each step, and what lines and the disk are like."""

    crash: float = 0
    cut: float = 0
    fails: float = 0
    jump: float = 0
    lost: float = 0
    doubled: float = 0
    jitter: float = 0
    slow: float = 0


BAD = Weather(0.01, 0.03, 0.03, 0.01, 0.05, 0.2, 80_000, 400_000)
FINE = Weather()


class Server:
    """One life of the server: whatever it set going dies with it."""

    def __init__(self, world):
        self.world, self.dead, self.failing_until = world, False, 0
        self.disk = Disk(world.platter, self, self._takes, self._fails)
        lobby = Lobby(self.disk, self)
        lobby._take_up(*lobby._find(TABLE))
        self.room = lobby.rooms[TABLE]

    def now(self):
        return self.world.clock.now()

    def at(self, when, call):
        return self.world.clock.at(when, lambda: None if self.dead else call())

    def _takes(self):
        return self.world.chance.randrange(500, 1_000 + round(self.world.weather.slow))

    def _fails(self):
        return self.now() < self.failing_until


class World:
    def __init__(self, seed):
        self.chance, self.clock, self.numbers = Random(seed), Clock(), count()
        self.game = self.chance.choice(list(GAMES))
        self.weather = Weather(*(most * self.chance.choice((0, 0.5, 1)) for most in BAD))
        self.platter, self.witness, self.wrong = Platter(), Witness(), []
        self.once, self.crashes, self.steps, self._still = Once(self.wrong), 0, 0, 0
        self.server = None

    async def run(self):
        with Complaints(self.wrong), self.once:
            await self._begin()
            while self.steps < STEPS and not self.wrong:
                await self._step()
            await self._calm_down()
        self._compare()

    def after(self, micros, call):
        return self.clock.at(self.clock.now() + micros, call)

    def told(self, seat, update):
        """Told means stored, at this very moment."""
        if update.revision >= len(self.platter.logs.get(TABLE, ())):
            self.wrong.append(f"revision {update.revision} is told and not stored")
        self.witness.note(seat, update)

    @property
    def digest(self):
        return sha256(b"".join(self.platter.logs.get(TABLE, ()))).hexdigest()[:16]

    # What happens

    async def _begin(self):
        places = (Place(),) * seats_of(self.game, PEOPLE)
        sitting = Sitting(self.game, brisk(self.game), "ann", bytes(32), places)
        Disk(self.platter, self.clock).add(TABLE, sitting)
        self.clock.ring()
        self.server = Server(self)
        self.guests = [Guest(self, name) for name in ("ann", "bob", "eve")]
        for guest in self.guests[:PEOPLE]:
            guest.come()
        self.after(SECOND, self._fill)

    def _fill(self):
        """Later guests look on."""
        if self.server and self.server.room.stage == "gathering":
            self.server.room.gathering.fill()
        self.guests[-1].come()

    async def _step(self):
        self.steps += 1
        self._mishap()
        if self.clock.next() is not None:
            self._ring()
        if self.server and self.chance.random() < self.weather.crash:
            return await self._crash()
        await self._rest()

    def _ring(self):
        """Of many alarms set for the moment in which they were set, one must be the last."""
        self._still = self._still + 1 if self.clock.next() == self.clock.now() else 0
        self.clock.ring()
        if self._still > STILL:
            self.wrong.append("the clock stands still: an alarm sets itself again at once")

    def _mishap(self):
        now, happens = self.clock.now(), self._happens
        if happens("cut"):
            self.chance.choice(self.guests).cut()
        if happens("fails") and self.server:
            self.server.failing_until = now + self.chance.randrange(5 * SECOND)
        if happens("jump"):
            self.clock.stand(now + self.chance.choice((1, 10, 120)) * SECOND)

    def _happens(self, fault):
        return self.chance.random() < getattr(self.weather, fault)

    async def _rest(self):
        """Let whatever was set going come to its end, and everyone be told."""
        await turns()
        while self.server and (company := self.server.room.company) and company._tasks:
            await asyncio.gather(*company._tasks)
            await turns()
        for guest in self.guests:
            guest.read()

    async def _crash(self):
        """Between any two turns of the loop."""
        await turns(self.chance.randrange(4))
        self.crashes += 1
        server, self.server = self.server, None
        server.dead = True
        server.disk.cut_power(written=self.chance.random() < 0.5)
        for guest in self.guests:
            guest.lose_server()
        self.after(self.chance.randrange(3 * SECOND), self._open)

    def _open(self):
        self.server = Server(self)

    # All is well again

    async def _calm_down(self):
        self.weather = FINE
        while self.server is None:
            await self._step()
        self.server.failing_until = 0
        end, before = self.clock.now() + PATIENCE, len(self.platter.logs.get(TABLE, ()))
        self._fill()
        for guest in self.guests[:PEOPLE]:
            self.after(2 * LONG, guest.insist)
        while not self.wrong and not self._goes_on(before):
            for guest in self.guests[:PEOPLE]:
                guest.insist()
            if self.clock.now() > end or self.clock.next() is None:
                return self.wrong.append(f"the table hangs, {self.server.room.stage}")
            await self._step()

    def _goes_on(self, before):
        if self.server.room.stage in ("over", "closed"):
            return True
        kept = self.server.disk.find(TABLE)
        return any(isinstance(entry, Act | Tick) for entry in kept.log[max(0, before - 1) :])

    def _compare(self):
        kept = Disk(self.platter, self.clock).find(TABLE)
        self.witness.read(kept.head, kept.log)
        self.wrong += self.witness.wrong + [words for g in self.guests for words in g.wrong]


async def turns(most=4):
    """Of the loop: what was called for soon is called."""
    for _ in range(most):
        await asyncio.sleep(0)


class Complaints(logging.Handler):
    """What the server logs as an error is one."""

    def __init__(self, wrong):
        super().__init__(logging.ERROR)
        self._wrong, self._log = wrong, logging.getLogger("sabot")

    def emit(self, record):
        trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
        self._wrong.append(f"{record.getMessage()} {trace}")

    def __enter__(self):
        self._log.addHandler(self)

    def __exit__(self, *_):
        self._log.removeHandler(self)
