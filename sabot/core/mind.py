"""A bot at its seat: what it remembers and what it is about to do. One for live tables and sims."""

from collections.abc import Hashable, Iterable
from typing import Any, NamedTuple

from sabot.core.game import (
    NO_RETURN,
    Action,
    Bot,
    Cue,
    Event,
    Game,
    Millis,
    Seat,
    Thought,
)
from sabot.core.log import Entry, Head
from sabot.core.luck import Luck
from sabot.core.reflex import FLOOR
from sabot.core.table import Table


class Plan(NamedTuple):
    at: Millis
    action: Action
    seen: int  # the revision it answers
    about: Hashable = None


class Question(NamedTuple):
    """All that a thought rests on, so that it can be thought anywhere."""

    bot: Bot
    memory: Any
    view: Any
    seed: bytes
    revision: int
    cue: Cue

    @property
    def seat(self) -> Seat:
        return self.cue.seat

    def eased(self, times: int) -> "Question":
        """The same with that many times less effort."""
        return self._replace(cue=self.cue._replace(effort=self.cue.effort // times))

    def answer(self) -> Thought | None:
        luck = Luck(self.seed, "bot", self.revision, self.cue.seat)
        return self.bot.think(self.memory, self.view, luck, self.cue)


class Mind:
    def __init__(self, bot: Bot, seat: Seat, seed: bytes) -> None:
        self.seat, self.plan = seat, None
        self._bot, self._seed = bot, seed
        self._lot = Luck(seed, "lot", seat).below(2**64)
        self._memory: Any = None

    plan: Plan | None

    @property
    def deep(self) -> bool:
        return self._bot.deep

    def watch(self, view: Any, events: tuple[Event, ...]) -> None:
        self._memory = self._bot.watch(self._memory, view, events)

    def think(self, revision: int, view: Any, at: Millis) -> None:
        """`at`: when this revision was on the screen, at a table that never paused."""
        self.decide(self.ask(revision, view, at).answer(), revision, at)

    def ask(self, revision: int, view: Any, at: Millis) -> Question:
        """`at`: the same by the game's own clock, which stands still in a pause."""
        cue = Cue(self.seat, at, lot=self._lot)
        return Question(self._bot, self._memory, view, self._seed, revision, cue)

    def decide(self, thought: Thought | None, revision: int, at: Millis) -> None:
        """`at`: by the table's clock, as the plan will be."""
        self.plan = revise(self.plan, thought, at, revision, self._bot.no_return)

    def act(self) -> Plan | None:
        """Returns the plan and clears it."""
        plan, self.plan = self.plan, None
        return plan


def revise(
    plan: Plan | None,
    thought: Thought | None,
    now: Millis,
    revision: int,
    no_return: Millis = NO_RETURN,
) -> Plan | None:
    """The same intention keeps its time, and a finger on its way can't be called back.

    An act that comes sooner than anyone can react doesn't answer this revision.
    """
    fresh = planned(thought, now, revision) if thought else None
    if plan and fresh and (fresh.action, fresh.about) == (plan.action, plan.about):
        return plan._replace(seen=revision) if plan.at >= now + FLOOR else plan
    return plan if plan and plan.at <= now + no_return else fresh


def planned(thought: Thought, now: Millis, revision: int) -> Plan:
    return Plan(now + thought.after, thought.action, revision, thought.about)


def recall(game: Game, head: Head, log: Iterable[Entry], bot: Bot, seat: Seat) -> Mind:
    """A mind that knows just what its seat has seen."""
    table, mind = Table(game, head), Mind(bot, seat, head.seed)
    mind.watch(game.view(table.state, seat), ())
    for entry in log:
        table.write(entry)
        mind.watch(game.view(table.state, seat), table.last.events)
    return mind
