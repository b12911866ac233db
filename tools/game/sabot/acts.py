"""What can be done and what can happen in Snatch, and the options of a table."""

from typing import Annotated

from msgspec import Meta, Struct

from sabot.core.game import Action, Event, Seat

COINS = 24
Coin = Annotated[int, Meta(ge=0, lt=COINS)]  # no two are the same, though they may be worth it


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """None yet."""


class Take(Action, frozen=True):
    """SN-2: names the coin that its player saw, not the place where it lay."""

    coin: Coin


class Taken(Event, frozen=True):
    seat: Seat
    coin: Coin


def worth(coin: Coin) -> int:
    """SN-1"""
    return (1, 2, 5)[coin % 3]
