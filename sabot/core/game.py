"""What a game is: a handful of pure functions over frozen data. Time and luck are arguments."""

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar, get_args

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from sabot.core.luck import Luck

Seat = int
Millis = int  # table time, counted from the deal
NOBODY: frozenset[Seat] = frozenset()
NO_RETURN: Millis = 150  # a finger already on its way can't be called back
GENTLE = "gentle"  # the level of a first game, below all that can be chosen
EFFORT = 1_000  # of a bot that takes all the time it is made for; half of that is half as long
T = TypeVar("T")


def kebab(name: str) -> str:
    """
    >>> kebab("BotTookOver")
    'bot-took-over'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# `gc=False`, here and in states and views: frozen data never makes a cycle to collect.
class Action(Struct, frozen=True, gc=False, tag_field="do", tag=kebab):
    """What a seat asks for."""


class Event(Struct, frozen=True, gc=False, tag_field="on", tag=kebab):
    """A public fact, in the past tense. Secrets travel only in views."""


class Late(Event, frozen=True):
    """This seat's act was good where it stood, but another came first."""

    seat: Seat
    act: str  # the tag of what it asked for


@dataclass(eq=False)
class Illegal(Exception):
    """The rules never allow this here. Only the sender hears of it; the page finds the words."""

    code: str
    params: dict[str, Any] = field(default_factory=dict)
    clause: str = ""


class Step(NamedTuple):
    state: Any
    events: tuple[Event, ...]


class Wake(NamedTuple):
    """When the table will move by itself."""

    at: Millis
    rivals: frozenset[Seat]  # whose earlier act would change that
    awaited: frozenset[Seat] = NOBODY  # seats that owe an answer until then
    hot: bool = False  # players race for something else meanwhile, though no act changes this


class Floor(NamedTuple):
    """Sooner than this after its player could see that event, an act is another one."""

    after: type[Event]
    least: Millis
    instead: Action


class Result(NamedTuple):
    places: tuple[frozenset[Seat], ...]  # first place first; a shared place holds several seats

    @property
    def winner(self) -> Seat | None:
        """Who is first alone.

        >>> Result((frozenset({2}), frozenset({0, 1}))).winner, Result((frozenset({0, 1}),)).winner
        (2, None)
        """
        return next(iter(self.places[0])) if len(self.places[0]) == 1 else None


class Picks(NamedTuple):
    """What players may choose for themselves before the deal, each thing by one of them."""

    option: str  # of the game: by seat what was chosen, None for nothing
    things: tuple[str, ...]


