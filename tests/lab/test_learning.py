"""The example that learns Z-Game, with few steps; `tests/prove` runs all of it."""

import numpy as np

from tests.lab.learning import example

learner = example()


def test_a_few_steps_teach_what_a_z_is_worth():
    weights = dict(zip(learner.FEATURES, learner.learn(3, told=lambda line: None), strict=True))
    assert weights["z taken"] > 0 > weights["z in danger"]


def test_whoever_takes_the_z_wins_more_than_whoever_moves_at_random():
    greedy = np.array([name == "z taken" for name in learner.FEATURES], float)
    random = learner.Learner(np.zeros(len(greedy)), np.random.default_rng(1))
    games = [learner.one_game([learner.Learner(greedy), random], str(n)) for n in range(20)]
    assert sum(games) > 14


def test_the_example_runs_from_its_command_line_and_again_in_the_same_way(capsys):
    told = []
    for _ in range(2):
        learner.main(["--steps", "1", "--games", "2"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] and "'games': 2" in told[0] and "z in danger" in told[0]
