"""What an operator sees of a server: figures, flags, and how it closes."""

import argparse
import asyncio
import os
import re

import pytest
from msgspec.json import decode

from sabot.server import figures
from sabot.server.figures import HOLDS
from sabot.server.http.api import LOBBY
from sabot.server.line.socket import hang_up
from sabot.server.ops.command import add_play, add_serve
from sabot.server.ops.upkeep import add_backup, add_rotate_key
from sabot.server.wire import Refusal
from tests.server.figures import count_of, samples
from tests.server.page import open_table, visit
from tests.server.process import open_server, run

SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"\\\n]*"\})? (-?[0-9.]+(?:e-?[0-9]+)?)')


def read(text):
    """As strictly as Prometheus: each family is titled once, before its samples."""
    found, kinds = {}, {}
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# TYPE"):
            _, _, name, kind = line.split(" ")
            assert name not in kinds
            kinds[name] = kind
        elif not line.startswith("# HELP"):
            name, labels, value = SAMPLE.fullmatch(line).groups()
            family = name if name in kinds else re.sub("_(bucket|sum|count)$", "", name)
            assert kinds[family] == "histogram" or name == family == list(kinds)[-1]
            assert name + (labels or "") not in found
            found[name + (labels or "")] = float(value)
    return found, kinds


async def figures_of(client):
    return read(await (await client.get("/metrics")).text())


async def test_prometheus_reads_every_figure_of_a_server_in_play(guest, server):
    ann, bob = await guest(), await guest()
    before, _ = await figures_of(ann)
    page = await visit(ann, await open_table(ann, alone=True, seats=4))
    await page.ready()
    await page.until(lambda p: p.view)
    looking = await visit(bob, page.table)
    await looking.play("pass")
    await looking.until(lambda p: p.refusals)
    found, kinds = await figures_of(ann)
    assert found['sabot_tables{stage="playing"}'] == 1
    assert found['sabot_seats{player="person"}'] == 1
    assert found['sabot_seats{player="bot"}'] == 3
    assert (found["sabot_readers"], found["sabot_onlookers"]) == (2, 1)
    refused = 'sabot_refusals_total{code="only-watching"}'
    assert found[refused] == before.get(refused, 0) + 1
    assert found["sabot_entries_total"] >= before["sabot_entries_total"] + 5
    assert found["sabot_commit_seconds_count"] > before["sabot_commit_seconds_count"]
    assert set(kinds.values()) == {"counter", "gauge", "histogram"}


async def test_a_histogram_never_falls_and_ends_with_all(guest, server):
    found, kinds = await figures_of(await guest())
    for name in (name for name, kind in kinds.items() if kind == "histogram"):
        buckets = [v for sample, v in found.items() if sample.startswith(f"{name}_bucket")]
        assert buckets == sorted(buckets) and buckets[-1] == found[f"{name}_count"]


async def test_every_contested_act_of_a_game_is_counted_with_its_hold(parlour):
    before = count_of(HOLDS)
    await parlour.deal("ann", "bob")
    await parlour.until(lambda: parlour.room.stage == "over")
    contested = [e for e in parlour.store.find("parlour").log if getattr(e, "record", None)]
    assert count_of(HOLDS) - before == len(contested)


def test_edges_in_microseconds_are_told_in_seconds():
    holds = figures.histogram("a", "b", (10, 20))
    for hold in (10, 11, 20, 21):
        holds.observe(figures.seconds(hold))
    told = samples(holds)
    assert [told["a_bucket", le] for le in ("1e-05", "2e-05", "+Inf")] == [1, 3, 4]
    assert told[("a_sum",)] == pytest.approx(62e-6)


# Flags


def parse(*words):
    parser = argparse.ArgumentParser()
    doors = parser.add_subparsers()
    for add in (add_play, add_serve, add_backup, add_rotate_key):
        add(doors)
    return parser.parse_args(words), doors.choices


@pytest.mark.parametrize("door", ["play", "serve", "backup", "rotate-key"])
def test_every_flag_has_a_variable_and_help_names_it(door):
    text = parse("serve")[1][door].format_help()
    flags = re.findall(r"^  (--[a-z-]+)", text, re.M)
    named = set(re.findall(r"\[?(SABOT_[A-Z_]+)", text))
    assert flags and named == {"SABOT" + f[1:].replace("-", "_").upper() for f in flags}


