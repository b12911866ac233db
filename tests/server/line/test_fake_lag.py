"""A longer way for development: in order, both ways, and measured as if it were real."""

import pytest
from aiohttp.test_utils import TestServer

from sabot.core.line import GROWN
from sabot.core.record import order
from sabot.games.zinga.acts import Ring
from sabot.server.http.app import make_app
from sabot.server.line.fake_lag import Delay, fake_lag
from sabot.server.line.pings import pong
from tests.server.page import open_table, visit
from tests.server.parlour import Clock


@pytest.fixture
def clock():
    return Clock()


def run(clock, end):
    while (when := clock.next()) is not None and when <= end:
        clock.ring()
    clock.stand(end)


def test_what_is_put_in_comes_out_later(clock):
    way, came = Delay(clock, 60_000, 60_000), []
    way.put(lambda: came.append(clock.now()))
    run(clock, 59_999)
    assert came == []
    run(clock, 60_000)
    assert came == [60_000]


def test_nothing_overtakes_what_went_before(clock):
    draws = iter([1.0, 0.0, 0.5])
    way, came = Delay(clock, 60_000, 90_000, lambda: next(draws)), []
    for name in "abc":
        way.put(lambda name=name: came.append((name, clock.now())))
        clock.stand(clock.now() + 10_000)
    run(clock, 200_000)
    assert came == [("a", 90_000), ("b", 90_000), ("c", 95_000)]


def test_what_is_on_its_way_when_the_line_breaks_is_lost(clock):
    way, came = Delay(clock, 60_000, 60_000), []
    way.put(lambda: came.append(clock.now()))
    way.stop()
    run(clock, 200_000)
    assert came == []


def test_an_alarm_that_rings_early_is_set_again(clock):
    way, came = Delay(clock, 60_000, 60_000), []
    way.put(lambda: came.append(clock.now()))
    way._rang()
    assert came == []
    run(clock, 60_000)
    assert came == [60_000]


# At a table


class Far:
    """A guest by a longer way: pongs and acts go through the detours, as in `socket`."""

    def __init__(self, guest, lag, jitter=0):
        self.guest, self.clock = guest, guest.parlour.clock
        self.ways = fake_lag(self.clock, lag, jitter)

    def ping(self, revision=None):
        payload = self.guest.reader.pinged(revision, self.clock.now())
        self.ways.down.put(lambda: self.ways.up.put(lambda: self._pong(payload)))

    def ring(self, seen_at, reaction):
        """Presses so long after it could see what was sent at `seen_at`."""
        pressed = seen_at + self.ways.down._least + reaction * 1000
        self.clock.at(pressed, lambda: self.ways.up.put(lambda: self.guest.play(Ring(), reaction)))

    def _pong(self, payload):
        pong(self.guest.room, self.guest.reader, payload, self.clock.now())


async def test_the_arbiter_measures_the_longer_way(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    for far in (Far(ann, 120), Far(bob, 40, jitter=20)):
        for _ in range(2 * GROWN):
            far.ping()
            await parlour.wait(0.2)
    arbiter, now = parlour.room.live.table.arbiter, parlour.room.live.now()
    assert arbiter.least(0, now) == 120_000
    assert 40_000 <= arbiter.least(1, now) <= 60_000


@pytest.mark.parametrize(("reactions", "first"), [((280, 300), 0), ((300, 280), 1)])
async def test_a_race_over_a_longer_way_is_won_by_the_quicker_finger(parlour, reactions, first):
    guests = await parlour.deal("ann", "bob")
    pair = [Far(guest, lag) for guest, lag in zip(guests, (240, 10), strict=True)]

    def rolled():
        return all(guest.updates and guest.updates[-1].view.phase == "rolled" for guest in guests)

    while not rolled():
        for far in pair:
            far.ping()
        await parlour.wait(0.25)
    live, revision = parlour.room.live, guests[0].updates[-1].revision
    for far, reaction in zip(pair, reactions, strict=True):
        sight = live.table.arbiter.sight(far.guest.seat, far.guest.reader.line, revision)
        far.ring(sight.sent + far.clock.now() - live.now(), reaction)
    await parlour.wait(2)
    records = [update.placed.record for update in guests[0].updates if update.placed]
    assert order(records)[0] == first
    assert {record.doubt for record in records} == {""}


# Over real sockets


async def test_a_page_may_ask_a_development_server_for_a_longer_line(guest, database):
    async with TestServer(make_app(database + ".dev", dev=True)) as server:
        ann = await guest(server)
        page = await visit(ann, await open_table(ann), lag="60", jitter="10")
        await page.until(lambda p: 0 < (p.seating["chairs"][0]["rtt"] or 0) <= 80)
        assert page.seating["chairs"][0]["rtt"] >= 60
        await page.ready()
        await page.until(lambda p: p.seating["chairs"][0]["ready"])
        await page.close()


@pytest.mark.parametrize("query", [{"lag": "120"}, {"jitter": "30"}])
async def test_any_other_server_refuses_and_goes_on(guest, query):
    ann = await guest()
    page = await visit(ann, await open_table(ann), **query)
    await page.until(lambda p: p.refusals)
    assert page.refusals[0]["code"] == "lag-is-off"
    await page.until(lambda p: p.seating["chairs"][0]["rtt"] == 10)


@pytest.mark.parametrize("query", [{"lag": "-1"}, {"lag": "x"}, {"lag": "9" * 30}, {"lag": "0"}])
async def test_a_lag_that_is_no_number_is_none(guest, query):
    ann = await guest()
    page = await visit(ann, await open_table(ann), **query)
    await page.until(lambda p: p.seating["chairs"][0]["rtt"] == 10)
    assert page.refusals == []