class Game(Protocol):
    """One instance per game folder. Holds no state of its own and reads no clock."""

    id: str
    version: int  # of the rules; a log is replayed by the version that wrote it
    seats: frozenset[int]  # allowed numbers of players
    options: type[Struct]  # defaults are the printed game, bounds are declared on the fields
    action: Any  # the actions a browser may send: one struct, or a union of them
    event: Any  # the events it may be told, likewise
    picks: Picks | None = None
    # Acts judged by what they meet, not by what their player saw, and the clause that says so. Any
    # other act that was overtaken does what was meant, or is `Late` (docs/decisions/0014).
    risky: Mapping[type[Action], str] = {}
    # Events nobody races on: an update with nothing else is not a stimulus, and is not pinged.
    quiet: tuple[type[Event], ...] = ()
    # Events that a page is told as they happen and never again, not even when it comes back.
    fleeting: tuple[type[Event], ...] = ()
    # Acts whose sender alone is told that they came too late: to know of them would tell a secret.
    discreet: tuple[type[Action], ...] = ()

    def deal(self, seats: int, options: Any, luck: Luck) -> Any: ...
    def play(self, state: Any, seat: Seat, action: Any, at: Millis, luck: Luck) -> Step: ...
    def tick(self, state: Any, at: Millis, luck: Luck) -> Step: ...
    def wake(self, state: Any) -> Wake | None: ...
    def rivals(self, state: Any, seat: Seat, action: Any) -> frozenset[Seat]: ...
    def view(self, state: Any, seat: Seat | None) -> Struct: ...
    def choices(self, state: Any, seat: Seat) -> Sequence[Action]: ...
    def result(self, state: Any) -> Result | None: ...

    def teams(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Who plays with whom; by default each for themselves."""
        return tuple((seat,) for seat in range(seats))

    def floor(self, state: Any, seat: Seat, action: Any) -> Floor | None:
        """By default no act is too early to be a reaction."""
        return None

    def out(self, state: Any) -> frozenset[Seat]:
        """Seats that have nothing more to do before the end; by default none."""
        return NOBODY

    def is_late(self, state: Any, stood: Any, seat: Seat, action: Any) -> bool:
        """Whether an act that is still legal goes back all the same, because its player stood at
        `stood` and couldn't see what came since. By default what an act meets decides."""
        return False

    def gone_back(self, state: Any, stood: Any, seat: Seat, action: Any, at: Millis) -> Any:
        """The state once a late act has gone back; by default nothing has moved."""
        return state

    def check_over(self, state: Any, clause: str) -> None:
        """The guard `play` begins with: after the end, no act is legal."""
        if result := self.result(state):
            raise Illegal("over", {"winner": result.winner}, clause)

    def handed_over(self, state: Any, seat: Seat) -> Any:
        """The state once this seat has another player, a bot or a person who came back."""
        return state

    def hushes(self, state: Any) -> bool:
        """Whether players now talk by acts of the game alone, and the table's chat is closed."""
        return False

    def filmed(self, view: Any) -> Any:
        """A view without the secrets that outlive the game; by default there are none."""
        return view

    def hand_on(self, state: Any) -> Any:
        """What the next game of the same people at these chairs must know, as plain data."""
        return None

    def take_up(self, dealt: Any, handed: Any) -> Any:
        """The deal, as what was handed on would have it."""
        return dealt


class Thought(NamedTuple):
    after: Millis  # how long a person would take, from seeing to acting
    action: Action
    about: Hashable = None  # what it answers; the same act about something else takes its own time


class Cue(NamedTuple):
    """Which seat is to think, since when, and how hard."""

    seat: Seat
    at: Millis = 0  # when its view was on the screen, by the clock of the moments in that view
    effort: int = EFFORT
    lot: int = 0  # drawn once for this seat and game: what stays the same from thought to thought


class Bot(Protocol):
    """A fold over what its seat sees, so it can be rebuilt from the log."""

    deep: bool = False  # it searches for long: run it in a worker process
    no_return: Millis = NO_RETURN

    def watch(self, memory: Any, view: Any, events: tuple[Event, ...]) -> Any:
        """The memory after these events; by default it remembers nothing."""
        return None

    def think(self, memory: Any, view: Any, luck: Luck, cue: Cue) -> Thought | None: ...


def levels(bot: Callable[[T], Bot], **tempers: T) -> dict[str, Bot]:
    """One kind of bot at each of these levels, weakest first: `levels(Spotter, easy=EASY, …)`."""
    return {level: bot(temper) for level, temper in tempers.items()}


Counts = Callable[[Any, tuple[Event, ...]], Iterable[str]]


def nothing_to_count(state: Any, events: tuple[Event, ...]) -> Iterable[str]:
    return ()


IsError = Callable[[Event], bool]


def no_error(event: Event) -> bool:
    return False


class Weigher(NamedTuple):
    """A review by an engine, cut into parts so that none takes long and any can be the last."""

    split: Callable[[str], tuple[Any, Sequence[Any]]]  # a game's text: what `join` needs, the parts
    weigh: Callable[[Any, int], Any]  # one part, with that effort
    join: Callable[[Any, Sequence[Any]], Struct]  # both sides' standing, ply by ply


class First(NamedTuple):
    """A newcomer's first game alone, with bots that let them win something."""

    options: Mapping[str, Any] = {}
    seats: int | None = None  # None: as many as usual
    level: str = GENTLE


class Note(NamedTuple):
    """A short text of a lesson, and what to press for it, one spot after the other.

    `spots` are a board's `data-testid` or `data-learn`. A parameter that names a text of the page
    is that text.
    """

    code: str
    act: Action | None = None  # what these presses amount to; None: there is nothing to do
    spots: tuple[str, ...] = ()
    params: Mapping[str, Any] = {}


def at_any_time(memory: Any) -> bool:
    return True


class Goal(NamedTuple):
    """One thing to learn. Whatever the learner does, `notes` names what leads there from here."""

    id: str
    reached: Callable[[Event], bool]
    notes: Callable[[Any, Any], Sequence[Note]]  # by the learner's view and memory
    company: Callable[[Any, Any, Cue], Thought | None]  # what a bot does meanwhile, by its own
    times: int = 1
    when: Callable[[Any], bool] = at_any_time  # by the memory before the event


def nothing_to_remember(memory: Any, view: Any, events: tuple[Event, ...]) -> Any:
    return None


class Lesson(NamedTuple):
    """A guided first round (core/lesson.py), with a fixed seed so that the deal suits the goals."""

    goals: tuple[Goal, ...]
    seats: int
    secret: bytes
    options: Mapping[str, Any] = {}
    watch: Callable[[Any, Any, tuple[Event, ...]], Any] = nothing_to_remember  # as a bot's


class Box(NamedTuple):
    """Everything the registry needs of one game folder."""

    game: Game
    bots: Mapping[str, Bot]  # by level, weakest first; "normal" is always among them
    counts: Counts = nothing_to_count  # for figures: names of what these events brought about
    read: Callable[[str], Struct] | None = None  # a game's text: what all may see at its end
    weigher: Weigher | None = None  # the same text, weighed by an engine
    # What the page has as well, so that it never travels: by file (`<name>.gen.ts`), then by name.
    constants: Mapping[str, Mapping[str, Any]] = {}
    first: First | None = None  # None: as any other game
    lesson: Lesson | None = None
    family: Mapping[str, Any] = {}  # options with longer windows, for all ages at one table
    is_error: IsError = no_error  # for figures: an event that says its seat did wrong

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels to choose from, weakest first."""
        return tuple(level for level in self.bots if level != GENTLE)

    @property
    def usual_seats(self) -> int:
        """Four, or the most where four can't play."""
        return 4 if 4 in self.game.seats else max(self.game.seats)


def structs_of(kinds: Any) -> tuple[type[Struct], ...]:
    """The structs of `Game.action` or `Game.event`: of a union, or of one struct alone.

    >>> [kind.__name__ for kind in (*structs_of(Late), *structs_of(Late | Event))]
    ['Late', 'Late', 'Event']
    """
    return get_args(kinds) or (kinds,)


def choices_at(game: Game, state: Any, seat: Seat, at: Millis) -> tuple[Action, ...]:
    """What time alone has brought counts too, so a state that notes the time is asked for later."""
    if hasattr(state, "now") and state.now < at and game.result(state) is None:
        state = replace(state, now=at)
    return tuple(game.choices(state, seat))


def is_action(game: Game, action: Any) -> bool:
    """As the wire would check it: a struct made in Python is not checked."""
    try:
        return bool(convert(to_builtins(action), game.action) == action)
    except Exception:  # a list within itself, or somebody's `__eq__`
        return False
