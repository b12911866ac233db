"""A server while its PostgreSQL is away: tables pause, their players are told, and play goes on."""

import asyncio
import signal

import pytest
from aiohttp.test_utils import TestServer
from msgspec import to_builtins

from sabot.core.log import TableEvent
from sabot.server.http.api import STORE
from sabot.server.http.app import make_app
from tests.server.page import open_table, visit

BRISK = {"seats": 2, "options": {"call_time": 1_000, "turn_time": 5_000}, "alone": True}


@pytest.fixture
async def server(own_postgres):
    async with TestServer(make_app(own_postgres.new_database())) as server:
        yield server


async def health(client):
    return (await (await client.get("/healthz")).json())["code"]


async def test_tables_pause_are_told_and_go_on_by_themselves(guest, server, own_postgres):
    ann = await guest()
    page = await visit(ann, await open_table(ann, **BRISK))
    await page.ready()
    await page.until(lambda p: p.revision > 3)
    own_postgres.stop(signal.SIGQUIT)
    await page.until(lambda p: p.seating["paused"] == "disk", 20)
    assert await health(ann) == "unreachable"
    refused = await ann.post("/api/tables", json={"game": "zinga", "seats": 2})
    assert (refused.status, (await refused.json())["code"]) == (503, "disk")
    assert (await (await ann.get("/api/me/games")).json())["code"] == "disk"
    before, told = told_by(page), page.revision
    await asyncio.to_thread(own_postgres.start)
    page = await visit(ann, page.table)
    await page.until(lambda p: p.revision > told + 5 and not p.seating["paused"], 30)
    assert await health(ann) == "well"
    log = server.app[STORE].find(page.table).log
    assert len(log) >= page.revision
    assert [entry for entry in map(told_of, log) if entry][: len(before)] == before


def told_by(page):
    """What the server itself told, by its kind and time: all of it is in the log."""
    return [(e["on"], e["at"]) for e in (*page.past, *page.events) if "at" in e and "on" in e]


def told_of(entry):
    found = to_builtins(entry)
    return (found["on"], found["at"]) if isinstance(entry, TableEvent) else None
