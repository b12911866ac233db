"""PettingZoo: every game on the shelf, where to wait one tick is an action as any other.

Importing this registers `sabot/<id>-v<rules>` with PettingZoo, once for AEC and once for Parallel.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils import parallel_to_aec

from sabot.core.game import Illegal, Millis, Result, Seat
from sabot.lab.agent_seat import USUAL, Delays
from sabot.lab.agents import LIMIT
from sabot.lab.arrays import Arrays, Encoding
from sabot.lab.numbers import WAIT
from sabot.lab.timed import NO_OPTIONS, Timed, check_table
from sabot.patience import ILLEGAL
from sabot.registry import GAMES

TICK: Millis = 100
Seen = dict[str, dict[str, Any]]  # by agent


class SabotZoo(ParallelEnv):  # type: ignore[misc]  # PettingZoo may not be there
    """All agents decide at every tick, by what they have perceived up to it.

    `agents`: how many seats, from 0 on, are agents; bots of these levels have the others.
    """

    metadata: dict[str, Any] = {"render_modes": [], "is_parallelizable": True}
    render_mode = None

    def __init__(
        self,
        id: str,
        seats: int | None = None,
        agents: int | None = None,
        levels: Sequence[str] = ("normal",),
        options: Mapping[str, Any] = NO_OPTIONS,
        delays: Delays = USUAL,
        tick: Millis = TICK,
        limit: Millis = LIMIT,
    ) -> None:
        self.id, self.levels, self.options = id, levels, options
        self.seats = GAMES[id].usual_seats if seats is None else seats
        agents = self.seats if agents is None else agents
        self.outside = dict.fromkeys(range(agents), delays)
        check_table(id, self.seats, self.outside, levels, options)
        if min(agents, tick, limit) < 1:
            raise ValueError(f"at least 1 each: {agents=}, {tick=}, {limit=}")
        self.tick, self.limit = tick, limit
        self.metadata = {**self.metadata, "name": name_of(id)}
        self.possible_agents = [agent_of(seat) for seat in self.outside]
        self.agents: list[str] = []
        self.encoding = Encoding(id, self.seats, options)
        self._random, _ = np_random(None)
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._arrays: dict[str, Arrays] = {}

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[Seen, Seen]:
        """Without a seed the next game of this one follows; `options` are PettingZoo's, unused."""
        if seed is not None or not hasattr(self, "table"):
            self._random, _ = np_random(seed)
        drawn = int(self._random.integers(2**62))
        deal = sha256(f"{self.id}/{drawn}".encode()).digest()
        self.table = Timed(self.id, self.seats, deal, self.outside, self.levels, self.options)
        self.agents = list(self.possible_agents)
        return self._observed()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], Seen]:
        for seat, agent in enumerate(self.possible_agents):
            self._act(seat, agent, actions.get(agent, WAIT))
        self._wait_a_tick()
        seen, infos = self._observed()
        result, out_of_time = self.table.result, self.table.now >= self.limit
        rewards = dict(zip(seen, scores(result, self.seats), strict=False))
        over = dict.fromkeys(seen, result is not None)
        cut = dict.fromkeys(seen, result is None and out_of_time)
        self.agents = [] if result or out_of_time else self.agents
        return seen, rewards, over, cut, infos

    def close(self) -> None:
        pass

    def _act(self, seat: Seat, agent: str, number: Any) -> None:
        """Whatever is masked is refused and counted, and its agent waits."""
        acts = self._arrays[agent].acts
        if is_number(number) and number in acts:
            self.table.act(seat, acts[number])
        elif not is_number(number) or number != WAIT:
            self.table.agents[seat].refuse(Illegal(ILLEGAL), self.table.now)

    def _wait_a_tick(self) -> None:
        end = self.table.now + self.tick
        while self.table.now < end and self.table.result is None:
            self.table.run(end)

    def _observed(self) -> tuple[Seen, Seen]:
        seen = [self.table.observe(seat) for seat in self.outside]
        arrays = map(self.encoding.arrays, seen)
        self._arrays = dict(zip(self.possible_agents, arrays, strict=True))
        faults = [dict(self.table.agents[seat].faults) for seat in self.outside]
        infos = ({"at": each.at, "faults": f} for each, f in zip(seen, faults, strict=True))
        return (
            {a: {"observation": o, "action_mask": m} for a, (o, m, _) in self._arrays.items()},
            dict(zip(self.possible_agents, infos, strict=True)),
        )

    def _space(self) -> tuple[Any, Any]:
        """An object of its own for each agent: PettingZoo seeds them one by one."""
        numbers = self.encoding.numbers.size
        spaces = {
            "observation": Box(-1, 1, (self.encoding.size,), np.float32),
            "action_mask": Box(0, 1, (numbers,), np.int8),
        }
        return Dict(spaces), Discrete(numbers)


def parallel_env(id: str, **rest: Any) -> Any:
    return SabotZoo(id, **rest)


def aec_env(id: str, **rest: Any) -> AECEnv:
    """The same, agent after agent; the tick follows the last one's action."""
    return parallel_to_aec(SabotZoo(id, **rest))


def name_of(id: str) -> str:
    """A new version of the rules is another environment."""
    return f"sabot/{id}-v{GAMES[id].game.version}"


def agent_of(seat: Seat) -> str:
    return f"seat_{seat}"


def is_number(action: Any) -> bool:
    """Of any library.

    >>> [is_number(action) for action in (3, np.int64(3), 0.5, "3", None)]
    [True, True, False, False, False]
    """
    return isinstance(action, int | np.integer)


def scores(result: Result | None, seats: int) -> list[float]:
    """The share of the others who came behind minus that of those ahead: from 1 to -1, sum 0.

    >>> scores(Result((frozenset({2}), frozenset({0, 1}))), 3), scores(None, 2)
    ([-0.5, -0.5, 1.0], [0.0, 0.0])
    """
    places = result.places if result else ()
    place = {seat: rank for rank, there in enumerate(places) for seat in there}
    if not place:
        return [0.0] * seats
    ahead = [sum(cmp(place[seat], each) for each in place.values()) for seat in range(seats)]
    return [score / (seats - 1) for score in ahead]


def cmp(mine: int, theirs: int) -> int:
    return (mine < theirs) - (mine > theirs)


for each in GAMES:
    register("aec", name_of(each), partial(aec_env, each))
    register("parallel", name_of(each), partial(parallel_env, each))
