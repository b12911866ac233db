"""Any node answers: a request about a table that another node has is led there."""

import asyncio
import gzip
from contextlib import suppress

import pytest

from sabot.core.game import Illegal
from sabot.server.http import leading
from sabot.server.http.api import LOBBY
from sabot.server.http.forwarding import HEADER
from sabot.server.http.identity import sign
from sabot.server.table import chairs
from tests.server.page import open_table, visit

BRISK = {"options": {"call_time": 1_000, "turn_time": 5_000}}


@pytest.fixture
async def pair(node):
    return [await node(name) for name in "ab"]


@pytest.fixture
async def public(node):
    """Nodes that browsers reach by addresses of their own."""
    pair = [await node(name, public=True) for name in "ab"]
    await seen(*pair)
    return pair


async def seen(*nodes):
    """They have looked since all are there."""
    for served in nodes:
        await served.member.beat()


def room_of(served, table):
    return served.server.app[LOBBY].rooms[table]


async def test_a_page_at_one_node_plays_at_a_table_of_another(pair, guest):
    ann, bob = await guest(pair[0]), await guest(pair[1])
    table = await open_table(ann, **BRISK)
    pages = [await visit(ann, table), await visit(bob, table)]
    for page in pages:
        await page.ready()
    for page in pages:
        await page.until(lambda p: p.view)
    assert [page.seating["seat"] for page in pages] == [0, 1]
    assert len(room_of(pair[0], table).readers) == 2


async def test_pings_pass_the_pipe_so_the_line_is_measured_from_end_to_end(pair, guest):
    ann, bob = await guest(pair[0]), await guest(pair[1])
    table = await open_table(ann)
    await visit(ann, table)
    page = await visit(bob, table)
    await page.until(lambda p: p.seating["chairs"][1]["rtt"] is not None)
    reader = next(r for r in room_of(pair[0], table).readers if r.seat == 1)
    assert reader.trips and reader.tcp() is None  # our kernel knows only the way to the node


async def test_a_pipe_ends_with_either_end(pair, guest):
    ann, bob = await guest(pair[0]), await guest(pair[1])
    table = await open_table(ann)
    page = await visit(bob, table)
    room = room_of(pair[0], table)
    room.readers[0].cut()
    await asyncio.wait_for(page.listening, 5)
    page = await visit(bob, table)
    await page.close()
    while room.readers:
        await asyncio.sleep(0)


async def test_where_nodes_have_addresses_the_page_is_told_where_to_go(public, guest):
    ann, bob = await guest(public[0]), await guest(public[1])
    table = await open_table(ann)
    socket = await bob.ws_connect("/ws", params={"table": table})
    assert await socket.receive_json() == {"on": "moved", "address": public[0].url}
    assert (await socket.receive()).data == 1012


async def test_a_page_is_told_of_the_other_nodes(public, guest):
    ann = await guest(public[0])
    socket = await ann.ws_connect("/ws", params={"table": await open_table(ann)})
    told = [await socket.receive_json() for _ in range(2)]
    assert {"on": "others", "addresses": [public[1].url]} in told
    await socket.close()


async def test_a_browser_that_came_by_another_name_is_not_sent_where_its_cookie_is_not(
    public, guest
):
    ann, bob = await guest(public[0]), await guest(public[1])
    table = await open_table(ann)
    headers = {"Host": "games.local"}
    socket = await bob.ws_connect("/ws", params={"table": table}, headers=headers)
    assert (await socket.receive_json())["on"] == "seating"  # piped
    await socket.close()


async def test_host_orders_and_rematches_are_handed_on(pair, guest, turn):
    ann = await guest(pair[0])
    table = await open_table(ann)
    page = await visit(ann, table)
    there = await turn(ann, pair[1])
    answer = await there.put(f"/api/tables/{table}/lock", json={"locked": True})
    assert answer.status == 200 and room_of(pair[0], table).sitting.locked
    await page.until(lambda p: p.seating["locked"])
    room_of(pair[0], table).close("nobody")
    again = await there.post(f"/api/tables/{table}/rematch")
    assert (await again.json())["table"] == room_of(pair[0], table).sitting.next


async def test_a_rematch_is_found_from_a_game_that_was_fetched_from_the_disk(pair, guest):
    ann = await guest(pair[0])
    page = await visit(ann, await open_table(ann))
    lobby, path = pair[0].server.app[LOBBY], f"/api/tables/{page.table}/rematch"
    room = room_of(pair[0], page.table)
    room.close("nobody")
    again = await (await ann.post(path)).json()
    await page.close()
    while room.readers:
        await asyncio.sleep(0)
    lobby.forget()
    assert page.table not in lobby.rooms
    assert again["table"] and await (await ann.post(path)).json() == again


async def test_what_is_refused_there_is_refused_here(pair, guest):
    ann, bob = await guest(pair[0]), await guest(pair[1])
    table = await open_table(ann)
    answer = await bob.put(f"/api/tables/{table}/lock", json={"locked": True})
    assert (answer.status, (await answer.json())["code"]) == (403, "not-host")
    missing = await bob.get("/api/tables/nosuch")
    assert (missing.status, (await missing.json())["code"]) == (404, "no-such-table")


async def test_a_name_is_changed_and_forgotten_at_every_node(pair, guest, turn):
    ann = await guest(pair[0])
    table = await open_table(ann)
    await visit(ann, table)
    there = await turn(ann, pair[1])
    assert (await there.patch("/api/me", json={"name": "Zoe"})).status == 200
    assert room_of(pair[0], table).sitting.places[0].name == "Zoe"
    await there.delete("/api/me")
    assert not chairs.people(room_of(pair[0], table).sitting)


