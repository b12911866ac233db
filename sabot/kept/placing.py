"""Whether entries lie where they can: contested acts by their records, the others in time."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sabot.core.arbiter import KEPT, Micros
from sabot.core.game import Millis
from sabot.core.log import Act, Entry, Resumed, Tick
from sabot.core.luck import Luck
from sabot.core.record import CELL, DEVICE, Record, cell_of, tau_of
from sabot.core.table import Table

Contested = tuple[int, Act]


class Rank(NamedTuple):
    """The order of everything."""

    cell: Micros
    lot: int
    arrived: Micros


def misplaced(seed: bytes, acts: Iterable[Contested]) -> Iterator[tuple[int, str]]:
    """By revision, why not. Rivals are at most some revisions apart."""
    before: deque[tuple[int, Rank]] = deque(maxlen=KEPT)
    for n, act in acts:
        assert act.record
        if why := odd(seed, act, act.record):
            yield n, why
        own = rank(act.record)
        for earlier, other in before:
            if was_there_first(own, other):
                yield n, f"by its stamps it comes before entry {earlier}, and was there in time"
        before.append((n, own))


def odd(seed: bytes, act: Act, record: Record) -> str | None:
    """What of a record doesn't follow from the rest of it, or from the seed."""
    if record.seat != act.seat or record.seen > act.seen:
        return "it is another act's"
    if record.lot != Luck(seed, "tie", record.seen, record.seat).below(2**32):
        return "its lot doesn't follow from the seed"
    if record.offset != offset_of(seed, record):
        return "its cells don't follow from the seed"
    if (record.house, record.reaction, record.mode) != reaction_of(record):
        return "its reaction doesn't follow from its stamps"
    if record.tau != tau_of(record):
        return "its moment doesn't follow from its stamps"
    return None


def offset_of(seed: bytes, record: Record) -> int:
    """An act on nothing that was shown counts from its own arrival, and has no cells."""
    is_unseen = record.shown == record.arrived and record.offset == 0
    return 0 if is_unseen else Luck(seed, "cell", record.seen).below(CELL)


def reaction_of(record: Record) -> tuple[int, int, str]:
    if record.mode == "bot":
        return record.arrived - record.shown, record.arrived - record.shown, "bot"
    house = record.arrived - record.heard - DEVICE
    if record.doubt:
        return house, house, "server"
    reaction = max(record.page, house - record.slack)
    return house, reaction, "page" if reaction == record.page else "bounded"


def was_there_first(later: Rank, earlier: Rank) -> bool:
    """Both were held, so the order was to be kept; what comes after a verdict is late."""
    return later < earlier and later.arrived < earlier.arrived


def rank(record: Record) -> Rank:
    return Rank(cell_of(tau_of(record), record.offset), record.lot, record.arrived)


def mistimed(table: Table, entry: Entry) -> str | None:
    """Why it can't have come at its moment, as far as that follows from anything."""
    last, due = table.last, deadline(table)
    match entry:
        case Tick():
            return None if entry.at == due else f"it says {entry.at}, its deadline is {due}"
        case Act(record=Record() as record):
            at = min(record.tau, record.arrived) // 1000
            at = max(last.at, at if due is None else min(at, due))
            return None if entry.at == at else f"it says {entry.at}, its record {at}"
        case Act() if due is not None and entry.at > due:
            return f"it says {entry.at}, but the clock came first, at {due}"
    return None if entry.at >= last.at else f"it says {entry.at}, the entry before it {last.at}"


def deadline(table: Table) -> Millis | None:
    """When the table moves by itself, if nobody acts before."""
    last = table.last
    return max(last.at, last.wake.at + last.lent) if last.wake else None


def odd_entry(table: Table, entry: Entry) -> Iterator[tuple[str, str]]:
    """What of an entry can't follow what is before it, and why."""
    if isinstance(entry, Act) and entry.seen > table.revision:
        yield "seen", "it answers what was yet to come"
    if why := mistimed(table, entry):
        yield "at", why
    if isinstance(entry, Act) and not entry.record and table.is_contested(entry):
        yield "record", "it was contested, and has none"
    if isinstance(entry, Resumed) and entry != (ours := table.resumed(entry.at)):
        yield "again", f"it gives back {entry.again} ms, the pause {ours.again}"
