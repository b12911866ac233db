"""Tidying waits until nobody is about to be first."""

import asyncio

from sabot.server.table.lobby import Lobby
from sabot.server.table.tidy import quiet


async def test_a_quiet_house_is_tidied_at_once(parlour):
    await asyncio.wait_for(quiet(Lobby(parlour.store, parlour.clock), pause=60), timeout=1)


async def test_a_race_is_not_disturbed(parlour):
    await parlour.deal("ann", "bob")
    lobby = Lobby(parlour.store, parlour.clock)
    lobby.rooms["parlour"] = parlour.room
    await parlour.until(lambda: parlour.room.hot)
    waiting = asyncio.create_task(quiet(lobby, pause=0))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not waiting.done()
    await parlour.until(lambda: not parlour.room.hot)
    await waiting
