"""Signed identities: a new key every 90 days, and nobody notices."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from sabot.server.clock import today
from sabot.server.disk import keys
from sabot.server.disk.keys import DAY, READ, ROTATED
from sabot.server.disk.opening import prepare
from sabot.server.http.app import IDENTITIES, STORE, renew_keys
from sabot.server.http.identity import Identities
from sabot.server.table.player import Player

ANN = Player("ann", "Ann", "fox")


@pytest.fixture
def db(database):
    with closing(prepare(database)) as db:
        yield db


def test_a_server_makes_its_first_key_and_keeps_it(db):
    [key] = keys.current(db, 0)
    assert len(key) == 32 and keys.current(db, ROTATED - 1) == [key]


def test_after_ninety_days_a_new_key_signs_and_the_old_one_is_read(db):
    [old] = keys.current(db, 0)
    new, still = keys.current(db, ROTATED)
    assert still == old != new


def test_a_key_is_read_for_a_year_after_the_next_one(db):
    [old] = keys.current(db, 0)
    keys.current(db, ROTATED)
    assert old in keys.current(db, ROTATED + READ - 1)
    assert old not in keys.current(db, ROTATED + READ)


def test_a_server_that_slept_for_years_still_knows_whom_it_saw_last(db):
    [old] = keys.current(db, 0)
    assert old in keys.current(db, 1_000 * DAY)


def test_a_new_key_can_be_had_at_any_time(db):
    [old] = keys.current(db, 0)
    keys.add(db, 0)
    new, still = keys.current(db, 0)
    assert still == old != new


def test_a_key_that_was_forgotten_signs_for_nobody(db):
    old = Identities(keys.current(db, 0)).write(ANN)
    keys.current(db, ROTATED)
    assert Identities(keys.current(db, ROTATED)).read(old) == ANN
    assert Identities(keys.current(db, ROTATED + READ)).read(old) is None


# At the door


async def test_a_cookie_of_an_old_key_is_renewed_and_its_player_stays(guest, server):
    ann = await guest()
    before, me = cookie_of(ann), await (await ann.get("/api/me")).json()
    assert cookie_of(ann) == before
    identities = server.app[IDENTITIES]
    identities.keys = [b"new", *identities.keys]
    assert await (await ann.get("/api/me")).json() == me
    assert cookie_of(ann) != before
    identities.keys = [b"new"]
    assert await (await ann.get("/api/me")).json() == me


def cookie_of(client):
    [cookie] = client.session.cookie_jar
    return cookie.value


async def test_a_running_server_takes_a_key_that_another_process_made(server, database):
    store, identities = server.app[STORE], server.app[IDENTITIES]
    [old] = identities.keys
    with closing(sqlite3.connect(database)) as db:
        keys.add(db, today())
    renewing = asyncio.create_task(renew_keys(store, identities, every=0))
    async with asyncio.timeout(10):
        while len(identities.keys) < 2:
            await asyncio.sleep(0)
    renewing.cancel()
    assert identities.keys[1] == old
