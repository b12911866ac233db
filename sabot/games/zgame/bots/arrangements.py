"""Arrangements of the hidden pieces of Z-Game: all there are, and mixes of them as text."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from sabot.games.zgame.pieces import SET, Symbol

Arrangement = tuple[Symbol, ...]  # at the start, by x square
Mix = tuple[tuple[int, Arrangement], ...]  # how often of how many, and what
SYMBOLS: tuple[Symbol, ...] = tuple(sorted(set(SET)))


@lru_cache(256)
def arrangements(left: tuple[Symbol, ...], count: int) -> tuple[Arrangement, ...]:
    """
    All distinct arrangements of `count` of these, in the order of their names.

    >>> len(arrangements(SET, 7))
    630
    """
    return tuple(arranged(Counter(left), count))


def arranged(left: Counter[Symbol], count: int) -> Iterator[Arrangement]:
    if count == 0:
        yield ()
        return
    for symbol in sorted(left):
        for rest in arranged(left - Counter((symbol,)), count - 1):
            yield symbol, *rest


def read_mix(text: str) -> Mix:
    """
    >>> read_mix("70 plus cross z arrow plus / zero cross zero")
    ((70, ('plus', 'cross', 'arrow', 'plus', 'zero', 'cross', 'zero')),)
    """
    lines = (line.split() for line in text.strip().splitlines())
    return tuple((int(share), arrangement_of(words)) for share, *words in lines)


def arrangement_of(words: list[str]) -> Arrangement:
    """The Z, and the stroke between the ranks, only help the eye."""
    return tuple(symbol for word in words for symbol in SYMBOLS if symbol == word)
