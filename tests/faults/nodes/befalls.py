"""What befalls nodes, their ways to the database, the database and pages: by chance, one by one."""

from sabot.server.clock import SECOND
from sabot.server.cluster.nodes import LEASE

SOON = 3 * SECOND  # between two faults, at most
LONG = 2 * LEASE + 2 * SECOND  # of one fault, at most


class Faults:
    def __init__(self, world):
        self.world, self.chance, self.over, self.done = world, world.chance, False, []
        self._kinds = [self._cut] * 4 + [self._stop] * 3 + [self._kill] * 3 + [self._leave]
        self._kinds += [self._drain, self._crash, self._fill, self._slow] + [self._lose_page] * 4

    def begin(self):
        self.world.after(self.chance.randrange(SOON), self._one)

    def end(self):
        """All is well again."""
        self.over = True
        database = self.world.database
        database.down = database.full = False
        self.world.be_fine()
        for node in self.world.nodes:
            node.link.slow = 0
            if node.link.cut:
                node.link.mend(late=False)
            if node.runs and node.process.stopped:
                node.process.go_on()
            database.nodes.get(node.name, {})["draining"] = False
            node.start()

    def _one(self):
        if not self.over:
            kind = self.chance.choice(self._kinds)
            kind(self.chance.choice(self.world.nodes))
            self.done.append(kind.__name__.strip("_"))
            self.begin()

    def _later(self, call, most=LONG):
        self.world.after(self.chance.randrange(most), lambda: None if self.over else call())

    def _cut(self, node):
        """From the database; what was under way is lost, or comes late."""
        if node.link.cut:
            return
        node.link.break_off(self.chance.choice(("silent", "silent", "broken")))
        late = self.chance.random() < 0.5
        self._later(lambda: node.link.mend(late))

    def _stop(self, node):
        process = node.process
        if node.runs and not process.stopped:
            process.stop(freezes=self.chance.random() < 0.25)
            self._later(lambda: process.stopped and process.go_on())

    def _kill(self, node):
        """Its process, or its whole machine, which hangs up on nobody."""
        if node.runs:
            node.die(hangs_up=self.chance.random() < 0.5)
            self._later(node.start)

    def _leave(self, node):
        node.leave()

    def _drain(self, node):
        """By `sabot drain`, and back."""
        row = self.world.database.nodes.get(node.name)
        if row:
            row["draining"] = True

    def _crash(self, _):
        database = self.world.database
        database.crash()
        self._later(lambda: setattr(database, "down", False), 8 * SECOND)

    def _fill(self, _):
        database = self.world.database
        database.full = True
        self._later(lambda: setattr(database, "full", False), 8 * SECOND)

    def _slow(self, node):
        """Answers take long, though they come."""
        node.link.slow = self.chance.randrange(3 * SECOND)
        self._later(lambda: setattr(node.link, "slow", 0))

    def _lose_page(self, _):
        self.chance.choice(self.world.pages).cut()
