"""A node that dies, is stopped, drains, or finds its name taken; mostly, beats are made by hand."""

import asyncio
from io import BytesIO

import asyncpg
import pytest

from sabot.core.log import TakenOver
from sabot.kept.reading import read
from sabot.server.clock import SECOND
from sabot.server.cluster import member
from sabot.server.cluster.member import LOOK, MOVES, Member, NameTaken, versions
from sabot.server.cluster.nodes import Usurped
from sabot.server.http.api import KEEPER, LOBBY, STORE
from sabot.server.http.chores import obey
from sabot.server.table.room import Room
from sabot.server.table.store import KeepsNothing, Lost
from tests.server.page import open_table, visit
from tests.server.process import run

BRISK = {"options": {"call_time": 1_000, "turn_time": 5_000}}


@pytest.fixture
async def pair(node, monkeypatch):
    async def by_hand(member):
        pass

    monkeypatch.setattr(Member, "run", by_hand)
    pair = [await node(name, public=True) for name in "ab"]
    for served in pair:
        served.member.trusts_from = 0
        await served.member.beat()
    return pair


@pytest.fixture
async def sql(data):
    db = await asyncpg.connect(data)
    yield db
    await db.close()


async def die(sql, name):
    """No beat for longer than a lease, by the database's clock."""
    await sql.execute("update nodes set beat = beat - interval '6 s' where name = $1", name)


async def take_over(served):
    await served.member.beat()
    if served.member._sweeping:
        await served.member._sweeping


def rooms(served):
    return served.server.app[LOBBY].rooms


async def play(guest, served):
    ann = await guest(served)
    table = await open_table(ann, alone=True, **BRISK)
    page = await visit(ann, table)
    await page.ready()
    await page.until(lambda p: p.view)
    return page


async def test_the_tables_of_a_dead_node_are_taken_over_though_nobody_asks(pair, guest, sql):
    page = await play(guest, pair[0])
    gathers = await open_table(await guest(pair[0]))
    await die(sql, "a")
    await take_over(pair[1])
    assert set(rooms(pair[1])) == {page.table, gathers}
    log = pair[1].server.app[STORE].find(page.table).log
    assert [entry.epoch for entry in log if isinstance(entry, TakenOver)] == [1]


async def test_a_game_that_was_over_before_its_node_died_is_shown_by_another(pair, guest, sql):
    page = await play(guest, pair[0])
    pair[0].server.app[LOBBY].keeper = KeepsNothing()  # it died before the record was made
    rooms(pair[0])[page.table].close("nobody")
    await pair[0].server.app[STORE].settled()
    await page.close()
    await die(sql, "a")
    await take_over(pair[1])
    async with asyncio.timeout(20):
        answer = await (await guest(pair[1])).get(f"/api/tables/{page.table}")
    assert (await answer.json())["stage"] == "closed"


async def test_a_game_whose_node_died_before_its_record_is_kept_by_another(pair, guest, sql):
    pair[0].server.app[LOBBY].keeper = KeepsNothing()
    page = await play(guest, pair[0])
    rooms(pair[0])[page.table].close("nobody")
    await pair[0].server.app[STORE].settled()
    await take_over(pair[1])
    assert page.table not in rooms(pair[1])  # its node lives, and may be about to
    await die(sql, "a")
    await take_over(pair[1])
    await pair[1].server.app[KEEPER].wait(page.table)
    [(id, record)] = await sql.fetch("select id, record from games")
    assert id == page.table and read(BytesIO(record)).title.reason == "nobody"
    assert await sql.fetchval("select count(*) from log") == 0
    assert await pair[1].member.register.orphans([], 9) == []


async def test_of_a_lesson_that_was_over_nothing_is_made(pair, guest, sql):
    ann = await guest(pair[0])
    lesson = await (await ann.post("/api/lessons", json={"game": "zinga"})).json()
    page = await visit(ann, lesson["table"])
    await page.ready()
    await page.until(lambda p: p.view)
    rooms(pair[0])[page.table].close("lesson")
    await pair[0].server.app[STORE].settled()
    assert await pair[1].member.register.orphans([], 9) == []
    assert await sql.fetchval("select count(*) from log") > 0


async def test_a_node_that_was_stopped_drops_what_it_has_lost_before_it_says_a_word(
    pair, guest, sql
):
    page = await play(guest, pair[0])
    room = rooms(pair[0])[page.table]
    pair[0].member.lease.renew(-(10**9))  # its clock went on while it stood still
    assert room.audience.muted()
    await die(sql, "a")
    await take_over(pair[1])
    told = page.revision
    await pair[0].member.beat()
    await page.listening  # cut
    assert page.table not in rooms(pair[0]) and page.revision == told
    assert (await page.client.get(f"/api/tables/{page.table}")).status == 200  # by the other one


