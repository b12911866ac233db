"""What makes one player of ZACK! stronger than another, in the figures of people."""

from msgspec import Struct

from sabot.core.game import NO_RETURN, Millis
from sabot.core.reflex import Reflex


class Temper(Struct, frozen=True):
    see: Reflex  # from a card that names it to its own card on its way
    thought: Reflex  # each thing to work out: a step, Again, Back, Left = Right
    lapse: Reflex  # what a wandering mind adds
    catch: Reflex  # from a false card to the challenge card on its way
    doubt: Reflex  # beyond the floor of ZK-29, before calling somebody slow
    pace: float  # of everything that isn't a race
    misread: float  # each thought: takes another seat for the one designated
    hasty: float  # where there is more to work out: throws before it is
    habit: float  # just after a Stop: takes colours and directions for what they were
    guess: float  # of what was misread, how often no second look is taken
    lapses: float  # each card
    notices: float  # a false card
    watches: float  # whether the one who is due is slow
    slip: float  # a challenge card of the wrong colour
    sense: float  # of whom to choose (ZK-61)
    no_return: Millis = NO_RETURN  # a hand on its way stops for another card; not later than this


GENTLE = Temper(  # slow to throw, and slow to accuse anybody
    see=Reflex(1_150, 150, 220),
    thought=Reflex(260, 70, 90),
    lapse=Reflex(1_200, 300, 500),
    catch=Reflex(2_400, 300, 500),
    doubt=Reflex(3_000, 400, 600),
    pace=1.4,
    misread=0.02,
    hasty=0.15,
    habit=0.25,
    guess=0.15,
    lapses=0.15,
    notices=0.25,
    watches=0.1,
    slip=0.03,
    sense=0,
)
EASY = Temper(
    see=Reflex(790, 100, 150),
    thought=Reflex(180, 55, 70),
    lapse=Reflex(1_000, 250, 450),
    catch=Reflex(1_650, 240, 380),
    doubt=Reflex(1_650, 320, 480),
    pace=1.25,
    misread=0.024,
    hasty=0.15,
    habit=0.2,
    guess=0.15,
    lapses=0.085,
    notices=0.45,
    watches=0.3,
    slip=0.03,
    sense=0.3,
    no_return=0,
)
NORMAL = Temper(
    see=Reflex(640, 80, 120),
    thought=Reflex(130, 40, 50),
    lapse=Reflex(900, 250, 400),
    catch=Reflex(1_150, 180, 260),
    doubt=Reflex(1_100, 250, 350),
    pace=1.0,
    misread=0.014,
    hasty=0.15,
    habit=0.15,
    guess=0.1,
    lapses=0.06,
    notices=0.65,
    watches=0.4,
    slip=0.015,
    sense=0.7,
)
HARD = Temper(
    see=Reflex(530, 65, 90),
    thought=Reflex(100, 30, 40),
    lapse=Reflex(800, 220, 350),
    catch=Reflex(950, 150, 200),
    doubt=Reflex(750, 180, 250),
    pace=0.85,
    misread=0.009,
    hasty=0.12,
    habit=0.11,
    guess=0.06,
    lapses=0.035,
    notices=0.8,
    watches=0.5,
    slip=0.008,
    sense=0.9,
)
MASTER = Temper(
    see=Reflex(440, 50, 60),
    thought=Reflex(70, 20, 30),
    lapse=Reflex(700, 200, 300),
    catch=Reflex(800, 120, 150),
    doubt=Reflex(520, 120, 150),
    pace=0.75,
    misread=0.005,
    hasty=0.1,
    habit=0.08,
    guess=0.03,
    lapses=0.015,
    notices=0.92,
    watches=0.65,
    slip=0.004,
    sense=1.0,
)
