"""`sabot zgame-match`: two bots of Z-Game play each other, without a clock, so that it is quick.

Seat 0 is the first one's. Two games in a row have the same deal, with the sides turned.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.util import find_spec
from math import sqrt
from time import process_time
from typing import Any, NamedTuple

from msgspec.json import encode
from tqdm import tqdm

from sabot.core.game import EFFORT, Action, Bot, Cue, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zgame import box
from sabot.games.zgame.acts import Ending, Options
from sabot.games.zgame.board import Size
from sabot.games.zgame.bots.chance import Chance
from sabot.games.zgame.engine.bits import COMPILED
from sabot.games.zgame.state import SEATS, State, on_turn
from sabot.sim.command import positive
from sabot.sim.shown import show
from sabot.sim.simulate import seed_of
from sabot.sim.zgame.ismcts import Ismcts

LEVELS: dict[str, Bot] = {"random": Chance(), **box.bots}
SPIEL = "ismcts"
PACE = 1_000  # ms of table time from one act to the next: nobody waits for them


class Played(NamedTuple):
    winner: Seat | None
    ending: Ending
    plies: int
    thoughts: tuple[int, ...]  # by seat
    spent: tuple[float, ...]  # CPU time, in ms


def add_zgame_match(commands: Any) -> None:
    parser = commands.add_parser("zgame-match", help="two levels of Z-Game, against each other")
    parser.add_argument("one", choices=[*LEVELS, SPIEL])
    parser.add_argument(
        "other", choices=[*LEVELS, SPIEL], help=f"{SPIEL}: OpenSpiel's, if it is there"
    )
    parser.add_argument("-n", type=positive, default=200, help="games (200)")
    parser.add_argument("--size", choices=["5x6", "5x7", "7x7"], default="5x7")
    parser.add_argument("--effort", type=positive, default=EFFORT, help="of the thinking (1000)")
    parser.add_argument(
        "--millis", type=float, default=250, help=f"CPU time a ply for {SPIEL} (250)"
    )
    parser.add_argument("--seed", default="sabot")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(wish: argparse.Namespace) -> int | str:
    if SPIEL in (wish.one, wish.other) and find_spec("pyspiel") is None:
        return f"{SPIEL} needs open_spiel: pip install --group spiel"
    levels = LEVELS | {SPIEL: Ismcts(wish.millis)}
    bots = levels[wish.one], levels[wish.other]
    one = partial(one_game, bots, wish.size, wish.seed, wish.effort)
    played = tqdm(all_games(one, wish.n, wish.jobs), total=wish.n, unit="game", disable=None)
    figures = {"one": wish.one, "other": wish.other, "compiled": COMPILED, **summary(list(played))}
    print(encode(figures).decode()) if wish.json else show(figures, False)
    return 0


def all_games(one: Any, games: int, jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, range(games))


def one_game(bots: tuple[Bot, Bot], size: Size, seed: str, effort: int, number: int) -> Played:
    options = Options(size=size, clock="none")
    dealt = box.game.deal(len(SEATS), options, Luck(seed_of(seed, number // 2), "deal"))
    return Duel(bots, seed_of(seed, number), effort).play(box.game.take_up(dealt, number % 2))


class Duel:
    def __init__(self, bots: tuple[Bot, Bot], seed: bytes, effort: int) -> None:
        self.bots, self.seed, self.effort = bots, seed, effort
        self.memories: list[Any] = [None] * len(SEATS)
        self.revision, self.thoughts, self.spent = 0, [0, 0], [0.0, 0.0]

    def play(self, state: State) -> Played:
        step = Step(state, ())
        while step.state.phase != "over":
            self.show(step)
            seat, action = self.next_act(step.state)
            self.revision += 1
            at, luck = PACE * self.revision, Luck(self.seed, self.revision)
            step = box.game.play(step.state, seat, action, at, luck)
        over = step.state
        counts = tuple(self.thoughts), tuple(self.spent)
        return Played(over.winner, over.ending, len(over.score), *counts)

    def show(self, step: Step) -> None:
        for seat, bot in enumerate(self.bots):
            view = box.game.view(step.state, seat)
            self.memories[seat] = bot.watch(self.memories[seat], view, step.events)

    def next_act(self, state: State) -> tuple[Seat, Action]:
        """An answer comes before a ply."""
        for seat in (1 - on_turn(state), on_turn(state)):
            if action := self.think(state, seat):
                return seat, action
        raise AssertionError(f"nobody moves any more: revision {self.revision}")

    def think(self, state: State, seat: Seat) -> Action | None:
        start, luck = process_time(), Luck(self.seed, "bot", self.revision, seat)
        view = box.game.view(state, seat)
        cue = Cue(seat, PACE * self.revision, self.effort)
        thought = self.bots[seat].think(self.memories[seat], view, luck, cue)
        self.spent[seat] += 1000 * (process_time() - start)
        self.thoughts[seat] += thought is not None
        return thought.action if thought else None


def summary(played: list[Played]) -> dict[str, Any]:
    """Of the first one. A draw is half a win; `error` is one standard error."""
    points = [0.5 if game.winner is None else 1.0 - game.winner for game in played]
    return {
        "games": len(played),
        "won": points.count(1),
        "drawn": points.count(0.5),
        "lost": points.count(0),
        "score": round(mean(points), 4),
        "error": round(error(points), 4),
        "endings": dict(Counter(game.ending for game in played).most_common()),
        "mean_plies": round(mean(game.plies for game in played), 1),
        "cpu_ms_a_ply": [cost(played, seat) for seat in SEATS],
    }


def mean(numbers: Iterable[float]) -> float:
    """
    >>> mean([1, 2])
    1.5
    """
    listed = list(numbers)
    return sum(listed) / len(listed)


def error(points: list[float]) -> float:
    """
    >>> error([1.0, 0.0, 1.0, 0.0])
    0.25
    """
    middle = mean(points)
    return sqrt(mean((point - middle) ** 2 for point in points) / len(points))


def cost(played: list[Played], seat: Seat) -> float:
    thoughts = sum(game.thoughts[seat] for game in played)
    return round(sum(game.spent[seat] for game in played) / max(1, thoughts), 2)
