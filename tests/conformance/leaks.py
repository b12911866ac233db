"""The law of secrets: what a reader can't know changes nothing that they are sent.

In its tests each game says by `twins` how a state may differ for all that a reader can know, and by
`REVEALS` which events, or acts of one's own, bring such things to light. A state and its twin send
equal frames: view, events, deadline, `hot`, and whether there is an update at all. So they do after
the same entry, be it the clock or an act of anybody, with the same luck, unless it reveals; and an
act of the reader's own is refused at both or at neither, in the same words.
"""

from typing import NamedTuple

from sabot.core.game import Event, Illegal
from sabot.core.luck import Luck
from sabot.server.wire import Update
from tests.conformance.frames import as_if, differences, frame, is_own, live_of
from tests.conformance.law import overtakers

READERS = (None, 0, 1)
STATES = 40  # of a game, spread over its length: from these, entries of every kind are tried


class Outcome(NamedTuple):
    """What one reader gets of an entry, or of the state as it is."""

    frame: Update | None = None
    events: tuple[Event, ...] = ()
    choices: tuple = ()
    refusal: tuple[str, dict, str] | None = None  # of the reader's own act


def check_secrets(table, log, twins, reveals=()):
    """Raise AssertionError at the first frame that tells more than its reader may know."""
    live, apart, compared = live_of(table), max(1, len(log) // STATES), 0
    for entry in log:
        tried = entries_at(live.table) if live.table.revision % apart == 0 else []
        compared += check_readers(live, tried, twins, tuple(reveals))
        live.table.write(entry)
    assert compared + check_readers(live, [], twins, ()), "no state of this game has a twin"


def entries_at(table):
    return overtakers(table, Luck(b"leaks", table.revision))


def check_readers(live, entries, twins, reveals):
    """Return how many twins were compared."""
    alike = [(seat, twin) for seat in READERS for twin in twins(live.table.state, seat)]
    for seat in READERS if is_new(live.table) else ():
        for entry in (None, *entries):
            check_twins(live, entry, seat, [t for s, t in alike if s == seat], reveals)
    return len(alike)


def is_new(table):
    """Not the state of the revision before, as after a `Late`."""
    return not table.revision or table.state is not table.at_revision(table.revision - 1).state


def check_twins(live, entry, seat, twins, reveals):
    here = outcome(live, entry, seat)
    for twin in twins:
        with as_if(live.table, twin):
            there = outcome(live, entry, seat)
        if here and there:
            what = f"{live.table.game.id}: {entry or 'as it stands'}, told to {seat}"
            check_alike(here, there, does_reveal(entry, seat, here, there, reveals), what)


def does_reveal(entry, seat, here, there, reveals):
    acts = [entry.action] if is_own(entry, seat) else []
    return any(isinstance(each, reveals) for each in (*acts, *here.events, *there.events))


def outcome(live, entry, seat):
    """None: an act that its player, somebody else, can't do. The table is left as it was."""
    table, here = live.table, live.table.revision
    try:
        if entry:
            table.write(entry)
        choices = () if seat is None else tuple(table.game.choices(table.state, seat))
        return Outcome(frame(live, seat), table.last.events, choices)
    except Illegal as why:
        return Outcome(refusal=(why.code, why.params, why.clause)) if is_own(entry, seat) else None
    finally:
        table.step_back(here)


def check_alike(here, there, reveals, what):
    assert here.refusal == there.refusal, f"{what}: refused by what its player can't know"
    if here.events != there.events:
        assert reveals, f"{what}: a secret can be told by {here.events}, or {there.events}"
        return
    found = set(differences(here.frame, there.frame)) - ({"view"} if reveals else set())
    assert not found, (
        f"{what}: a secret can be told by {sorted(found)}. If a clause lets it come to light here, "
        "list the event, or one's own act, in `REVEALS`."
    )
    assert reveals or here.choices == there.choices, f"{what}: a secret can be told by choices"
