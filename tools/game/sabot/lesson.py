"""A first round of Snatch: take a coin, then a better one."""

from collections.abc import Sequence

from sabot.core.game import Cue, Goal, Lesson, Note, Thought
from sabot.core.lesson import learner_does
from sabot.games.snatch.acts import Take, Taken, worth
from sabot.games.snatch.view import View


def notes(view: View, memory: None) -> Sequence[Note]:
    """What leads to the goal from here, whatever has happened."""
    coins = [coin for coin in view.open if coin is not None]
    if not coins or view.closes is None:
        return [Note("over")]
    best = max(coins, key=worth)
    return [Note("take", Take(best), (f"coin-{best}",), {"worth": worth(best)})]


def patient(view: View, memory: None, cue: Cue) -> Thought | None:
    """The bots leave the coins to the learner."""
    return None


LESSON = Lesson(
    (
        Goal("take", learner_does(Taken), notes, patient),
        Goal("best", learner_does(Taken, lambda event: worth(event.coin) == 5), notes, patient),
    ),
    seats=2,
    secret=b"snatch lesson",
)
