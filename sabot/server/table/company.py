"""Who is there during a game: bots, people, people who went, and bots that play for them."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Protocol

from msgspec.structs import replace

from sabot.core.arbiter import Micros
from sabot.core.game import Box, Illegal, Seat
from sabot.core.lesson import bot_of
from sabot.core.log import Back, BotTookOver, Entry, Left, Removed, Restarted
from sabot.core.mind import Mind, recall
from sabot.registry import GAMES
from sabot.server.clock import SECOND, Alarms, Clock
from sabot.server.table import chairs
from sabot.server.table.bots import Bots
from sabot.server.table.chairs import Sitting
from sabot.server.table.idle import Idle
from sabot.server.table.live import Live
from sabot.server.wire import Stage

log = logging.getLogger(__name__)
AWAY: Micros = 2 * SECOND  # a refresh is not a departure
GONE: Micros = 20 * SECOND  # principle 4 (docs/rules.md): then a bot plays on
GRACE: Micros = 10 * SECOND  # after a restart, for all to come back
AGAIN: Micros = 10 * SECOND  # until a bot that could not read the log tries again
STEP: Micros = SECOND // 25  # between two revisions of a game that is finished fast
USUAL = "normal"  # a level that every game has


class Seated(Protocol):
    """A table in play, and who is connected to it."""

    @property
    def sitting(self) -> Sitting: ...
    @property
    def stage(self) -> Stage: ...
    def change(self, sitting: Sitting) -> None: ...
    def tell_seating(self) -> None: ...
    def here(self, player: str) -> bool: ...


class Company:
    """`log()`: every stored entry of this table, read in a thread; None: not stored yet."""

    def __init__(
        self,
        room: Seated,
        live: Live,
        bots: Bots,
        clock: Clock,
        log: Callable[[], list[Entry] | None],
    ) -> None:
        self._room, self._live, self._bots, self._log = room, live, bots, log
        self._idle, self._alarms = Idle(), Alarms(clock)
        self._fast = False
        self._away: set[Seat] = set()
        self._wanted: set[Seat] = set()  # bots on their way to a chair
        self._returning: set[Seat] = set()  # people whose bot has yet to end what it began
        self._tasks: set[asyncio.Task[None]] = set()

    # Bots

    def seat_bots(self) -> None:
        """At the deal, before anything has been told."""
        for seat, level in self._levels().items():
            self._bots.sit(Mind(bot_of(self._box, level), seat, self._live.table.head.seed), -1)

    def told(self, first: int) -> None:
        self._bots.told(first)
        self._wait_if_nobody_is_here()
        for seat in self._idle.told(self._live.table, first, self._live.told):
            if not self._room.sitting.lesson:  # nobody can learn for somebody else
                self._take_over(seat)
        for seat in {seat for seat in self._returning if not self._is_amid(seat)}:
            self.acted(seat)
        self._go_on()

    def finish(self) -> None:
        """Fast-forward to the end, for people who are all out of the game."""
        if self.in_play:
            raise Illegal("people-play")
        self._fast = True
        self._go_on()

    @property
    def in_play(self) -> set[Seat]:
        """People who still have something to do, or may come back to it."""
        table, told = self._live.table, max(0, self._live.told)
        return self._people().keys() - table.game.out(table.at_revision(told).state)

    def _go_on(self) -> None:
        if self._fast and not self._live.paused and not self._live.table.over:
            self._alarms.ring("fast", STEP, self._bots.skip)

    def _wait_if_nobody_is_here(self) -> None:
        """So it may have been before the disk failed, or have come about while it did."""
        people = self._people().keys()
        if not self._live.paused and self.in_play and self._away >= people:
            self._live.pause("nobody")

    def stop(self) -> None:
        self._bots.stop()
        self._alarms.cancel_all()

    # People

    def came(self, seat: Seat) -> None:
        self._alarms.cancel(f"seat {seat}")
        if self._room.stage != "playing":
            return
        self.returned(seat)
        if seat in self._away:
            self._away.discard(seat)
            if seat not in self._returning:
                self._live.note(lambda at: Back(at, seat))
        if self._live.paused in ("nobody", "restart"):
            self._resume_when_all_are_here()

    def returned(self, seat: Seat) -> None:
        """A bot in the middle of something ends it: its player could hardly do so in time."""
        if self._is_amid(seat):
            self._returning.add(seat)
        else:
            self.acted(seat)

    def _is_amid(self, seat: Seat) -> bool:
        """The table waits for this seat's bot, and for nobody else."""
        wake = None if self._live.paused else self._live.table.last.wake
        alone = wake is not None and wake.rivals == wake.awaited == {seat}
        return alone and seat in self._bots.seats

    def acted(self, seat: Seat) -> None:
        """A player who acts takes their seat back from its bot."""
        self._returning.discard(seat)
        self._idle.acted(seat)
        self._wanted.discard(seat)
        if seat in self._bots.seats and self._room.stage == "playing":
            self._bots.rise(seat)
            self._set_level(seat, None)
            self._away.discard(seat)
            self._live.note(lambda at: Back(at, seat))

    def left(self, seat: Seat) -> None:
        self._returning.discard(seat)
        self._alarms.ring(f"seat {seat}", AWAY, partial(self._went, seat))

    def remove(self, seat: Seat) -> None:
        """A bot plays on, and nobody waits for them any more."""
        self._alarms.cancel(f"seat {seat}")
        self._away.discard(seat)
        self._room.change(chairs.remove(self._room.sitting, seat, self._stand_in))
        self._live.note(lambda at: Removed(at, seat))
        self._take_over(seat)
        if self._live.paused in ("nobody", "restart") and self._all_here():
            self._resume()

    def _went(self, seat: Seat) -> None:
        """With nobody left to play for, the table waits; otherwise a bot will play on. If all
        people are out, bots play the rest at once, so that it has a result."""
        if self._room.stage != "playing":
            return
        self._away.add(seat)
        self._live.note(lambda at: Left(at, seat))
        if not self.in_play:
            self.finish()
        elif not self._anyone_here():
            self._live.pause("nobody")
        elif seat not in self._bots.seats:
            self._alarms.ring(f"seat {seat}", GONE - AWAY, partial(self._take_over, seat))

    # After a pause

    def resume_from_disk(self, log: list[Entry]) -> None:
        """Bots remember what their seats saw; people have a while to come back."""
        for seat, level in self._levels().items():
            self._bots.sit(self._recall(seat, level, log), len(log))
        self._away = set(self._people())
        self._live.note(Restarted)
        self._live.pause("restart")

    def _resume_when_all_are_here(self) -> None:
        if self._all_here():
            self._resume()
        elif "grace" not in self._alarms:
            self._alarms.ring("grace", GRACE, self._resume)

    def _resume(self) -> None:
        self._alarms.cancel("grace")
        if not self._anyone_here():
            return
        self._live.resume()
        for seat, player in self._people().items():
            if not self._room.here(player):
                self._alarms.ring(f"seat {seat}", GONE - GRACE, partial(self._take_over, seat))
        self._room.tell_seating()

    def _all_here(self) -> bool:
        return all(map(self._room.here, self._people().values()))

    def _anyone_here(self) -> bool:
        return any(map(self._room.here, self._people().values()))

    def _people(self) -> dict[Seat, str]:
        return chairs.people(self._room.sitting)

    # Bots that play for people

    def _take_over(self, seat: Seat) -> None:
        if self._room.stage == "playing" and seat not in self._bots.seats | self._wanted:
            self._wanted.add(seat)
            task = asyncio.get_running_loop().create_task(self._let_bot_play(seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _let_bot_play(self, seat: Seat) -> None:
        """It must know just what the seat knew, so it reads the log from the start."""
        try:
            read = await asyncio.to_thread(self._read, seat)
        except Exception as error:  # its seat must not stay empty for that
            log.warning("a bot can't read its log yet", extra={"seat": seat, "why": repr(error)})
            self._wanted.discard(seat)
            self._alarms.ring(f"seat {seat}", AGAIN, partial(self._take_over, seat))
            return
        if read and self._room.stage == "playing" and seat in self._wanted:
            self._wanted.discard(seat)
            mind, seen, level = read
            self._bots.sit(mind, seen)
            self._set_level(seat, level)
            self._live.note(lambda at: BotTookOver(at, seat, level))

    def _read(self, seat: Seat) -> tuple[Mind, int, str] | None:
        log, level = self._log(), self._stand_in
        return None if log is None else (self._recall(seat, level, log), len(log), level)

    def _recall(self, seat: Seat, level: str, log: list[Entry]) -> Mind:
        return recall(self._box.game, self._live.table.head, log, bot_of(self._box, level), seat)

    def _levels(self) -> dict[Seat, str]:
        places = enumerate(self._room.sitting.places)
        return {seat: place.level for seat, place in places if place.level}

    def _set_level(self, seat: Seat, level: str | None) -> None:
        place = replace(self._room.sitting.places[seat], level=level)
        self._room.change(chairs.put(self._room.sitting, seat, place))

    @property
    def _stand_in(self) -> str:
        """The level of the other bots here, so that a seat is worth what its neighbours are."""
        level = self._room.sitting.level
        return level if level in self._box.bots else USUAL

    @property
    def _box(self) -> Box:
        return GAMES[self._live.table.game.id]
