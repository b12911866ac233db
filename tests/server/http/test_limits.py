"""Nobody takes so much that nothing is left for the others."""

import asyncio
import re
from pathlib import Path

import pytest
from aiohttp.test_utils import TestServer

from sabot.core.game import Illegal
from sabot.server import limits
from sabot.server.http.api import LOBBY
from sabot.server.http.app import make_app
from sabot.server.line.pace import Pace
from sabot.server.table.lobby import Lobby
from sabot.server.wire import Refusal
from tests.server.page import open_table, visit
from tests.server.parlour import SECOND, Clock

SECURITY = Path(__file__).parents[3] / "docs" / "security.md"


def test_the_page_on_security_says_the_same_numbers():
    told = dict(re.findall(r"`(\w+)` \| ([\d,]+)", SECURITY.read_text()))
    ours = {name: f"{number:,}" for name, number in vars(limits).items() if name.isupper()}
    assert told == ours


def test_a_busy_page_is_never_slowed_down():
    """Beats every 100 ms, pongs, and claims with their echoes."""
    clock, times = Clock(), sorted([*range(0, 60 * SECOND, 50_000), *range(0, 60 * SECOND, 75_000)])
    pace = Pace(clock)
    assert {(clock.stand(at), pace.wait())[1] for at in times} == {0}


def test_a_flood_is_heard_slowly_and_then_no_more():
    clock, heard = Clock(), 0
    pace = Pace(clock)
    while (wait := pace.wait()) is not None:
        clock.stand(clock.now() + wait)
        heard += 1
    assert heard == pytest.approx(limits.FRAMES_AT_ONCE + limits.FLOOD * limits.FRAMES, abs=3)


def test_whoever_calms_down_is_forgiven():
    clock = Clock()
    pace = Pace(clock)
    for _ in range(20):
        for _ in range(limits.FRAMES_AT_ONCE + 5):
            assert pace.wait() is not None
        clock.stand(clock.now() + 4 * SECOND)


async def test_a_page_that_floods_is_told_so_and_its_line_closed(guest, monkeypatch):
    monkeypatch.setattr("sabot.server.line.pace.FLOOD", 0)
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    first, second = await visit(ann, table), await visit(bob, table)
    for _ in range(limits.FRAMES_AT_ONCE + 30):
        await first.say(do="beat")
    await first.listening
    assert first.refusals[-1]["code"] == "too-fast" and first.socket.close_code == 1008
    assert second.refusals == []


