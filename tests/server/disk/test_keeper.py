"""The keeper of finished games, on a clock that jumps: what it does when a record can't be made."""

import pytest

from sabot.kept import reading
from sabot.server.disk.keeper import Keeper


class Here:
    """A pool of no processes."""

    async def run(self, work):
        return work()


@pytest.fixture
async def over(parlour):
    """A game that has ended and isn't kept yet."""
    await parlour.deal("ann")
    parlour.guests[0].leave()
    await parlour.until(lambda: parlour.room.stage == "closed")
    await parlour.rest()
    return parlour


def keeper_of(parlour, pool=None):
    return Keeper(parlour.store, parlour.clock, pool or Here())


async def test_a_game_too_long_for_a_reader_keeps_its_log(over, monkeypatch, caplog):
    before, keeper = over.store.find("parlour"), keeper_of(over)
    monkeypatch.setattr(reading, "WHOLE", 2_000)
    keeper.keep("parlour")
    await keeper.wait("parlour")
    assert over.store.game("parlour").record is None and "can't be kept" in caplog.text
    assert over.store.find("parlour") == before
    monkeypatch.undo()
    keeper.keep("parlour")
    await keeper.wait("parlour")
    assert over.store.game("parlour").record
    assert over.store.find("parlour").log == before.log
