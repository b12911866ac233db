"""What a reader is told next of a game in play: each revision at its slot, none before it."""

from collections.abc import Iterable

from msgspec.structs import replace

from sabot.core.game import Event, Millis
from sabot.server.table.live import Live
from sabot.server.table.reader import Reader
from sabot.server.wire import Past, Update

LATELY = 30  # revisions whose events a newcomer is told
BEHIND = 32  # revisions; a reader further behind gets the newest view instead
FLEETING: Millis = 2_000  # how long a line may be late and still be told what is fleeting


def next_update(live: Live, reader: Reader) -> Update | None:
    """The reader's next revision, once its slot has come; a newcomer starts with the newest."""
    if reader.cursor < 0 or not -1 <= live.told - reader.cursor <= BEHIND:
        skip(live, reader)
    while live.due(reader.seat, revision := max(0, reader.cursor + 1)):
        reader.cursor = revision
        refuse(live, reader)
        if reader.shown < 0 or live.shows(revision, reader.seat):
            after, reader.shown = reader.shown, revision
            return as_it_happens(live, live.update(revision, reader.seat, after))
    live.at_slot(reader.seat, revision, reader.stir)
    return None


def as_it_happens(live: Live, update: Update) -> Update:
    """What is fleeting is told to readers that were there, and not long after."""
    late = live.now() // 1000 - live.table.at_revision(update.revision).at
    if update.after >= 0 and late <= FLEETING:
        return update
    return replace(update, events=lasting(live, update.events))


def lasting(live: Live, events: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(event for event in events if not isinstance(event, live.table.game.fleeting))


def refuse(live: Live, reader: Reader) -> None:
    """Tell it every refusal that rests on nothing it has not been shown."""
    while reader.refusals:
        rests_on, refusal = reader.refusals[0]
        if rests_on > reader.cursor or not live.due(reader.seat, rests_on):
            return
        reader.refusals.popleft()
        reader.say(refusal)


def skip(live: Live, reader: Reader) -> None:
    """To the newest it may see; if it has that one, it only waits for the slots of the others."""
    newest = live.newest_due(reader.seat)
    if not 0 <= reader.cursor == newest:
        reader.cursor, reader.shown = newest - 1, -1


def past(live: Live, reader: Reader) -> Past | None:
    """For a newcomer, what the revisions up to the newest one it may see have told."""
    if reader.cursor >= 0:
        return None
    newest = live.newest_due(reader.seat)
    lately = range(max(1, newest - LATELY), newest)
    events = lasting(live, (event for n in lately for event in live.table.at_revision(n).events))
    placed = [(n, placed) for n in lately if (placed := live.placed(n))]
    return Past(events, tuple(placed)) if events or placed else None
