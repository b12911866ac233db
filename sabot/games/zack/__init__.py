"""ZACK!: throw, react, challenge."""

from sabot.core.game import Box
from sabot.games.zack.bots.temper import EASY, HARD, MASTER, NORMAL
from sabot.games.zack.bots.thrower import Thrower
from sabot.games.zack.figures import counts
from sabot.games.zack.rules import Zack

box = Box(
    Zack(),
    {
        "easy": Thrower(EASY),
        "normal": Thrower(NORMAL),
        "hard": Thrower(HARD),
        "master": Thrower(MASTER),
    },
    counts,
)
