"""The first line of a kept game: who played what, how it ended, and what its luck came from."""

from typing import Any

from msgspec import Struct

from sabot.core.game import Millis, Seat
from sabot.core.line import Fairness
from sabot.core.log import Head, Proof
from sabot.core.told import Places

FORMAT = 2  # of the file; a reader refuses a newer one
FILMED = 2  # from this format on views are `Game.filmed`


class Played(Struct, frozen=True):
    """Who was on a chair when the game ended."""

    name: str
    animal: str
    level: str | None = None  # of a bot


class Title(Struct, frozen=True):
    sabot: int  # the format
    id: str
    game: str
    version: int  # of the rules
    seats: int
    options: Any
    fairness: Fairness
    began: Millis | None  # since 1970; None: not known
    ended: Millis
    players: tuple[Played, ...]  # by seat
    teams: tuple[tuple[Seat, ...], ...]
    places: Places | None  # None: it ended without a result
    reason: str | None  # why it did
    commitment: str
    proof: Proof
    handed: Any = None


def head_of(title: Title) -> Head:
    """As the table was dealt."""
    seed = bytes.fromhex(title.proof.seed)
    return Head(title.game, title.version, title.seats, title.options, seed, title.fairness,
                title.handed)  # fmt: skip
