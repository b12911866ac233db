"""How long a person takes, and how often they err: human figures for bots, drawn from luck."""

from math import cos, hypot, log, log2, pi, sqrt
from typing import NamedTuple

from sabot.core.game import Millis
from sabot.core.luck import Luck

FLOOR: Millis = 150  # nobody sees, decides and presses faster
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

    def over(self, steps: int) -> "Reflex":
        """The same again and again, as in looking through things one by one.

        >>> Reflex(100, 20, 30).over(4)
        Reflex(mean=400, sd=40, tail=60)
        """
        root = sqrt(steps)
        return Reflex(self.mean * steps, round(self.sd * root), round(self.tail * root))

    def then(self, next: "Reflex") -> "Reflex":
        """One thing and after it the other.

        >>> Reflex(400, 40, 60).then(Reflex(300, 30, 80))
        Reflex(mean=700, sd=50, tail=100)
        """
        sd, tail = hypot(self.sd, next.sd), hypot(self.tail, next.tail)
        return Reflex(self.mean + next.mean, round(sd), round(tail))

    def at(self, pace: float) -> "Reflex":
        """
        >>> Reflex(400, 40, 60).at(1.5)
        Reflex(mean=600, sd=60, tail=90)
        """
        return Reflex(*(round(part * pace) for part in self))


def happens(chance: float, luck: Luck) -> bool:
    """What is certain, or out of the question, needs no luck."""
    return chance > 0 and (chance >= 1 or luck.below(_GRAIN) < chance * _GRAIN)


def _unit(luck: Luck) -> float:
    """Above 0, up to 1."""
    return (luck.below(_GRAIN) + 1) / _GRAIN


def _normal(luck: Luck) -> float:
    return sqrt(-2 * log(_unit(luck))) * cos(2 * pi * _unit(luck))