def test_a_variable_stands_for_a_flag_and_the_flag_wins(monkeypatch):
    for name, value in {"PORT": "81", "DATA": "/x.db", "DEV": "yes", "LOG_JSON": "1"}.items():
        monkeypatch.setenv(f"SABOT_{name}", value)
    wish, _ = parse("serve")
    assert (wish.port, wish.data, wish.dev, wish.log_json) == (81, "/x.db", True, True)
    wish, _ = parse("serve", "--port", "82", "--data", "y.db", "--no-dev", "--no-log-json")
    assert (wish.port, wish.data, wish.dev, wish.log_json) == (82, "y.db", False, False)


def test_an_empty_variable_is_none(monkeypatch):
    monkeypatch.setenv("SABOT_PORT", "")
    assert parse("serve")[0].port == 8000


@pytest.mark.parametrize("bad", ["PORT=http", "PORT=-1", "DEV=maybe", "LOG_LEVEL=loud"])
def test_a_bad_variable_is_refused_like_a_bad_flag(monkeypatch, capsys, bad):
    name, value = bad.split("=")
    monkeypatch.setenv(f"SABOT_{name}", value)
    with pytest.raises(SystemExit):
        parse("serve")
    assert f"--{name.lower().replace('_', '-')}" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("bad", ["[h/x", "a:secret@h:secret/x", "a:se/cret@h/x", "h:1,h:x/y"])
def test_an_address_that_nobody_can_read_is_refused_and_not_said_again(capsys, bad):
    with pytest.raises(SystemExit):
        parse("serve", "--data", f"postgresql://{bad}")
    said = capsys.readouterr().err
    assert "--data: like postgresql://" in said
    assert "cret" not in said


@pytest.mark.parametrize("scheme", ["postgressql", "mysql", "Postgresql"])
def test_a_slip_in_a_scheme_is_no_file(capsys, scheme):
    with pytest.raises(SystemExit):
        parse("serve", "--data", f"{scheme}://ann:secret@h/x")
    said = capsys.readouterr().err
    assert "--data: like postgresql://" in said and "secret" not in said


@pytest.mark.parametrize("good", ["h/x", "ann:secret@[::1]:5432/x", "h:1,h:2/x?sslmode=require"])
def test_an_address_is_taken_as_it_is(good):
    assert parse("serve", "--data", f"postgresql://{good}")[0].data == f"postgresql://{good}"


async def test_a_server_opens_by_its_variables_alone(database):
    async with open_server(database, SABOT_LOG_JSON="yes") as server:
        log = await server.close()
    events = [decode(line)["event"] for line in log.splitlines()]
    assert events == ["the server is up", "the server is down"] and os.path.exists(database)


async def test_a_key_is_rotated_by_hand(store, database):
    [old] = store.keys(0)
    code, line = await run("rotate-key", "--data", database)
    new, still = store.keys(0)
    assert code == 0 and "new key" in line and still == old != new


# Closing


@pytest.mark.slow
async def test_a_server_that_closes_tells_its_pages_and_stores_what_they_saw(tmp_path):
    async with open_server(tmp_path / "sabot.db") as server:
        page = await server.play()
        await page.until(lambda p: p.revision > 5, 30)
        await asyncio.gather(server.close(), page.listening)
        assert page.socket.close_code == 1001
    assert server.process.returncode == 0


async def test_a_page_that_answers_nothing_keeps_no_server_up(tmp_path):
    async with open_server(tmp_path / "sabot.db") as server:
        table = await open_table(server.client, seats=2)
        _, line = await enter_deaf(server.port, table)
        await server.close()
    assert server.process.returncode == 0
    line.close()


async def test_a_line_that_is_full_is_not_waited_for(guest, server):
    ann = await guest()
    table = await open_table(ann)
    _, line = await enter_deaf(server.port, table)
    room = server.app[LOBBY].rooms[table]
    await visit(ann, table)
    [deaf, _] = room.readers
    for _ in range(16):
        deaf.say(Refusal("paused", {"why": "x" * 1_000_000}))
    await until_stuck(deaf)
    await asyncio.wait_for(hang_up(server.app), 5)
    line.close()


async def enter_deaf(port, table):
    """Comes in and never reads."""
    reader, line = await asyncio.open_connection("127.0.0.1", port, limit=512)
    line.write(
        f"GET /ws?table={table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await reader.readline()
    return reader, line


async def until_stuck(reader):
    left = -1
    while left != len(reader.outbox):
        left = len(reader.outbox)
        for _ in range(100):
            await asyncio.sleep(0)
    assert left > 0
