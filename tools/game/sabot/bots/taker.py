"""A taker goes for the best coin; what differs by level is how long that takes."""

from sabot.core.game import Bot, Cue, Millis, Seat, Thought
from sabot.core.luck import Luck
from sabot.games.snatch.acts import COINS, Coin, Take, worth
from sabot.games.snatch.view import View

HESITATION: Millis = 1_500  # at most


class Taker(Bot):
    def __init__(self, pace: Millis) -> None:
        self._pace = pace

    def think(self, memory: None, view: View, luck: Luck, cue: Cue) -> Thought | None:
        coins = [coin for coin in view.open if coin is not None]
        if not coins or view.closes is None:
            return None
        best = max(coins, key=lambda coin: (worth(coin), liking(coin, cue.seat)))
        return Thought(self._pace + luck.below(HESITATION), Take(best))


def liking(coin: Coin, seat: Seat) -> int:
    """Of equal coins each seat likes another one best, and always the same."""
    return (coin + seat * COINS // 4) % COINS
