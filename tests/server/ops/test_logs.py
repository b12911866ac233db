"""The log of the server: one line per event, with table and seat, and without secrets."""

import logging
import sys
from base64 import b64encode

import pytest
from msgspec.json import decode

from sabot.registry import GAMES
from sabot.server.ops.logs import Lines, json, pairs
from sabot.server.table import chairs
from tests.server.page import open_table, visit

NONCES = ("ann-rang-this", "bob-rang-that")


class Kept(logging.Handler):
    def __init__(self, write):
        super().__init__()
        self.setFormatter(Lines(write))
        self.lines = []

    def emit(self, record):
        self.lines.append(self.format(record))


@pytest.fixture(params=[pairs, json])
def kept(request):
    """Everything the server says, at every level, as it is written."""
    server, handler = logging.getLogger("sabot"), Kept(request.param)
    level = server.level
    server.addHandler(handler)
    server.setLevel(logging.DEBUG)
    yield handler
    server.removeHandler(handler)
    server.setLevel(level)


def fail(*_):
    raise RuntimeError("the rules are lost")


async def test_a_table_that_fails_is_named_with_its_seat(guest, server, monkeypatch, kept):
    ann = await guest()
    page = await visit(ann, await open_table(ann, alone=True))
    await page.ready()
    await page.until(lambda p: p.view)
    monkeypatch.setattr(type(GAMES["zinga"].game), "play", fail)
    await page.play("ring")
    await page.until(lambda p: p.refusals)
    assert page.refusals[-1]["code"] == "internal"
    [line] = [line for line in kept.lines if "line failed" in line]
    wanted = {"table": page.table, "seat": 0, "level": "error"}
    if kept.formatter._write is json:
        assert decode(line).items() >= wanted.items()
    else:
        assert {f"{name}={value}" for name, value in wanted.items()} <= set(line.split())
    assert "\n" not in line and "the rules are lost" in line
    [cookie] = ann.session.cookie_jar
    assert not [line for line in kept.lines if cookie.value in line]


async def test_no_secret_is_in_the_log_of_a_whole_game(parlour, kept):
    guests = [parlour.come(name) for name in ("ann", "bob")]
    for person, nonce in zip(guests, NONCES, strict=True):
        person.ready(nonce)
    await parlour.wait(5)
    parlour.store._db.execute("pragma query_only = on")
    await parlour.wait(30)
    parlour.store._db.execute("pragma query_only = off")
    guests[1].leave()
    await parlour.until(lambda: parlour.room.stage == "over")
    await parlour.wait(1)
    text = "\n".join(kept.lines)
    assert all(word in text for word in ("game begins", "commit failed", "game ends", "parlour"))
    assert not [secret for secret in secrets_of(parlour.room.sitting) if secret in text]


def secrets_of(sitting):
    for raw in (sitting.secret, chairs.seed(sitting)):
        yield from (raw.hex(), b64encode(raw).decode(), repr(raw))
    yield from NONCES


def record(event, **extra):
    return logging.getLogger("sabot.server.table.room").makeRecord(
        "sabot.server.table.room", logging.INFO, "", 0, event, (), None, extra=extra
    )


def test_a_line_is_time_level_place_event_and_whatever_belongs_to_it():
    line = Lines(pairs).format(record("game begins", table="abc234", seat=None))
    time, rest = line.split(" ", 1)
    assert time.startswith("time=20") and time.endswith("+00:00")
    assert rest == 'level=info from=room event="game begins" table=abc234'


@pytest.mark.parametrize("write", [pairs, json])
def test_no_word_from_outside_can_make_a_second_line(write):
    line = Lines(write).format(record("door failed", path="/x\nlevel=error event=forged\x1b[2J"))
    assert line.isprintable() and "\\nlevel" in line


def test_what_went_wrong_is_in_the_same_line():
    try:
        fail()
    except RuntimeError:
        found = logging.makeLogRecord(
            {"name": "sabot", "msg": "line failed", "exc_info": sys.exc_info()}
        )
    told = decode(Lines(json).format(found))
    assert "the rules are lost" in told["trace"] and told["event"] == "line failed"
