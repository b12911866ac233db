"""What is worth counting in many games of ZACK!. Some of it only the state knows."""

from collections.abc import Iterator

from sabot.core.game import Event
from sabot.games.zack.acts import Challenged, ColourThrown, Thrown
from sabot.games.zack.state import State


def counts(state: State, events: tuple[Event, ...]) -> Iterator[str]:
    """`state` is what these events led to."""
    for event in events:
        match event:
            case Thrown(by_table=True):
                yield "throws_by_table"
            case Thrown():
                yield "throws"
                if not state.shoe[-1].in_turn:
                    yield "false_throws"
            case ColourThrown() if state.colour_card and not state.colour_card.right:
                yield "false_colour_cards"
            case Challenged(reason=reason, right=right):
                yield f"{reason}_{'right' if right else 'failed'}"
