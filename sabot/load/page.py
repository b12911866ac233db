"""A page without a screen: it says what `client/src/table` says, and plays as a person would."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.json import encode

from sabot.core.mind import Plan
from sabot.load.line import Ends, Line
from sabot.load.person import Person, Shown, shown
from sabot.load.stamps import DRAWN, Stamps, clock
from sabot.load.tally import Tally
from sabot.load.timers import Timers
from sabot.load.told import Seating, Told, placed_of, seating_of, told_of
from sabot.load.ways import QUICK, Ways

ECHOES = (0.010, 0.020)
BEAT = 0.1  # s, where the server doesn't say
ASK, LOOK = 1.2, 0.25  # s of silence, and how often it is looked for
FORGOTTEN = 5_000.0  # ms: an act that the rules ignored
AT_ONCE = ("alone", "spoken")  # nobody had to be waited for


class Act(NamedTuple):
    plan: Plan
    at: float
    heard: bool = False


Door = Callable[["Page", Ends], Awaitable[Line]]


class Page:
    """`door` opens a line for it."""

    def __init__(self, door: Door, game: str, name: str, tally: Tally, ways: Ways) -> None:
        self.name, self.tally, self.ways = name, tally, ways
        self.seating: Seating | None = None
        self.revision, self.over = -1, False
        self.news = asyncio.Event()
        self._door, self._person = door, Person(game, name.encode())
        self._lines: list[Line] = []
        self._timers, self._stamps = Timers(), Stamps()
        self._acts: dict[int, Act] = {}
        self._seq = int(time.time() * 1000)
        self._hot, self._closed, self._after_stimulus = False, False, False
        self._answers = True  # the server knows how to answer when it is asked
        self._silent_since = self._came = clock()
        self._patient: set[type] = set()  # acts that come too early if they come quickly
        self._opening: asyncio.Task[None] | None = None

    @property
    def seat(self) -> int | None:
        return self.seating.seat if self.seating else None

    @property
    def beats(self) -> bool:
        return "beat" in self._timers

    async def open(self) -> None:
        self._lines.append(await self._door(self, Ends(self._hear, self._pinged, self._lost)))
        self._timers.set("ask", LOOK, self._look_for_silence)

    def close(self) -> None:
        self._closed = True
        self._timers.stop()
        for line in self._lines:
            line.close()

    def set_ways(self, ways: Ways) -> None:
        self.ways = ways
        self._set_beats()
        self._set_finger()

    def overdue(self) -> int:
        """Acts that the server has neither heard nor refused."""
        return sum(not act.heard for act in self._acts.values())

    # What it says

    def ready(self) -> None:
        self._say({"do": "ready", "nonce": self.name})

    def _say(self, words: dict[str, Any]) -> None:
        text = encode(words)
        for line in self._lines:
            line.say(text)

    def _press(self) -> None:
        plan = self._person.act()
        if plan is None or not self.ways.acts:
            return
        self._seq += 1
        now = clock()
        self._acts[self._seq] = Act(plan, now)
        self.tally.counts["acts"] += 1
        words = {"do": "play", "seq": self._seq, "action": plan.action, **self._stamps.press(now)}
        self._say(words)
        for after in ECHOES:
            self._timers.set(f"echo {self._seq} {after}", after, self._say, words)

    def _beat(self) -> None:
        self._say({"do": "beat", **self._stamps.beat(clock())})
        self.tally.counts["beats"] += len(self._lines)
        self._set_beats()

    def _set_beats(self) -> None:
        wanted = self.ways.every is not None or (self._hot and self.ways.beats)
        if not wanted or self.seat is None or self.over:
            self._timers.cancel("beat")
        elif not self.beats:
            self._timers.set("beat", self.ways.every or self._told_beat / 1000 or BEAT, self._beat)

    @property
    def _told_beat(self) -> int:
        return self.seating.beat if self.seating else 0

    def _look_for_silence(self) -> None:
        """Browsers hide pings from their pages, so a page asks; an older server can't answer."""
        if self._answers and self.ways.asks and clock() - self._silent_since >= ASK * 1000:
            self._silent_since = clock()
            self._say({"do": "ask"})
            self.tally.counts["asks"] += 1
        self._timers.set("ask", LOOK, self._look_for_silence)

    def _set_finger(self) -> None:
        plan = self._person.plan
        if plan is None or not self.ways.acts or self.over:
            return self._timers.cancel("finger")
        quick = self.ways.quick and type(plan.action) not in self._patient
        due = min(plan.at, self._came + DRAWN + QUICK) if quick else plan.at
        self._timers.set("finger", max(0.0, due - clock()) / 1000, self._press)

    # What it hears

    def _hear(self, text: bytes) -> None:
        self._silent_since = clock()
        self.tally.counts["bytes"] += len(text)
        told = told_of(text)
        self._after_stimulus = False
        match told.on:
            case "update":
                self._update(shown(text))
            case "seating":
                self._sit(seating_of(text))
            case "heard":
                self._heard(told.seq)
            case "refusal":
                self._refused(told)
            case "second-line" if not self._opening:
                self.tally.counts["second_lines"] += 1
                self._opening = asyncio.create_task(self.open())

    def _pinged(self) -> None:
        """A ping right behind a stimulus is that stimulus's own."""
        kind = "stimulus_pongs" if self._after_stimulus else "pongs"
        self.tally.counts[kind] += 1
        self._after_stimulus = False

    def _lost(self) -> None:
        if not self._closed:
            self.tally.counts["lines_lost"] += 1

    def _sit(self, seating: Seating) -> None:
        self.seating = seating
        self.over |= seating.stage in ("over", "closed")
        self._set_beats()
        self.news.set()

    def _update(self, update: Shown) -> None:
        self._after_stimulus = update.stimulus
        if update.revision <= self.revision:
            self.tally.counts["copies" if len(self._lines) > 1 else "out_of_order"] += 1
            return
        if update.after >= 0 and update.after != self.revision:
            self.tally.counts["missed"] += 1
        self.tally.counts["updates"] += 1
        self.revision, self._came, self._hot = update.revision, clock(), update.hot
        if update.stimulus:
            self._stamps.show(update.revision, self._came)
        self.over |= update.places is not None
        self._settle(update.placed)
        if self.seat is not None:
            self._person.look(update, self.seat, round(self._came))
            self._set_finger()
        self._set_beats()
        self.news.set()

    # What becomes of its acts

    def _heard(self, seq: int) -> None:
        if (act := self._acts.get(seq)) and not act.heard:
            self._acts[seq] = act._replace(heard=True)
            for after in ECHOES if self._told_beat else ():
                self._timers.cancel(f"echo {seq} {after}")
            self.tally.heard.append(clock() - act.at)

    def _refused(self, refusal: Told) -> None:
        if refusal.seq < 0:
            self._answers = False
        elif act := self._acts.pop(refusal.seq, None):
            self.tally.counts["refused"] += 1
            self.tally.counts[f"refused {refusal.code}"] += 1
            self._try_again(act)

    def _try_again(self, act: Act) -> None:
        """A quick one was too early: now, and from now on, when a person would."""
        if self.ways.quick and act.plan.at > clock():
            self._patient.add(type(act.plan.action))
            if self._person.plan is None:
                self._person.mean(act.plan)
                self._set_finger()

    def _settle(self, placed: Raw) -> None:
        """Which act an update answers its game alone knows: here, the first that was heard."""
        found, now = placed_of(placed), clock()
        if found and found.record.seat != self.seat:
            return
        self._acts = {n: a for n, a in self._acts.items() if not a.heard or now - a.at < FORGOTTEN}
        first = next((seq for seq, act in self._acts.items() if act.heard), None)
        if first is None:
            return
        wait = now - self._acts.pop(first).at
        self.tally.counts["answered"] += 1
        if found:
            self.tally.contested.append(wait)
        if found is None or found.record.final in AT_ONCE:
            self.tally.waits.append(wait)
