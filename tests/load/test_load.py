"""`sabot load` against a real server, for a moment."""

import argparse
import asyncio

import pytest

from sabot.load.command import add_load
from sabot.load.phases import Wish, playable, run
from sabot.load.target import started

GAME = "zigzag_signs"  # its people act at once and often
BRIEF = {"tables": 1, "seats": 4, "seconds": 1.0, "settle": 0.2, "drain": 0.3}


slow = pytest.mark.slow


@pytest.fixture(scope="module")
def figures():
    with started() as target:
        assert "zgame" not in playable(target, 4, ())
        done = []
        found = asyncio.run(run(target, Wish((GAME,), paces=("full",), **BRIEF), done.append))
    assert len(done) == Wish((GAME,), paces=("full",), **BRIEF).length
    return found["games"][GAME]


@slow
def test_every_act_is_answered_and_every_revision_seen(figures):
    counts = figures["full"]["counts"]
    assert figures["full"]["lost"] == 0
    assert counts["acts"] > 0 and counts["updates"] > 0


@slow
def test_pages_answer_pings_and_beat_as_the_server_tells(figures):
    """Four a second for a table of four, and sixteen beats, while a race is on."""
    assert 2 < figures["idle_pongs_a_second"] < 8
    assert figures["idle_beats_a_second"] == 0 or 8 < figures["idle_beats_a_second"] < 32


@slow
def test_an_act_is_stored_and_told(figures):
    full = figures["full"]
    assert full["entries_a_second"] >= full["commits_a_second"] > 0
    assert full["bytes_an_act"] > 100
    assert full["heard_ms"]["p99"] > 0 and full["lag_ms"]["p99"] > 0


def asked(*words):
    parser = argparse.ArgumentParser()
    add_load(parser.add_subparsers())
    wish = parser.parse_args(["load", *words])
    return wish.run(wish)


def test_only_this_machine_is_driven():
    assert "not on this machine" in asked("--url", "http://192.0.2.1:8000", "--pid", "1")
    assert "--pid" in asked("--url", "http://127.0.0.1:8000")


def test_a_server_that_is_not_there_is_said_in_one_line():
    assert "Can't drive" in asked("--url", "http://127.0.0.1:1", "--pid", "1")
    assert "Can't drive" in asked("--server-python", "/no/such/python")
    assert "not on this machine" in asked("--url", "http://[", "--pid", "1")


def test_a_run_is_bounded():
    with pytest.raises(SystemExit):
        asked("--tables", "100000")
