"""The law of updates: over a whole game, what shows a reader nothing makes no update for them.

A deadline alone is nothing to see. If an act that is hidden moves it, the game tells of that act.
"""

from sabot.server.table.cursor import next_update
from tests.conformance.frames import encode, is_own, live_of, reader_of, write


def check_updates(table, log):
    """Raise AssertionError at the first update that shows its reader nothing."""
    live = live_of(table)
    live.told = 0
    readers = [reader_of(seat) for seat in (None, *range(table.head.seats))]
    shown = [next_update(live, reader) for reader in readers]
    for entry in log:
        write(live, entry)
        shown = [read(live, *pair, entry) for pair in zip(readers, shown, strict=True)]


def read(live, reader, before, entry):
    """What this reader has been shown last, after this entry."""
    update = next_update(live, reader)
    if not is_own(entry, reader.seat):  # its page waits for an answer
        now = live.update(live.table.revision, reader.seat)
        check_update(before, update, now, f"{live.table.game.id}: {entry}, told to {reader.seat}")
    return update or before


def check_update(before, update, now, what):
    shows = now.events or now.placed or picture(now) != picture(before)
    clock = (now.deadline, now.hot) == (before.deadline, before.hot)
    assert shows or clock, f"{what}: the deadline or `hot` tells of what is hidden"
    assert bool(update) == bool(shows), f"{what}: an update shows nothing, or is missing"


def picture(update):
    return encode((update.view, update.places))
