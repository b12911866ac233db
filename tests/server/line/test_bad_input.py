"""Whatever is sent, its sender alone gets a coded answer, and the table goes on."""

import asyncio
from contextlib import suppress

import pytest
from aiohttp import ClientError, WSMsgType, WSServerHandshakeError

from tests.server.page import open_table, visit


@pytest.fixture
async def pages(guest):
    """Ann and Bob in a game."""
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    both = [await visit(client, table) for client in (ann, bob)]
    for page in both:
        await page.ready()
    for page in both:
        await page.until(lambda p: p.view)
    return both


async def goes_on(ann, bob):
    """Bob was told nothing, and both can still act."""
    assert bob.refusals == []
    heard = len(bob.heard)
    await bob.play("declare", cell="B9")
    await bob.until(lambda p: len(p.heard) > heard)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "",
        "[]",
        "null",
        '"ring"',
        '{"do": "fly"}',
        '{"do": "play"}',
        '{"do": "play", "seq": 1, "seen": 0, "presented": NaN, "pressed": 0, "sent": 0}',
        '{"do": "play", "seq": -1, "seen": 0, "presented": 0, "pressed": 0, "sent": 0,'
        ' "action": {"do": "ring"}}',
        '{"do": "play", "seq": 1, "seen": 0, "presented": 0, "pressed": 1e300, "sent": 0,'
        ' "action": {"do": "ring"}}',
        '{"do": "play", "seq": 1, "seen": 0, "presented": 0, "pressed": 0, "sent": 0,'
        ' "action": {"do": "cheat"}}',
        '{"do": "play", "seq": 1, "seen": 0, "presented": 0, "pressed": 0, "sent": 0,'
        ' "action": {"do": "call", "cell": "B99"}}',
    ],
)
async def test_what_cannot_be_read_is_refused(pages, text):
    ann, bob = pages
    await ann.socket.send_str(text)
    await ann.until(lambda p: p.refusals)
    assert ann.refusals[0]["code"] == "unreadable"
    await goes_on(ann, bob)


async def test_bytes_are_refused(pages):
    ann, bob = pages
    await ann.socket.send_bytes(b"\x00\xff")
    await ann.until(lambda p: p.refusals)
    assert ann.refusals[0]["code"] == "unreadable"
    await goes_on(ann, bob)


async def test_what_is_too_long_is_refused_and_its_line_closed(pages):
    ann, bob = pages
    await ann.socket.send_str("x" * 20_000)
    await ann.until(lambda p: p.refusals)
    assert ann.refusals[0]["code"] == "too-big"
    await ann.listening
    assert ann.socket.close_code == 1009
    await goes_on(ann, bob)


async def test_ten_megabytes_cost_their_sender_the_line_and_nobody_else_anything(pages):
    ann, bob = pages
    with suppress(ConnectionError, ClientError):  # cut off while still sending
        await ann.socket.send_str("x" * 10_000_000)
    await ann.listening
    await goes_on(ann, bob)
    again = await visit(ann.client, ann.table)
    assert again.seating["seat"] == 0


async def test_acting_before_the_roll_is_refused_with_its_clause(pages):
    ann, bob = pages
    seq = await ann.play("ring")
    await ann.until(lambda p: p.refusals)
    refusal = ann.refusals[0]
    assert (refusal["seq"], refusal["clause"]) == (seq, "ZG-80") and refusal["code"]
    await goes_on(ann, bob)


async def test_a_chair_that_is_anothers_stays_anothers(guest, pages):
    ann, bob = pages
    eve = await visit(await guest(), ann.table, seat="1")
    await eve.until(lambda p: p.refusals)
    assert eve.refusals[0]["code"] == "not-your-seat" and eve.seating["seat"] is None
    await eve.play("ring")
    await eve.until(lambda p: len(p.refusals) == 2)
    assert eve.refusals[1]["code"] == "only-watching"
    await goes_on(ann, bob)


async def test_a_stimulus_never_shown_is_no_stimulus(pages):
    ann, bob = pages
    ann.revision = 10_000
    await ann.play("declare", cell="B9")
    await ann.until(lambda p: p.heard)
    await goes_on(ann, bob)


@pytest.mark.slow
async def test_a_flood_of_claims_is_bounded(pages):
    ann, bob = pages
    await ann.until(lambda p: p.view["phase"] == "rolled", seconds=20)
    for _ in range(60):  # Bob says nothing, so they all wait for what he might still have done
        await ann.play("ring")
    await ann.until(lambda p: any(r["code"] == "too-many-claims" for r in p.refusals))
    assert bob.refusals == []


async def test_a_table_that_does_not_exist(guest):
    ann = await guest()
    answer = await ann.get("/api/tables/nowhere")
    assert (answer.status, (await answer.json())["code"]) == (404, "no-such-table")
    with pytest.raises(WSServerHandshakeError) as refused:
        await ann.ws_connect("/ws?table=nowhere")
    assert refused.value.status == 404


