"""Zig-Zag: grab the ground you run on."""

from sabot.core.game import Box, First, levels
from sabot.games.zigzag_race.acts import Penalised
from sabot.games.zigzag_race.bots.collector import Collector
from sabot.games.zigzag_race.bots.temper import EASY, GENTLE, HARD, MASTER, NORMAL
from sabot.games.zigzag_race.deck import DECK
from sabot.games.zigzag_race.figures import counts
from sabot.games.zigzag_race.lesson import LESSON
from sabot.games.zigzag_race.rules import ZigzagRace
from sabot.games.zigzag_race.shape import ON_CARD

FAMILY = {
    "build_time": 180_000,
    "hold_time": 3_000,
    "idle_time": 40_000,
    "leftover_time": 20_000,
    "phase_time": 480_000,
    "choice_time": 16_000,
    "run_time": 60_000,
    "pause_time": 6_000,
}
box = Box(
    ZigzagRace(),
    levels(Collector, gentle=GENTLE, easy=EASY, normal=NORMAL, hard=HARD, master=MASTER),
    counts,
    constants={"deck": {"DECK": DECK, "NEIGHBOURS": ON_CARD}},
    # A short course, the trail of one's stack, and more time to look at a card.
    first=First({"course": 3, "trail": True, "hold_time": 2_500}, seats=2),
    lesson=LESSON,
    family=FAMILY,
    is_error=lambda event: isinstance(event, Penalised),
)
