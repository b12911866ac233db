"""Host names and cookies: who may speak for this server, and whose cookie is whose."""

import logging

import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestServer

from sabot.server.http.api import LOBBY
from sabot.server.http.app import make_app
from sabot.server.ops.command import open_server
from tests.server.ops.test_operating import parse
from tests.server.page import open_table
from tests.server.parlour import Clock


async def ask(client, host, door="/api/me"):
    answer = await client.get(door, headers={"Host": host})
    return answer.status, (await answer.json()).get("code")


# DNS rebinding


@pytest.mark.parametrize(
    "door", ["/", "/api/tables", "/api/me", "/metrics", "/healthz", "/assets/a"]
)
async def test_a_name_that_was_made_to_point_here_is_refused_at_every_door(guest, door):
    assert await ask(await guest(), "evil.example:8000", door) == (421, "unknown-host")


async def test_nor_does_it_open_a_line_though_its_origin_is_the_same(guest):
    ann = await guest()
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    query = {"table": await open_table(ann)}
    assert (await ann.get("/ws", params=query, headers=headers)).status == 421
    answer = await ann.post("/api/tables", json={"game": "zinga", "seats": 2}, headers=headers)
    assert answer.status == 421


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "192.168.1.7:8000", "[::1]:8000", "[fe80::1]", "localhost:8000", "app.localhost",
     "kitchen", "kitchen.local:8000", "Kitchen.Local.", "pc.lan", "pc.home.arpa"],
)  # fmt: skip
async def test_phones_around_find_it_by_address_and_by_local_names(guest, host):
    assert await ask(await guest(), host) == (200, None)


@pytest.mark.parametrize(
    "host", ["evil.example.", "127.0.0.1.evil.example", "1.2.3.4.5", "a.b:c", ""]
)
async def test_what_only_looks_like_one_is_refused(guest, host):
    assert await ask(await guest(), host) == (421, "unknown-host")


async def test_a_public_name_is_configured(guest, tmp_path):
    wish, _ = parse(
        "serve", "--data", str(tmp_path / "a.db"), "--host-name", "games.example.org, b.c"
    )
    app, held = open_server(wish, None, None)
    async with TestServer(app) as server:
        ann = await guest(server)
        assert await ask(ann, "Games.example.org") == (200, None)
        assert await ask(ann, "b.c:8000") == (200, None)
        assert await ask(ann, "example.org") == (421, "unknown-host")
    held.close()


async def test_the_log_names_the_flag_once_a_minute(guest, database, caplog):
    clock = Clock()
    async with TestServer(make_app(database + ".2", clock)) as server:
        ann = await guest(server)
        for _ in range(3):
            await ask(ann, "games.example.org")
    [record] = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert "--host-name" in record.message and record.host == "games.example.org"


# Two servers on one machine


async def name_of(client):
    return (await (await client.get("/api/me")).json())["name"]


async def test_a_second_server_on_another_port_leaves_the_cookie_of_the_first(
    guest, server, tmp_path
):
    async with TestServer(make_app(str(tmp_path / "b.db"))) as other:
        jar = CookieJar(unsafe=True)
        ann, also = await guest(server, jar), await guest(other, jar)
        names = await name_of(ann), await name_of(also)
        for _ in range(2):
            assert (await name_of(ann), await name_of(also)) == names


async def test_another_port_of_the_same_server_knows_its_guests(guest, database):
    """`sabot play` takes the next free port."""
    jar = CookieJar(unsafe=True)
    async with TestServer(make_app(database + ".2")) as first:
        name = await name_of(await guest(first, jar))
    async with TestServer(make_app(database + ".2")) as again:
        assert await name_of(await guest(again, jar)) == name


async def test_a_cookie_from_before_is_good_and_gets_its_port(guest, server):
    ann = await guest()
    [cookie] = ann.session.cookie_jar
    name = await name_of(ann)
    ann.session.cookie_jar.clear()
    answer = await ann.get("/api/me", headers={"Cookie": f"sabot={cookie.value}"})
    assert (await answer.json())["name"] == name
    assert list(answer.cookies) == [f"sabot-{server.port}"]


async def test_behind_a_proxy_the_port_is_the_one_the_browser_sees(guest, database):
    async with TestServer(make_app(database + ".2", behind_proxy=True)) as server:
        ann = await guest(server)
        ann.session.cookie_jar.clear()
        answer = await ann.get("/api/me", headers={"Host": "localhost"})
        assert list(answer.cookies) == ["sabot"]


# Ids of tables


async def test_a_new_table_never_takes_the_id_of_another(guest, server, monkeypatch):
    ann = await guest()
    first = await open_table(ann)
    server.app[LOBBY].rooms.pop(first).stop()  # it lies on the disk alone
    letters = iter(first * 2 + "abcdef")
    monkeypatch.setattr("sabot.server.table.lobby.choice", lambda _: next(letters))
    assert await open_table(ann, seats=4) == "abcdef"
    card = await (await ann.get(f"/api/tables/{first}")).json()
    assert len(card["chairs"]) == 2
