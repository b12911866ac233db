"""The shelf of any node shows the tables of all."""

import asyncpg

from sabot.server.http.api import STORE
from tests.server.page import open_table, visit


async def cards(client):
    return {card["table"]: card for card in await (await client.get("/api/tables")).json()}


async def test_listed_tables_of_other_nodes_are_on_the_shelf_while_somebody_is_there(node, guest):
    here, there = await node("a"), await node("b")
    ann, bob = await guest(here), await guest(there)
    listed, unlisted = await open_table(ann, listed=True), await open_table(ann)
    for table in (listed, unlisted):
        await visit(ann, table)
    for served in (here, there):
        await served.member.beat()
    shelf = await cards(bob)
    assert set(shelf) == {listed} and shelf[listed]["chairs"][0]["here"]
    assert not shelf[listed]["yours"]


async def test_your_own_tables_are_found_at_any_node(node, guest, turn):
    here, there = await node("a"), await node("b")
    ann = await guest(here)
    table = await open_table(ann)
    await visit(ann, table)
    await here.server.app[STORE].settled()  # a seat is told ahead of its commit
    shelf = await cards(await turn(ann, there))
    assert shelf[table]["yours"] and shelf[table]["stage"] == "gathering"
    assert await cards(await guest(there)) == {}


async def test_your_own_table_is_found_while_no_node_has_it(node, guest, turn):
    """It was handed over, and nobody has taken it yet."""
    here, there = await node("a"), await node("b")
    ann = await guest(here)
    table = await open_table(ann)
    await visit(ann, table)
    await here.server.app[STORE].hand_over(table, 0)
    assert (await cards(await turn(ann, there)))[table]["yours"]


async def test_a_lesson_is_on_no_shelf_at_another_node_either(node, guest, turn):
    here, there = await node("a"), await node("b")
    ann = await guest(here)
    await ann.post("/api/lessons", json={"game": "zinga"})
    await here.server.app[STORE].settled()
    assert await cards(ann) == {} == await cards(await turn(ann, there))


async def test_a_row_that_cannot_be_read_hides_no_other_table(node, guest, turn, data):
    here, there = await node("a"), await node("b")
    ann = await guest(here)
    good, bad = await open_table(ann), await open_table(ann)
    for table in (good, bad):
        await visit(ann, table)
    await here.server.app[STORE].settled()
    db = await asyncpg.connect(data)
    await db.execute("update tables set sitting = sitting || 'x'::bytea where id = $1", bad)
    await db.close()
    assert set(await cards(await turn(ann, there))) == {good}
