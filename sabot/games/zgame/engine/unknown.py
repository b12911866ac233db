"""What is known of pieces that one can't see: how likely each of them is what, and its worth."""

from typing import Final, final

from mypy_extensions import i64

from sabot.games.zgame.engine.bits import PLACES, vec
from sabot.games.zgame.engine.core import UNKNOWN

ALL: Final = 1_000  # what odds add up to
MOST: Final = 8  # pieces, counted from 1


@final
class Unknown:
    def __init__(self) -> None:
        self.who: vec[i64] = vec[i64]([0] * PLACES)  # which of them stands there
        self.odds: vec[i64] = vec[i64]([0] * (MOST * 8))  # by `who << 3 | kind`
        self.guesses: vec[i64] = vec[i64]([0] * MOST)  # what each of them may be worth
        self.worths: vec[i64] = vec[i64]([0] * 8)  # of a hidden piece, by kind
        self.left: vec[i64] = vec[i64]([0] * 8)  # how many there are, by kind
        self.drift: i64 = 0  # what the others are worth less, as some turned out to be better

    def chance(self, place: i64, kind: i64) -> i64:
        """That this kind stands there."""
        return self.odds[self.who[place] << 3 | kind] if self.left[kind] > 0 else 0

    def guess(self, place: i64) -> i64:
        return self.guesses[self.who[place]]

    def make(self, act: i64, kind: i64) -> i64:
        """Follows a piece on its way. Returns what `undo` needs."""
        one, other = self.who[act & 63], self.who[act >> 6]
        self.who[act >> 6] = one
        if kind != UNKNOWN:
            self.drift -= self.worths[kind] - self.guesses[one]
            self.left[kind] -= 1
        return act | one << 12 | other << 16 | kind << 20

    def undo(self, made: i64) -> None:
        one, other, kind = made >> 12 & 15, made >> 16 & 15, made >> 20
        self.who[made >> 6 & 63] = other
        self.who[made & 63] = one
        if kind != UNKNOWN:
            self.drift += self.worths[kind] - self.guesses[one]
            self.left[kind] += 1
