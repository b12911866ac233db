"""ZINGA: dice, bell and five in a row."""

from sabot.core.game import Box
from sabot.games.zinga.bot import Spotter
from sabot.games.zinga.rules import Zinga

box = Box(Zinga(), {"normal": Spotter()})
