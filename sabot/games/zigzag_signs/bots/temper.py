"""What makes one player of Zigzag stronger than another, in the figures of people."""

from msgspec import Struct


class Temper(Struct, frozen=True):
    pace: float  # times the time that a quick person takes
    reads: float  # each sign of the partner
    misreads: float  # each decoy of the partner, as a sign
    watches: float  # each gesture of an opponent
    remembers: float  # each card that somebody took, or that went to the bin
    sees: float  # each card on the mat
    strays: float  # each throw: of any card
    decoys: float  # a second, when there is nothing to do
    answers: float  # each power that a Z could cancel
    guards: float  # the share of its worth that a card less useful to opponents may cost
    suspects: int  # 0: nobody; 1: by known cards or a learnt sign; 2: also by gestures and rest
    renews: float  # its team's signs, after a round in which all could see one


GENTLE = Temper(  # slow at the mat; one of them is the newcomer's partner, and reads signs
    pace=3.0, reads=0.55, misreads=0.02, watches=0, remembers=0.1, sees=0.35, strays=0.3,
    decoys=0.02, answers=0.2, guards=0, suspects=0, renews=0.3,
)  # fmt: skip
EASY = Temper(
    pace=1.7, reads=0.5, misreads=0.06, watches=0.15, remembers=0.2, sees=0.55, strays=0.2,
    decoys=0.02, answers=0.5, guards=0, suspects=0, renews=0.3,
)  # fmt: skip
NORMAL = Temper(
    pace=1.2, reads=0.7, misreads=0.02, watches=0.35, remembers=0.5, sees=0.8, strays=0.07,
    decoys=0.06, answers=0.75, guards=0.01, suspects=1, renews=0.5,
)  # fmt: skip
HARD = Temper(
    pace=1.0, reads=0.85, misreads=0.01, watches=0.55, remembers=0.8, sees=0.95, strays=0.02,
    decoys=0.08, answers=0.9, guards=0.02, suspects=2, renews=0.7,
)  # fmt: skip
MASTER = Temper(
    pace=0.8, reads=0.95, misreads=0, watches=0.75, remembers=0.95, sees=1, strays=0,
    decoys=0.1, answers=1, guards=0.03, suspects=2, renews=0.9,
)  # fmt: skip
