"""Non-interference: states that differ in what a seat can't know are the same arrays to it.

How a state may differ, each game says in its tests (`twins`), as for the law of secrets.
"""

from importlib import import_module

import numpy as np

from sabot.registry import GAMES
from tests.lab.games import observed, revisions

READERS = (0, 1)
LATER = (0, 700)  # ms after a state was made: time alone may bring new choices


def check_arrays(id, seats, encoding, states):
    """Raise AssertionError at the first twin that a seat could tell apart; how many there were."""
    game, kept = GAMES[id].game, revisions(id, seats)
    twins = import_module(f"tests.games.{id}.twins").twins
    compared = 0
    for each in kept[:: max(1, len(kept) // states)]:
        for seat, later in ((seat, later) for seat in READERS for later in LATER):
            here = arrays(game, each.state, seat, each.at, later, encoding)
            for twin in twins(each.state, seat):
                there = arrays(game, twin, seat, each.at, later, encoding)
                check_alike(here, there, f"{id} at {each.at} + {later} ms, seat {seat}")
                compared += 1
    return compared


def arrays(game, state, seat, made, later, encoding):
    return encoding.arrays(observed(game, state, seat, made, made + later))


def check_alike(here, there, what):
    assert np.array_equal(here.observation, there.observation), f"{what}: told by its observation"
    assert np.array_equal(here.mask, there.mask), f"{what}: told by its mask"
    assert here.acts == there.acts, f"{what}: told by what a number stands for"
