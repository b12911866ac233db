"""The example that learns Z-Game beats `easy`, over 500 games."""

from sabot.sim.reports.shares import share_of
from tests.lab.learning import example


def test_the_agent_that_learned_beats_easy():
    learner = example()
    exam = learner.examine(learner.learn(learner.STEPS), 500)
    print(exam)
    assert share_of("won", exam["won"], 500).low > 0.5
