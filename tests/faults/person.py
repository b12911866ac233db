"""Somebody at a table of any game: sees what a page is told, and means to do what a bot would."""

from functools import cache
from typing import Any, get_type_hints

from msgspec import Raw, Struct
from msgspec.json import Decoder

from sabot.core.game import Late
from sabot.core.log import HouseEntry
from sabot.core.mind import Mind
from sabot.registry import GAMES

LEVEL = "normal"


class Shown(Struct, frozen=True):
    """An update as it came, byte by byte."""

    revision: int
    stimulus: bool
    deadline: int | None
    view: Raw
    events: Raw
    places: Any
    after: int = -1
    placed: Raw = Raw(b"null")


shown = Decoder(Shown).decode


class Person:
    def __init__(self, game, seed):
        self._box, self._seed = GAMES[game], seed
        self._mind, self._revision = None, -1

    @property
    def plan(self):
        return self._mind.plan if self._mind else None

    def look(self, update, seat, at):
        """`at`: ms of whatever clock the plan shall be by."""
        view, events = (decode(raw) for decode, raw in zip(
            decoders(self._box.game.id), (update.view, update.events), strict=True))  # fmt: skip
        if self._mind is None or self._mind.seat != seat or update.after != self._revision:
            self._mind = Mind(self._box.bots[LEVEL], seat, self._seed)
        self._revision = update.revision
        self._mind.watch(view, events)
        self._mind.think(update.revision, view, at)

    def act(self):
        return self._mind.act()


@cache
def decoders(game):
    """Of its views and of all that can happen at its table."""
    rules = GAMES[game].game
    events = tuple[rules.event | Late | HouseEntry, ...]
    return Decoder(get_type_hints(rules.view)["return"]).decode, Decoder(events).decode