async def test_a_body_is_read_with_the_same_care_wherever_it_goes(pair, guest, turn):
    ann = await guest(pair[0])
    table = await open_table(ann)
    there, path = await turn(ann, pair[1]), f"/api/tables/{table}/pause"
    zipped = {"Content-Encoding": "gzip", "Content-Type": "application/json"}
    bad = await there.put(path, data=b"notgzipatall", headers=zipped)
    assert bad.status == 400 and (await bad.json())["code"] == "unreadable"
    here = await ann.put(path, data=gzip.compress(b'{"paused":true}'), headers=zipped)
    good = await there.put(path, data=gzip.compress(b'{"paused":true}'), headers=zipped)
    assert await good.json() == await here.json()


@pytest.mark.parametrize("lacks", ["Connection", "Sec-WebSocket-Version"])
async def test_nothing_but_a_socket_passes_the_pipe(pair, guest, lacks):
    """Without a whole handshake one answer comes, and no second request is heard there."""
    ann = await guest(pair[0])
    table = await open_table(ann)
    second = f"GET /metrics HTTP/1.1\r\nHost: {pair[1].url[7:]}\r\n\r\n".encode()
    answers = await raw(pair[1], handshake(pair[1], table, lacks), second)
    assert answers.startswith(b"HTTP/1.1 4") and b'node="a"' not in answers


async def test_to_be_forgotten_is_refused_while_a_node_does_not_answer(pair, guest, monkeypatch):
    await seen(*pair)
    ann = await guest(pair[0])
    before = await (await ann.get("/api/me")).json()

    async def away(*_):
        raise Illegal("node-away")

    with monkeypatch.context() as patch:
        patch.setattr(leading, "forward", away)
        answer = await ann.delete("/api/me")
        assert (await answer.json())["code"] == "node-away"
    assert await (await ann.get("/api/me")).json() == before
    assert (await ann.delete("/api/me")).status == 200


def handshake(served, table, lacks):
    sent = {
        "Host": served.url[7:],
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "c2Fib3Qgc2Fib3Qgc2Fibw==",
        "Sec-WebSocket-Version": "13",
    }
    lines = [f"{name}: {value}" for name, value in sent.items() if name != lacks]
    return "\r\n".join([f"GET /ws?table={table} HTTP/1.1", *lines, "", ""]).encode()


async def raw(served, first, second):
    """All that comes back, for two requests on one connection."""
    host, _, port = served.url[7:].rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(first)
    heard = await reader.read(4096)
    with suppress(TimeoutError, ConnectionError):
        writer.write(second)
        async with asyncio.timeout(1):
            while more := await reader.read(65536):
                heard += more
    writer.close()
    return heard


async def test_a_newcomer_is_the_same_guest_at_both_nodes(pair, guest):
    ann, bob = await guest(pair[0]), await guest(pair[1])
    table = await open_table(ann)
    bob.jar.clear()
    answer = await bob.get(f"/api/tables/{table}")
    assert answer.status == 200 and len(answer.headers.getall("Set-Cookie")) == 1


# Who may say what


async def test_nobody_can_claim_to_be_handed_on(pair, guest):
    ann = await guest(pair[0])
    claim = "192.0.2.1 http"
    for signature in ("", "00", sign(f"{claim}\nGET\n/api/games\n", b"guessed")):
        headers = {HEADER: f"{claim} {signature}", "Host": "evil.example"}
        assert (await ann.get("/api/games", headers=headers)).status == 421


async def test_a_mark_is_good_for_its_own_request_alone(pair, guest):
    from sabot.server.http.api import IDENTITIES

    ann = await guest(pair[0])
    ann.jar.clear()
    key = pair[0].server.app[IDENTITIES].keys[-1]
    mark = sign("192.0.2.1 http\nGET\n/api/games\n", key)
    headers = {HEADER: f"192.0.2.1 http {mark}", "Host": "evil.example"}
    statuses = [(await ann.get(path, headers=headers)).status for path in ("/api/games", "/api/me")]
    assert statuses == [200, 421]


@pytest.mark.parametrize("bad", [b"Cookie: \xff", HEADER.encode() + b": \xff http 00"])
async def test_a_header_that_is_not_utf8_is_as_if_it_were_not_there(pair, guest, bad):
    table = await open_table(await guest(pair[0]))
    for served in pair:
        socket = handshake(served, table, None)[:-2]
        plain = f"GET /api/tables/{table} HTTP/1.1\r\nHost: {served.url[7:]}\r\n".encode()
        assert await status_of(served, socket + bad + b"\r\n\r\n") == 101
        assert await status_of(served, plain + bad + b"\r\n\r\n") == 200


async def status_of(served, request):
    host, _, port = served.url[7:].rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    line = await reader.readline()
    writer.close()
    return int(line.split()[1])


async def test_pages_of_sibling_nodes_may_come_and_no_others(public, guest):
    ann = await guest(public[0])
    table = await open_table(ann)
    for origin, status in ((public[1].url, 101), ("http://127.0.0.1:1", 400)):
        query, headers = {"table": table}, {"Origin": origin, **UPGRADE}
        answer = await ann.get("/ws", params=query, headers=headers)
        assert answer.status == status
        answer.close()


async def test_only_pages_of_sibling_nodes_may_read_answers(public, guest):
    ann, allow = await guest(public[0]), "Access-Control-Allow-Origin"
    for origin, allowed in ((public[1].url, public[1].url), ("http://evil.example", None)):
        answer = await ann.get("/api/me", headers={"Origin": origin})
        assert answer.headers.get(allow) == allowed
        asked = await ann.options("/api/tables", headers={"Origin": origin})
        assert (asked.status == 204) == (allowed is not None)
        wish = {"json": {"name": "Zoe"}, "headers": {"Origin": origin}}
        assert ((await ann.patch("/api/me", **wish)).status == 200) == (allowed is not None)


UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
