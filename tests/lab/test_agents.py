"""Whatever an agent answers, or doesn't, is counted, and the game goes on."""

import sys
from threading import Event

import numpy as np
import pytest

from sabot.games.zinga.acts import Call, Declare, Ring, Roll
from sabot.lab.agent_seat import USUAL, Delays
from sabot.lab.agents import ActAt, Wait, play
from sabot.lab.timed import Timed
from sabot.patience import BUSY, ILLEGAL, LATE, MALFORMED, RAISED, SILENT, Fault
from sabot.registry import GAMES
from sabot.sim.simulate import seed_of

SEED = seed_of("agents", 0)


class Agent:
    def __init__(self, answer):
        self.answer = answer


def faults_of(answer, limit=30_000, seats=3, delays=USUAL, **rest):
    table = Timed("zinga", seats, SEED, {0: delays})
    outcome = play(table, {0: Agent(answer)}, limit, **rest)
    assert outcome.result or outcome.at == limit
    assert len(table.log) > 3  # the others played on
    return outcome.faults[0]


def test_an_illegal_act_is_refused_counted_and_told_to_its_agent():
    refused = []

    def answer(seen):
        refused.extend(seen.refused)
        return ActAt(Call("R1"))

    faults = faults_of(answer)
    heard_of = len(refused)
    assert 3 < heard_of <= faults[ILLEGAL] <= heard_of + 3  # on their way at the end
    assert all(why.code and why.clause for why in refused)


class Touchy:
    """Raises when it is compared."""

    def __eq__(self, other):
        raise ValueError


CYCLE, LOOP = [], {"do": "ring"}
CYCLE.append(CYCLE), LOOP.update(again=LOOP)


@pytest.mark.parametrize(
    "answer",
    [
        None,
        "ring",
        17,
        ActAt("ring"),
        ActAt(None),
        ActAt(Declare("no such cell")),
        ActAt(Declare(5)),
        ActAt(Ring(), "now"),
        ActAt(Ring(), 0.5),
        Wait("long"),
        ActAt(object),
        ActAt(CYCLE),
        ActAt(LOOP),
        ActAt(Touchy()),
        np.zeros(3),
        ActAt(np.zeros(3)),
        Touchy(),
        RAISED,
        Fault(RAISED),
    ],
    ids=lambda answer: ascii(answer)[:30],
)
def test_what_is_no_answer_is_counted_and_its_agent_waits(answer):
    faults = faults_of(lambda seen: answer)
    assert faults[MALFORMED] > 3 and set(faults) == {MALFORMED}


def timeout(seen):
    raise TimeoutError


@pytest.mark.parametrize("patience", [None, 30])
@pytest.mark.parametrize("answer", [lambda seen: 1 // 0, lambda seen: sys.exit(), timeout])
def test_an_agent_that_raises_waits(answer, patience):
    faults = faults_of(answer, patience=patience)
    assert faults[RAISED] > 3 and set(faults) == {RAISED}


def test_an_agent_that_always_waits_is_waited_for_as_the_rules_say():
    assert not faults_of(lambda seen: Wait())


def test_an_agent_that_wants_to_act_in_the_past_acts_now():
    times = []

    def answer(seen):
        times.append(seen.at)
        return ActAt(seen.choices[0], -5_000) if seen.choices else Wait()

    table = Timed("zinga", 3, SEED, {0: Delays(100, 50)})
    play(table, {0: Agent(answer)}, 20_000)
    own = [entry.at for entry in table.log if getattr(entry, "seat", None) == 0]
    assert own and {at - 50 for at in own} <= set(times)


def test_an_act_that_was_overtaken_is_counted_as_late():
    def answer(seen):
        """Long after everybody else, for what was seen on the table."""
        return ActAt(Ring()) if seen.view.phase == "rolled" else Wait()

    assert faults_of(answer, 120_000, delays=Delays(3_000, 3_000))[LATE] > 0


def test_an_act_while_a_finger_is_on_its_way_is_refused():
    faults = faults_of(lambda seen: ActAt(Ring()), delays=Delays(0, 900))
    assert faults[BUSY] > 0


def test_an_agent_that_never_answers_is_given_up():
    stuck = Event()
    faults = faults_of(lambda seen: stuck.wait(), patience=0.05)
    stuck.set()
    assert faults[SILENT] > 3


@pytest.mark.parametrize("id", GAMES)
def test_a_table_of_agents_that_do_nothing_ends_at_the_limit_or_by_its_rules(id):
    seats = min(GAMES[id].game.seats)
    table = Timed(id, seats, SEED, {seat: Delays() for seat in range(seats)})
    outcome = play(table, {seat: Agent(lambda seen: Wait()) for seat in range(seats)}, 600_000)
    assert outcome.result or outcome.at == 600_000


def test_a_patient_table_gives_the_same_game():
    def answer(seen):
        return ActAt(seen.choices[0]) if seen.choices and Roll() in seen.choices else Wait()

    logs = []
    for patience in (None, 30):
        table = Timed("zinga", 3, SEED, {0: Delays()})
        play(table, {0: Agent(answer)}, 60_000, patience)
        logs.append(table.log)
    assert logs[0] == logs[1]
