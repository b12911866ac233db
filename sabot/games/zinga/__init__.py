"""ZINGA: dice, bell and five in a row."""

from sabot.core.game import Box, levels
from sabot.games.zinga.bots.spotter import Spotter
from sabot.games.zinga.bots.temper import EASY, HARD, MASTER, NORMAL
from sabot.games.zinga.rules import Zinga

box = Box(Zinga(), levels(Spotter, easy=EASY, normal=NORMAL, hard=HARD, master=MASTER))
