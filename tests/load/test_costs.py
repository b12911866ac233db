"""Costs are told apart by what each phase adds."""

from collections import Counter

import pytest

from sabot.load.costs import Costs, in_play
from sabot.load.sample import Sample
from sabot.load.tally import Tally

COUNTED = {"sabot_entries_total": 20.0, "sabot_commit_seconds_count": 10.0}


def sample(micros, seconds=10, waits=(), **counts):
    tally = Tally()
    tally.counts, tally.waits = Counter(counts), list(waits)
    before = dict.fromkeys(COUNTED, 0.0)
    return Sample(seconds, micros / 1e6, 0.1, [], tally, before, COUNTED)


@pytest.fixture
def costs():
    """2,000 µs a second for nothing, 50 a pong, 40 a beat."""
    pings = sample(20_000 + 400 * 50, pongs=400)
    return Costs(
        sample(20_000), pings, sample(20_000 + 380 * 50 + 4_000 * 40, pongs=380, beats=4_000)
    )


def test_pongs_beats_and_acts_each_have_their_own_cost(costs):
    played = sample(20_000 + 390 * 50 + 1_000 * 40 + 100 * 900, pongs=390, beats=1_000, acts=100)
    assert costs.pong == pytest.approx(50)
    assert costs.beat == pytest.approx(40)
    assert costs.act(played) == pytest.approx(900)


def test_the_pongs_of_its_own_stimuli_are_part_of_an_act(costs):
    assert costs.act(sample(20_000 + 90_000, acts=100, stimulus_pongs=400)) == pytest.approx(900)


def test_all_that_went_wrong_is_lost(costs):
    played = sample(50_000, acts=10, missed=1, out_of_order=2, lines_lost=3)
    assert in_play(costs, played, 1, lost=4)["lost"] == 10


def test_tables_a_core_are_computed_from_what_one_costs(costs):
    played = sample(20_000 + 10 * 49_900, acts=10)
    assert in_play(costs, played, 5, lost=0)["tables_a_core"] == 100
    assert in_play(costs, played, 5, lost=0)["commits_a_second"] == 1
