"""All that anybody was told of one table, against what a replay of its log would tell."""

from msgspec.json import decode, encode

from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.server.wire import Placed

# What is fleeting isn't told to everybody: not to pages that come back later.
FLEETING = {kind.__struct_config__.tag for box in GAMES.values() for kind in box.game.fleeting}
BEHIND = 64  # revisions; nobody is told of one that is longer ago


class Witness:
    def __init__(self):
        self.wrong, self.compared, self.revision = [], 0, -1  # up to which the log was read
        self._told, self._table = {}, None  # what is not compared yet, by revision and seat
        self._lately = {}  # what a replay tells, by revision

    def note(self, seat, update):
        """It is the same for everybody who is told it, every time."""
        told = parts(update)
        if self._told.setdefault((update.revision, seat), told) != told:
            self.wrong.append(f"revision {update.revision} was told in two ways to seat {seat}")

    def read(self, head, entries):
        """The log goes on from where it was read; `head` is its revision 0."""
        if self._table is None and head:
            self._table = Table(GAMES[head.game].game, head)
            self._keep()
        for entry in entries:
            self._table.write(entry)
            self._keep()
        self._compare()

    def _keep(self):
        self.revision = self._table.revision
        self._lately[self.revision] = replayed(self._table)

    def _compare(self):
        for (revision, seat), told in self._told.items():
            self.compared += 1
            if revision not in self._lately:
                self.wrong.append(f"revision {revision} was told and is not stored")
            elif told != self._lately[revision](seat):
                self.wrong.append(f"revision {revision} is not what seat {seat} was told")
        self._told.clear()
        self._lately = {n: tell for n, tell in self._lately.items() if n > self.revision - BEHIND}


def parts(update):
    places = tuple(map(tuple, update.places)) if update.places is not None else None
    raw = bytes(update.view), lasting(bytes(update.events)), bytes(update.placed)
    return (*raw, update.deadline, places)


def lasting(events):
    return [event for event in decode(events) if event["on"] not in FLEETING]


def replayed(table):
    """What each seat should have been told, by what the log says."""
    kept, game, act = table.last, table.game, table.act_at(table.revision)
    result = game.result(kept.state)
    placed = Placed(table.tag_of(act), act.record) if act and act.record else None
    places = tuple(tuple(sorted(p)) for p in result.places) if result else None
    rest = lasting(encode(kept.events)), encode(placed), kept.wake.at if kept.wake else None, places
    return lambda seat: (encode(game.view(kept.state, seat)), *rest)
