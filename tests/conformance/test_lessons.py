"""Every game can be learnt by playing: doing what the notes name reaches every goal."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from sabot.core.game import Bot, Thought
from sabot.core.lesson import LEARNER, NOTES, PATIENCE, is_over
from sabot.registry import GAMES
from tests.conformance.learning import Obedient, learn

CLIENT = Path(__file__).parents[2] / "client/src/games"
LANGUAGES = sorted(file.stem for file in (CLIENT.parent / "messages").glob("*.json"))
MINUTE = 60_000
LONGEST = 3 * MINUTE  # for a learner who reads each note for 4 s
WATCHDOG = 15 * MINUTE  # by then the server ends any lesson
games = pytest.mark.parametrize("id", GAMES)


class Idle(Bot):
    """A learner who does nothing at all."""

    def think(self, memory, view, luck, cue):
        return None


class Wilful(Bot):
    """A learner who does whatever the rules allow, by luck, and never asks the notes."""

    def __init__(self, id):
        self._game, self.table = GAMES[id].game, None
        self._obedient = Obedient(GAMES[id].lesson)

    def think(self, memory, view, luck, cue):
        choices = self._game.choices(self.table.state, LEARNER)
        return Thought(700, luck.pick(list(choices))) if choices else None


class Late(Wilful):
    """Does so for half a minute, and then what the notes name."""

    def watch(self, memory, view, events):
        return self._obedient.watch(memory, view, events)

    def think(self, memory, view, luck, cue):
        wilful = cue.at < MINUTE // 2
        return (super() if wilful else self._obedient).think(memory, view, luck, cue)


def goals_of(id):
    return len(GAMES[id].lesson.goals)


def texts(id, language):
    return json.loads((CLIENT / id / f"messages/{language}.json").read_text())


@games
@pytest.mark.parametrize("reading", [600, 1_500, 2_500, 4_000])
def test_a_learner_who_does_what_the_notes_name_reaches_every_goal(id, reading):
    _, told = learn(id, Obedient(GAMES[id].lesson, reading))
    assert list(told[-1].progress.reached) == [goal.id for goal in GAMES[id].lesson.goals]
    assert told[-1].at < LONGEST


@games
@pytest.mark.parametrize("reading", [8_000, 12_000])
def test_a_slow_readers_lesson_ends_by_itself_well_before_the_watchdog(id, reading):
    """All is learnt, or nothing more can be."""
    lesson = GAMES[id].lesson
    table, told = learn(id, Obedient(lesson, reading), longest=WATCHDOG)
    assert is_over(lesson, told[-1].progress, table.game, table.state)
    assert told[-1].at < WATCHDOG / 2


@games
def test_nothing_the_table_does_for_the_learner_reaches_a_goal(id):
    learners = [Idle(), *(Obedient(GAMES[id].lesson, reading) for reading in (8_000, 12_000))]
    for learner in learners:
        _, told = learn(id, learner, longest=WATCHDOG)
        assert not [event for event in reaching(told) if getattr(event, "by_table", False)]


def reaching(told):
    """The learner's own events that came with progress."""
    for before, shown in pairwise(told):
        if steps(shown) != steps(before):
            yield from (e for e in shown.events if getattr(e, "seat", None) == LEARNER)


def steps(shown):
    return shown.progress.times, shown.progress.reached


@games
def test_there_are_few_notes_at_a_time_and_always_one(id):
    _, told = learn(id)
    counts = {len(shown.notes) for shown in told[:-1]}
    assert min(counts) >= 1
    assert max(counts) <= NOTES


@games
def test_an_act_is_named_along_with_what_to_press(id):
    _, told = learn(id)
    notes = [note for shown in told for note in shown.notes]
    assert all(bool(note.act) == bool(note.spots) for note in notes)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_note_and_goal_has_a_text(id, language):
    known = texts(id, language)
    goals = {f"{id}_learnt_{goal.id}" for goal in GAMES[id].lesson.goals}
    learners = (None, Idle(), Wilful(id), Late(id))
    all_told = [learn(id, learner, longest=3 * MINUTE)[1] for learner in learners]
    notes = {note.code for told in all_told for shown in told for note in shown.notes}
    assert {f"{id}_learn_{code}" for code in notes} | goals <= known.keys()


@games
def test_a_learner_who_does_nothing_always_has_a_note(id):
    """Out of step: the table goes on by its rules, and a goal too long in coming is passed over."""
    table, told = learn(id, Idle(), longest=10 * MINUTE)
    assert all(shown.notes for shown in told[:-1])
    assert max(shown.progress.waited for shown in told) <= PATIENCE
    assert told[-1].at > MINUTE or table.over or told[-1].progress.goal == goals_of(id)


@games
def test_a_learner_who_never_does_what_the_notes_name_is_followed(id):
    """Out of step: there is a note at every moment, and what it names is legal there."""
    table, told = learn(id, Wilful(id), longest=3 * MINUTE)
    running = told[:-1] if table.over or told[-1].progress.goal == goals_of(id) else told
    assert len(running) > 5
    assert all(shown.notes for shown in running)
    assert [shown.illegal for shown in running if shown.illegal] == []


@games
def test_the_notes_lead_back_to_the_goals_after_being_out_of_step(id):
    """Half a minute by luck, then as the notes say: every goal is reached, or the game is over."""
    table, told = learn(id, Late(id), longest=10 * MINUTE)
    assert told[-1].progress.goal == goals_of(id) or table.over
