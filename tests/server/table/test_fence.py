"""A table that another node has taken over: its old room writes nothing and tells nobody."""

from io import BytesIO

import pytest

from sabot.core.log import TakenOver
from sabot.kept.reading import read
from sabot.kept.verify import verify
from sabot.registry import GAMES
from sabot.server.clock import today
from sabot.server.disk.recording import made
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.table.lobby import Lobby
from sabot.server.table.player import Player
from sabot.server.wire import Open

ANN = Player("ann", "Ann", "fox")


@pytest.fixture
async def other(database, store):
    """Another node's store, over the same rows."""
    other = SqliteStore(database, owner="other")
    yield other
    other.close()


@pytest.fixture
async def ann(parlour):
    [ann] = await parlour.deal("ann")
    await parlour.wait(1)
    ann.cuts = []
    ann.reader.cut = lambda: ann.cuts.append("cut")
    return ann


async def take_over(other, id="parlour"):
    kept = other.find(id)
    entry = TakenOver(9_000, kept.epoch + 1) if kept.head else None
    return await other.take_over(id, kept.epoch, len(kept.log) + 1 if entry else 0, entry)


async def test_what_the_old_owner_decides_afterwards_is_told_to_nobody(parlour, ann, other):
    assert await take_over(other) == 1
    told, kept = ann.updates[-1].revision, other.find("parlour")
    await parlour.wait(60)
    assert ann.updates[-1].revision == told and ann.updates[-1].revision < len(kept.log)
    assert ann.cuts == ["cut"] and not parlour.room.live.paused
    assert other.find("parlour") == kept


async def test_the_next_owner_goes_on_where_the_log_ends(parlour, ann, other):
    await take_over(other)
    await parlour.wait(60)
    lobby = Lobby(other, parlour.clock)
    parlour.store, parlour.room, parlour.guests = other, await lobby.room("parlour"), []
    parlour.come("ann")
    await parlour.until(lambda: not other.find("parlour").live)
    kept = other.find("parlour")
    assert TakenOver(9_000, 1) in kept.log and kept.epoch == 1
    record = read(BytesIO(made(other.data, "parlour", today(), "other").record))
    assert made(other.data, "parlour", today(), "the old owner") is None
    assert record.log == kept.log and verify(record, GAMES["zinga"].game).holds


async def test_chairs_of_the_old_owner_are_not_stored(parlour, other):
    ann = parlour.come("ann")
    await parlour.rest()
    await take_over(other)
    kept = other.find("parlour")
    bob = parlour.come("bob")
    bob.cuts = []
    bob.reader.cut = lambda: bob.cuts.append("cut")
    await parlour.wait(5)
    assert other.find("parlour") == kept and bob.cuts == ["cut"] and ann.seat == 0


async def test_the_deal_of_the_old_owner_is_not_stored(parlour, other):
    ann = parlour.come("ann")
    await parlour.rest()
    await take_over(other)
    ann.ready()
    parlour.room.gathering.fill()
    await parlour.wait(5)
    assert other.find("parlour").head is None and ann.updates == []


async def test_the_lobby_drops_it_with_one_line_and_finds_it_again(parlour, store, other, caplog):
    lobby = Lobby(store, parlour.clock)
    room = await lobby.open(Open("zinga", 2, {}), ANN)
    await take_over(other, room.id)
    room.gathering.came(ANN, None)
    room.gathering.fill()
    parlour.room = room
    await parlour.rest()
    assert room.id not in lobby.rooms
    assert [record.message for record in caplog.records if record.levelname == "WARNING"] == [
        "another node has taken a table over"
    ]
    assert (await lobby.room(room.id)).ledger.epoch == 1
    lobby.close()
