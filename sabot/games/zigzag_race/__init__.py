"""Zig-Zag: grab the ground you run on."""

from sabot.core.game import Box, First, levels
from sabot.games.zigzag_race.bots.collector import Collector
from sabot.games.zigzag_race.bots.temper import EASY, GENTLE, HARD, MASTER, NORMAL
from sabot.games.zigzag_race.deck import DECK
from sabot.games.zigzag_race.figures import counts
from sabot.games.zigzag_race.rules import ZigzagRace
from sabot.games.zigzag_race.shape import ON_CARD

box = Box(
    ZigzagRace(),
    levels(Collector, gentle=GENTLE, easy=EASY, normal=NORMAL, hard=HARD, master=MASTER),
    counts,
    constants={"deck": {"DECK": DECK, "NEIGHBOURS": ON_CARD}},
    # A short course, the trail of one's stack, and more time to look at a card.
    first=First({"course": 3, "trail": True, "hold_time": 2_500}, seats=2),
)
