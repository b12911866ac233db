"""How long a person takes: reaction times for bots, drawn from luck."""

from math import cos, log, log2, pi, sqrt
from typing import NamedTuple

from sabot.core.game import Millis
from sabot.core.luck import Luck

FLOOR: Millis = 150  # nobody sees, decides and presses faster
NO_RETURN: Millis = 150  # a finger already on its way can't be called back
_GRAIN = 2**32


class Reflex(NamedTuple):
    """An ex-Gaussian: a bell curve for the usual and a long tail for the distracted."""

    mean: Millis
    sd: Millis
    tail: Millis  # mean of the exponential part, included in `mean`

    def draw(self, luck: Luck) -> Millis:
        bell = self.mean - self.tail + self.sd * _normal(luck)
        return max(FLOOR, round(bell - self.tail * log(_unit(luck))))

    def among(self, options: int) -> "Reflex":
        """Hick's law: each doubling of what there is to look through costs the same again.

        >>> Reflex(300, 40, 60).among(1).mean, Reflex(300, 40, 60).among(4).mean
        (300, 600)
        """
        return self._replace(mean=round(self.mean * (1 + log2(max(1, options)) / 2)))


def _unit(luck: Luck) -> float:
    """Above 0, up to 1."""
    return (luck.below(_GRAIN) + 1) / _GRAIN


def _normal(luck: Luck) -> float:
    return sqrt(-2 * log(_unit(luck))) * cos(2 * pi * _unit(luck))
