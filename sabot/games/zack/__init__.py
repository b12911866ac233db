"""ZACK!: throw, react, challenge."""

from sabot.core.game import Box
from sabot.games.zack.bot import Thrower
from sabot.games.zack.rules import Zack
from sabot.games.zack.temper import NORMAL

box = Box(Zack(), {"normal": Thrower(NORMAL)})
