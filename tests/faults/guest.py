"""A player of a simulated run, by a line that breaks, loses and says things twice."""

from functools import partial
from itertools import count

from msgspec.json import decode, encode

from sabot.core.arbiter import Line
from sabot.load.person import Person, shown
from sabot.server.line.hear import receive
from sabot.server.line.pings import pong
from sabot.server.table.player import Player
from sabot.server.table.reader import Reader

AGAIN = 500_000  # µs
LONG = 10_000_000  # µs, after which somebody who has pressed wonders whether it was heard


class Guest:
    def __init__(self, world, name):
        self.world, self.name, self.player = world, name, Player(name, name, "fox")
        self.reader, self.room, self.revision, self.wrong = None, None, -1, []
        self._person = Person(world.game, name.encode())
        self._way = world.chance.randrange(1_000, 150_000)  # µs there, and as many back
        self._seq, self._pages, self._finger, self._stands = 0, count(), None, None
        self._page = f"{name} {next(self._pages)}"

    # Coming and going

    def come(self):
        """A server that is closed is tried again."""
        if self.reader is None and self.world.server is None:
            self.world.after(AGAIN, self.come)
        elif self.reader is None:
            self.room = self.world.server.room
            line = Line(self._page, next(self.world.numbers))
            self.reader = Reader(self.player, line, self.revision)
            self.room.enter(self.reader)
            self._be_ready()

    def insist(self):
        """What got lost is done again, as people do."""
        self.come()
        if self.reader:
            self._be_ready()
            self._press_again()

    def cut(self):
        """The server notices; the page comes back, sometimes as one that remembers nothing."""
        if self.reader:
            reader, self.reader = self.reader, None
            self.room.leave(reader)
            self.come_later()

    def come_later(self, most=3_000_000):
        if self.world.chance.random() < 0.2:
            self._page, self.revision = f"{self.name} {next(self._pages)}", -1
        self.world.after(self.world.chance.randrange(most), self.come)

    def lose_server(self):
        self.reader = None
        self.come_later()

    @property
    def is_there(self):
        return self.reader is not None

    # Saying

    def say(self, **words):
        """Once, as it should be, or twice by two lines, or never."""
        text, weather = encode(words).decode(), self.world.weather
        lost, doubled = (self.world.chance.random() < p for p in (weather.lost, weather.doubled))
        for _ in range(0 if lost else 2 if doubled else 1):
            late = self._way + self.world.chance.randrange(1 + round(weather.jitter))
            self.world.after(late, partial(self._arrive, self.reader, text))

    def _arrive(self, reader, text):
        if reader is self.reader and reader is not None:
            receive(self.room, reader, text, self.world.clock.now())

    def _be_ready(self):
        seat = self.reader.seat
        if seat is not None and self.room.stage == "gathering":
            self.say(do="ready", nonce=self.name)

    # Being told

    def read(self):
        """As a line does: when there may be something new."""
        if self.reader and self.reader.stirred:
            self.reader.stirred = False
            self._read()

    def _read(self):
        while self.reader and self.reader.outbox:
            self._listen(self.reader.outbox.popleft())
        while not self.wrong and self.reader and (update := self.room.next_update(self.reader)):
            self._told(update)

    def _listen(self, told):
        said = decode(encode(told))
        if said["on"] == "refusal" and said["code"] == "internal":
            self.wrong.append("the server failed at something said")

    def _told(self, update):
        self.world.told(self.reader.seat, shown(encode(update)))
        if update.revision <= self.revision:
            self.wrong.append(f"{update.revision} told after {self.revision}")
        self.revision = update.revision
        if self.reader.seat is not None:
            self._ping(update)
            came = partial(self._see, shown(encode(update)), self.reader.seat)
            self.world.after(self._way, came)

    def _ping(self, update):
        if update.stimulus:
            live, now, reader = self.room.live, self.world.clock.now(), self.reader
            payload = reader.pinged(update.revision, now)
            live.table.arbiter.sent(reader.seat, reader.line, update.revision, live.now())
            self.world.after(2 * self._way, partial(self._pong, reader, payload))

    def _pong(self, reader, payload):
        if reader is self.reader:
            pong(self.room, reader, payload, self.world.clock.now())

    # Playing

    def _press_again(self):
        if self._stands and self.world.clock.now() - self._stands[-1] > LONG:
            self._see(*self._stands[:2])

    def _see(self, update, seat):
        now = self.world.clock.now()
        self._stands = update, seat, now
        self._person.look(update, seat, now // 1000)
        if self._finger:
            self._finger.cancel()
        if plan := self._person.plan:
            due = max(0, plan.at * 1000 - now)
            self._finger = self.world.after(due, partial(self._press, now))

    def _press(self, presented):
        plan = self._person.act()
        self._stands = (*self._stands[:2], self.world.clock.now())
        if plan and self.is_there:
            self._seq += 1
            now = self.world.clock.now() / 1000
            stamps = {"presented": presented / 1000, "pressed": now, "sent": now}
            self.say(do="play", seq=self._seq, seen=plan.seen, **stamps, action=plan.action)
