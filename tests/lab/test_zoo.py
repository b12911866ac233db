"""One game in PettingZoo; `make prove` tries them all."""

import numpy as np
import pettingzoo
import pytest

from sabot.lab.agent_seat import Delays
from sabot.lab.numbers import WAIT
from sabot.lab.zoo import name_of, parallel_env
from sabot.patience import ILLEGAL
from sabot.registry import GAMES
from tests.lab.zoo import check_zoo


def test_pettingzoo_accepts_one_game():
    check_zoo("zinga", 100)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_each_game_is_registered(id, kind):
    env = pettingzoo.make(kind, name_of(id))
    env.reset(seed=1)
    assert env.agents == [f"seat_{seat}" for seat in range(len(env.agents))]


def stepped(env, number):
    """Every agent does this at every tick."""
    return env.step(dict.fromkeys(env.agents, number))


def test_to_wait_is_one_tick():
    env = parallel_env("zinga", tick=70)
    env.reset(seed=1)
    ats = [stepped(env, WAIT)[-1]["seat_0"]["at"] for _ in range(3)]
    assert ats == [70, 140, 210]


def test_a_masked_action_is_refused_counted_and_its_agent_waits():
    env = parallel_env("zinga")
    seen, _ = env.reset(seed=1)
    masked = int(np.flatnonzero(seen["seat_0"]["action_mask"] == 0)[0])
    before = env.table.log.copy()
    *_, infos = env.step({"seat_0": masked})
    assert infos["seat_0"]["faults"] == {ILLEGAL: 1} and not infos["seat_1"]["faults"]
    assert env.table.log == before


@pytest.mark.parametrize("action", [-1, 10**6, "ring", None, 0.5])
def test_what_is_no_number_is_refused_too(action):
    env = parallel_env("zinga")
    env.reset(seed=1)
    *_, infos = env.step({"seat_0": action})
    assert infos["seat_0"]["faults"] == {ILLEGAL: 1}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"seats": 99}, "no such number of seats in zinga: 99; there are: 2, 3, 4, 5, 6"),
        ({"seats": 1}, "no such number of seats in zinga: 1"),
        ({"seats": 4, "agents": 9}, "no such seat: 4; there are: 0, 1, 2, 3"),
        ({"agents": 0}, "at least 1 each: agents=0"),
        ({"agents": -1}, "at least 1 each: agents=-1"),
        ({"tick": 0}, "tick=0"),
        ({"limit": 0}, "limit=0"),
        ({"levels": ["easy", "nasty"]}, "no such level: 'nasty'; there are: gentle, easy"),
        ({"levels": []}, "no such level: ''"),
        ({"levels": "easy"}, "no such level: 'e'"),
        ({"delays": Delays(-1, 50)}, "time goes forward only: Delays"),
        ({"options": {"dice": 7}}, "unknown field `dice`"),
    ],
    ids=str,
)
def test_what_no_rule_has_is_said_at_once(given, says):
    with pytest.raises(ValueError, match=says):
        parallel_env("zinga", **given)


def test_a_game_that_is_not_on_the_shelf_is_said_at_once():
    with pytest.raises(ValueError, match="no such game: 'chess'; there are: zinga, "):
        parallel_env("chess", seats=2)


def random_game(env, seed):
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    while env.agents:
        masks = {agent: each["action_mask"] for agent, each in seen.items()}
        actions = {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
        seen, rewards, over, cut, _ = env.step(actions)
    return rewards, over, cut


def test_at_the_end_scores_add_up_to_nothing():
    env = parallel_env("zinga", seats=3)
    rewards, over, cut = random_game(env, 1)
    assert all(over.values()) and not any(cut.values())
    assert sum(rewards.values()) == pytest.approx(0) and max(rewards.values()) == 1


def test_a_game_beyond_the_limit_is_cut():
    rewards, over, cut = random_game(parallel_env("zinga", limit=5_000), 1)
    assert all(cut.values()) and not any(over.values()) and not any(rewards.values())


def test_bots_have_the_other_seats():
    env = parallel_env("zinga", seats=4, agents=1, levels=["easy"])
    env.reset(seed=3)
    while env.agents:
        _, rewards, *_ = stepped(env, WAIT)
    assert list(rewards) == ["seat_0"]
    assert {entry.seat for entry in env.table.log if hasattr(entry, "seat")} == {1, 2, 3}


def test_the_next_game_is_another_one_and_a_seed_brings_it_back():
    env = parallel_env("zinga")
    deals = []
    for seed in (5, None, 5, None):
        env.reset(seed=seed)
        deals.append(env.table.table.head.seed)
    assert deals[0] == deals[2] != deals[1] == deals[3]
