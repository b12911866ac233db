"""Z-Game: hidden pieces, take the Z."""

from sabot.core.game import Box
from sabot.games.zgame.bot import Seer
from sabot.games.zgame.figures import counts
from sabot.games.zgame.rules import ZGame
from sabot.games.zgame.temper import EASY, NORMAL

box = Box(ZGame(), {"easy": Seer(EASY), "normal": Seer(NORMAL)}, counts)
