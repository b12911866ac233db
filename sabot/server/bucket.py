"""Token bucket: a steady rate plus a burst; callers beyond it wait."""

from sabot.core.arbiter import Micros


class Bucket:
    def __init__(self, each: Micros, most: int) -> None:
        self._each, self._room = each, each * most
        self._empty_at: Micros | None = None  # when all tokens taken so far are refilled

    def take(self, now: Micros) -> Micros:
        """Take a token; how long the caller has to wait for it.

        >>> bucket = Bucket(each=10, most=2)
        >>> [bucket.take(now) for now in (0, 0, 0, 30)]
        [0, 0, 10, 0]
        """
        begins = now if self._empty_at is None else max(now, self._empty_at)
        self._empty_at = begins + self._each
        return max(0, self._empty_at - now - self._room)

    def takes(self, now: Micros) -> bool:
        """Take a token only if there is nothing to wait for.

        >>> bucket = Bucket(each=10, most=1)
        >>> [bucket.takes(now) for now in (0, 5, 10)]
        [True, False, True]
        """
        before = self._empty_at
        if self.take(now) == 0:
            return True
        self._empty_at = before
        return False
