"""Zig-Zag: grab the ground you run on."""

from sabot.core.game import Box, levels
from sabot.games.zigzag_race.bots.collector import Collector
from sabot.games.zigzag_race.bots.temper import EASY, HARD, MASTER, NORMAL
from sabot.games.zigzag_race.deck import DECK
from sabot.games.zigzag_race.rules import ZigzagRace
from sabot.games.zigzag_race.shape import ON_CARD

box = Box(
    ZigzagRace(),
    levels(Collector, easy=EASY, normal=NORMAL, hard=HARD, master=MASTER),
    constants={"deck": {"DECK": DECK, "NEIGHBOURS": ON_CARD}},
)
