"""What is worth counting in many games of Z-Game."""

from collections.abc import Iterator

from sabot.core.game import Event
from sabot.games.zgame.acts import Ended, Moved, Revealed, Taken
from sabot.games.zgame.state import State, side_of


def counts(state: State, events: tuple[Event, ...]) -> Iterator[str]:
    """`state` is what these events led to."""
    if any(isinstance(event, Moved | Revealed) for event in events):
        yield "plies"
    for event in events:
        match event:
            case Taken():
                yield "captures"
            case Ended(why, None):
                yield f"drawn_{why}"
            case Ended(why, int(winner)):
                yield from (f"won_{why}", f"{side_of(state, winner)}_wins")
