"""The law of the object: nobody's act lands on another object than they saw.

An act is made at one revision and judged at a later one. If a rival or the clock came in between,
it still does what its player meant, or it is `Late`. The game lists the other acts in `risky`, each
with the clause of its rules that makes the risk part of the game.

An act's first event says what was done, and to what; whatever follows from that may differ. So an
act is played where its player stood and again after somebody else's act, with equal luck:
its first event must be the same.
"""

from collections import defaultdict

from sabot.core.game import Late
from sabot.core.log import Act, Tick
from sabot.core.luck import Luck
from sabot.core.table import Table

STATES = 60  # of a game, spread over its length
EACH = 16  # choices of one kind


def check_landings(table, log):
    """Raise AssertionError at the first act of this game that goes astray."""
    again, apart = Table(table.game, table.head), max(1, len(log) // STATES)
    for entry in log:
        if again.revision % apart == 0:
            check_state(again, entry, Luck(b"landings", again.revision))
        again.write(entry)


def check_state(table, entry, luck):
    """Here, and one random step aside: bots alone don't come everywhere."""
    here, acts = table.revision, overtakers(table, luck)
    check_overtakers(table, [entry, *acts], luck)
    table.write(luck.pick(acts))
    check_overtakers(table, overtakers(table, luck), luck)
    table.step_back(here)


def overtakers(table, luck):
    """What may come first: the clock, and one act of each kind by each seat."""
    ticks = [Tick(table.last.wake.at)] if table.last.wake else []
    acts = (
        Act(table.at, seat, luck.pick(actions), table.revision)
        for seat in range(table.head.seats)
        for actions in by_kind(table.game.choices(table.state, seat)).values()
    )
    return [*ticks, *acts]


def check_overtakers(table, entries, luck):
    here = table.revision
    for entry in entries:
        seat = luck.below(table.head.seats)
        if seat != getattr(entry, "seat", None):
            table.write(entry)
            for action in lawful_choices(table, here, seat, luck):
                check_act(table, here, seat, action)
            table.step_back(here)


def lawful_choices(table, seen, seat, luck):
    """What this seat may have meant to do at that revision."""
    choices = table.game.choices(table.at_revision(seen).state, seat)
    for kind, actions in by_kind(choices).items():
        if kind not in table.game.risky:
            yield from luck.shuffle(actions)[:EACH]


def by_kind(actions):
    kinds = defaultdict(list)
    for action in actions:
        kinds[type(action)].append(action)
    return kinds


def check_act(table, seen, seat, action):
    """Made at the revision `seen`; the last entry of the table overtook it."""
    meant = meant_by(table, seen, seat, action)
    done = done_by(table, seen, seat, action)
    assert any(isinstance(event, Late) for event in done) or done[:1] == meant[:1], (
        f"{table.game.id}: {action} of seat {seat} meant {meant[:1]}, but after {table.log[-1]} "
        f"it did {done[:1]}. Let the act name its object, or list it in `risky` with its clause."
    )


def meant_by(table, seen, seat, action):
    """As if nobody had come first, with the luck of the later moment."""
    state, luck = table.at_revision(seen).state, Luck(table.head.seed, table.revision + 1)
    return table.game.play(state, seat, action, table.at, luck).events


def done_by(table, seen, seat, action):
    table.write(Act(table.at, seat, floored(table, seat, action), seen))
    done = table.last.events
    table.step_back(table.revision - 1)
    return done


def floored(table, seat, action):
    """An act that was overtaken came too early to be a reaction to what overtook it."""
    floor = table.game.floor(table.state, seat, action)
    early = floor and any(isinstance(event, floor.after) for event in table.last.events)
    return floor.instead if early else action
