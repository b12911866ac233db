"""`sabot zgame-bench` measures what it says it does."""

import os
import subprocess
import sys
from argparse import Namespace

import pytest
from msgspec.json import decode

from sabot.sim.zgame import bench, match

FEW = {"compiled": 2_000, "plain": 500, "rules": 200, "spiel": 200, "nodes": 300}


@pytest.fixture(autouse=True)
def briefly(monkeypatch):
    monkeypatch.setattr(bench, "ACTS", FEW)
    monkeypatch.setattr(bench, "ROUNDS", 1)


def test_all_is_told_as_a_ratio_to_the_rules():
    figures = bench.zgame_bench()
    rates, ratios = figures["acts_per_second"], figures["times_rules"]
    assert rates.keys() == ratios.keys() and ratios["rules"] == 1
    assert ratios["engine_plain"] == pytest.approx(rates["engine_plain"] / rates["rules"], rel=0.2)
    assert ("engine_compiled" in rates) == figures["compiled"] == bench.COMPILED


def test_the_table_has_a_line_for_each_figure():
    rates = {"acts_per_second": {"rules": 50_000}, "times_rules": {"rules": 1.0}}
    figures = {"compiled": False, **rates, "search_nodes_per_second": 900}
    first, head, line, nodes = bench.table(figures).splitlines()
    assert "plain Python" in first and "acts a second" in head
    assert line.split() == ["rules", "50,000", "1.0"]
    assert nodes.split() == ["nodes", "of", "the", "search", "900"]


def test_without_a_compiler_the_plain_engine_is_measured_alone():
    words = [sys.executable, "-m", "sabot", "zgame-bench", "--json"]
    done = subprocess.run(words, env=os.environ | {"SABOT_PURE": "1"}, capture_output=True)
    figures = decode(done.stdout)
    assert not figures["compiled"] and "engine_compiled" not in figures["acts_per_second"]
    assert figures["acts_per_second"]["engine_plain"] > 0


def test_a_match_against_openspiel_says_what_it_needs(monkeypatch):
    monkeypatch.setattr(match, "find_spec", lambda name: None)
    assert "open_spiel" in match.run(Namespace(one="ismcts", other="easy"))
