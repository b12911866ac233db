"""What a table is made of, as it is kept: a head and its entries."""

from typing import Any

from msgspec import Struct, convert

from sabot.core.game import Event, Game, Millis, Seat
from sabot.core.line import Fairness
from sabot.core.luck import Luck
from sabot.core.record import Record


class Head(Struct, frozen=True):
    """With the entries, all there is to know about a game played."""

    game: str
    version: int
    seats: int
    options: Any
    seed: bytes
    fairness: Fairness = Fairness()
    handed: Any = None  # by the game before, if the same people played it at these chairs


class Proof(Struct, frozen=True):
    """seed = HMAC-SHA-256(secret, nonces joined by "/"): the server could not choose it."""

    secret: str
    nonces: tuple[str, ...]
    seed: str


class Act(Struct, frozen=True, gc=False, tag_field="on", tag="act", omit_defaults=True):
    at: Millis
    seat: Seat
    action: Any
    seen: int
    record: Record | None = None  # of a contested one: the stamps that placed it


class Tick(Struct, frozen=True, tag_field="on", tag="tick"):
    at: Millis


class TableEvent(Event, frozen=True):
    """An entry that is its own event: it tells of the table, not of the game."""

    at: Millis


class Sat(TableEvent, frozen=True):
    seat: Seat
    name: str
    animal: str
    level: str | None = None  # of a bot


class Left(TableEvent, frozen=True):
    seat: Seat


class Removed(TableEvent, frozen=True):
    """By the host; a bot plays on."""

    seat: Seat


class BotTookOver(TableEvent, frozen=True):
    seat: Seat
    level: str


class Back(TableEvent, frozen=True):
    seat: Seat


class Paused(TableEvent, frozen=True):
    why: str


class Resumed(TableEvent, frozen=True):
    again: Millis  # given back: game time goes on from the last act


class Restarted(TableEvent, frozen=True):
    """The server restarted; held claims died with it."""


class Closed(TableEvent, frozen=True):
    why: str


class TakenOver(TableEvent, frozen=True):
    """By another node, which writes this log from here on; held claims died with the old one."""

    epoch: int


TableEntry = (
    Sat | Left | Removed | BotTookOver | Back | Paused | Resumed | Restarted | Closed | TakenOver
)
Entry = Act | Tick | TableEntry


def is_own(entry: Entry, seat: Seat) -> bool:
    """Neither the clock's nor a rival's."""
    return not isinstance(entry, Act | Tick) or (isinstance(entry, Act) and entry.seat == seat)


def dealt(game: Game, head: Head) -> Any:
    """The state a table begins with."""
    state = game.deal(head.seats, convert(head.options, game.options), Luck(head.seed, 0))
    return state if head.handed is None else game.take_up(state, head.handed)
