"""Sets of places as the bits of one i64, and numbers that look like luck but are always the same.

Never shift a literal to the left here, nor a variable that was only given one: mypyc makes `1 << n`
a 32-bit shift, silently. `BITS` has all that are needed.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append as append
from librt.vecs import vec as vec
from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")
PLACES: Final = 64
LUCK_SIZE: Final = 32
LUCK_BITS: Final = 0xFFFFFFFF


def place_of(bit: i64) -> i64:
    """No two bits have the same remainder: 2 generates all of them modulo 67."""
    return PLACE_OF[bit % 67]


def count(bits: i64) -> i64:
    bits -= bits >> 1 & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 63


def nth(bits: i64, number: i64) -> i64:
    """The set bit with this number of set bits below it."""
    while number:
        bits &= bits - 1
        number -= 1
    return bits & -bits


def luck_of(seed: i64) -> i64:
    """Never 0: xorshift would stay there."""
    return scatter(seed) & LUCK_BITS | 1


def stir(luck: i64) -> i64:
    """Xorshift of 32 bits: nothing overflows, so it is the same whether compiled or not."""
    luck ^= (luck << 13) & LUCK_BITS
    luck ^= luck >> 17
    return luck ^ ((luck << 5) & LUCK_BITS)


def scatter(number: int) -> int:
    """62 bits that depend on all of this number's: splitmix64."""
    number = number * 0x9E3779B97F4A7C15 % 2**64
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    number = (number ^ number >> 27) * 0x94D049BB133111EB % 2**64
    return (number ^ number >> 31) >> 2


if not COMPILED and not TYPE_CHECKING:  # plain Python is quicker with what it has of its own
    vec, count = list, int.bit_count

    def append(row, number):
        row.append(number)
        return row


BITS: Final = vec[i64]([2**place for place in range(63)])
PLACE_OF: Final = vec[i64]([{2**n % 67: n for n in range(63)}.get(left, 0) for left in range(67)])
