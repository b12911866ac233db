"""ZACK!: throw, react, challenge."""

from sabot.core.game import Box, First, levels
from sabot.games.zack.bots.temper import EASY, GENTLE, HARD, MASTER, NORMAL
from sabot.games.zack.bots.thrower import Thrower
from sabot.games.zack.figures import counts
from sabot.games.zack.rules import Zack

# An easier deck, a sign for what else must be remembered, one game, long looks at verdicts and
# colour cards, and nobody is slow soon.
FIRST = First(
    {
        "beginner": True,
        "reminders": True,
        "wins": 1,
        "slow_ms": 2_000,
        "verdict_time": 6_000,
        "colour_time": 8_000,
        "grace_ms": [5_000],
    }
)
box = Box(
    Zack(),
    levels(Thrower, gentle=GENTLE, easy=EASY, normal=NORMAL, hard=HARD, master=MASTER),
    counts,
    first=FIRST,
)
