"""Snatch: the first player to take a coin keeps it."""

from sabot.core.game import Box, First, levels
from sabot.games.snatch.bots.taker import Taker
from sabot.games.snatch.lesson import LESSON
from sabot.games.snatch.rules import Snatch

box = Box(
    Snatch(),
    levels(Taker, gentle=4_000, easy=2_600, normal=2_200, hard=1_800, master=1_400),
    first=First(),
    lesson=LESSON,
)
