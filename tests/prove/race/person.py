"""Who presses, and on what: the lab's players and devices, in real time.

Each figure is the lab's (`sabot.sim.lab`), so that what differs is the network, the kernel and the
server, and nothing else.
"""

from typing import NamedTuple

from sabot.sim.lab import DISPLAY, FRAME, HAND, SCREEN, TOUCH

MEAN, SPREAD, TAIL = 290_000, 53_000, 60_000
LEAST = 120_000


class Press(NamedTuple):
    """One press on one stimulus, in µs; the last three count from when it came."""

    reaction: int  # the truth: from when it was on the screen to the finger
    frame: int  # until it was drawn
    hand: int  # from the finger to the wire
    error: int  # of the page's stamp

    @property
    def drawn(self):
        return self.frame + DISPLAY


def draw(chance):
    error = int(chance.gauss(0, SCREEN) + TOUCH * (2 * chance.random() - 1))
    return Press(reflex(chance), int(chance.random() * FRAME), int(chance.uniform(*HAND)), error)


def reflex(chance):
    return max(LEAST, int(chance.gauss(MEAN, SPREAD) + chance.expovariate(1 / TAIL)))
