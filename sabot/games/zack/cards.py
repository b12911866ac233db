"""The cards of ZACK! and what is dealt to how many (ZK-1 to ZK-3, ZK-11 to ZK-13)."""

from collections.abc import Sequence
from typing import Literal, get_args

Colour = Literal["red", "orange", "yellow", "green", "blue", "violet"]
Move = Literal["right", "two-right", "left", "two-left", "again", "back"]
Stop = Literal["choose", "swap", "left-right"]
Card = Literal[
    "red",
    "orange",
    "yellow",
    "green",
    "blue",
    "violet",
    "right",
    "two-right",
    "left",
    "two-left",
    "again",
    "back",
    "choose",
    "swap",
    "left-right",
]

COLOURS: tuple[Colour, ...] = get_args(Colour)
MOVES: tuple[Move, ...] = get_args(Move)
STOPS: tuple[Stop, ...] = get_args(Stop)

# ZK-14: left is the next seat clockwise, which is the next higher one.
STEPS: dict[str, int] = {"left": 1, "two-left": 2, "right": -1, "two-right": -2}

# ZK-2 [reading]: the printed rules give only the sums, 66 and 6.
CIRCLES, MOVES_EACH, STOPS_EACH = 6, 5, 2


def deck(colours: Sequence[Colour], beginner: bool, stops: bool) -> tuple[Card, ...]:
    """ZK-11, ZK-12: what is left in for these colours and options.

    >>> len(deck(COLOURS, beginner=False, stops=True))
    72
    """
    moves = [move for move in MOVES if not (beginner and move in ("again", "back"))]
    halts = STOPS if stops else ()
    return (*CIRCLES * tuple(colours), *MOVES_EACH * tuple(moves), *STOPS_EACH * halts)


def hands(cards: Sequence[Card], seats: int) -> tuple[tuple[Card, ...], ...]:
    """ZK-13: an even deal; what is left over comes last.

    >>> hands(("red", "left", "back"), 2)
    (('red',), ('left',), ('back',))
    """
    each = len(cards) // seats
    dealt = tuple(tuple(cards[seat * each : (seat + 1) * each]) for seat in range(seats))
    return (*dealt, tuple(cards[seats * each :]))
