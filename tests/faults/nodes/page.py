"""A page that knows several nodes: it follows its table, and leaves a node that says nothing.

As `client/src/table/line/` does, and `tests/prove/cluster/page.py` over real sockets.
"""

from functools import partial

from aiohttp import WSMsgType
from msgspec.json import decode, encode

from sabot.load.person import shown
from sabot.server.clock import SECOND
from tests.faults.guest import Guest
from tests.faults.nodes.line import Line

ASK, DEAD = 1_200_000, 6_500_000  # µs of silence
AGAIN, LONGEST = 250_000, 1_000_000  # µs between two tries
NOTICES = SECOND  # until somebody has read that their act is lost


class Page(Guest):
    def __init__(self, world, table, name, first):
        super().__init__(world, f"{table} {name}")
        self.table, self.at, self.line, self.seating = (
            table,
            world.chance.choice(world.nodes),
            None,
            {},
        )
        self._seq, self.id = first, self._page
        self._tries, self._heard, self._sees_as, self._coming = 0, 0, None, False
        self._unheard = None

    @property
    def seat(self):
        return self.seating.get("seat")

    @property
    def is_there(self):
        return self.line is not None

    def way(self):
        return self.world.way(self._way)

    # Coming and going

    def come(self):
        if self.line is None:
            self._coming, self._heard = False, self.world.clock.now()
            if not self.at.runs:
                return self._leave()
            self.line = Line(self, self.at)
            self.line.knock()
            self._watch(self.line)

    def lost(self, line):
        """The line broke."""
        if line is self.line:
            self._leave()

    refused = lost

    def cut(self):
        """It goes by itself; sometimes it comes back as a page that remembers nothing."""
        if self.line:
            self.line.hang_up()
            if self.world.chance.random() < 0.2:
                self.id, self.revision = f"{self.name} {next(self._pages)}", -1
                self._sees_as, self._unheard = None, None
            self._leave()

    def _leave(self):
        """Another node is tried if this one wasn't any good."""
        was_good = self.line is not None and self.line.reader is not None
        if not was_good:
            self._turn()
        self._come_soon(0 if was_good else self._tries + 1)

    def _come_soon(self, tries):
        self.line, self._tries = None, tries
        wait = min(LONGEST, AGAIN * 2 ** min(self._tries, 8))
        if not self._coming:
            self._coming = True
            self.world.after(round(wait * self.world.chance.uniform(0.75, 1.25)), self.come)

    def _turn(self):
        nodes = self.world.nodes
        self.at = nodes[(nodes.index(self.at) + 1) % len(nodes)]

    def _watch(self, line):
        if line is not self.line:
            return
        if self.world.clock.now() - self._heard > DEAD:
            line.hang_up()
            self._turn()
            return self._leave()
        line.say('{"do":"ask"}')
        self.world.after(ASK, partial(self._watch, line))

    def insist(self):
        if self.line:
            self._be_ready()
            self._press_again()

    # Saying

    def say(self, **words):
        if self.line:
            text = encode(words).decode()
            for _ in range(1 + (self.world.chance.random() < self.world.weather.doubled)):
                self.line.say(text)

    def _be_ready(self):
        gathers = self.seating.get("stage") == "gathering" and self.seat is not None
        if gathers and not self.seating["chairs"][self.seat]["ready"]:
            self.say(do="ready", nonce=self.name)

    # Being told

    def hear(self, line, kind, payload):
        if line is not self.line:
            return
        self._heard = self.world.clock.now()
        if kind is WSMsgType.PING:
            return line.answer(payload)
        told = decode(payload)
        match told["on"]:
            case "seating":
                self._tries = 0
                self.seating = told
                self._be_ready()
            case "update":
                self._look(shown(payload))
            case "moved":
                line.hang_up()
                self.at = self.world.named.get(told["address"], self.at)
                self._come_soon(0)
            case "heard" | "refusal":
                if told.get("seq") == self._seq:
                    self._unheard = None
                if told.get("code") == "internal":
                    self.wrong.append("the node failed at something said")

    def _look(self, update):
        """A page whose seat was taken away is told once more, as an onlooker."""
        if update.revision == self.revision and self.seat != self._sees_as:
            self.revision -= 1
        self._sees_as = self.seat
        if update.revision <= self.revision:
            self.wrong.append(f"{self.name}: {update.revision} told after {self.revision}")
        self.revision = update.revision
        if self.seat is not None:
            self._see(update, self.seat)
