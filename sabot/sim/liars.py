"""The players at the lab's table: honest ones, and every way to lie that a client has."""

from random import Random

from sabot.core.arbiter import Arbiter, Line, Micros, Stamps
from sabot.core.game import Seat
from sabot.core.line import jitter_cap

HELD: Micros = 60_000  # longer than any jitter that is granted
FAKED: Micros = 100_000


class Honest:
    """What a liar may send, as an honest client sends it."""

    def __init__(self, rtt: Micros, chance: Random) -> None:
        self.rtt, self.chance = rtt, chance

    def holds_pong(self, stimulus: bool) -> Micros:
        """How long a pong is kept back, behind a stimulus or of a ping that only measures."""
        return 0

    def looks(self, own: Micros, tab: Micros) -> Micros:
        """When the thing can be seen: on its own page, or on an onlooker's."""
        return own

    def waits_for_frame(self) -> bool:
        return True

    def says(self, reaction: Micros) -> Micros:
        return reaction

    def names(self, seen: int, arbiter: Arbiter, seat: Seat, line: Line, arrived: Micros) -> int:
        return seen

    def hides_from_kernel(self) -> bool:
        return False


class Earliest(Honest):
    """Always says the earliest time that could be believed."""

    def says(self, reaction: Micros) -> Micros:
        return 0


class DelaysPongs(Earliest):
    """And keeps back the pongs of stimuli, and enough of the others to look like jitter."""

    def holds_pong(self, stimulus: bool) -> Micros:
        return HELD if stimulus or self.chance.random() < 0.7 else 0


class Shakes(Earliest):
    """And shakes its own link at random until it presses."""

    def holds_pong(self, stimulus: bool) -> Micros:
        return int(self.chance.expovariate(1 / (2 * jitter_cap(self.rtt))))


class Shopper(Earliest):
    """And names the stimulus that puts it first; it may know all that the server knows."""

    def names(self, seen: int, arbiter: Arbiter, seat: Seat, line: Line, arrived: Micros) -> int:
        def tau(named: int) -> Micros:
            _, sight, doubt = arbiter.counts(seat, line, Stamps(named, 0, 0, 0), arrived)
            return sight.place(None if doubt else 0, arrived).tau

        return min(range(max(0, seen - 8), seen + 1), key=tau)


class Onlooker(Honest):
    """Watches in a second tab as well, under another name."""

    def looks(self, own: Micros, tab: Micros) -> Micros:
        return min(own, tab)


class Early(Honest):
    """Reads what has come before its page draws it."""

    def waits_for_frame(self) -> bool:
        return False


class DelaysAllPongs(Earliest):
    """And keeps back every pong, so that its line looks longer; our kernel knows better."""

    def holds_pong(self, stimulus: bool) -> Micros:
        return FAKED


class Faker(Earliest):
    """T3, its own network stack: every answer later by the same time, so the line looks longer."""

    def holds_pong(self, stimulus: bool) -> Micros:
        return FAKED

    def hides_from_kernel(self) -> bool:
        return True


LIARS: dict[str, type[Honest]] = {
    "earliest": Earliest,
    "delays_pongs": DelaysPongs,
    "delays_all_pongs": DelaysAllPongs,
    "shakes": Shakes,
    "shopper": Shopper,
    "onlooker": Onlooker,
    "early": Early,
}
