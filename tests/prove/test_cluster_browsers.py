"""Two nodes, two browsers, one at each; the node that has their table dies, or stands still."""

import time

import pytest

from sabot.server.cluster.nodes import LEASE
from tests.browser.company import play_to_the_end, two_meet
from tests.browser.fixtures import people
from tests.cluster.process import NodeProcess, running
from tests.games.zinga.walks.person import phase, play_on

STOPPED = 10  # seconds: two leases
SOME = 8  # revisions, before and after


@pytest.fixture
def nodes(own_postgres, tmp_path):
    data = own_postgres.new_database()
    with running(*(NodeProcess(name, data, tmp_path) for name in "ab")) as nodes:
        yield nodes


@pytest.fixture
def players(chromium, nodes):
    """Ann opens a table at the first node, Bob comes to it by the second."""
    here, there = nodes
    with people(chromium, here) as come_here, people(chromium, there) as come_there:
        ann = come_here()
        ann.page.get_by_test_id("invite-zinga").click()
        ann.page.wait_for_url("**/t/*")

        def by_the_other(url, **rest):
            return come_there(url.replace(here.url, there.url), **rest)

        yield ann, two_meet(by_the_other, ann)


def play_some(players):
    goal = max(told.updates[-1]["revision"] for told in players) + SOME
    while min(told.updates[-1]["revision"] for told in players) < goal:
        for told in players:
            play_on(told)


def check(players, nodes):
    """One order, nothing twice, nothing taken back; and both know how it ended."""
    for told in players:
        revisions = [update["revision"] for update in told.updates]
        assert revisions == sorted(set(revisions))
    ann, bob = (told.updates[-1] for told in players)
    assert ann["places"] == bob["places"] and ann["places"]
    assert "Traceback" not in "".join(node.said() for node in nodes)


def test_they_play_on_though_their_node_was_killed(nodes, players):
    play_some(players)
    nodes[0].kill()
    began = time.monotonic()
    for told in players:
        told.until(lambda t: any(e["on"] == "taken-over" for e in t.events))
    assert time.monotonic() - began < LEASE / 1e6 + 5  # a busy machine, and pages that come back
    play_to_the_end(play_on, *players)
    check(players, nodes)


def test_they_play_on_though_their_node_stood_still_and_went_on(nodes, players):
    play_some(players)
    nodes[0].stop()
    began = time.monotonic()
    while time.monotonic() - began < STOPPED:
        for told in players:
            told.page.wait_for_timeout(100)
    nodes[0].go_on()
    play_some(players)
    assert all(phase(told) for told in players)
    play_to_the_end(play_on, *players)
    check(players, nodes)
    assert "another node has taken a table over" in nodes[0].said()
