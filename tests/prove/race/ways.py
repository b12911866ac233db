"""Honest and lying players over real sockets. A liar knows no more than a client can know."""

from sabot.sim.liars import HELD

BELIEVED = 240_000  # µs; a stimulus answered within this may be given up for an older one


class Honest:
    pongs = True  # answered at once, by the library
    toggles = 0  # free acts a second, while others may ring

    def __init__(self, chance):
        self.chance = chance

    def holds_pong(self, stimulus):
        return 0

    def stamps(self, page, press):
        """What it says: the stimulus, when it was shown, when the finger fell."""
        return press

    def tab(self):
        return False

    def shown_when(self, own, tab):
        return own


class Earliest(Honest):
    """Always says the earliest time that could be believed."""

    def stamps(self, page, press):
        return press._replace(pressed=press.presented)


class DelaysPongs(Earliest):
    """And keeps back the pongs of stimuli, and enough of the others to look like jitter."""

    pongs = False

    def holds_pong(self, stimulus):
        return HELD if stimulus or self.chance.random() < 0.7 else 0


class DelaysAllPongs(Earliest):
    """And keeps back every pong, so that its line looks longer; only our kernel knows better."""

    pongs = False

    def holds_pong(self, stimulus):
        return 100_000


class Shopper(Earliest):
    """And names the stimulus that came latest after it was told, as far as that may be believed."""

    def stamps(self, page, press):
        seen, came = press.seen, page.came
        if page.clock() - came[seen][0] > BELIEVED:
            return super().stamps(page, press)
        best = max((e for e in came if seen - 8 <= e <= seen), key=lambda e: came[e][1])
        return press._replace(seen=best, pressed=press.presented)


class Onlooker(Honest):
    """Watches in a second tab as well, under another name."""

    def tab(self):
        return True

    def shown_when(self, own, tab):
        return min(own, tab)


class MakesOthersLate(Honest):
    """Toggles its pass just below the limit of frames, so that all must be told and pinged."""

    toggles = 58


WAYS = {
    "honest": Honest,
    "earliest": Earliest,
    "delays_pongs": DelaysPongs,
    "delays_all_pongs": DelaysAllPongs,
    "shopper": Shopper,
    "onlooker": Onlooker,
    "makes_others_late": MakesOthersLate,
}
