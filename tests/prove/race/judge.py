"""What the server's own log says of the races, beside what the fingers really did."""

from collections import Counter

from sabot.core.record import order
from sabot.server.disk.sqlite import SqliteStore
from sabot.sim.lab import Race, Run
from sabot.sim.tally import Tally

NEVER = 2**62
RINGS = ("ring", "false-start")


class Account(Tally):
    """And what only a real server can tell."""

    def __init__(self, seats):
        super().__init__(seats)
        self.placed = Counter()  # presses with a record, by seat
        self.came_first = Counter()  # who would have won by order of arrival: is the race a race?
        self.stored = []  # µs from a verdict to the disk's word that it is there
        self.unseen = []  # µs that an act seemed later to the server than to its page
        self.late = []  # seat, and µs that the server measured beyond the true reaction
        self.resent = 0  # presses on stimuli that our kernel had to send again, on all lines


def tally_of(course, heats, seats):
    """All races of these heats in which everyone's press was judged, and how many were not."""
    tally, left_out, store = Account(seats), 0, SqliteStore(course.data)
    for heat in heats:
        kept = store.find(heat["table"])
        told, final = (course.notes[when][kept.head.seed.hex()] for when in ("told", "final"))
        for revision, placed in rings(kept.log, heat["runs"]).items():
            race = race_of(revision, heat["runs"][revision], placed, told, seats)
            left_out += race is None
            if race:
                count(tally, race)
                first = str(min(number for number, _ in placed.values()))
                tally.stored.append(told[first] - final[first])
    store.close()
    return tally, left_out


def rings(log, runs):
    """By the revision of the roll: each seat's first contested press, with its own revision."""
    found, current = {int(revision): {} for revision in runs}, None
    for revision, entry in enumerate(log, 1):
        current = revision if revision in found else current
        record = getattr(entry, "record", None)
        if current and record and entry.action["do"] in RINGS:
            found[current].setdefault(record.seat, (revision, record))
    return found


def race_of(roll, reactions, placed, told, seats):
    """None: somebody did not press, such as in the last roll before a table was left.

    Who pressed with another's ring already on the screen is refused and has no record: last.
    """
    if not placed or len(reactions) < seats:
        return None
    first = min(placed, key=lambda seat: placed[seat][0])
    revision, winner = placed[first]
    losers = {seat: record for seat, (_, record) in placed.items() if seat != first}
    records = [winner, *(losers[seat] for seat in order(losers.values()))]
    arrived = {record.seat: record.arrived for record in records}
    runs = [Run(reactions[seat], 0, arrived.get(seat, NEVER), 0) for seat in range(seats)]
    shown = next((record.shown for record in records if record.seen == roll), winner.shown)
    return Race(runs, records, shown, told[str(revision)], ())


def count(tally, race):
    """As the lab does, but for those without a record."""
    seats = [record.seat for record in race.records]
    tally.add(seats, race.runs, race.decided - min(run.arrived for run in race.runs))
    tally.came_first[min(race.records, key=lambda record: record.arrived).seat] += 1
    capped = race.records[0].final == "cap"
    tally.capped += capped
    tally.revised += not capped and order(race.records) != tuple(seats)
    for record in race.records:
        tally.gain[record.seat] += race.shown + race.runs[record.seat].reaction - record.tau
        tally.placed[record.seat] += 1
        tally.late.append((record.seat, record.house - race.runs[record.seat].reaction))
        tally.unseen += [record.house - record.page] if record.mode != "server" else []
        tally.resent += record.heard > record.sent + record.rtt + record.jitter
