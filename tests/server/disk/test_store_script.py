"""What a store does besides tables and logs: the same script for both engines."""

import asyncio

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from sabot.core.log import Head, Sat, TakenOver, Tick
from sabot.server.disk import orders
from sabot.server.disk.data import opened, writing
from sabot.server.disk.games import Card, Last, Made
from sabot.server.disk.keys import DAY, READ, ROTATED
from sabot.server.disk.prune import AT_ONCE
from sabot.server.http.chores import prune_old
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.store import Gap, Lost

HEAD = Head("zinga", 1, 2, {}, b"seed")
SITTING = Sitting("zinga", {}, "ann", bytes(32), (Place("ann", "Ann", "fox"), Place()))
EVER = Last(2**62)
CARD = encode(Card(1_000, ("Ann", "Bo"), 0, ((0,), (1,))))


@pytest.fixture(params=["sqlite", "postgres"])
def data(request, tmp_path):
    if request.param == "postgres":
        return request.getfixturevalue("postgres").new_database()
    return str(tmp_path / "sabot.db")


@pytest.fixture
async def store(data):
    store = opened(data, owner="one")
    yield store
    store.close()


@pytest.fixture
async def other(data, store):
    other = opened(data, owner="other")
    yield other
    other.close()


async def outcomes(*waited):
    return [type(found) for found in await asyncio.gather(*waited, return_exceptions=True)]


async def finished(store, *ids, sitting=SITTING):
    for id in ids:
        await store.add(id, sitting)
        await store.append(id, 0, [HEAD, Tick(5)])
        await store.keep(id, sitting, live=False)


async def test_a_bad_job_spoils_no_other_of_its_batch(store):
    for id in "abc":
        await store.add(id, SITTING)
    done = [store.append("a", 0, [HEAD]), store.append("b", 3, [Tick(1)])]
    done += [store.keep("gone", SITTING, True), store.append("c", 0, [HEAD, Tick(2)])]
    done += [store.append("a", n, [Tick(n)]) for n in (1, 2)]
    none = type(None)
    assert await outcomes(*done) == [none, Gap, Lost, none, none, none]
    assert store.find("a").log == [Tick(1), Tick(2)] and store.find("b").head is None
    assert store.find("c").log == [Tick(2)] and store.find("gone") is None


async def test_many_tables_at_once_keep_their_order_and_have_no_gaps(store):
    ids = [f"t{n}" for n in range(20)]
    await asyncio.gather(*[store.add(id, SITTING) for id in ids])
    done = [store.append(id, 0, [HEAD]) for id in ids]
    done += [store.append(id, n, [Tick(n)]) for n in range(1, 30) for id in ids]
    await asyncio.gather(*done)
    assert all(store.find(id).log == [Tick(n) for n in range(1, 30)] for id in ids)


async def test_a_stale_owner_writes_nothing_though_the_record_has_replaced_the_log(store, other):
    await store.add("a", SITTING)
    await store.append("a", 0, [HEAD, Tick(5)])
    await other.take_over("a", 0, 2, TakenOver(7, 1))
    await other.keep("a", SITTING, live=False, epoch=1)
    await other.keep_game(Made("a", 9, b"record", [], epoch=1))
    assert await outcomes(store.append("a", 2, [Tick(9)])) == [Lost]
    assert await outcomes(store.append("a", 0, [HEAD], SITTING)) == [Lost]
    with other._reading() as db:
        assert list(db.execute("select * from log")) == []


async def test_a_takeover_rests_on_the_chairs_that_were_read(store, other):
    await store.add("a", SITTING)
    read = other.find("a")
    moved = replace(SITTING, host="bo")
    await store.keep("a", moved, live=True)
    assert await outcomes(other.take_over("a", 0, 0, None, read.sitting)) == [Lost]
    assert await other.take_over("a", 0, 0, None, other.find("a").sitting) == 1
    assert other.find("a")[1:] == (moved, None, [], True, 1, "other")


async def test_a_gathering_table_that_was_dealt_meanwhile_is_not_taken_over(store, other):
    await store.add("a", SITTING)
    read = other.find("a")
    await store.append("a", 0, [HEAD], SITTING)
    assert await outcomes(other.take_over("a", 0, 0, None, read.sitting)) == [Lost]
    assert other.find("a").epoch == 0


