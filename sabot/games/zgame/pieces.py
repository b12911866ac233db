"""The pieces of Z-Game (ZZ-1) and what can be seen of one."""

from typing import Literal, NamedTuple

Symbol = Literal["z", "zero", "arrow", "cross", "plus"]
Side = Literal["white", "black"]

SIDES: tuple[Side, Side] = ("white", "black")
OTHER: dict[Side, Side] = {"white": "black", "black": "white"}
SET: tuple[Symbol, ...] = ("zero", "zero", "arrow", "cross", "cross", "plus", "plus")  # and the Z
LETTERS: dict[Symbol, str] = {"z": "Z", "zero": "O", "arrow": "A", "cross": "X", "plus": "P"}


class Piece(NamedTuple):
    side: Side
    symbol: Symbol
    hidden: bool = False

    @property
    def moves_as(self) -> Symbol:
        """ZZ-16"""
        return "zero" if self.hidden else self.symbol

    def revealed(self) -> "Piece":
        return Piece(self.side, self.symbol)
