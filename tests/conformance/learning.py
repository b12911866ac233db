"""A lesson on a clock that jumps, with a learner who does what its notes name and nothing else."""

from typing import NamedTuple

from sabot.core.game import Bot, Illegal, Thought
from sabot.core.lesson import LEARNER, LEVEL, NONCE, Companion, Progress, after, is_over, notes_of
from sabot.core.log import Head, Sat
from sabot.core.luck import Luck, seed_of
from sabot.core.mind import Mind
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.sim.play import move, show

READING = 2_500  # ms, from a note to its act
READ = 3_000  # ms; by then no pause and no floor is in the way


class Shown(NamedTuple):
    """One revision as the learner was told it."""

    at: int
    progress: Progress
    notes: tuple
    events: tuple
    illegal: tuple  # acts that are named, but not allowed


class Obedient(Bot):
    """Does the first act that the notes name."""

    def __init__(self, lesson, reading=READING):
        self._lesson, self._reading = lesson, reading

    def watch(self, memory, view, events):
        return after(self._lesson, memory or Progress(), view, events)

    def think(self, memory, view, luck, cue):
        notes = notes_of(self._lesson, memory, view)
        act = next((note.act for note in notes if note.act), None)
        return Thought(self._reading, act) if act else None


def opened(id, secret=None):
    box, lesson = GAMES[id], GAMES[id].lesson
    nonces = [NONCE, *[""] * (lesson.seats - 1)]
    seed = seed_of(secret or lesson.secret, nonces)
    head = Head(id, box.game.version, lesson.seats, dict(lesson.options), seed)
    table = Table(box.game, head)
    for seat in range(lesson.seats):
        table.write(Sat(0, seat, str(seat), "", None if seat == LEARNER else LEVEL))
    return table


def learn(id, learner=None, secret=None, longest=600_000):
    """Everything the learner was shown, to the end of the lesson, of the game, or of the time."""
    lesson, table = GAMES[id].lesson, opened(id, secret)
    bots = [learner or Obedient(lesson), *[Companion(lesson)] * (lesson.seats - 1)]
    if hasattr(learner, "table"):  # one who looks at the rules, not at the notes
        learner.table = table
    minds = [Mind(bot, seat, table.head.seed) for seat, bot in enumerate(bots)]
    progress, told = Progress(), []
    for revision in range(table.revision + 1):
        progress = look(table, lesson, minds, revision, progress, told)
    while not is_over(lesson, progress, table.game, table.state) and table.at < longest:
        before = table.revision
        table.advance(move(table, minds))
        for revision in range(before + 1, table.revision + 1):
            progress = look(table, lesson, minds, revision, progress, told)
    return table, told


def look(table, lesson, minds, revision, progress, told):
    kept = table.at_revision(revision)
    view = table.game.view(kept.state, LEARNER)
    progress = after(lesson, progress, view, kept.events)
    notes = notes_of(lesson, progress, view)
    illegal = tuple(refused(table.game, kept, note) for note in notes if note.act)
    told.append(Shown(kept.at, progress, tuple(notes), kept.events, tuple(filter(None, illegal))))
    show(table, minds, revision)
    return progress


def refused(game, kept, note):
    """Why, if the rules don't allow what a note names, when it has been read."""
    try:
        game.play(kept.state, LEARNER, note.act, kept.at + READ, Luck(b"", 0))
    except Illegal as why:
        return note.code, why.code
    return None
