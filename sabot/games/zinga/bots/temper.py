"""What makes one player of ZINGA stronger than another, in the figures of people."""

from msgspec import Struct

from sabot.core.reflex import Reflex


class Temper(Struct, frozen=True):
    see: Reflex  # taking in six dice
    check: Reflex  # holding one cell of the sheet against one sum or one die
    press: Reflex  # being sure, and the hand to the bell
    pace: float  # of everything that isn't a race
    patience: int  # checks before giving up
    miss: float  # a match that was looked at
    slip: float  # a number one off, or another's kind of match, taken for a match
    forgets: float  # a thing to do in the pause
    sense: float  # how many cells are looked for in the order of their worth
    alert: float  # says STOP to a win
    guard: float  # says STOP to the four of the player ahead


GENTLE = Temper(  # it never says STOP
    see=Reflex(1_600, 260, 620),
    check=Reflex(510, 90, 150),
    press=Reflex(620, 100, 130),
    pace=1.4,
    patience=18,
    miss=0.32,
    slip=0.03,
    forgets=0.5,
    sense=0.3,
    alert=0,
    guard=0,
)
EASY = Temper(
    see=Reflex(1_500, 250, 600),
    check=Reflex(480, 85, 140),
    press=Reflex(600, 100, 120),
    pace=1.4,
    patience=18,
    miss=0.27,
    slip=0.03,
    forgets=0.5,
    sense=0.4,
    alert=0.6,
    guard=0.05,
)
NORMAL = Temper(
    see=Reflex(800, 120, 300),
    check=Reflex(215, 40, 60),
    press=Reflex(420, 60, 70),
    pace=1.0,
    patience=24,
    miss=0.1,
    slip=0.02,
    forgets=0.25,
    sense=0.65,
    alert=0.85,
    guard=0.15,
)
HARD = Temper(
    see=Reflex(580, 80, 180),
    check=Reflex(145, 25, 40),
    press=Reflex(330, 40, 50),
    pace=0.85,
    patience=36,
    miss=0.05,
    slip=0.01,
    forgets=0.1,
    sense=0.85,
    alert=0.95,
    guard=0.25,
)
MASTER = Temper(
    see=Reflex(480, 60, 120),
    check=Reflex(98, 15, 25),
    press=Reflex(280, 30, 40),
    pace=0.75,
    patience=50,
    miss=0.02,
    slip=0.005,
    forgets=0.02,
    sense=1.0,
    alert=1.0,
    guard=0.3,
)
