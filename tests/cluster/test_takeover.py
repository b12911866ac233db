"""Two lobbies over one store: a table is one node's alone, and another's once that one is dead."""

import asyncio

import pytest

from sabot.core.game import Illegal
from sabot.core.log import TakenOver
from sabot.server.clock import today
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.limits import FINDERS
from sabot.server.table import chairs, chat, moving
from sabot.server.table.forgetting import forget_player
from sabot.server.table.hosting import remove
from sabot.server.table.lobby import Lobby
from sabot.server.table.neighbours import Elsewhere
from sabot.server.table.player import Player
from sabot.server.wire import Open, Reacted
from tests.server.parlour import Clock, Guest

ANN, BOB = Player("ann", "ann", "fox"), Player("bob", "bob", "owl")


class Neighbours:
    """One node's, among those that live."""

    def __init__(self, me, dead):
        self.me, self._dead, self.cut_off, self.store = me, dead, False, None

    def is_cut_off(self):
        return self.cut_off

    async def locate(self, id):
        if kept := self.store.find(id):
            await self.check(kept)

    async def owns(self, id):
        return self.store.find(id).owner == self.me

    def leaves(self, id, game):
        return False

    async def check(self, kept):
        if kept.owner not in (None, self.me, *self._dead):
            raise Elsewhere(kept.id, kept.owner)


class Node:
    def __init__(self, name, path, clock, dead):
        self.store, self.clock, self.guests = SqliteStore(path, clock, owner=name), clock, []
        self.lobby = Lobby(self.store, clock)
        self.lobby.neighbours = Neighbours(name, dead)
        self.lobby.neighbours.store = self.store

    def come(self, room, name):
        self.room = room
        return Guest(self, name)

    async def rest(self):
        for _ in range(6):
            await self.store.settled()
            await asyncio.sleep(0)

    def close(self):
        self.lobby.close()
        self.store.close()


@pytest.fixture
async def dead():
    return set()


@pytest.fixture
async def nodes(tmp_path, dead):
    clock, path = Clock(), str(tmp_path / "sabot.db")
    nodes = [Node(name, path, clock, dead) for name in "ab"]
    yield nodes
    for node in nodes:
        node.close()


@pytest.fixture
async def table(nodes):
    """A table that gathers at the first node; Ann and Bob sit there."""
    room = await nodes[0].lobby.open(Open("zinga", 2, {}), ANN)
    guests = [nodes[0].come(room, name) for name in ("ann", "bob")]
    await nodes[0].rest()
    assert len(chairs.people(room.sitting)) == len(guests)
    return room


async def deal(node, room):
    room.gathering.ready(0, "n")
    room.gathering.ready(1, "n")
    await node.rest()
    assert room.stage == "playing"


async def test_a_living_node_keeps_its_table(nodes, table):
    with pytest.raises(Elsewhere) as where:
        await nodes[1].lobby.room(table.id)
    assert where.value.node == "a" and where.value.table == table.id


async def test_a_gathering_table_is_taken_over_with_its_chairs(nodes, table, dead):
    dead.add("a")
    room = await nodes[1].lobby.room(table.id)
    assert room.stage == "gathering" and room.sitting == table.sitting
    kept = nodes[1].store.find(table.id)
    assert (kept.owner, kept.epoch, kept.log) == ("b", 1, [])


async def test_a_game_goes_on_where_its_log_ends(nodes, table, dead):
    await deal(nodes[0], table)
    before = nodes[0].store.find(table.id).log
    dead.add("a")
    room = await nodes[1].lobby.room(table.id)
    await nodes[1].rest()
    log = nodes[1].store.find(table.id).log
    assert log[: len(before)] == before
    assert log[len(before)] == TakenOver(before[-1].at if before else 0, 1)
    assert room.live.paused == "restart" and room.live.table.revision == len(log)


async def test_a_game_that_is_over_without_a_record_is_taken_over_as_it_is(nodes, table, dead):
    await deal(nodes[0], table)
    table.close("nobody")
    await nodes[0].rest()
    log = nodes[0].store.find(table.id).log
    dead.add("a")
    room = await nodes[1].lobby.room(table.id)
    kept = nodes[1].store.find(table.id)
    assert room.stage == "closed" and (kept.owner, kept.epoch, kept.log) == ("b", 1, log)


async def test_a_table_that_always_changes_keeps_no_finder_busy_for_ever(nodes, table, dead):
    await deal(nodes[0], table)
    dead.add("a")
    find = nodes[1].lobby._find

    def outdated(id):
        found = find(id)
        return found._replace(kept=found.kept._replace(epoch=7))

    nodes[1].lobby._find = outdated
    for _ in range(FINDERS + 1):
        with pytest.raises(Illegal, match="node-away"):
            await nodes[1].lobby.room(table.id)
    nodes[1].lobby._find = find
    assert (await nodes[1].lobby.room(table.id)).stage == "playing"


async def test_a_page_that_was_told_more_than_a_node_knows_is_led_to_the_owner(nodes, table, dead):
    """The clock of the first node stood still, so it believes that its lease goes on."""
    await deal(nodes[0], table)
    dead.add("a")
    room = await nodes[1].lobby.room(table.id)
    await nodes[1].rest()
    assert await nodes[0].lobby.room(table.id) is table and room.live.told > table.live.told
    with pytest.raises(Elsewhere) as where:
        await nodes[0].lobby.room(table.id, seen=room.live.told)
    assert where.value.node == "b" and table.id not in nodes[0].lobby.rooms
    assert await nodes[1].lobby.room(table.id, seen=10**9) is room


