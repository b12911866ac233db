"""What must hold in a simulated run of several nodes, whatever fails."""

from msgspec.json import decode, encode

from sabot.core.log import Act, Entry, Tick
from sabot.load.person import shown
from sabot.server.cluster.nodes import LEASE
from tests.faults.witness import Witness
from tests.faults.world import Complaints

EXPECTED = (
    "no beat reaches the database",
    "the database fails",
    "entries refused",  # they may have been committed: read again, soon
    "a table stood still",
)


class Judge:
    """`promised`: tables of which a removal was answered."""

    def __init__(self, world):
        self.world, self.database, self.promised = world, world.database, []
        self._witnesses = {}

    def tells(self, line, update):
        """Told means stored, at this very moment. A node that has just lost a table may still tell
        what it had stored before, but not once it has had no beat for a lease."""
        id, node = line.table, line.node
        if update.revision not in self.database.logs.get(id, {}):
            self._say(f"{id}: revision {update.revision} is told and not stored")
        is_stale = line.room.ledger.epoch < self.database.tables[id].epoch
        if is_stale and update.revision >= self.database.taken[id]:
            self._say(f"{id}: {node.name} tells what another node has written")
        if not node.process.was_frozen and not self._beats(node):
            self._say(f"{id}: {node.name} tells, though its lease is over")
        witness = self._witnesses.setdefault(id, Witness())
        witness.note(update.seat, shown(encode(update)))

    def end_of(self, id):
        return len(self.database.logs.get(id, {}))

    def goes_on(self, id, before):
        """Something was played since, or nothing is left to play; an order is carried out."""
        if id in self.database.closing:
            return False
        if not self.database.tables[id].live:
            return True
        fresh = list(self.database.logs.get(id, {}).values())[max(1, before) :]
        return any(isinstance(decode(entry, type=Entry), Act | Tick) for entry in fresh)

    def compare(self):
        for id, witness in self._witnesses.items():
            kept = self.database.find(id)
            witness.read(kept.head, kept.log)
            self.world.wrong += [f"{id}: {words}" for words in witness.wrong]
        for id in self.promised:
            if not self.database.find(id).sitting.removed:
                self._say(f"{id}: a removal is forgotten")
        self.world.wrong += [words for page in self.world.pages for words in page.wrong]

    @property
    def compared(self):
        return sum(witness.compared for witness in self._witnesses.values())

    def _beats(self, node):
        """By the database's clock."""
        row = self.database.nodes.get(node.name)
        is_its = row is not None and row["incarnation"] == node.process.who
        return is_its and self.world.clock.now() - row["beat"] <= LEASE

    def _say(self, words):
        self.world.wrong.append(words)


class NodesComplain(Complaints):
    """What a node says of its database isn't wrong."""

    def emit(self, record):
        if not record.getMessage().startswith(EXPECTED):
            super().emit(record)
