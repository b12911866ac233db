"""How late the loop is: on a clock that jumps, and at the door for Prometheus."""

import pytest

from sabot.server.lag import EVERY, MINUTE, Lag
from tests.server.figures import count_of, samples
from tests.server.page import open_table, visit
from tests.server.parlour import Clock


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def lag(clock):
    lag = Lag(clock)
    lag.start()
    return lag


def look(clock, late=0):
    """The next look comes so much later than planned."""
    clock.stand(clock.next() + late)
    clock.ring()


def total(lag):
    return samples(lag.all)[("sabot_loop_lag_seconds_sum",)]


def looks(lag, up_to):
    """How many were no later than that many seconds."""
    return samples(lag.all)["sabot_loop_lag_seconds_bucket", up_to]


def test_a_loop_in_time_is_not_late(clock, lag):
    for _ in range(10):
        look(clock)
    assert (count_of(lag.all), total(lag), lag.recent(1), clock.now()) == (10, 0, 0, 10 * EVERY)


def test_what_the_loop_did_instead_is_how_late_it_is(clock, lag):
    for late in [100] * 98 + [1_700, 30_000]:
        look(clock, late)
    assert [lag.recent(share) for share in (0.5, 0.98, 0.99, 1)] == [100, 100, 1_700, 30_000]


def test_a_late_look_makes_the_next_one_no_later(clock, lag):
    look(clock, 30_000)
    look(clock)
    assert total(lag) == pytest.approx(0.03)


def test_only_the_last_minute_is_recent_but_all_is_counted(clock, lag):
    look(clock, 30_000)
    for _ in range(MINUTE):
        look(clock)
    assert lag.recent(1) == 0 and looks(lag, "0.05") == MINUTE + 1
    assert looks(lag, "0.02") == MINUTE


def test_before_the_first_look_nothing_is_known(lag):
    assert lag.recent(0.99) == 0


@pytest.mark.parametrize(("late", "lines"), [(4_000, 0), (6_000, 1)])
def test_a_bad_minute_is_one_line_in_the_log(clock, lag, caplog, late, lines):
    for _ in range(MINUTE):
        look(clock, late)
    assert len(caplog.records) == lines
    assert not lines or "p99 6.0 ms, at most 6.0 ms" in caplog.text


def test_a_stopped_one_looks_no_more(clock, lag):
    lag.stop()
    assert clock.next() is None


# At the door


async def test_prometheus_reads_lag_tables_and_readers(guest, server):
    ann = await guest()
    await open_table(ann)
    page = await visit(ann, await open_table(ann, alone=True))
    await page.ready()
    await page.until(lambda p: p.view)
    answer = await ann.get("/metrics")
    assert answer.content_type == "text/plain"
    lines = (await answer.text()).splitlines()
    assert {'sabot_tables{stage="gathering"} 1.0', 'sabot_tables{stage="playing"} 1.0'} <= set(
        lines
    )
    assert "sabot_readers 1.0" in lines and "# TYPE sabot_loop_lag_seconds histogram" in lines
    figures = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    all_looks = figures["sabot_loop_lag_seconds_count"]
    assert figures['sabot_loop_lag_seconds_bucket{le="+Inf"}'] == all_looks
    assert 'sabot_loop_lag_recent_seconds{quantile="0.99"}' in figures