async def test_one_player_has_a_few_lines_to_a_table_and_hears_why_not_more(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    for _ in range(limits.LINES_OF_PLAYER):
        await visit(ann, table)
    socket = await ann.ws_connect("/ws", params={"table": table})
    assert (await socket.receive_json())["code"] == "too-many-lines"
    await socket.receive()
    assert socket.close_code == 1013
    assert (await visit(bob, table)).seating["seat"] == 1


async def test_a_line_that_ended_makes_room_for_another(guest, server, monkeypatch):
    monkeypatch.setattr(limits, "LINES_OF_ADDRESS", 1)
    ann = await guest()
    table = await open_table(ann)
    page = await visit(ann, table)
    socket = await ann.ws_connect("/ws", params={"table": table})
    assert (await socket.receive_json())["code"] == "too-many-lines"
    await socket.close()
    await page.close()
    while server.app[LOBBY].rooms[table].readers:
        await ann.get("/api/me")
    assert (await visit(ann, table)).seating["seat"] == 0


async def test_tables_are_opened_by_an_address_as_fast_as_a_class_needs_and_no_faster(guest):
    ann, bob = await guest(), await guest()
    for _ in range(limits.TABLES_AT_ONCE):
        await open_table(ann)
    answer = await bob.post("/api/tables", json={"game": "zinga", "seats": 2})
    assert (answer.status, (await answer.json())["code"]) == (429, "too-many-tables")


async def test_a_full_server_says_so(guest, monkeypatch):
    monkeypatch.setattr("sabot.server.table.lobby.TABLES", 1)
    ann = await guest()
    await open_table(ann)
    answer = await ann.post("/api/tables", json={"game": "zinga", "seats": 2})
    assert (answer.status, (await answer.json())["code"]) == (503, "server-full")


async def test_changes_from_one_address_are_bounded_sooner_than_looking(guest, monkeypatch):
    monkeypatch.setattr(limits, "WRITES_AT_ONCE", 2)
    ann = await guest()
    told = [await ann.patch("/api/me", json={"name": "Ann"}) for _ in range(3)]
    assert [answer.status for answer in told] == [200, 200, 429]
    assert (await ann.get("/api/me")).status == 200


async def test_looking_is_bounded_too_but_not_the_files_of_a_page(guest, database, monkeypatch):
    monkeypatch.setattr(limits, "READS_AT_ONCE", 3)
    async with TestServer(make_app(database + ".2", Clock())) as server:
        ann = await guest(server)
        told = [await ann.get(door) for door in ("/healthz", "/api/tables", "/api/me", "/", "/ws")]
        assert [answer.status for answer in told] == [200, 200, 429, 429, 429]
        assert (await told[-1].json())["code"] == "too-fast"
        assert (await ann.get("/assets/none.js")).status == 404


async def test_a_class_that_comes_at_once_is_let_in(guest):
    """Thirty pages, with all they ask for first."""
    ann = await guest()
    doors = ("/", "/api/me", "/api/server", "/api/games", "/api/tables", "/t/abcdef")
    told = [await ann.get(door) for _ in range(30) for door in doors]
    assert {answer.status for answer in told} <= {200, 400}  # 400: the client isn't built


async def test_unknown_tables_are_asked_for_a_few_times_and_known_ones_as_often_as_one_likes(
    guest, database, monkeypatch
):
    monkeypatch.setattr(limits, "FINDS_AT_ONCE", 2)
    async with TestServer(make_app(database + ".2", Clock())) as server:
        ann = await guest(server)
        table = await open_table(ann)
        doors = [f"/api/tables/{table}"] * 5 + ["/api/tables/none", "/ws?table=none"]
        told = [await ann.get(door) for door in (*doors, "/api/tables/no", "/ws?table=no")]
        assert [answer.status for answer in told] == [200] * 5 + [404, 404, 429, 429]


async def test_many_who_ask_for_unknown_tables_share_a_few_threads(store, monkeypatch):
    lobby, asking, most = Lobby(store, Clock()), 0, 0
    find = store.find

    def counted(id):
        nonlocal asking, most
        asking += 1
        most = max(most, asking)
        found = find(id)
        asking -= 1
        return found

    monkeypatch.setattr(store, "find", counted)
    asked = [lobby.room(f"table{n}") for n in range(200)]
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert {why.code for why in told} == {"no-such-table"} and 1 <= most <= limits.FINDERS


@pytest.mark.parametrize("id", ["é" * 6, "a" * 33, "a-b", "", "١٢٣"])
async def test_what_can_be_no_id_costs_no_look_at_the_disk(store, monkeypatch, id):
    monkeypatch.setattr(store, "find", None)
    with pytest.raises(Illegal, match="no-such-table"):
        await Lobby(store, Clock()).room(id)


@pytest.mark.parametrize(("proxy", "statuses"), [(True, [200, 200]), (False, [200, 429])])
async def test_the_word_of_a_proxy_counts_only_behind_one(
    guest, database, monkeypatch, proxy, statuses
):
    """And only its last hop: what stands before it anybody may have written."""
    monkeypatch.setattr(limits, "WRITES_AT_ONCE", 1)
    async with TestServer(make_app(database + ".2", behind_proxy=proxy)) as server:
        ann, told = await guest(server), []
        for last in ("192.0.2.1", "192.0.2.2"):
            headers = {"X-Forwarded-For": f"203.0.113.9, {last}"}
            told.append(await ann.patch("/api/me", json={"name": "Ann"}, headers=headers))
        assert [answer.status for answer in told] == statuses


# Slow readers


async def test_a_page_that_reads_nothing_holds_nobody_up_and_is_cut(guest, server, monkeypatch):
    monkeypatch.setattr("sabot.server.line.pings.DEAD", 1_500_000)
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    deaf = await ann.ws_connect("/ws", params={"table": table}, autoping=False)
    [reader] = server.app[LOBBY].rooms[table].readers
    deaf._conn.transport.pause_reading()
    for _ in range(limits.OUTBOX // 2):
        reader.say(Refusal("unreadable", {"why": "x" * 200_000}))
    page = await visit(bob, table)
    await page.ready()
    await page.until(lambda p: p.seating["chairs"][1]["ready"])
    await page.until(lambda p: not p.seating["chairs"][0]["here"])
    assert reader.outbox, "it was still waiting for the page to read"


async def test_a_line_that_takes_nothing_does_not_pile_up(parlour):
    ann, cuts = parlour.come("ann"), []
    ann.reader.cut = lambda: cuts.append(1)
    for _ in range(limits.OUTBOX + 1):
        ann.reader.say(Refusal("unreadable"))
    assert cuts == [1] and len(ann.reader.outbox) == 0
