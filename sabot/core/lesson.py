"""How far a lesson has come: a fold over public events, so the server and the lesson's bots agree
on it, and a restart finds it again in the log. What a script remembers besides is its seat's."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sabot.core.game import Bot, Box, Cue, Event, Game, Goal, Lesson, Note, Seat, Thought
from sabot.core.luck import Luck

LEARNER: Seat = 0
LEVEL = "lesson"  # of its bots; no table but a lesson's has it
NONCE = "lesson"  # instead of a player's own: the deal belongs to the lesson
NOTES = 3  # at most, at a time
PATIENCE = 120  # revisions; a goal that takes longer is passed over, so that no lesson hangs
E = TypeVar("E", bound=Event)


class Progress(NamedTuple):
    goal: int = 0
    times: int = 0
    waited: int = 0  # revisions since this goal began
    reached: tuple[str, ...] = ()  # goals that were not passed over
    memory: Any = None  # what the game's own script keeps in mind


def goal_of(lesson: Lesson, progress: Progress) -> Goal | None:
    """None: there is none left."""
    return lesson.goals[progress.goal] if progress.goal < len(lesson.goals) else None


def is_over(lesson: Lesson, progress: Progress, game: Game, state: Any) -> bool:
    """No goal is left, or the learner can't act any more to reach one."""
    if goal_of(lesson, progress) is None or game.result(state) is not None:
        return True
    return LEARNER in game.out(state)


def notes_of(lesson: Lesson, progress: Progress, view: Any) -> Sequence[Note]:
    """For the learner, by their view."""
    goal = goal_of(lesson, progress)
    return goal.notes(view, progress.memory)[:NOTES] if goal else ()


def after(lesson: Lesson, progress: Progress, view: Any, events: tuple[Event, ...]) -> Progress:
    """The fold, over what a seat sees. One event reaches one goal at most."""
    memory = lesson.watch(progress.memory, view, events)
    for event in events:
        progress = reached_by(lesson, progress, event)
    return waited(lesson, progress)._replace(memory=memory)


def reached_by(lesson: Lesson, progress: Progress, event: Event) -> Progress:
    goal = goal_of(lesson, progress)
    if goal is None or not goal.reached(event) or not goal.when(progress.memory):
        return progress
    if progress.times + 1 < goal.times:
        return progress._replace(times=progress.times + 1)
    reached = (*progress.reached, goal.id)
    return Progress(progress.goal + 1, reached=reached, memory=progress.memory)


def waited(lesson: Lesson, progress: Progress) -> Progress:
    """Watchdog: a goal too long in coming is passed over."""
    if goal_of(lesson, progress) is None:
        return progress
    if progress.waited >= PATIENCE:
        return Progress(progress.goal + 1, reached=progress.reached)
    return progress._replace(waited=progress.waited + 1)


def learner_does(kind: type[E], holds: Callable[[E], bool] = lambda event: True) -> Any:
    """A goal that the learner reaches by an event of that kind."""

    def reached(event: Event) -> bool:
        own = isinstance(event, kind) and getattr(event, "seat", None) == LEARNER
        return own and holds(event)  # type: ignore[arg-type] # mypy doesn't see through `own`

    return reached


class Companion(Bot):
    """The bots of a lesson: they wait for the learner, and do what the goal needs."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson

    def watch(self, memory: Progress | None, view: Any, events: tuple[Event, ...]) -> Progress:
        return after(self._lesson, memory or Progress(), view, events)

    def think(self, memory: Progress, view: Any, luck: Luck, cue: Cue) -> Thought | None:
        goal = goal_of(self._lesson, memory) or self._lesson.goals[-1]
        return goal.company(view, memory.memory, cue)


def bot_of(box: Box, level: str) -> Bot:
    """By its level, which may be a lesson's."""
    return Companion(box.lesson) if box.lesson and level == LEVEL else box.bots[level]
