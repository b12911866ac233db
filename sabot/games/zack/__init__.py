"""ZACK!: throw, react, challenge."""

from sabot.core.game import Box, levels
from sabot.games.zack.bots.temper import EASY, HARD, MASTER, NORMAL
from sabot.games.zack.bots.thrower import Thrower
from sabot.games.zack.figures import counts
from sabot.games.zack.rules import Zack

box = Box(Zack(), levels(Thrower, easy=EASY, normal=NORMAL, hard=HARD, master=MASTER), counts)
