"""What a learner of ZACK! has learnt: their own throws in turn, and nothing the table did."""

import pytest

from sabot.core.game import Bot, Thought
from sabot.core.lesson import LEARNER, Progress, after, notes_of
from sabot.games.zack.acts import Throw, Thrown
from sabot.games.zack.lesson import LESSON
from tests.conformance.learning import Obedient, learn

IN_TURN = "throw"


class Idle(Bot):
    """Lets the table throw for them."""

    def think(self, memory, view, luck, cue):
        return None


class Restless(Bot):
    """Throws when it isn't their turn, and only then."""

    def watch(self, memory, view, events):
        return after(LESSON, memory or Progress(), view, events)

    def think(self, memory, view, luck, cue):
        codes = {note.code for note in notes_of(LESSON, memory, view)}
        return Thought(400, Throw(), view.closes) if "hands_off" in codes else None


def throws_of(told):
    """Each throw of the learner, with what counted before and after it."""
    counted = [(shown.progress.goal, shown.progress.times) for shown in told]
    return [
        (event, counted[revision - 1], counted[revision])
        for revision, shown in enumerate(told)
        for event in shown.events
        if isinstance(event, Thrown) and event.seat == LEARNER
    ]


def test_a_throw_in_turn_by_the_learners_own_hand_counts():
    _, told = learn("zack")
    for event, before, counted in throws_of(told)[: LESSON.goals[0].times]:
        assert not event.by_table
        assert counted > before


def test_a_throw_that_the_table_made_for_them_does_not():
    _, told = learn("zack", Idle(), longest=200_000)
    throws = throws_of(told)
    assert len(throws) > 1
    assert all(event.by_table for event, *_ in throws)
    assert all(counted == before for _, before, counted in throws)
    assert IN_TURN not in told[-1].progress.reached


def test_a_throw_out_of_turn_does_not():
    _, told = learn("zack", Restless(), longest=60_000)
    throws = [throw for throw in throws_of(told) if not throw[0].by_table]
    assert throws
    assert all(counted == before for _, before, counted in throws)


@pytest.mark.parametrize("reading", [4_000, 8_000, 12_000])
def test_a_slow_reader_is_not_thrown_for_before_their_first_throws(reading):
    """A bot begins, and with a card in the shoe the table waits for long."""
    _, told = learn("zack", Obedient(LESSON, reading))
    throws = throws_of(told)[: LESSON.goals[0].times]
    assert not any(event.by_table for event, *_ in throws)
    assert told[-1].progress.goal == len(LESSON.goals)
