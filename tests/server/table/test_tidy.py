"""Tidying waits until nobody is about to be first, and takes what is over."""

import asyncio
import gc
from weakref import ref

from sabot.server.table.lobby import Lobby
from sabot.server.table.tidy import quiet


async def test_a_quiet_server_is_tidied_at_once(parlour):
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


async def test_a_game_that_is_over_leaves_memory_once_nobody_looks_at_it(parlour):
    [ann] = await parlour.deal("ann")
    lobby = Lobby(parlour.store, parlour.clock)
    lobby.rooms["parlour"] = parlour.room
    lobby.forget()
    assert "parlour" in lobby.rooms, "it goes on"
    await parlour.until(lambda: parlour.room.stage == "over")
    lobby.forget()
    assert "parlour" in lobby.rooms, "ann looks at the result"
    ann.leave()
    room, ann, parlour.room = ref(parlour.room), None, None
    lobby.forget()
    gc.collect()
    assert lobby.rooms == {} and room() is None
    assert (await lobby.room("parlour")).stage == "over"
