"""What a table does for far players: the host says, before the deal."""

import pytest
from msgspec.json import decode, encode

from sabot.core.line import FAIRNESS, FAR_TABLE, RATED_TABLE
from sabot.server.http.api import LOBBY
from sabot.server.http.app import STORE
from sabot.server.table import chairs
from sabot.server.table.chairs import Sitting
from tests.server.page import open_table, visit


async def test_the_deal_takes_the_fairness_of_the_tables_reach(parlour):
    parlour.room.gathering.set_reach("far")
    [ann] = await parlour.deal("ann")
    seating = ann.seating
    assert (seating.reach, seating.wait, seating.farthest) == ("far", 400, 300)
    assert parlour.store.find("parlour").head.fairness == FAR_TABLE


async def test_another_reach_is_rung_for_again(parlour):
    ann = parlour.come("ann")
    ann.ready()
    parlour.room.gathering.set_reach("rated")
    await parlour.wait(60)
    assert parlour.room.stage == "gathering" and not ann.seating.chairs[0].ready


def test_a_rematch_keeps_the_reach():
    before = Sitting("zinga", {}, "ann", b"", (), reach="near")
    assert chairs.rematch(before, b"new").reach == "near"


def test_a_sitting_from_before_there_was_a_choice_is_of_the_usual_reach():
    kept = decode(encode(Sitting("zinga", {}, "ann", b"", ())))
    del kept["reach"]
    assert decode(encode(kept), type=Sitting).reach == "usual"
    assert FAIRNESS["usual"].wait == 250 and FAIRNESS["usual"].farthest == 300


# Over real sockets


async def test_only_the_host_sets_the_reach_and_only_before_the_deal(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    pages = [await visit(client, table) for client in (ann, bob)]
    door = f"/api/tables/{table}/reach"
    answer = await bob.put(door, json={"reach": "far"})
    assert (answer.status, (await answer.json())["code"]) == (403, "not-host")
    assert (await ann.put(door, json={"reach": "far"})).status == 200
    await pages[1].until(lambda p: p.seating["reach"] == "far")
    for page in pages:
        await page.ready()
    await pages[0].until(lambda p: p.view)
    answer = await ann.put(door, json={"reach": "near"})
    assert (await answer.json())["code"] == "too-late-to-change"


@pytest.mark.parametrize("wish", [{"reach": "moon"}, {"reach": None}, {}, {"reach": "far", "x": 1}])
async def test_a_reach_that_does_not_exist_is_refused(guest, wish):
    ann = await guest()
    answer = await ann.put(f"/api/tables/{await open_table(ann)}/reach", json=wish)
    assert (answer.status, (await answer.json())["code"]) == (400, "unreadable")


async def test_a_table_may_be_opened_with_its_reach(guest, server):
    ann = await guest()
    table = await open_table(ann, reach="rated", alone=True)
    page = await visit(ann, table)
    await page.ready()
    await page.until(lambda p: p.view)
    assert server.app[STORE].find(table).head.fairness == RATED_TABLE
    assert server.app[LOBBY].rooms[table].sitting.reach == "rated"
