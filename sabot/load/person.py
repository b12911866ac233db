"""Somebody at a table of any game: sees what a page is told, and means to do what a bot would."""

from collections.abc import Callable
from functools import cache
from types import GenericAlias
from typing import Any, get_type_hints

from msgspec import Raw, Struct
from msgspec.json import Decoder

from sabot.core.game import Event, Late, Millis, Seat
from sabot.core.log import TableEntry
from sabot.core.mind import Mind, Plan
from sabot.registry import GAMES

LEVEL = "normal"
UNTOLD = -2  # an older server doesn't say which revision came before


class Shown(Struct, frozen=True):
    """An update as it came, byte by byte."""

    revision: int
    stimulus: bool
    deadline: int | None
    view: Raw
    events: Raw
    places: Any
    after: int = UNTOLD
    placed: Raw = Raw(b"null")
    hot: bool = False


shown = Decoder(Shown).decode


class Person:
    def __init__(self, game: str, seed: bytes) -> None:
        self._box, self._seed = GAMES[game], seed
        self._mind: Mind | None = None
        self._revision = -1

    @property
    def plan(self) -> Plan | None:
        return self._mind.plan if self._mind else None

    def look(self, update: Shown, seat: Seat, at: Millis) -> None:
        """`at`: ms of the clock that the plan goes by."""
        views, happenings = decoders(self._box.game.id)
        view, events = views(update.view), happenings(update.events)
        missed = update.after not in (self._revision, UNTOLD)
        if self._mind is None or self._mind.seat != seat or missed:
            self._mind = Mind(self._box.bots[LEVEL], seat, self._seed)
        self._revision = update.revision
        self._mind.watch(view, events)
        self._mind.think(update.revision, view, at)

    def mean(self, plan: Plan) -> None:
        """Puts an earlier plan back."""
        if self._mind:
            self._mind.plan = plan

    def act(self) -> Plan | None:
        return self._mind.act() if self._mind else None


@cache
def decoders(
    game: str,
) -> tuple[Callable[[Raw], Any], Callable[[Raw], tuple[Event, ...]]]:
    """Of its views and of all that can happen at its table."""
    rules = GAMES[game].game
    events = GenericAlias(tuple, (rules.event | Late | TableEntry, ...))
    return Decoder(get_type_hints(rules.view)["return"]).decode, Decoder(events).decode