async def test_a_node_that_was_stopped_and_lost_nothing_goes_on(pair, guest):
    page = await play(guest, pair[0])
    pair[0].member.lease.renew(-(10**9))
    await page.say(do="ask")
    while not any(reader.outbox for reader in rooms(pair[0])[page.table].readers):
        await asyncio.sleep(0)
    assert page.answers == 0
    await pair[0].member.beat()
    await page.until(lambda p: p.answers == 1)
    assert page.table in rooms(pair[0])


async def test_after_it_was_cut_off_a_node_lets_the_others_beat_first(pair, guest, sql):
    page = await play(guest, pair[0])
    pair[1].member.lease.renew(-(10**9))
    await die(sql, "a")
    await take_over(pair[1])
    assert page.table not in rooms(pair[1])


async def test_two_nodes_with_one_name_are_told_apart(pair, node, sql):
    with pytest.raises(NameTaken):
        register = pair[1].member.register
        rest = None, None, pair[1].member._clock
        await Member(pair[0].member.node, register, register, *rest).join(patience=-1)
    await sql.execute("update nodes set incarnation = 'another' where name = 'a'")
    with pytest.raises(Usurped):
        await pair[0].member.beat()


async def test_however_much_is_asked_no_beat_waits(pair, guest):
    """By pages that claim to have been told more than we know."""
    lobby, table = pair[0].server.app[LOBBY], await open_table(await guest(pair[0]))
    crowd = [asyncio.create_task(lobby.room(table, seen=10**9)) for _ in range(1_000)]
    await asyncio.sleep(0)
    await pair[0].member.beat()
    assert not all(task.done() for task in crowd)
    await asyncio.gather(*crowd, return_exceptions=True)


async def test_a_node_that_drains_hands_its_tables_over_and_takes_none(pair, guest):
    page = await play(guest, pair[0])
    await pair[0].member.drain()
    await page.listening
    assert page.table not in rooms(pair[0])
    for served in pair:
        await served.member.beat()
    again = await page.client.ws_connect("/ws", params={"table": page.table})
    told = await again.receive_json()
    assert told == {"on": "moved", "address": pair[1].url}
    opened = await open_table(await guest(pair[0]))
    assert opened in rooms(pair[1])
    answer = await (await guest(pair[0])).get("/healthz")
    assert (answer.status, (await answer.json())["code"]) == (503, "draining")


