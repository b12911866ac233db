"""A few seeds of `python -m tests.faults`, and that it finds what it looks for."""

import pytest

from sabot.core.arbiter import Arbiter
from sabot.server.table.live import Live
from tests.faults.world import World

FOUND = (
    46,  # a page was told the same again and again: more was told at once than it may lag
    231,  # a later view under an earlier number: a jump of the clock wrote more than is kept
    421,  # a game in play with nobody in its chairs: these were kept in a commit of their own
)


@pytest.mark.parametrize("seed", (*range(20), *FOUND))
async def test_whatever_fails_told_means_stored_and_no_table_hangs(seed):
    world = World(seed)
    await world.run()
    assert world.wrong == []


async def test_an_echo_that_is_played_is_found_out(monkeypatch):
    monkeypatch.setattr(Arbiter, "is_copy", lambda *_: False)
    worlds = [World(seed) for seed in range(8)]
    for world in worlds:
        await world.run()
    assert any("was taken twice" in words for world in worlds for words in world.wrong)


async def test_a_seed_is_one_run():
    worlds = [World(9), World(9)]  # one of those that crash
    for world in worlds:
        await world.run()
    assert worlds[0].digest == worlds[1].digest and worlds[0].crashes == worlds[1].crashes > 0


async def test_a_server_that_tells_before_it_stores_is_found_out(monkeypatch):
    append = Live._append

    def hasty(live, revision, entries):
        append(live, revision, entries)
        live._show(live._asked)

    monkeypatch.setattr(Live, "_append", hasty)
    world = World(2)
    await world.run()
    assert any("is told and not stored" in words for words in world.wrong)
