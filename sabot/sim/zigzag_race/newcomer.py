"""Somebody in their first game of Zig-Zag: slow, and with no eye for the trail."""

from sabot.games.zigzag_race.acts import Kept, Taken
from sabot.games.zigzag_race.bots.collector import Collector
from sabot.games.zigzag_race.bots.temper import GENTLE

NEWCOMER = Collector(GENTLE)
SCORES = (Kept, Taken)
