"""Races at a real table over a simulated network, on a clock that jumps."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from msgspec import to_builtins

from sabot.core.arbiter import Line, Micros, Stamps
from sabot.core.game import Seat
from sabot.core.log import Act, Head, Tick
from sabot.core.record import Record
from sabot.core.table import Table
from sabot.sim.dash import Dark, Dash, Options, Press
from sabot.sim.liars import Honest
from sabot.sim.network import Pair, Spells, Weather

FRAME: Micros = 16_700
DISPLAY: Micros = 7_000
HAND = (2_900, 13_000)  # from the finger to the wire; with frame and display 23.3 ms on average
SCREEN = 2_000  # σ of what the page doesn't know of its screen
TOUCH: Micros = 4_150  # half the time between two looks at a touch screen
PONG: Micros = 300
BEAT: Micros = 250_000
SURE: Micros = 20_000  # a press so young may still be on its way to the page's script
READY: Micros = 300_000  # between the last verdict and the next light
FIRST = 8  # pings of a new line
WARM = 68  # pings before the first race
PING: Micros = 1_000_000  # between two of them
SETTLED = 40  # races before they count
DASH = Dash()
Event = tuple[Micros, int, Callable[[Micros], None]]


class Run(NamedTuple):
    """One player in one race."""

    reaction: Micros  # the truth
    says: Micros  # what an honest page would have stamped
    arrived: Micros
    plain: Micros  # when the claim would have come by one line, told without stagger


class Race(NamedTuple):
    runs: list[Run]
    records: list[Record]  # in the order of the verdicts
    shown: Micros
    decided: Micros  # when the first verdict was out
    missed: tuple[Seat, ...]  # in a race with a deadline


class Player:
    """One seat: its lines, its page and its person."""

    def __init__(self, seat: Seat, rtt: Micros, weather: Weather, honest: Honest) -> None:
        chance = honest.chance
        self.seat, self.rtt, self.ways, self.chance = seat, rtt, honest, chance
        self._weather, self._spells = weather, Spells(weather, chance)
        self.lines: dict[Line, Pair] = {}
        self.add_line()
        self.tab = self._pair()
        self.seq = 0

    def add_line(self) -> None:
        self.lines[Line("page", len(self.lines))] = self._pair()

    def _pair(self) -> Pair:
        return Pair(self.rtt, self._weather, self._spells, self.chance)


class Lab:
    def __init__(
        self,
        rtts: list[Micros],
        weather: Weather,
        liars: dict[Seat, type[Honest]],
        seed: str,
        options: Options = Options(),  # noqa: B008  # frozen
        reflex: tuple[float, float, float] = (290_000, 53_000, 60_000),
        lines: int = 2,
        beats: bool = True,
    ) -> None:
        self.chance, self._reflex, self._most, self._beats = Random(seed), reflex, lines, beats
        self.players = [
            Player(seat, rtt, weather, liars.get(seat, Honest)(rtt, self.chance))
            for seat, rtt in enumerate(rtts)
        ]
        head = Head(DASH.id, 1, len(rtts), to_builtins(options), seed.encode())
        self.table = Table(DASH, head)
        self.arbiter = self.table.arbiter
        self._clock: Micros = -WARM * PING
        self._trips: list[list[Micros]] = [[] for _ in rtts]
        self._warm_up()

    def races(self, number: int) -> Iterator[Race]:
        for n in range(number + SETTLED):
            race = self._race()
            if n % 20 == 0:
                self._ask_for_lines()
            if n >= SETTLED:
                yield race

    def usual(self) -> list[Micros]:
        """Each seat's median round trip as it came in: all that simpler schemes know of it."""
        return [sorted(trips)[len(trips) // 2] for trips in self._trips]

    # Lines

    def _warm_up(self) -> None:
        for _ in range(WARM):
            for player in self.players:
                self._measure(player, self._clock)
            self._clock += PING
        self._ask_for_lines()

    def _ask_for_lines(self) -> None:
        for player in self.players:
            if len(player.lines) < self._most and self.arbiter.wants_second(player.seat, "page"):
                player.add_line()

    def _measure(self, player: Player, at: Micros) -> None:
        for line, pair in player.lines.items():
            there = pair.down.deliver(at)
            held = player.ways.holds_pong(stimulus=False)
            back = pair.up.deliver(there + PONG + held)
            self.arbiter.timed(player.seat, line, back - at, back)
            if not player.ways.hides_from_kernel():
                pair.least = min(pair.least, back - held - at - PONG)
                self.arbiter.kernel(player.seat, line, pair.least)
            if len(self._trips[player.seat]) < FIRST:
                self._trips[player.seat].append(back - at)

    # One race

    def _race(self) -> Race:
        self._order: list[Record] = []
        self._decided = 0
        self._missed: tuple[Seat, ...] = ()
        self._events: list[Event] = []
        self._light()
        shown = self.arbiter.stimuli[self.table.revision].shown
        runs = [self._run(player, self.table.revision) for player in self.players]
        self._play_out()
        for player in self.players:
            self._measure(player, self._clock)
        return Race(runs, self._order, shown, self._decided, self._missed)

    def _light(self) -> None:
        """Everything up to the light, each revision told as it comes."""
        while not self.table.state.lit:
            self._clock += READY
            self.table.write(Tick(self._clock // 1000))
            self._read = self.table.revision
            self.arbiter.tell(self.table.revision, self._clock)
            if not self.table.state.lit:
                for player in self.players:
                    self._show(player, self.table.revision)

    def _show(self, player: Player, revision: int) -> tuple[Micros, Micros]:
        """The stimulus by all lines, its pongs on their way; when it is there, and at line one."""
        slot = self.arbiter.stimuli[revision].slot(player.seat)
        arrivals = []
        for line, pair in player.lines.items():
            self.arbiter.sent(player.seat, line, revision, slot)
            there = pair.down.deliver(slot)
            arrivals.append(there)
            if pair.down.lost:
                self._later(slot + player.rtt, self._resent(player, line, revision))
            back = pair.up.deliver(there + PONG + player.ways.holds_pong(stimulus=True))
            self._later(back, self._ponged(player, line, revision))
        return min(arrivals), arrivals[0] - slot

    def _run(self, player: Player, revision: int) -> Run:
        chance, ways = self.chance, player.ways
        stimulus = self.arbiter.stimuli[revision]
        own, down = self._show(player, revision)
        tab = player.tab.down.deliver(stimulus.slot(None)) if ways.looks(1, 0) == 0 else own
        mean, sd, tail = self._reflex
        reaction = max(120_000, int(chance.gauss(mean, sd) + chance.expovariate(1 / tail)))
        frame = int(chance.random() * FRAME)
        presented = own + frame + DISPLAY
        seen = ways.looks(own, tab) + (frame if ways.waits_for_frame() else 0) + DISPLAY
        pressed = seen + reaction
        error = int(chance.gauss(0, SCREEN) + TOUCH * (2 * chance.random() - 1))
        says = pressed - presented + error
        if self._beats:
            self._send_beats(player, revision, presented, pressed)
        sent = pressed + int(chance.uniform(*HAND))
        arrived, up = self._send(player, revision, ways.says(says), sent)
        return Run(reaction, says, arrived, stimulus.told + down + (sent - own) + up)

    def _send(
        self, player: Player, revision: int, says: Micros, sent: Micros
    ) -> tuple[Micros, Micros]:
        """The claim by all lines; when the first copy comes, and how long line one takes."""
        player.seq += 1
        arrivals = []
        for line, pair in player.lines.items():
            there = pair.up.deliver(sent, echoed=True)
            arrivals.append(there)
            self._later(there, self._heard(player, line, revision, player.seq, says))
        return min(arrivals), arrivals[0] - sent

    def _send_beats(
        self, player: Player, revision: int, presented: Micros, pressed: Micros
    ) -> None:
        """By the first line, which every claim takes as well, so none can be overtaken."""
        line, pair = next(iter(player.lines.items()))
        at = presented + int(self.chance.random() * BEAT)
        while at < pressed:
            if at - SURE > presented:
                stamps = Stamps(revision, 0, at - SURE - presented, at - presented)
                self._later(pair.up.deliver(at, echoed=True), self._beaten(player, line, stamps))
            at += BEAT

    def _play_out(self) -> None:
        due: Micros | None = None
        for at, _, event in sorted(self._events):
            while due is not None and due <= at:
                due = self._advance(due)
            self._clock = max(at, self._clock)
            event(at)
            due = self.table.wake()
        while due is not None:
            due = self._advance(due)

    def _advance(self, due: Micros) -> Micros | None:
        """One verdict or several; when to look again."""
        self._clock = max(due, self._clock)
        self.table.advance(self._clock)
        self._note()
        return self.table.wake()

    def _note(self) -> None:
        for entry in self.table.entries_since(self._read):
            self._read += 1
            if isinstance(entry, Act) and entry.record:
                self._decided = self._decided or self._clock
                self._order.append(entry.record)
            for event in self.table.at_revision(self._read).events:
                if isinstance(event, Dark):
                    self._missed = event.missed

    # What comes in

    def _later(self, at: Micros, event: Callable[[Micros], None]) -> None:
        self._events.append((at, len(self._events), event))

    def _ponged(self, player: Player, line: Line, revision: int) -> Callable[[Micros], None]:
        return lambda at: self.arbiter.ponged(player.seat, line, revision, at)

    def _resent(self, player: Player, line: Line, revision: int) -> Callable[[Micros], None]:
        return lambda at: self.arbiter.resent(player.seat, line, revision)

    def _beaten(self, player: Player, line: Line, stamps: Stamps) -> Callable[[Micros], None]:
        return lambda at: self.table.beat(player.seat, stamps, at, line)

    def _heard(
        self, player: Player, line: Line, revision: int, seq: int, says: Micros
    ) -> Callable[[Micros], None]:
        def hear(at: Micros) -> None:
            seen = player.ways.names(revision, self.arbiter, player.seat, line, at)
            stamps = Stamps(seen, 0, says, max(0, says))
            self.table.receive(player.seat, seq, Press(), stamps, at, line)

        return hear
