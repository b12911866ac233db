"""Non-interference: states that differ in what a seat can't know are the same arrays to it, and
call its agent at the same moments.

How a state may differ, each game says in its tests (`twins`), as for the law of secrets. What may
bring such a difference to light, it says there too (`REVEALS`).
"""

from importlib import import_module
from typing import NamedTuple

import numpy as np

from sabot.core.game import Event, Illegal
from sabot.core.log import Tick
from sabot.core.table import Table
from sabot.lab.timed import is_noticed, shown_at
from sabot.registry import GAMES
from tests.conformance.frames import as_if, is_own
from tests.conformance.leaks import does_reveal, entries_at
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
            here = seen(game, each.state, seat, each.at, later)
            arrays = encoding.arrays(here)
            for twin in twins(each.state, seat):
                what = f"{id} at {each.at} + {later} ms, seat {seat}"
                there = seen(game, twin, seat, each.at, later)
                check_alike(arrays, encoding.arrays(there), what)
                assert here.choices == there.choices, f"{what}: told by its choices"
                compared += 1
    return compared


def seen(game, state, seat, made, later):
    return observed(game, state, seat, made, made + later)


def check_alike(here, there, what):
    assert np.array_equal(here.observation, there.observation), f"{what}: told by its observation"
    assert np.array_equal(here.mask, there.mask), f"{what}: told by its mask"
    assert here.acts == there.acts, f"{what}: told by what a number stands for"


def check_calls(table, log, secrets, states):
    """Raise AssertionError at the first entry after which the agent of one twin is called at
    another moment than that of the other, or not at all; how many were compared."""
    again, compared = Table(table.game, table.head), 0
    for number, entry in enumerate(log):
        if number % max(1, len(log) // states) == 0:
            compared += sum(check_state(again, seat, secrets) for seat in READERS)
        again.write(entry)
    return compared


def check_state(table, seat, secrets):
    entries, reveals = entries_at(table), tuple(getattr(secrets, "REVEALS", ()))
    here = [call(table, entry, seat) for entry in entries]
    compared = 0
    for twin in secrets.twins(table.state, seat):
        with as_if(table, twin):
            there = [call(table, entry, seat) for entry in entries]
        for entry, one, other in zip(entries, here, there, strict=True):
            if one and other:
                shows = does_reveal(entry, seat, one, other, reveals)
                alike = one[:2] == other[:2] and (shows or one.events == other.events)
                assert alike, f"{table.game.id}: {entry} tells {seat}: {one}, {other}"
                compared += 1
    return compared


class Call(NamedTuple):
    """What an entry means to the agent of a seat."""

    at: int | None  # when it is called; None: it notices nothing
    refused: bool = False
    events: tuple[Event, ...] = ()


def call(table, entry, seat):
    """None: an act of somebody else that this state doesn't allow. The table is left as it was."""
    revision, before = table.revision, shown_at(table, table.revision, seat)
    if isinstance(entry, Tick):
        entry = Tick(table.last.wake.at)
    try:
        table.write(entry)
        shown = shown_at(table, table.revision, seat)
        at = shown.kept.at if is_noticed(shown, before, entry, seat) else None
        return Call(at, events=shown.kept.events)
    except Illegal:
        return Call(table.at, refused=True) if is_own(entry, seat) else None
    finally:
        table.step_back(revision)
