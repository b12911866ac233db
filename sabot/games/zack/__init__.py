"""ZACK!: throw, react, challenge."""

from sabot.core.game import Box, First, levels
from sabot.games.zack.acts import Challenged
from sabot.games.zack.bots.temper import EASY, GENTLE, HARD, MASTER, NORMAL
from sabot.games.zack.bots.thrower import Thrower
from sabot.games.zack.figures import counts
from sabot.games.zack.lesson import LESSON
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
FAMILY = {"slow_ms": 1_600, "verdict_time": 6_000, "colour_time": 8_000, "stop_time": 4_000}
box = Box(
    Zack(),
    levels(Thrower, gentle=GENTLE, easy=EASY, normal=NORMAL, hard=HARD, master=MASTER),
    counts,
    first=FIRST,
    lesson=LESSON,
    family=FAMILY,
    is_error=lambda event: isinstance(event, Challenged) and not event.right,
)