async def test_of_two_nodes_that_take_a_table_at_once_one_has_it(nodes, table, dead, tmp_path):
    await deal(nodes[0], table)
    dead.add("a")
    third = Node("c", str(tmp_path / "sabot.db"), nodes[0].clock, dead)
    both = (nodes[1], third)
    found = await asyncio.gather(*(n.lobby.room(table.id) for n in both), return_exceptions=True)
    assert sorted(isinstance(each, Elsewhere) for each in found) == [False, True]
    assert nodes[1].store.find(table.id).epoch == 1
    third.close()


async def test_two_visitors_of_one_node_find_one_room(nodes, table, dead):
    dead.add("a")
    one, other = await asyncio.gather(*(nodes[1].lobby.room(table.id) for _ in range(2)))
    assert one is other


async def test_a_host_that_speaks_to_the_old_owner_removes_nobody(nodes, table, dead):
    dead.add("a")
    room = await nodes[1].lobby.room(table.id)
    remove(table, 1)
    await nodes[0].rest()
    assert not table.ledger.is_stored and table.id not in nodes[0].lobby.rooms
    assert chairs.people(nodes[1].store.find(table.id).sitting) == chairs.people(room.sitting)


async def test_a_rematch_at_the_old_owner_is_not_linked(nodes, table, dead):
    table.close("nobody")
    await nodes[0].rest()
    dead.add("a")
    here = await nodes[1].lobby.room(table.id)
    await nodes[0].lobby.rematch(table, ANN)
    await nodes[0].rest()
    assert table.id not in nodes[0].lobby.rooms and here.sitting.next is None
    again = await nodes[1].lobby.rematch(here, ANN)
    await nodes[1].rest()
    assert nodes[1].store.find(table.id).sitting.next == again.id


async def test_a_node_that_is_cut_off_says_nothing_until_it_knows_what_it_has(nodes, table):
    nodes[0].lobby.neighbours.cut_off = True
    assert table.audience.muted()
    with pytest.raises(Illegal, match="node-away"):
        await nodes[0].lobby.room(table.id)
    woken = []
    table.readers[0].wake = lambda: woken.append("woken")
    nodes[0].lobby.neighbours.cut_off = False
    moving.speak_again(nodes[0].lobby)
    assert woken == ["woken"] and not table.audience.muted()


async def test_what_is_lost_is_let_go_and_its_pages_are_cut(nodes, table):
    cuts = []
    table.readers[0].cut = lambda: cuts.append("cut")
    moving.let_go(nodes[0].lobby, table.id, even_if_over=False)
    assert cuts == ["cut"] and table.id not in nodes[0].lobby.rooms


async def test_a_table_that_is_handed_over_can_be_taken_at_once_with_all_it_wrote(nodes, table):
    await deal(nodes[0], table)
    await moving.hand_over(nodes[0].lobby, nodes[0].store, nodes[0].clock, table)
    room = await nodes[1].lobby.room(table.id)
    assert room.stage == "playing" and room.ledger.epoch == 1
    told = [type(each).__name__ for each in table.readers[0].outbox]
    assert told[-1] == "Moved" and table.readers[0].leaves


async def test_whoever_is_forgotten_is_so_at_tables_of_dead_nodes_too(nodes, table, dead):
    dead.add("a")
    await forget_player(nodes[1].lobby, nodes[1].store, "bob")
    assert "bob" not in str(nodes[1].store.find(table.id).sitting)


async def test_to_be_forgotten_by_a_node_that_had_lost_the_table_is_refused(nodes, table, dead):
    dead.add("a")
    await nodes[1].lobby.room(table.id)
    with pytest.raises(Illegal, match="node-away"):
        await forget_player(nodes[0].lobby, nodes[0].store, "bob")
    dead.clear()
    for node in nodes:
        await forget_player(node.lobby, node.store, "bob")
    assert "bob" not in str(nodes[1].store.find(table.id).sitting)


async def test_to_be_forgotten_by_a_node_that_is_cut_off_is_refused(nodes, table, dead):
    await nodes[0].rest()
    nodes[1].lobby.neighbours.cut_off = True
    with pytest.raises(Illegal, match="node-away"):
        await forget_player(nodes[1].lobby, nodes[1].store, "bob")


def claps(node, room):
    """The number by which a page tells this reaction from a copy of an earlier one."""
    guest = node.come(room, "ann")
    room.talk.react(guest.reader, "clap")
    guest.read()
    return next(told.id for told in guest.told if isinstance(told, Reacted))


async def test_pages_still_hear_what_is_said_at_a_node_whose_clock_is_behind(
    nodes, table, dead, monkeypatch
):
    last, yesterday = claps(nodes[0], table), today() - 86_400_000
    dead.add("a")
    monkeypatch.setattr(chat, "today", lambda: yesterday)
    assert claps(nodes[1], await nodes[1].lobby.room(table.id)) > last


def test_however_often_a_table_moves_a_page_can_count_what_is_said():
    ids = [chat.first_id(epoch) for epoch in (0, 1, 10**9)]
    assert ids == sorted(ids) and ids[0] <= today() and ids[-1] < 2**53 - 2**41
