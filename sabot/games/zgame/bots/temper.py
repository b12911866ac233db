"""What makes one player of Z-Game stronger than another."""

from msgspec import Struct

from sabot.core.reflex import Reflex


class Temper(Struct, frozen=True):
    look: Reflex  # taking in what the other did, and looking through one's own plies
    depth: int  # plies
    whim: float  # between plies that are worth so much alike, anything goes
    overlooks: float  # a piece of the other side, the farther away the more
    tidies: float  # the set-up, as far as that seems worth a swap
    offers: bool  # a draw, when nothing happens any more
    generous: bool  # gives a won Z back
    peaceful: bool = True  # takes a draw when nothing happens any more


GENTLE = Temper(
    look=Reflex(1_600, 300, 600),
    depth=1,
    whim=2.0,
    overlooks=0.55,
    tidies=3.0,
    offers=False,
    generous=True,
)
EASY = Temper(
    look=Reflex(1_200, 250, 500),
    depth=1,
    whim=0.8,
    overlooks=0.3,
    tidies=2.0,
    offers=False,
    generous=True,
)
NORMAL = Temper(
    look=Reflex(1_000, 200, 400),
    depth=2,
    whim=0.12,
    overlooks=0.0,
    tidies=0.9,
    offers=True,
    generous=False,
)


class Wits(Struct, frozen=True):
    """Of one who thinks with the engine."""

    look: Reflex
    nodes: int  # positions looked at for one ply
    whim: float  # of winning chance; between plies so much alike, anything goes
    overlooks: float  # a runner of the other side
    offers: bool
    peaceful: bool
    generous: bool = False
    secrecy: int = 0  # percent of the nodes, for what the other side can't see


HARD = Wits(
    look=Reflex(1_000, 200, 400),
    nodes=20_000,
    whim=0.015,
    overlooks=0.004,
    offers=True,
    peaceful=True,
)
MASTER = Wits(
    look=Reflex(900, 180, 350),
    nodes=200_000,
    whim=0.006,
    overlooks=0.0,
    offers=False,
    peaceful=False,
    secrecy=15,
)
