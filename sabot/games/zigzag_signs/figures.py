"""What is worth counting in many games of Zigzag."""

from collections.abc import Iterator

from sabot.core.game import Event, Late
from sabot.games.zigzag_signs.events import (
    CallRight,
    CallWrong,
    ContreConfirmed,
    ContreFailed,
    HandEnded,
    RoundEnded,
    Ticked,
)
from sabot.games.zigzag_signs.state import State


def counts(state: State, events: tuple[Event, ...]) -> Iterator[str]:
    """`state` is what these events led to."""
    for event in events:
        match event:
            case CallRight():
                yield "calls_right"
            case CallWrong():
                yield "calls_wrong"
            case ContreConfirmed():
                yield "contres_right"
            case ContreFailed():
                yield "contres_failed"
            case HandEnded(why=why):
                yield "hands"
                yield f"hands_ended_{why}"
            case RoundEnded(why=why):
                yield f"rounds_{why}"
            case Ticked(box=box):
                yield f"ticked_{box}"
            case Late(act="take"):
                yield "takes_lost"
