"""Matrix games that are the same for both players: what to play, without being expected."""

from collections.abc import Sequence
from math import exp, log

Matrix = Sequence[Sequence[float]]  # what a row wins of a column on average; the other loses it
ROUNDS = 10_000


def solve(payoff: Matrix, price: float) -> list[float]:
    """
    Smooth fictitious play: each round answers the mix of all rounds before. What is played often is
    expected, and for each nat that the other side knows it pays this price. A small one leads to
    the mix that nothing beats.
    """
    mix = [1 / len(payoff)] * len(payoff)
    for number in range(1, ROUNDS + 1):
        answer = answered(against(payoff, mix), price)
        step = 2 / (number + 2)
        mix = [old + step * (new - old) for old, new in zip(mix, answer, strict=True)]
    return mix


def answered(gains: Sequence[float], price: float) -> list[float]:
    """
    >>> answered([0.5, 0.5], price=0.1)
    [0.5, 0.5]
    """
    best = max(gains)
    weights = [exp((gain - best) / price) for gain in gains]
    return [weight / sum(weights) for weight in weights]


def variety(mix: Sequence[float]) -> float:
    """
    Among how many that are all alike one would be as hard to guess.

    >>> round(variety([0.5, 0.5, 0.0]), 3)
    2.0
    """
    return exp(-sum(share * log(share) for share in mix if share))


def against(payoff: Matrix, mix: Sequence[float]) -> list[float]:
    """What each row wins of this mix; the mix wins nothing of itself."""
    return [sum(a * b for a, b in zip(row, mix, strict=True)) for row in payoff]


def exploitability(payoff: Matrix, mix: Sequence[float]) -> float:
    """What the best answer wins."""
    return max(against(payoff, mix))


def steadied(payoff: Matrix, games: int, doubt: float) -> list[list[float]]:
    """
    Few games tell little: how strong each is in general, and what a pair is beyond that, is
    believed as far as there are more games of it than doubt.
    """
    size, trust = len(payoff), games / (games + doubt)
    general = games * size / (games * size + doubt)
    strength = [general * sum(row) / size for row in payoff]
    return [
        [trust * payoff[i][j] + (1 - trust) * (strength[i] - strength[j]) for j in range(size)]
        for i in range(size)
    ]
