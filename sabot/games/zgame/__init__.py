"""Z-Game: hidden pieces, take the Z."""

from sabot.core.game import Box, First, levels
from sabot.games.zgame.bots.sage import Sage
from sabot.games.zgame.bots.seer import Seer
from sabot.games.zgame.bots.temper import EASY, GENTLE, HARD, MASTER, NORMAL
from sabot.games.zgame.figures import counts
from sabot.games.zgame.lesson import LESSON
from sabot.games.zgame.review import review
from sabot.games.zgame.rules import ZGame
from sabot.games.zgame.weighing import weigher

BOTS = levels(Seer, gentle=GENTLE, easy=EASY, normal=NORMAL) | levels(
    Sage, hard=HARD, master=MASTER
)
TIME = {"clock": "none", "setup_time": 120_000}  # to look, and to arrange
box = Box(ZGame(), BOTS, counts, review, weigher, first=First(TIME), lesson=LESSON, family=TIME)
