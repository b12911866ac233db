"""A game that has just ended is watched again at whichever node is asked for it."""

import pytest

from sabot.server.http import kept
from sabot.server.http.api import KEEPER, STORE
from tests.server.page import open_table, visit


async def finished(client, served):
    """By a player who resigns; its record is yet to be made."""
    table = await open_table(client, game="zgame", alone=True)
    page = await visit(client, table)
    await page.ready()
    await page.until(lambda p: p.view)
    await page.play("resign")
    await page.until(lambda p: p.seating["stage"] == "over")
    await served.server.app[STORE].settled()
    return table


async def test_another_node_waits_for_a_record_that_is_being_made(node, guest, turn):
    here, there = await node("a"), await node("b")
    ann = await guest(here)
    table = await finished(ann, here)
    answer = await (await turn(ann, there)).get(f"/api/games/{table}")
    assert answer.status == 200 and (await answer.read())[:2] == b"\x1f\x8b"


@pytest.mark.parametrize("awaited", [True, False])
async def test_it_does_not_wait_for_ever(node, guest, turn, monkeypatch, awaited):
    here, there = await node("a"), await node("b")
    monkeypatch.setattr(here.server.app[KEEPER], "keep", lambda id: None)
    monkeypatch.setattr(kept, "PAUSE", 0)
    ann = await guest(here)
    table = await finished(ann, here) if awaited else await open_table(ann)
    answer = await (await turn(ann, there)).get(f"/api/games/{table}")
    code = (await answer.json())["code"]
    assert (answer.status, code) == ((404, "not-kept") if awaited else (409, "not-over-yet"))
