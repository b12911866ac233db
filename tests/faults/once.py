"""Every act that a person says twice, by two lines or by an echo, is taken once."""

from collections import Counter

from sabot.core.arbiter import Arbiter


class Once:
    """Looks on while claims are held; the numbers of a guest's acts never come again."""

    def __init__(self, wrong):
        self.taken, self._wrong, self._hold = Counter(), wrong, Arbiter.hold

    def __enter__(self):
        Arbiter.hold = lambda arbiter, claim: self._look(arbiter, claim)

    def __exit__(self, *_):
        Arbiter.hold = self._hold

    def _look(self, arbiter, claim):
        act = claim.seat, claim.seq
        self.taken[act] += claim.seq >= 0  # a bot's have none
        if self.taken[act] > 1:
            self._wrong.append(f"act {claim.seq} of seat {claim.seat} was taken twice")
        self._hold(arbiter, claim)
