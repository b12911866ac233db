"""What a reader is told next of a game in play: each revision at its slot, none before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sabot.server.wire import Past, Update

if TYPE_CHECKING:
    from sabot.server.table.live import Live
    from sabot.server.table.reader import Reader
    from sabot.server.table.room import Room

LATELY = 30  # revisions whose events a newcomer is told
BEHIND = 32  # revisions; a reader further behind gets the newest view instead


def next_update(room: Room, reader: Reader) -> Update | None:
    """The reader's next revision, once its slot has come; a newcomer starts with the newest."""
    if room.live is None:
        return None
    if reader.cursor < 0 or not -1 <= room.live.told - reader.cursor <= BEHIND:
        skip(room.live, reader)
    revision = max(0, reader.cursor + 1)
    if not room.live.due(reader.seat, revision):
        stir_at_slot(room, reader, revision)
        return None
    reader.cursor = revision
    refuse(room, reader)
    return room.live.update(revision, reader.seat)


def refuse(room: Room, reader: Reader) -> None:
    """What rests on nothing that this reader has not been told."""
    while room.live and reader.refusals:
        rests_on, refusal = reader.refusals[0]
        if rests_on > reader.cursor or not room.live.due(reader.seat, rests_on):
            return
        reader.refusals.popleft()
        reader.say(refusal)


def skip(live: Live, reader: Reader) -> None:
    """To the newest it may see; if it has that one, it only waits for the slots of the others."""
    newest = live.newest_due(reader.seat)
    if not 0 <= reader.cursor == newest:
        reader.cursor = newest - 1


def past(room: Room, reader: Reader) -> Past | None:
    """For a newcomer, what the revisions up to the newest one it may see have told."""
    if room.live is None or reader.cursor >= 0:
        return None
    newest = room.live.newest_due(reader.seat)
    lately = range(max(1, newest - LATELY), newest)
    events = [event for n in lately for event in room.live.table.at_revision(n).events]
    placed = [(n, placed) for n in lately if (placed := room.live.placed(n))]
    return Past(tuple(events), tuple(placed)) if events else None


def stir_at_slot(room: Room, reader: Reader, revision: int) -> None:
    slot = room.live.slot(reader.seat, revision) if room.live else None
    if room.live and slot is not None:
        room.clock.at(room.clock.now() + max(0, slot - room.live.now()), reader.stir)
