"""A few seeds of `python -m tests.faults`, and that it finds what it looks for."""

import pytest

from sabot.server.live import Live
from tests.faults.world import World

FOUND = (46,)  # a page was told the same again and again: more was told at once than it may lag


@pytest.mark.parametrize("seed", (*range(20), *FOUND))
async def test_whatever_fails_told_means_stored_and_no_table_hangs(seed):
    world = World(seed)
    await world.run()
    assert world.wrong == []


async def test_a_seed_is_one_run():
    worlds = [World(5), World(5)]
    for world in worlds:
        await world.run()
    assert worlds[0].digest == worlds[1].digest and worlds[0].crashes == worlds[1].crashes > 0


async def test_a_house_that_tells_before_it_stores_is_found_out(monkeypatch):
    append = Live._append

    def hasty(live, revision, entries):
        append(live, revision, entries)
        live._show(live._asked)

    monkeypatch.setattr(Live, "_append", hasty)
    world = World(2)
    await world.run()
    assert any("is told and not stored" in words for words in world.wrong)
