"""How a master of Z-Game arranges its pieces, so that it is good and hard to guess (ZZ-20)."""

from itertools import accumulate

from sabot.core.luck import Luck
from sabot.games.zgame.acts import Swap
from sabot.games.zgame.board import Size
from sabot.games.zgame.bots.arrangements import Arrangement
from sabot.games.zgame.bots.setups import MIXES
from sabot.games.zgame.view import Mine, View

MIRROR = (3, 2, 1, 0, 6, 5, 4)  # the x squares, seen from the other end of the base line


def arrangement(size: Size, luck: Luck) -> Arrangement:
    mix = MIXES[size]
    sums = list(accumulate(share for share, _ in mix))
    drawn = luck.below(sums[-1])
    chosen = next(each for limit, (_, each) in zip(sums, mix, strict=True) if drawn < limit)
    return mirrored(chosen) if luck.below(2) else chosen


def mirrored(symbols: Arrangement) -> Arrangement:
    """
    >>> mirrored(("plus", "zero", "cross", "plus", "cross", "arrow", "zero"))
    ('plus', 'cross', 'zero', 'plus', 'zero', 'arrow', 'cross')
    """
    return tuple(symbols[index] for index in MIRROR)


def next_swap(view: View, mine: Mine, wanted: Arrangement) -> Swap | None:
    """The first of as few as it takes; None: it is done, or can't be done any more."""
    symbols = {piece.square: piece.symbol for piece in view.pieces if piece.side == mine.side}
    now = tuple(symbol for square in mine.swaps if (symbol := symbols[square]))
    swaps = fewest(now, wanted) if now else ()
    return Swap(mine.swaps[swaps[0][0]], mine.swaps[swaps[0][1]]) if swaps else None


def fewest(now: Arrangement, wanted: Arrangement) -> tuple[tuple[int, int], ...]:
    """
    Each swap puts the first wrong piece right; only which of two alike comes there is a choice.

    >>> fewest(("zero", "plus", "arrow"), ("plus", "arrow", "zero"))
    ((0, 1), (1, 2))
    """
    wrong = [index for index, symbol in enumerate(wanted) if now[index] != symbol]
    if not wrong:
        return ()
    first, *others = wrong
    pairs = [(first, other) for other in others if now[other] == wanted[first]]
    return min((((pair, *fewest(swapped(now, pair), wanted))) for pair in pairs), key=len)


def swapped(symbols: Arrangement, pair: tuple[int, int]) -> Arrangement:
    turned = list(symbols)
    for one, other in (pair, pair[::-1]):
        turned[one] = symbols[other]
    return tuple(turned)
