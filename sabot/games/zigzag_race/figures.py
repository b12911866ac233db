"""What is worth counting in many games of Zig-Zag."""

from collections.abc import Iterator

from sabot.core.game import Event, Late
from sabot.games.zigzag_race.acts import (
    CountdownBegan,
    Penalised,
    PutBack,
    RunEnded,
    Stepped,
    Stopped,
    Won,
)
from sabot.games.zigzag_race.state import State

GRABS = ("take", "turn")  # acts of which the first one wins (ZR-32)


def counts(state: State, events: tuple[Event, ...]) -> Iterator[str]:
    """`state` is what these events led to."""
    for event in events:
        match event:
            case CountdownBegan():
                yield "rounds"
            case Stopped(why=why):
                yield f"stopped_by_{why}"
            case Penalised():
                yield "penalties"
            case Late(act=act) if act in GRABS:
                yield "grabs_lost"
            case PutBack(by_table=True):
                yield "held_too_long"
            case Stepped(by_table=True):
                yield "chosen_by_table"
            case RunEnded(why=why):
                yield f"runs_ended_{why}"
            case Won():
                yield f"won_in_round_{state.round}"