async def test_a_page_of_another_site_opens_no_line(guest):
    ann = await guest()
    table = await open_table(ann)
    with pytest.raises(WSServerHandshakeError) as refused:
        await ann.ws_connect(f"/ws?table={table}", headers={"Origin": "http://evil.example"})
    assert refused.value.status == 400


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": 2}, "no-such-game"),
        ({"game": "zinga", "seats": 9}, "bad-seats"),
        ({"game": "zinga", "seats": 2, "options": {"call_time": 1}}, "bad-options"),
        ({"game": "zinga", "seats": 2, "options": {"speed": 1}}, "bad-options"),
        ({"game": "zinga", "seats": 2, "alone": True, "level": "god"}, "no-such-level"),
        ({"game": "zinga"}, "unreadable"),
        ({"game": "zinga", "seats": 2, "cheat": True}, "unreadable"),
        ("zinga", "unreadable"),
    ],
)
async def test_a_table_that_cannot_be_opened(guest, wish, code):
    answer = await (await guest()).post("/api/tables", json=wish)
    assert (answer.status, (await answer.json())["code"]) == (400, code)


async def test_only_the_host_sets_options_and_only_before_the_deal(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    pages = [await visit(client, table) for client in (ann, bob)]
    door = f"/api/tables/{table}/options"
    answer = await bob.patch(door, json={"turn_time": 5_000})
    assert (answer.status, (await answer.json())["code"]) == (403, "not-host")
    assert (await ann.patch(door, json={"turn_time": 5_000})).status == 200
    await pages[1].until(lambda p: p.seating["options"]["turn_time"] == 5_000)
    for page in pages:
        await page.ready()
    await pages[0].until(lambda p: p.view)
    answer = await ann.patch(door, json={"turn_time": 6_000})
    assert (await answer.json())["code"] == "too-late-to-change"


async def test_two_options_changed_at_once_are_both_changed(guest):
    """A page knows neither answer yet when it asks for the second one."""
    ann = await guest()
    table = await open_table(ann)
    page = await visit(ann, table)
    door = f"/api/tables/{table}/options"
    await asyncio.gather(
        ann.patch(door, json={"turn_time": 5_000}), ann.patch(door, json={"reminders": True})
    )
    await page.until(lambda p: p.seating["options"]["turn_time"] == 5_000)
    await page.until(lambda p: p.seating["options"]["reminders"] is True)


async def test_only_those_who_sit_call_for_bots(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    await visit(ann, table)
    answer = await bob.post(f"/api/tables/{table}/bots", json={})
    assert (answer.status, (await answer.json())["code"]) == (403, "only-watching")
    card = await (await ann.post(f"/api/tables/{table}/bots", json={})).json()
    assert card["chairs"][1]["level"] == "normal"


async def test_a_forged_cookie_is_nobody(guest, server):
    ann, eve = await guest(), await guest()
    page = await visit(ann, await open_table(ann))
    [cookie] = [c for c in ann.session.cookie_jar if c.key.startswith("sabot")]
    text, _, signature = cookie.value.partition(".")
    eve.session.cookie_jar.clear()
    for forged in (f"{text}.{signature[::-1]}", text, "", "x.y", f"x{text}.{signature}"):
        answer = await eve.get("/api/me", headers={"Cookie": f"sabot={forged}"})
        assert f"sabot-{server.port}" in answer.cookies  # a new guest gets one of their own
        eve.session.cookie_jar.clear()
    assert page.seating["seat"] == 0


async def test_unknown_pages_and_large_bodies_are_refused_in_the_same_way(guest):
    ann = await guest()
    assert (await (await ann.get("/api/nothing")).json())["code"] == "no-such-page"
    assert (await (await ann.get("/nothing")).json())["code"] == "no-such-page"
    answer = await ann.post("/api/tables", data=b"x" * 100_000)
    assert (answer.status, (await answer.json())["code"]) == (413, "too-big")
    assert (await (await ann.patch("/api/me", json={"name": " \u200b "})).json())[
        "code"
    ] == "bad-name"


async def test_a_line_that_answers_no_ping_is_cut(guest, monkeypatch):
    """TCP would believe in it for minutes, and nobody would play for its player."""
    monkeypatch.setattr("sabot.server.line.pings.DEAD", 500_000)
    ann = await guest()
    table = await open_table(ann)
    silent = await ann.ws_connect("/ws", params={"table": table}, autoping=False)
    while (await silent.receive(timeout=10)).type is not WSMsgType.CLOSED:
        pass
    assert (await visit(ann, table)).seating["seat"] == 0


async def test_a_cookie_of_odd_bytes_is_nobody(guest):
    eve = await guest()
    eve.session.cookie_jar.clear()
    answer = await eve.get("/api/me", headers={"Cookie": "sabot=\xff.\xff"})
    assert answer.status == 200
