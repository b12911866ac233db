"""`python -m sabot.lab`: sizes and speeds of all games; `python -m sabot.lab GAME`: its layout."""

from argparse import ArgumentParser
from random import Random
from time import process_time
from typing import Any

import numpy as np

from sabot.lab.arrays import Encoding
from sabot.lab.zoo import name_of, parallel_env
from sabot.registry import GAMES

TICKS = 2_000


def sizes_and_speeds() -> None:
    print(f"{'environment':24} seats  numbers  actions  ticks a second, all seats at random")
    for id, box in GAMES.items():
        seats, encoding = box.usual_seats, Encoding(id, box.usual_seats, {})
        sizes = f"{seats:5}  {encoding.size:7}  {encoding.numbers.size:7}"
        print(f"{name_of(id):24} {sizes}  {rate(id):,.0f}")


def rate(id: str) -> float:
    """Ticks of random play in a second of CPU time, with the arrays of every seat."""
    env, random = parallel_env(id), Random(1)
    seen, _ = env.reset(seed=1)
    start = process_time()
    for tick in range(TICKS):
        seen, *_ = env.step({agent: at_random(seen[agent], random) for agent in env.agents})
        if not env.agents:
            seen, _ = env.reset(seed=tick)
    return TICKS / (process_time() - start)


def at_random(seen: dict[str, Any], random: Random) -> int:
    return int(random.choice(np.flatnonzero(seen["action_mask"])))


def layout(id: str) -> None:
    encoding = Encoding(id, GAMES[id].usual_seats, {})
    print("observation: place, size, name")
    for name, at, size in encoding.rows():
        print(f"{at:6} {size:4}  {name}")
    print("actions: number, act\n     0  wait one tick")
    for number, (kind, fields) in enumerate(encoding.numbers, 1):
        print(f"{number:6}  {kind.__name__} {fields if fields != () else ''}")


if __name__ == "__main__":
    parser = ArgumentParser("python -m sabot.lab", description="sizes and speeds, or a layout")
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="whose layout to print")
    game = parser.parse_args().game
    layout(game) if game else sizes_and_speeds()
