"""A table is reached by its link; only its host puts it on the shelf."""

from tests.server.page import open_table, visit


async def listed(client):
    return [card["table"] for card in await (await client.get("/api/tables")).json()]


async def put(client, table, is_listed):
    answer = await client.put(f"/api/tables/{table}/listed", json={"listed": is_listed})
    return await answer.json()


async def test_a_new_table_is_by_link_only_whether_for_friends_or_alone(guest):
    ann, eve = await guest(), await guest()
    for alone in (False, True):
        table = await open_table(ann, alone=alone)
        page = await visit(ann, table)
        assert page.seating["listed"] is False
        assert await listed(eve) == [] and table in await listed(ann)
        assert (await eve.get(f"/api/tables/{table}")).status == 200  # the link still leads there


async def test_its_host_lists_it_and_takes_it_off_again_also_in_play(guest):
    ann, bob, eve = await guest(), await guest(), await guest()
    table = await open_table(ann)
    one, two = await visit(ann, table), await visit(bob, table)
    await put(ann, table, True)
    await two.until(lambda p: p.seating["listed"])  # everybody here knows
    assert await listed(eve) == [table]
    await one.ready()
    await two.ready()
    await one.until(lambda p: p.seating["stage"] == "playing")
    assert await listed(eve) == [table]
    await put(ann, table, False)
    await two.until(lambda p: not p.seating["listed"])
    assert await listed(eve) == []


async def test_nobody_else_lists_it(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    await visit(ann, table)
    await visit(bob, table)
    assert (await put(bob, table, True))["code"] == "not-host"
    assert (await put(ann, table, "yes"))["code"] == "unreadable"
    assert await listed(await guest()) == []


async def test_a_table_may_be_opened_as_a_listed_one(guest):
    ann, eve = await guest(), await guest()
    table = await open_table(ann, listed=True)
    await visit(ann, table)
    assert await listed(eve) == [table]


async def test_a_rematch_is_listed_as_the_game_before(guest, server):
    ann, bob, eve = await guest(), await guest(), await guest()
    for is_listed in (True, False):
        table = await open_table(ann, game="zgame", listed=is_listed, options={})
        one, two = await visit(ann, table), await visit(bob, table)
        await one.ready()
        await two.ready()
        await one.until(lambda p: p.view)
        await one.play("resign")
        await one.until(lambda p: p.seating["stage"] == "over")
        again = (await (await ann.post(f"/api/tables/{table}/rematch")).json())["table"]
        await visit(ann, again)
        assert (again in await listed(eve)) is is_listed


async def test_locked_it_is_on_no_shelf_though_it_is_listed(guest):
    ann, eve = await guest(), await guest()
    table = await open_table(ann, listed=True)
    await visit(ann, table)
    await ann.put(f"/api/tables/{table}/lock", json={"locked": True})
    assert await listed(eve) == []
