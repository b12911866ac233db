"""What a learner is told with each revision of a lesson (core/lesson.py)."""

import logging
from collections.abc import Sequence
from typing import Any

from sabot.core.arbiter import Micros
from sabot.core.game import Lesson, Note
from sabot.core.lesson import LEARNER, Progress, after, is_over, notes_of
from sabot.core.log import Entry
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.server.clock import SECOND
from sabot.server.table.chairs import Sitting
from sabot.server.wire import LessonNote, LessonTold

log = logging.getLogger(__name__)
LESSON = "lesson"  # why its table ends
KEPT = 64  # revisions; no reader is further behind (`cursor.BEHIND`)
LEARNT: Micros = 5 * SECOND  # from the end of the lesson to its table's, for the board to show it
LONGEST: Micros = 900 * SECOND  # watchdog: a lesson that nobody finishes ends
Stand = tuple[Progress, bool]  # how far a lesson is at one revision, and whether it is over
FRESH: Stand = (Progress(), False)


class Teacher:
    """A cursor over the revisions that were told; it remembers how far each of them was."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._at: dict[int, Stand] = {-1: FRESH}

    @property
    def is_over(self) -> bool:
        _, over = self._last
        return over

    @property
    def _last(self) -> Stand:
        return self._at[max(self._at)]

    def recall(self, table: Table, log: list[Entry]) -> None:
        """After a restart: from the log, as a bot remembers."""
        again = Table(table.game, table.head)
        self._at = {-1: FRESH}
        self.told(again, 0)
        for revision, entry in enumerate(log, 1):
            again.write(entry)
            self.told(again, revision)

    def told(self, table: Table, last: int) -> None:
        for revision in range(max(self._at) + 1, last + 1):
            self._at[revision] = self._follow(table, revision)
            self._at.pop(revision - KEPT, None)

    def _follow(self, table: Table, revision: int) -> Stand:
        state = table.at_revision(revision).state
        progress = self._learn(table, revision)
        return progress, is_over(self._lesson, progress, table.game, state)

    def _learn(self, table: Table, revision: int) -> Progress:
        """A script that fails stands still; the table goes on."""
        view, events = table.view_at(revision, LEARNER), table.at_revision(revision).events
        progress, _ = self._last
        try:
            return after(self._lesson, progress, view, events)
        except Exception:
            log.exception("a lesson failed", extra={"game": table.game.id})
            return progress

    def lesson_at(self, revision: int, view: Any) -> LessonTold:
        progress, over = self._at.get(revision, self._last)
        notes = tuple(
            LessonNote(note.code, note.spots, dict(note.params))
            for note in self._notes(progress, view)
        )
        goals = tuple(goal.id for goal in self._lesson.goals)
        return LessonTold(goals, progress.goal, progress.reached, notes, over)

    def _notes(self, progress: Progress, view: Any) -> Sequence[Note]:
        """None if the script fails; the table goes on."""
        try:
            return notes_of(self._lesson, progress, view)
        except Exception:
            log.exception("a lesson's notes failed")
            return ()


def teacher_of(sitting: Sitting) -> Teacher | None:
    box = GAMES.get(sitting.game) if sitting.lesson else None
    return Teacher(box.lesson) if box and box.lesson else None
