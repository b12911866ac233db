"""Whatever failed while it was played, a game that our own house kept can be verified."""

from io import BytesIO

import pytest

from sabot.kept.reading import read
from sabot.kept.verify import verify
from sabot.kept.writing import record
from sabot.registry import GAMES
from sabot.server.disk.recording import title_of
from tests.faults.world import TABLE, World


async def verified(seed):
    world = World(seed)
    await world.run()
    kept = world.house.disk.find(TABLE)
    title = title_of(TABLE, kept.sitting, kept.head, 0)
    game = GAMES[title.game].game
    return verify(read(BytesIO(record(game, title, kept.log))), game)


@pytest.mark.parametrize("seed", range(6))
async def test_it_holds(seed):
    report = await verified(seed)
    assert report.differs is None and report.whole
