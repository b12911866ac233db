"""The lab itself: its network, its picture, and that it finds what it should."""

from random import Random
from xml.etree import ElementTree

import pytest

from sabot.core.record import order
from sabot.sim.dash import Options
from sabot.sim.fairness import RTTS, fairness
from sabot.sim.lab import Lab, Run
from sabot.sim.liars import DelaysPongs
from sabot.sim.network import HEAVY, RTO, Spells, Way, Weather
from sabot.sim.plot import plot
from sabot.sim.report import report
from sabot.sim.schemes import SCHEMES

KEYS = {
    "share_deviation", "inverted", "inverted_10ms", "wrong_winner", "added_p50", "added_p99",
    "closed_by_cap", "near_added_p50", "near_added_p99", "heavy_deviation", "liar_gain_ms",
    "liar_share", "liars", "revised", "schemes",
}  # fmt: skip
FAR = [5_000, 250_000]


@pytest.fixture(scope="module")
def figures():
    return fairness(300, RTTS, Weather(), "test", jobs=1)


def way(rtt=40_000, **weather):
    chance = Random(1)
    weather = Weather(**weather)
    return Way(rtt, weather, Spells(weather, chance), chance)


def test_nothing_overtakes_on_a_line():
    line = way(loss=0.2, jitter=3.0, bursts=1.0)
    arrivals = [line.deliver(at) for at in range(0, 5_000_000, 10_000)]
    assert arrivals == sorted(arrivals)


def test_what_is_lost_comes_a_round_trip_and_a_timeout_later():
    line = way(loss=0.3, jitter=0.0)
    late = [
        there - at for at in range(0, 10**9, 10**7) if (there := line.deliver(at)) and line.lost
    ]
    assert min(late) == 20_000 + 40_000 + RTO


def test_two_runs_with_one_seed_are_alike():
    runs = [[race.records for race in Lab(FAR, HEAVY, {}, "s").races(20)] for _ in range(2)]
    assert runs[0] == runs[1]


def test_equal_players_win_equally_often_and_no_verdict_is_contradicted():
    races = list(Lab(FAR, Weather(), {}, "s").races(600))
    wins = sum(race.records[0].seat == 1 for race in races)
    assert 230 < wins < 370
    assert all(order(race.records) == tuple(r.seat for r in race.records) for race in races)


def test_a_liar_wins_more_but_not_much():
    races = list(Lab(FAR, Weather(), {1: DelaysPongs}, "s").races(600))
    wins = sum(race.records[0].seat == 1 for race in races)
    assert 300 < wins < 450


def test_beats_change_no_verdict_of_honest_players():
    races = list(Lab(FAR, Weather(), {}, "s", beats=True).races(200))
    says = [(race.runs[r.seat].says, r) for race in races for r in race.records]
    assert all(r.least <= r.shown + r.reaction for _, r in says)


def test_a_far_player_is_given_a_second_line():
    lab = Lab(FAR, Weather(loss=0.0), {}, "s")
    assert [len(player.lines) for player in lab.players] == [1, 2]


def test_who_misses_the_window_is_told_by_the_table():
    lab = Lab(FAR, Weather(), {}, "s", Options(window=400))
    assert any(race.missed for race in lab.races(50))


def test_in_order_of_arrival_the_near_one_wins():
    runs = [Run(300, 300, 0, 310), Run(250, 250, 0, 450)]
    first = {name: scheme(runs, [10, 200]).order[0] for name, scheme in SCHEMES.items()}
    assert first == {"arrival": 0, "fixed": 1, "quota": 1, "trust": 1}


def test_all_figures_are_there(figures):
    assert figures.keys() >= KEYS
    assert figures["revised"] == 0
    assert set(figures["schemes"]) == {"arrival", "fixed", "quota", "trust"}
    assert list(figures["liar_gain_ms"]) == ["5", "40", "120", "250"]


def test_arrival_order_is_far_from_fair(figures):
    assert figures["schemes"]["arrival"]["share_deviation"] > 25


def test_the_report_names_every_goal(figures):
    assert report(figures).count("goal ≤") == 11


def test_the_picture_has_a_line_for_each_scheme(figures):
    shares = {name: row["shares"] for name, row in figures["schemes"].items()}
    picture = ElementTree.fromstring(plot(RTTS, shares))
    assert len(picture.findall("{http://www.w3.org/2000/svg}polyline")) == len(shares)
