"""When a revision was on the screen and when a finger answered it, as `client/src/table/fair`."""

import time

DRAWN = 20.0  # ms until a revision is on the screen
UNHANDLED = 50.0  # ms that a press may take to its handler
GRAIN = 0.1  # ms, as Chromium's


def clock() -> float:
    """The page's own, in ms."""
    return time.monotonic() * 1000


class Stamps:
    def __init__(self) -> None:
        self._seen, self._presented = 0, 0.0
        self._drawing: list[tuple[int, float]] = []

    def show(self, revision: int, came: float) -> None:
        self._drawing.append((revision, came + DRAWN))

    def press(self, now: float) -> dict[str, float]:
        return {**self._seen_by(now), "pressed": now, "sent": now, "grain": GRAIN}

    def beat(self, now: float) -> dict[str, float]:
        """Up to `until` no finger has fallen."""
        seen = self._seen_by(now)
        until = min(now, max(seen["presented"], now - UNHANDLED))
        return {**seen, "until": until, "sent": now, "grain": GRAIN}

    def _seen_by(self, now: float) -> dict[str, float]:
        while self._drawing and self._drawing[0][1] <= now:
            self._seen, self._presented = self._drawing.pop(0)
        return {"seen": self._seen, "presented": self._presented}
