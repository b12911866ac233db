"""ZINGA: dice, bell and five in a row."""

from sabot.core.game import Box
from sabot.games.zinga.bot import Spotter
from sabot.games.zinga.rules import Zinga
from sabot.games.zinga.temper import EASY, HARD, MASTER, NORMAL

box = Box(
    Zinga(),
    {
        "easy": Spotter(EASY),
        "normal": Spotter(NORMAL),
        "hard": Spotter(HARD),
        "master": Spotter(MASTER),
    },
)
