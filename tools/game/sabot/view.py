"""What a seat may know of a state: here all may know the same."""

from msgspec import Struct

from sabot.core.game import Millis
from sabot.games.snatch.acts import Coin


class View(Struct, frozen=True):
    purses: tuple[int, ...]  # by seat
    open: tuple[Coin | None, ...]  # by place; None is an empty one
    left: int  # in the stock, whose order nobody knows
    closes: Millis | None  # None: it is over
