"""`sabot zgame-bench`: how fast Z-Game can be played at random, by the engine, by the rules, and in
OpenSpiel beside its own games. All in one run and in CPU time, as only ratios say much."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from msgspec.json import encode

from sabot.core.luck import Luck
from sabot.games.zgame.acts import Options
from sabot.games.zgame.bots.weights import ZEAL, worths
from sabot.games.zgame.engine.bits import COMPILED
from sabot.games.zgame.engine.evaluate import Scale
from sabot.games.zgame.engine.playout import random_acts
from sabot.games.zgame.engine.search import Search
from sabot.games.zgame.grid import grid_of
from sabot.games.zgame.position import Position, make, outcome, plies
from sabot.games.zgame.setup import first_deal

ROUNDS = 3  # the best of them counts: what else the machine does only slows down
ACTS = {
    "compiled": 2_000_000,
    "plain": 60_000,
    "rules": 10_000,
    "spiel": 20_000,
    "nodes": 400_000 if COMPILED else 8_000,
}
PLAIN = f"import sys; from {__name__} import engine_rate; print(engine_rate(int(sys.argv[1])))"
SPIEL_GAMES = {"spiel_zgame": "python_zgame", "spiel_dark_chess": "dark_chess",
               "spiel_breakthrough": "breakthrough",
               "spiel_python_tic_tac_toe": "python_tic_tac_toe",
               "spiel_python_dominoes": "python_block_dominoes"}  # fmt: skip
SPIEL_MODULES = ("sabot.lab.zgame.spiel.game", "open_spiel.python.games.tic_tac_toe",
                 "open_spiel.python.games.block_dominoes")  # fmt: skip


def add_zgame_bench(commands: Any) -> None:
    parser = commands.add_parser("zgame-bench", help="random Z-Game play: engine, rules, OpenSpiel")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(wish: argparse.Namespace) -> int:
    figures = zgame_bench()
    print(encode(figures).decode() if wish.json else table(figures))
    return 0


def zgame_bench() -> dict[str, Any]:
    """Acts a second, and how many times the rules' that is."""
    rates = {**engine_rates(), "rules": best(rules_rate), **spiel_rates()}
    ratios = {name: round(rate / rates["rules"], 1) for name, rate in rates.items()}
    nodes = best(search_rate)
    return {"compiled": COMPILED, "acts_per_second": rates, "times_rules": ratios,
            "search_nodes_per_second": nodes}  # fmt: skip


def engine_rates() -> dict[str, int]:
    """As it runs here; if that is compiled, as plain Python too, which takes another process."""
    if not COMPILED:
        return {"engine_plain": best(partial(engine_rate, ACTS["plain"]))}
    compiled = best(partial(engine_rate, ACTS["compiled"]))
    return {"engine_compiled": compiled, "engine_plain": best(plain_rate)}


def plain_rate() -> float:
    child = [sys.executable, "-c", PLAIN, str(ACTS["plain"])]
    env = os.environ | {"SABOT_PURE": "1"}
    done = subprocess.run(child, env=env, check=True, capture_output=True, text=True)
    return float(done.stdout)


def engine_rate(acts: int) -> float:
    grid = grid_of(opening())
    start = process_time()
    random_acts(grid, 1, acts)
    return acts / (process_time() - start)


def rules_rate() -> float:
    random, acts, here = Random(1), ACTS["rules"], opening()
    start = process_time()
    for _ in range(acts):
        made = make(here, random.choice(list(plies(here))))
        here = opening() if outcome(made) else made.position
    return acts / (process_time() - start)


def search_rate() -> float:
    """Nodes: of the master's search, from the opening."""
    grid = grid_of(opening())
    search = Search(Scale(grid, worths(Options().size), 0, ZEAL))
    start = process_time()
    search.look(grid, ACTS["nodes"], 0)
    return int(search.nodes) / (process_time() - start)


def spiel_rates() -> dict[str, int]:
    """Driven from Python, all alike, as one must for a game that has parts in Python."""
    if find_spec("pyspiel") is None:
        return {}
    for module in SPIEL_MODULES:  # each registers its game
        import_module(module)
    return {ours: best(partial(spiel_rate, theirs)) for ours, theirs in SPIEL_GAMES.items()}


def spiel_rate(name: str) -> float:
    import pyspiel

    random, acts, game = Random(1), ACTS["spiel"], pyspiel.load_game(name)
    state = game.new_initial_state()
    start = process_time()
    for _ in range(acts):
        state.apply_action(random.choice(state.legal_actions()))
        state = game.new_initial_state() if state.is_terminal() else state
    return acts / (process_time() - start)


def opening() -> Position:
    return first_deal(Options(), Luck(b"bench")).position


def best(rate: Callable[[], float]) -> int:
    return round(max(rate() for _ in range(ROUNDS)))


def table(figures: dict[str, Any]) -> str:
    rates, ratios = figures["acts_per_second"], figures["times_rules"]
    how = "compiled" if figures["compiled"] else "plain Python: these sources aren't compiled"
    head = [f"The engine is {how}.", f"{'':26}{'acts a second':>14}{'× rules':>9}"]
    lines = [f"{name:26}{rates[name]:>14,}{ratios[name]:>9,.1f}" for name in rates]
    nodes = f"{'nodes of the search':26}{figures['search_nodes_per_second']:>14,}"
    return "\n".join([*head, *lines, nodes])