async def test_a_node_with_many_races_on_moves_some_of_its_tables_at_once(
    pair, guest, sql, monkeypatch
):
    ann = await guest(pair[0])
    tables = {await open_table(ann) for _ in range(MOVES + 4)}
    moving, most, old = set(), 0, dict(rooms(pair[0]))

    def is_hot(room):
        nonlocal most
        moving.add(room.id)
        most = max(most, len(moving & rooms(pair[0]).keys()))
        return True

    monkeypatch.setattr(Room, "hot", property(is_hot))
    monkeypatch.setattr(member, "QUIET", SECOND // 5)
    await pair[0].member.drain()
    assert most == MOVES and not rooms(pair[0])
    await asyncio.gather(*map(pair[1].server.app[LOBBY].room, tables))
    await expect_fenced(old, pair[1], sql)


async def expect_fenced(old, heir, sql):
    """What a table's old room still tries to write is refused."""
    for room in old.values():
        assert room.ledger.epoch == 0
        with pytest.raises(Lost):
            await heir.server.app[STORE].keep(room.id, room.sitting, True, room.ledger.epoch)
    assert await sql.fetch("select distinct owner, epoch from tables") == [(heir.member.me, 1)]


async def test_an_act_during_the_move_is_told_that_the_table_moves(pair, guest, monkeypatch):
    page = await play(guest, pair[0])
    room, store = rooms(pair[0])[page.table], pair[0].server.app[STORE]
    refused, hand_over = asyncio.Event(), store.hand_over

    async def once_refused(*which):
        await refused.wait()
        await hand_over(*which)

    monkeypatch.setattr(store, "hand_over", once_refused)
    moves = asyncio.create_task(pair[0].member.drain())
    while not room.live.is_stopped:
        await asyncio.sleep(LOOK)
    await page.play("ring")
    await page.until(lambda p: p.refusals)
    refused.set()
    await moves
    await page.listening
    assert [told["code"] for told in page.refusals] == ["node-away"] and page.moved is None


async def test_a_node_without_others_keeps_its_tables_though_told_to_drain(node, guest):
    alone = await node("alone")
    page = await play(guest, alone)
    await alone.member.drain()
    assert page.table in rooms(alone)


async def test_a_node_whose_name_is_taken_does_not_drain_the_one_that_has_it(pair, sql):
    await sql.execute("update nodes set incarnation = 'another' where name = 'a'")
    await pair[0].member.drain()  # as it does before it ends
    assert not await sql.fetchval("select draining from nodes where name = 'a'")
    await pair[1].member.drain()
    assert await sql.fetchval("select draining from nodes where name = 'b'")


async def test_an_order_to_close_is_carried_out_by_the_node_that_has_the_table(pair, guest, sql):
    table = await open_table(await guest(pair[0]))
    await sql.execute("insert into closing values ($1)", table)
    await obey(pair[1].server.app)
    assert await sql.fetchval("select count(*) from closing") == 1
    await obey(pair[0].server.app)
    assert await sql.fetchval("select count(*) from closing") == 0
    assert rooms(pair[0])[table].ended == "operator"


async def test_a_node_that_is_cut_off_leaves_an_order_to_the_others(pair, guest, sql):
    table = await open_table(await guest(pair[0]))
    await sql.execute("insert into closing values ($1)", table)
    pair[1].member.lease.renew(-(10**9))
    await obey(pair[1].server.app)
    assert await sql.fetchval("select count(*) from closing") == 1


async def test_an_order_stays_until_the_end_of_its_table_is_stored(pair, guest, sql):
    table = await open_table(await guest(pair[0]))
    await pair[0].server.app[STORE].settled()
    await sql.execute("update tables set epoch = 1, owner = $1", pair[1].member.me)
    await sql.execute("insert into closing values ($1)", table)
    await obey(pair[0].server.app)  # it doesn't know yet that the table isn't its own
    assert await sql.fetchval("select live from tables")
    assert await sql.fetchval("select count(*) from closing") == 1
    await obey(pair[1].server.app)
    assert not await sql.fetchval("select live from tables")
    assert await sql.fetchval("select count(*) from closing") == 0


async def test_a_game_whose_rules_we_lack_is_left_to_a_node_that_has_them(pair, guest, node, sql):
    page = await play(guest, pair[0])
    older = await node("c", versions=tuple((game, number - 1) for game, number in versions()))
    older.member.trusts_from = 0
    await die(sql, "a")
    for _ in range(5):
        await take_over(older)
    assert page.table not in rooms(older)
    for _ in range(5):
        await take_over(pair[1])
    assert page.table in rooms(pair[1])


async def test_a_page_that_asks_for_it_there_is_led_to_that_node_which_takes_it(
    pair, guest, node, sql
):
    page = await play(guest, pair[0])
    older = await node("c", versions=tuple((game, number - 1) for game, number in versions()))
    older.member.trusts_from = 0
    await die(sql, "a")
    for served in (older, pair[1]):
        await served.member._look(served.member.register)
    card = await (await guest(older)).get(f"/api/tables/{page.table}")
    assert card.status == 200 and page.table in rooms(pair[1])


async def test_nodes_are_listed_and_told_to_drain_from_the_command_line(node, data):
    """They beat by themselves here: a command takes as long as the machine lets it."""
    _, other = [await node(name) for name in "ab"]
    code, said = await run("nodes", "--data", data, "--json")
    assert code == 0 and '"name":"b","state":"well"' in said
    code, said = await run("drain", "b", "--data", data)
    assert code == 0 and said.startswith("b hands its tables over")
    async with asyncio.timeout(20):
        while not other.member.node.draining:
            await asyncio.sleep(LOOK)
    assert await run("drain", "z", "--data", data) == (1, "There is no node z.")
    assert (await run("nodes", "--data", "sabot.db"))[0] == 1


async def test_a_database_without_nodes_says_so(postgres):
    for words in (["nodes"], ["drain", "a"]):
        code, said = await run(*words, "--data", postgres.new_database())
        assert (code, said) == (1, "Can't use the database: no node has ever used it.")


async def test_a_node_that_says_what_we_do_not_know_keeps_nobody_from_beating(pair, sql):
    """A later Sabot, in the middle of an upgrade."""
    await sql.execute("""update nodes set shelf = '[{"stage":"unheard of"}]' where name = 'a'""")
    await pair[1].member.beat()
    assert [(node.name, node.shelf) for node in pair[1].member.nodes.all] == [("a", ()), ("b", ())]


async def test_a_fault_of_a_beat_is_told_and_the_next_one_follows(node, monkeypatch, caplog):
    served = await node("a")
    beats, beat = asyncio.Queue(), Member.beat

    async def fails_once(member):
        beats.put_nowait(beats.qsize())
        if beats.qsize() == 1:
            raise KeyError("a fault of ours")
        await beat(member)

    monkeypatch.setattr(Member, "beat", fails_once)
    async with asyncio.timeout(20):
        while beats.qsize() < 2:
            await asyncio.sleep(LOOK)
    assert "a fault of ours" in caplog.text and not served.member.is_cut_off()


async def test_a_node_that_leaves_ends_what_it_had_begun(pair):
    member = pair[0].member
    member._moving = asyncio.create_task(asyncio.Event().wait())
    await member.leave()
    assert member._moving.cancelled()


async def test_figures_are_told_apart_by_the_node(pair, guest):
    text = await (await (await guest(pair[0])).get("/metrics")).text()
    assert 'sabot_node{node="a"} 1.0' in text and "sabot_nodes 2.0" in text
    assert "sabot_takeovers_total" in text
