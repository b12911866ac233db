"""Sets of places as the bits of one integer, for searches over millions of positions.

Compiled by mypyc where that works, and then a good twenty times as fast. Never shift a literal to
the left here: mypyc makes `1 << n` a 32-bit shift, silently. Places go from 0 to 62.
"""

from mypy_extensions import i64

COMPILED = not __file__.endswith(".py")


def lowest(bits: i64) -> i64:
    """The set that holds only the lowest place of this one."""
    return bits & -bits


def count(bits: i64) -> int:
    size = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


def spread(bits: i64) -> list[int]:
    """
    >>> spread(0b1011)
    [0, 1, 3]
    """
    places: list[int] = []
    place = 0
    while bits:
        if bits & 1:
            places.append(place)
        bits >>= 1
        place += 1
    return places
