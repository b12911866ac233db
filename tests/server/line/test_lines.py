"""What lines tell the arbiter: pongs, beats, a second line that races the first."""

import sys
from unittest.mock import Mock

import pytest
from aiohttp.test_utils import TestServer

from sabot.server.disk.sqlite import SqliteStore
from sabot.server.http.api import LOBBY
from sabot.server.http.app import make_app
from sabot.server.line.pings import FIRST, STEADY, pause, pong
from sabot.server.line.tcp import Tcp
from sabot.server.wire import SecondLine
from tests.server.lines import answer
from tests.server.page import open_table, visit
from tests.server.parlour import SECOND, Parlour


@pytest.fixture
async def parlour(database):
    store = SqliteStore(database)
    yield Parlour(store)
    store.close()


def terms(parlour, seat):
    arbiter = parlour.room.live.table.arbiter
    arbiter.tell(99, parlour.room.live.now())
    return arbiter.stimuli[99].terms.get(seat)


def test_a_new_line_is_measured_eight_times_in_its_first_second():
    assert sum(pause(n) for n in range(FIRST)) == SECOND and pause(FIRST) == STEADY


async def test_lines_are_measured_while_people_gather(parlour):
    ann = parlour.come("ann")
    for _ in range(5):
        answer(ann, 20_000)
    ann.ready()
    parlour.room.gathering.fill()
    await parlour.rest()
    assert terms(parlour, 0)[0] == 20_000 and not terms(parlour, 0).young


async def test_a_far_line_is_asked_once_for_a_second_one(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    for _ in range(3):
        answer(ann, 90_000)
        answer(bob, 10_000)
    asked = [[told for told in g.reader.outbox if isinstance(told, SecondLine)] for g in (ann, bob)]
    assert asked == [[SecondLine()], []]


async def test_a_pong_that_was_never_asked_for_is_nothing(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    for payload in (b"", b"\xff\xfe", b"0" * 125):
        pong(ann.room, ann.reader, payload, 5_000_000)
    assert terms(parlour, 0) is None


@pytest.fixture
async def resent(parlour):
    """A stimulus on its way to Ann that our own kernel had to send again."""
    ann, _ = await parlour.deal("ann", "bob")
    await parlour.wait(6)
    revision = ann.updates[-1].revision
    ann.reader.tcp = lambda: Tcp(0, 9_000)
    payload = ann.reader.pinged(revision, parlour.clock.now())
    ann.reader.tcp = Mock(return_value=Tcp(1, 9_000))
    return ann, revision, payload


def excused(parlour, guest, revision):
    sight = parlour.room.live.table.arbiter.sight(0, guest.reader.line, revision)
    return guest.reader.line in sight.resent


async def test_what_the_kernel_sent_again_is_handed_in_with_the_pong(parlour, resent):
    ann, revision, payload = resent
    assert ann.reader.resent() == [revision] and not excused(parlour, ann, revision)
    pong(ann.room, ann.reader, payload, parlour.clock.now())
    assert ann.reader.resent() == [] and excused(parlour, ann, revision)


async def test_the_kernel_is_asked_before_a_verdict_falls_and_only_then(parlour, resent):
    ann, revision, _ = resent
    table = parlour.room.live.table
    parlour.room.live.settle()
    assert not ann.reader.tcp.called and not excused(parlour, ann, revision)
    parlour.clock.stand(table.wake())
    parlour.room.live.settle()
    assert table.revision > revision and excused(parlour, ann, revision)


async def test_a_line_that_makes_itself_long_is_measured_by_the_kernel(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    ann.reader.tcp = lambda: Tcp(0, 9_500)
    for _ in range(6):
        answer(ann, 100_000)
    assert terms(parlour, 0).rtt == 10_000


# Over real sockets


async def test_two_lines_of_one_page_are_one_player_with_one_voice(guest):
    ann = await guest()
    table = await open_table(ann, alone=True)
    first = await visit(ann, table, page="p1")
    await first.ready()
    await first.until(lambda p: p.view)
    second = await visit(ann, table, page="p1", after=str(first.revision))
    for page in (first, second):
        page.seq = 0
        await page.play("pass")
        await page.until(lambda p: p.heard == [1])
    await first.until(lambda p: p.refusals)
    await second.until(lambda p: p.refusals)
    assert [len(page.refusals) for page in (first, second)] == [1, 1]
    await first.close()
    assert second.seating["seat"] == 0


async def test_a_page_that_asks_is_answered_at_any_stage(guest):
    ann = await guest()
    page = await visit(ann, await open_table(ann, alone=True))
    await page.say(do="ask")
    await page.until(lambda p: p.answers == 1)
    await page.ready()
    await page.until(lambda p: p.view)
    await page.say(do="ask")
    await page.until(lambda p: p.answers == 2)
    assert not page.refusals


@pytest.mark.parametrize("stamps", [{}, {"seen": 0, "presented": 1, "until": 2, "sent": 3}])
async def test_a_beat_is_taken_without_a_word(guest, stamps):
    ann = await guest()
    page = await visit(ann, await open_table(ann, alone=True))
    await page.say(do="beat", **stamps)
    await page.ready()
    await page.until(lambda p: p.view)
    await page.say(do="beat", **stamps)
    await page.play("pass")
    await page.until(lambda p: p.heard)
    assert all(refusal["seq"] == 1 for refusal in page.refusals)


@pytest.mark.parametrize(
    "beat",
    [
        '{"do": "beat", "seen": 0.5}',
        '{"do": "beat", "seen": -2}',
        '{"do": "beat", "until": NaN}',
        '{"do": "beat", "until": 1e300}',
        '{"do": "beat", "sent": -1}',
    ],
)
async def test_a_beat_that_cannot_be_read_is_refused(guest, beat):
    ann = await guest()
    page = await visit(ann, await open_table(ann))
    await page.socket.send_str(beat)
    await page.until(lambda p: p.refusals)
    assert page.refusals[0]["code"] == "unreadable"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says")
@pytest.mark.parametrize("proxy", [False, True])
async def test_our_kernel_is_asked_unless_a_proxy_stands_between(guest, database, proxy):
    async with TestServer(make_app(database + ".2", behind_proxy=proxy)) as server:
        ann = await guest(server)
        page = await visit(ann, await open_table(ann))
        [reader] = server.app[LOBBY].rooms[page.table].readers
        assert (reader.tcp() is None) == proxy
        assert proxy or reader.tcp().resent == 0
        await page.close()
