"""A server that starts again: its door opens at once, and tables are taken up one by one."""

from threading import Event

from aiohttp.test_utils import TestServer

from sabot.server.disk.sqlite import SqliteStore
from sabot.server.http.app import LOBBY, make_app
from sabot.server.table.lobby import Lobby
from sabot.server.table.player import Player
from sabot.server.wire import Open
from tests.server.page import open_table, visit

ANN = Player("ann", "ann", "fox")


async def test_whoever_comes_is_served_before_all_tables_are_taken_up(guest, database, monkeypatch):
    async with TestServer(make_app(database)) as server:
        ann = await guest(server)
        first, last = await open_table(ann), await open_table(ann)
        before = await visit(ann, last)
        await before.close()
    go_on, find = Event(), SqliteStore.find
    monkeypatch.setattr(SqliteStore, "find", lambda *ends: find(*ends) if waits(ends) else None)

    def waits(ends):
        return ends[1] == last or go_on.wait(10)

    async with TestServer(make_app(database)) as server:
        bob = await guest(server)
        page = await visit(bob, last)
        assert page.seating["table"] == last and first not in server.app[LOBBY].rooms
        go_on.set()
        await page.close()


async def test_nothing_of_finished_games_is_read_at_the_start(database):
    store = SqliteStore(database)
    await store.append("done", 0, ["head", "entry"])
    store.close()
    store = SqliteStore(database)
    assert store._ends == {}
    await store.append("done", 2, ["entry"])
    assert store._ends == {"done": 2}
    store.close()


async def test_at_a_table_that_was_closed_before_the_deal_nothing_changes(parlour, store):
    lobby = Lobby(store, parlour.clock)
    room = await lobby.open(Open("zinga", 2, {}), ANN)
    room.gathering.came(ANN, None)
    room.close("nobody")
    await store.settled()
    parlour.room = await Lobby(store, parlour.clock).room(room.id)
    await parlour.wait(60)
    assert parlour.room.stage == "closed" and parlour.room.seats("ann")
