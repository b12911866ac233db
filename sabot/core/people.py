"""Which seats people play, as the log tells everybody. A gentle bot waits for them alone."""

from sabot.core.game import Event, Seat
from sabot.core.log import Back, BotTookOver, Removed, Sat

People = frozenset[Seat]


def people(before: People, events: tuple[Event, ...]) -> People:
    """A fold over events.

    >>> sat = (Sat(0, 0, "Ann", "🦊"), Sat(0, 1, "Bob", "🐻", level="easy"), Sat(0, 2, "Cy", "🐸"))
    >>> sorted(people(frozenset(), sat))
    [0, 2]
    >>> sorted(people(frozenset({0, 2}), (BotTookOver(9, 2, "normal"),)))
    [0]
    """
    for event in events:
        match event:
            case Sat(seat=seat, level=None) | Back(seat=seat):
                before |= {seat}
            case BotTookOver(seat=seat) | Removed(seat=seat):
                before -= {seat}
    return before