async def test_a_game_that_is_over_is_taken_over_with_its_log_or_its_record(store, other):
    await finished(store, "a")
    assert await other.take_over("a", 0, 2, None, SITTING) == 1
    assert await outcomes(store.keep_game(Made("a", 9, b"a stale owner's", []))) == [Lost]
    assert store.game("a").record is None and store.find("a").head
    assert (store.unrecorded(), other.unrecorded()) == ([], ["a"])
    await other.keep_game(Made("a", 9, b"record", [], epoch=1))
    assert await store.take_over("a", 1, 2, None, SITTING) == 2


async def test_a_lesson_that_is_over_waits_for_no_record(store):
    await finished(store, "a")
    await finished(store, "b", sitting=replace(SITTING, lesson=True))
    assert store.unrecorded() == ["a"]


async def test_a_finished_game_is_kept_listed_renamed_and_dropped(store):
    await finished(store, "a", "b")
    assert sorted(store.unrecorded()) == ["a", "b"] and store.game("a").record is None
    for ended, id, game in ((10, "a", "zinga"), (20, "b", "zack")):
        rows = [("ann", ended, id, game, CARD)]
        await store.keep_game(Made(id, ended, f"record of {id}".encode(), rows))
    assert store.unrecorded() == [] and store.game("a").record == b"record of a"
    assert store.game("a").live is False and store.game("c") is None
    assert [game.id for game in store.games_of("ann", None, EVER, 9)] == ["b", "a"]
    assert [game.id for game in store.games_of("ann", None, Last(20), 9)] == ["a"]
    assert [game.id for game in store.games_of("ann", "zack", EVER, 9)] == ["b"]
    card = encode(Card(1_000, ("Cy", "Bo"), 0, None))
    await store.rename_game(Made("a", 10, b"other", [("ann", 10, "a", "zinga", card)]))
    assert store.game("a").record == b"other"
    assert store.games_of("ann", "zinga", EVER, 9)[0].players == ("Cy", "Bo")
    await store.drop_game("ann", "a")
    assert [game.id for game in store.games_of("ann", None, EVER, 9)] == ["b"]
    await store.drop_games("ann")
    assert store.games_of("ann", None, EVER, 9) == [] and store.game("b").record


async def test_old_games_are_deleted_with_all_their_rows(store):
    ids = [f"t{n}" for n in range(AT_ONCE + 1)]
    await finished(store, *ids)
    await store.add("live", SITTING)
    await store.keep_game(Made("t0", 9, b"record", [("ann", 9, "t0", "zinga", CARD)]))
    assert store.old(0) == []
    assert await prune_old(store, 1, 2**50) == AT_ONCE + 1
    assert store.live() == ["live"] and store.find("t0") is None and store.game("t0") is None
    assert store.games_of("ann", None, EVER, 9) == []


async def test_tables_are_found_by_who_sits_there_and_their_log_is_renamed(store):
    await finished(store, "a")
    await store.add("b", replace(SITTING, host="bo", places=(Place("bo", "Ann", "cat"),)))
    assert store.naming("ann") == ["a"] and store.naming("an") == []
    await store.append("b", 0, [HEAD, Sat(0, 0, "ann", "cat")])
    await store.rename("b", [(1, Sat(0, 0, "Cy", "owl"))])
    assert store.find("b").log == [Sat(0, 0, "Cy", "owl")]


async def test_orders_are_read_and_carried_out(store, data):
    await store.add("a", SITTING)
    for _ in range(2):
        await order(data, orders.close, "a")
        await order(data, orders.ban, "bo", 7)
    assert await order(data, orders.bans_of) == [("bo", 7)]
    assert store.orders() == (["a"], {"bo"})
    await store.carried_out("a")
    assert await order(data, orders.unban, "bo") and not await order(data, orders.unban, "bo")
    assert store.orders() == ([], frozenset())


async def order(data, give, *subject):
    """From another process, or as good as."""

    def work():
        with writing(data) as db:
            return give(db, *subject)

    return await asyncio.to_thread(work)


async def test_keys_are_made_once_rotated_and_forgotten(store, other):
    [key] = store.keys(DAY)
    assert len(key) == 32 and other.keys(DAY) == [key] == store.keys(DAY + ROTATED - 1)
    store.keys(DAY + ROTATED)
    new, still = store.keys(2 * DAY + ROTATED)
    assert still == key != new and other.keys(2 * DAY + ROTATED) == [new, key]
    assert key not in store.keys(2 * DAY + ROTATED + READ)


async def test_nothing_to_write_is_settled_after_what_was_put_before(store):
    done = []
    added = store.add("a", SITTING)
    added.add_done_callback(lambda _: done.append("added"))
    await store.settled()
    assert done == ["added"] and store.trouble is None and not store.moved
    await store.prove()
