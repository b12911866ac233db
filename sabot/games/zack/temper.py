"""What makes one player of ZACK! stronger than another, in the figures of people."""

from msgspec import Struct

from sabot.core.reflex import Reflex


class Temper(Struct, frozen=True):
    see: Reflex  # from a card that names one to the own card on its way
    thought: Reflex  # each thing to work out: a step, Again, Back, Left = Right
    lapse: Reflex  # what a wandering mind adds
    catch: Reflex  # from a false card to the challenge card on its way
    doubt: Reflex  # beyond the floor of ZK-29, before calling somebody slow
    pace: float  # of all that is no race
    misread: float  # each thought: takes another seat for the one designated
    guess: float  # of what was misread, how often no second look is taken
    lapses: float  # each card
    notices: float  # a false card
    watches: float  # whether the one who is due is slow
    slip: float  # a challenge card of the wrong colour


NORMAL = Temper(
    see=Reflex(640, 80, 120),
    thought=Reflex(130, 40, 50),
    lapse=Reflex(900, 250, 400),
    catch=Reflex(1_150, 180, 260),
    doubt=Reflex(1_200, 250, 350),
    pace=1.0,
    misread=0.025,
    guess=0.3,
    lapses=0.07,
    notices=0.7,
    watches=0.5,
    slip=0.015,
)
