"""Whatever failed while it was played, a game that our own server kept can be verified."""

from io import BytesIO

import pytest
from msgspec.structs import replace

from sabot.core.log import Closed
from sabot.kept.reading import read
from sabot.kept.verify import verify
from sabot.kept.writing import record
from sabot.registry import GAMES
from sabot.server.disk.recording import title_of
from tests.faults.world import TABLE, World


async def verified(seed):
    world = World(seed)
    await world.run()
    kept = world.server.disk.find(TABLE)
    title, log = title_of(TABLE, kept.sitting, kept.head, 0), kept.log
    if not (title.places or title.reason):  # some are in play yet
        title, log = replace(title, reason="operator"), [*log, Closed(2**40, "operator")]
    game = GAMES[title.game].game
    return verify(read(BytesIO(record(game, title, log))), game)


@pytest.mark.parametrize("seed", range(6))
async def test_it_holds(seed):
    report = await verified(seed)
    assert report.differs is None and report.whole
