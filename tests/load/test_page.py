"""A page without a screen counts what it was told, byte by byte."""

import asyncio

import pytest
from msgspec.json import decode, encode

from sabot.core.mind import Plan
from sabot.games.zinga.acts import Roll
from sabot.load.line import TEXT, Line, frame, parse
from sabot.load.page import Page
from sabot.load.tally import Tally
from sabot.load.ways import BEATS, HUMAN, REST

SEATING = {"on": "seating", "stage": "playing", "seat": None, "wait": 400}


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self):
        super().__init__()
        self.written = b""

    def write(self, data):
        self.written += data

    def is_closing(self):
        return False

    def close(self):
        pass


@pytest.fixture
async def page():
    page = Page(open_line, "zinga", "ann", Tally(), REST)
    page.wire = Wire()
    await page.open()
    yield page
    page.close()


async def open_line(page, ends):
    line = Line(b"", ends)
    line.connection_made(page.wire)
    line.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
    page.line = line
    return line


def update(revision, after, **rest):
    words = {"revision": revision, "stimulus": True, "deadline": None, "view": None, "events": []}
    return {"on": "update", "places": None, "after": after, **words, **rest}


def tells(page, *messages):
    for words in messages:
        payload = encode(words)
        page.line.data_received(bytes([0x81, 126]) + len(payload).to_bytes(2, "big") + payload)


def test_a_revision_that_never_came_is_missed(page):
    tells(page, SEATING, update(0, -1), update(1, 0), update(4, 3))
    assert page.tally.counts["missed"] == 1
    assert page.tally.counts["updates"] == 3


def test_a_revision_told_twice_is_out_of_order(page):
    tells(page, SEATING, update(1, -1), update(1, 0))
    assert page.tally.counts["out_of_order"] == 1


def test_an_older_server_does_not_say_what_came_before(page):
    first, second = update(0, -1), update(3, -1)
    del first["after"], second["after"]
    tells(page, SEATING, first, second)
    assert page.tally.counts["missed"] == 0


def test_a_ping_behind_a_stimulus_is_its_own(page):
    ping = b"\x89\x01a"
    tells(page, SEATING, update(0, -1))
    page.line.data_received(ping + ping)
    assert (page.tally.counts["stimulus_pongs"], page.tally.counts["pongs"]) == (1, 1)
    assert page.wire.written == 2 * b"\x8a\x81\x00\x00\x00\x00a"


async def test_only_a_seat_beats(page):
    tells(page, SEATING, update(0, -1, hot=True))
    page.set_ways(BEATS)
    assert not page.beats
    tells(page, SEATING | {"seat": 1})
    assert page.beats


async def test_an_act_that_was_not_heard_is_overdue(page):
    page.set_ways(HUMAN)
    page._person.act = lambda: Plan(0, Roll(), 0)
    page._press()
    seq = decode(page.wire.written[8:])["seq"]
    assert page.overdue() == 1
    tells(page, {"on": "heard", "seq": seq})
    assert page.overdue() == 0
    assert len(page.tally.heard) == 1


@pytest.mark.parametrize("size", [0, 1, 125, 126, 70_000])
def test_frames_are_read_wherever_the_stream_is_cut(size):
    payload = b"x" * size
    wide = b"" if size < 126 else size.to_bytes(2 if size < 2**16 else 8, "big")
    head = bytes([{0: size, 2: 126, 8: 127}[len(wide)]]) + wide
    stream = b"\x81" + head + payload
    for cut in {1, 2, 3, len(stream) - 1} & set(range(1, len(stream))):
        assert parse(bytearray(stream[:cut]), 0) is None
    code, start, end = parse(bytearray(stream), 0)
    assert (code, stream[start:end]) == (TEXT, payload)


def test_what_a_page_says_is_masked():
    assert frame(TEXT, b"a" * 200)[1] & 0x80
