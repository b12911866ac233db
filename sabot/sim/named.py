"""Bots by name: `mine.py:Bot` is a class in somebody's file that keeps `core.game.Bot`.

Whatever it does wrong is counted, and its seat sits still instead.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from sabot.core.game import Bot, Cue, Event, Game, Illegal, Late, Millis, Seat, Thought, is_action
from sabot.core.history import Revision
from sabot.core.luck import Luck
from sabot.core.reflex import FLOOR
from sabot.core.table import OVERTAKEN
from sabot.patience import ILLEGAL, LATE, MALFORMED, SECONDS, Fault, Patience

LIMIT: Millis = 3_600_000  # of a game that a bot by name doesn't end


def is_named(level: str) -> bool:
    """
    >>> is_named("mine.py:Bot"), is_named("easy")
    (True, False)
    """
    return ":" in level


@cache
def made_by(name: str) -> Callable[[], Bot]:
    """The class of that name. Raises `ValueError` with the reason if there is none."""
    path, named, kind = name.rpartition(":")
    if not named:
        raise ValueError(f"{name} names no class, as mine.py:Bot does")
    module = module_at(Path(path))
    made: Callable[[], Bot] | None = getattr(module, kind, None)
    if not callable(made) or not callable(getattr(made, "think", None)):
        raise ValueError(f"{path} has no class {kind} with a method `think`")
    return made


def module_at(path: Path) -> Any:
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ValueError(f"{path} is not a Python file")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as why:
        raise ValueError(f"{path} can't be loaded: {why!r}") from why
    return module


class Named(Bot):
    """A new one for each seat and game, so what happens in a game depends on no other."""

    def __init__(self, name: str, game: Game, patience: float = SECONDS) -> None:
        self.faults = Counter[str]()
        self._game, self._patience = game, Patience(patience)
        self._bot: Bot | None = self._try(made_by(name))

    def watch(self, memory: Any, view: Any, events: tuple[Event, ...]) -> Any:
        bot = self._bot
        return self._try(lambda: watched(bot, memory, view, events)) if bot else None

    def think(self, memory: Any, view: Any, luck: Luck, cue: Cue) -> Thought | None:
        bot, game = self._bot, self._game
        if bot is None:
            return None
        thought: Thought | None = self._try(lambda: sound(game, bot.think(memory, view, luck, cue)))
        return thought

    def _try(self, work: Callable[[], Any]) -> Any:
        result = self._patience.call(work)
        if isinstance(result, Fault):
            self.faults[result.name] += 1
            return None
        return result


class NamedBots:
    """The bots by name at one table, and what they did wrong there."""

    def __init__(self, game: Game, by_seat: Sequence[str]) -> None:
        named = ((seat, level) for seat, level in enumerate(by_seat) if is_named(level))
        self.bots = {seat: Named(level, game) for seat, level in named}

    @property
    def faults(self) -> Counter[str] | None:
        """None: there are no bots by name."""
        faults = sum((bot.faults for bot in self.bots.values()), Counter[str]())
        return faults if self.bots else None

    @property
    def limit(self) -> Millis | None:
        """Ours always end a game."""
        return LIMIT if self.bots else None

    def refuse(self, seat: Seat, why: Illegal) -> None:
        if seat in self.bots:
            self.bots[seat].faults[LATE if why.code == OVERTAKEN else ILLEGAL] += 1

    def watch(self, after: Revision) -> None:
        for event in after.events:
            if isinstance(event, Late) and event.seat in self.bots:
                self.bots[event.seat].faults[LATE] += 1


# Called as the bot is: to look at somebody's object may raise, too.


def watched(bot: Bot, memory: Any, view: Any, events: tuple[Event, ...]) -> Any:
    watch = getattr(bot, "watch", None)
    return watch(memory, view, events) if watch else None


def sound(game: Game, thought: Any) -> Thought | Fault | None:
    """No sooner than a person could, so that table time goes on whatever it answers."""
    if thought is None:
        return None
    if not is_thought(game, thought):
        return Fault(MALFORMED)
    return Thought(max(FLOOR, thought[0]), *thought[1:])


def is_thought(game: Game, thought: Any) -> bool:
    """A `Thought`, or a tuple that would be one."""
    if not isinstance(thought, tuple) or len(thought) not in (2, 3):
        return False
    after, action, *about = thought
    return isinstance(after, int) and is_action(game, action) and all(map(is_comparable, about))


def is_comparable(about: Any) -> bool:
    """A plan's is compared with the next one's; two arrays have no one answer.

    >>> is_comparable(("die", 3)), is_comparable([3])
    (True, False)
    """
    try:
        return hash(about) is not None and bool(about == about)
    except Exception:
        return False
