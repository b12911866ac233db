"""What fuzz and faults found. Each of these was broken once."""

import asyncio
import logging

from sabot.core.log import Paused
from sabot.core.table import Table
from sabot.server.http import pages
from sabot.server.ops.logs import is_about_us


async def test_a_path_longer_than_any_name_of_a_file_is_no_page(guest):
    answer = await (await guest()).get("/assets/" + "a" * 3_000)
    assert (answer.status, (await answer.json())["code"]) == (404, "no-such-page")


async def test_a_browser_at_a_wrong_address_gets_a_page(guest, monkeypatch, tmp_path):
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text("the client")
    eve, html = await guest(), {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    answer = await eve.get("/nothing/at/all", headers=html)
    assert (answer.status, await answer.text()) == (404, "the client")
    answer = await eve.get("/api/nothing", headers=html)
    assert (answer.status, (await answer.json())["code"]) == (404, "no-such-page")


async def test_what_is_no_http_leaves_no_address_in_the_log(server, caplog):
    logging.getLogger("aiohttp.server").addFilter(is_about_us)
    reader, writer = await asyncio.open_connection(server.host, server.port)
    writer.write("GET /é HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    assert b" 400 " in await reader.readline()
    writer.close()
    assert caplog.records == []


async def test_an_end_that_is_not_stored_yet_is_waited_for_not_polled(parlour, monkeypatch):
    await parlour.deal("ann")
    monkeypatch.setattr(Table, "over", True)
    parlour.room.live.note(lambda at: Paused(at, "the last entry"))
    parlour.room.changed(parlour.room.live.told)
    assert "end" not in parlour.room._alarms
    await parlour.rest()
    assert "end" in parlour.room._alarms


async def test_a_level_that_no_bot_has_is_refused_whoever_shall_play(guest):
    wish = {"game": "zinga", "seats": 2, "level": "godlike", "alone": False}
    answer = await (await guest()).post("/api/tables", json=wish)
    assert (answer.status, (await answer.json())["code"]) == (400, "no-such-level")
