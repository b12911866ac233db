"""What a learner of Zig-Zag has learnt: by their own hands, not by what the table did."""

from sabot.core.game import Bot
from sabot.core.lesson import LEARNER
from sabot.games.zigzag_race.acts import RunEnded
from tests.conformance.learning import learn


class Idle(Bot):
    """Collects nothing, so the table ends each of their runs."""

    def think(self, memory, view, luck, cue):
        return None


def runs_of(told):
    return [
        event
        for shown in told
        for event in shown.events
        if isinstance(event, RunEnded) and event.seat == LEARNER
    ]


def test_a_run_with_collected_cards_counts():
    _, told = learn("zigzag_race")
    assert runs_of(told)
    assert "run" in told[-1].progress.reached


def test_a_run_without_any_does_not():
    _, told = learn("zigzag_race", Idle(), longest=900_000)
    assert runs_of(told)
    assert "run" not in told[-1].progress.reached
