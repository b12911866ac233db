"""The film is what was told: frame by frame what a page had, and never more than a view."""

import pytest
from msgspec.json import decode, encode

from sabot.kept.film import film
from sabot.server.disk.sqlite import SqliteStore
from tests.server.parlour import Parlour


def plain(thing):
    return decode(encode(thing))


def frames_of(game, head, log):
    """With every view in full."""
    shown = [None] * (head.seats + 1)
    for frame in film(game, head, log):
        found = plain(frame)
        shown = [old if new == 0 else new for old, new in zip(shown, found["views"], strict=True)]
        yield found | {"views": shown}


@pytest.fixture
async def parlour(tmp_path):
    store = SqliteStore(str(tmp_path / "sabot.db"))
    yield Parlour(store)
    store.close()


async def test_a_film_shows_what_each_page_was_told_and_when_it_was_told_nothing(parlour):
    ann = (await parlour.deal("ann"))[0]
    eve = parlour.come("eve", watch=True)
    await parlour.until(lambda: parlour.room.stage == "over")
    kept = parlour.store.find("parlour")
    frames = list(frames_of(parlour.room.live.table.game, kept.head, kept.log))
    for guest, chair in ((ann, ann.seat), (eve, kept.head.seats)):
        assert len(guest.updates) > 50
        for update in guest.updates:
            assert told(update) == shown(frames[update.revision], chair, update.after < 0)
        first = guest.updates[0].revision
        tells = [n for n, frame in enumerate(frames) if frame["tells"][chair] and n > first]
        assert tells == [update.revision for update in guest.updates[1:]]
    assert any("placed" in frame for frame in frames)


def told(update):
    found = plain(update)
    stimulus = found["stimulus"] if found["after"] >= 0 else None
    return *(found[name] for name in ("deadline", "hot", "events", "placed", "view")), stimulus


def shown(frame, chair, newcomer):
    """A page that comes is told all as new."""
    stimulus = None if newcomer else frame["stimulus"]
    at_once = frame["deadline"], frame["hot"], frame["events"], frame.get("placed")
    return *at_once, frame["views"][chair], stimulus
