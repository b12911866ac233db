"""A few seeds of `python -m tests.faults --nodes`, and that it finds what it looks for."""

import pytest

from sabot.server.clock import SECOND
from sabot.server.disk.engine import STANDS
from sabot.server.disk.session import in_its_words
from sabot.server.http import chores
from sabot.server.table import neighbours
from sabot.server.table.lease import Lease
from sabot.server.table.live import Live
from tests.faults.nodes import world as nodes_world
from tests.faults.nodes.database import Session
from tests.faults.nodes.statements import KNOWN, record
from tests.faults.nodes.world import World


def wrong(seeds):
    for seed in seeds:
        world = World(seed)
        world.run()
        yield from world.wrong


@pytest.mark.parametrize("seed", range(8))
def test_whatever_befalls_the_nodes_every_table_keeps_its_word(seed):
    assert list(wrong([seed])) == []


def test_a_seed_is_one_run():
    worlds = [World(5), World(5)]
    for world in worlds:
        world.run()
    assert worlds[0].digest == worlds[1].digest and worlds[0].database.takeovers > 1


def test_a_store_without_a_fence_is_found_out(monkeypatch):
    monkeypatch.setattr(Session, "has", lambda session, id, epoch: session.row(id) is not None)
    assert any("has written to" in words for words in wrong(range(4)))


def test_a_node_that_never_falls_silent_is_found_out(monkeypatch):
    monkeypatch.setattr(Lease, "is_over", False)
    assert any("though its lease is over" in words for words in wrong(range(4)))


def test_a_node_that_tells_before_it_stores_is_found_out(monkeypatch):
    append = Live._append

    def hasty(live, revision, entries):
        append(live, revision, entries)
        live._show(live._asked)

    monkeypatch.setattr(Live, "_append", hasty)
    assert any("is told and not stored" in words for words in wrong(range(2)))


def test_a_game_that_is_over_and_never_found_again_is_found_out(monkeypatch):
    def stands(session, id):
        return record(sitting=session.row(id).sitting, in_play=bool(session.log(id)))

    stands.locks = KNOWN[in_its_words(STANDS)].locks
    monkeypatch.setitem(KNOWN, in_its_words(STANDS), stands)
    monkeypatch.setattr(neighbours, "TRIES", 1)  # more only take longer
    monkeypatch.setattr(nodes_world, "PATIENCE", 40 * SECOND)
    assert any("these hang" in words for words in wrong(range(10, 20)))


def test_an_order_that_is_dropped_too_soon_is_found_out(monkeypatch):
    monkeypatch.setattr(chores, "is_away", lambda why: False)
    assert any("is gone, and it goes on" in words for words in wrong(range(4)))
