"""`sabot newcomer`: how a modelled newcomer fares, among easy bots and in the first game.

A game that has one brings it in `sabot/sim/<id>/newcomer.py`: `NEWCOMER`, a bot, and `SCORES`, the
events that are a first success.
"""

import argparse
import os
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any, NamedTuple

from msgspec.json import encode

from sabot import sim
from sabot.core.game import Bot, Event, First
from sabot.core.history import Revision
from sabot.core.log import Entry
from sabot.registry import GAMES
from sabot.sim.command import positive
from sabot.sim.play import play
from sabot.sim.simulate import run_all, seed_of
from sabot.sim.tournament import error

SOON = 60_000  # a first success should not take longer
NEVER = 3_600_000  # as long as no game takes
EASY = "easy"


class Newcomer(NamedTuple):
    bot: Bot
    scores: tuple[type[Event], ...]


class Attempt(NamedTuple):
    won: float  # a shared first place counts in parts
    scored: int | None  # ms until then
    minutes: float


def add_newcomer(commands: Any) -> None:
    parser = commands.add_parser("newcomer", help="how a modelled newcomer fares in a first game")
    parser.add_argument("game", choices=list(NEWCOMERS))
    parser.add_argument("-n", type=positive, default=400, help="games (400)")
    parser.add_argument("--seed", default="sabot")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(wish: argparse.Namespace) -> int:
    figures = newcomer(wish.game, wish.n, wish.seed, wish.jobs)
    print(encode(figures).decode() if wish.json else report(figures))
    return 0


def newcomer(id: str, games: int, seed: str, jobs: int) -> dict[str, Any]:
    """The same newcomer in the first game as it is offered, and in the usual one among `easy`."""
    first = GAMES[id].first or First()
    return {
        "games": games,
        "first game": tried(id, games, seed, jobs, first),
        "among easy": tried(id, games, seed, jobs, First(level=EASY)),
    }


def tried(id: str, games: int, seed: str, jobs: int, terms: First) -> dict[str, float]:
    seats = terms.seats or GAMES[id].usual_seats
    one = partial(attempt, id, seats, terms, seed)
    tries = list(run_all(one, games, jobs))
    share = sum(each.won for each in tries) / games
    scored = sorted(each.scored if each.scored is not None else NEVER for each in tries)
    return {
        "seats": seats,
        "wins": round(share, 4),
        "error": round(error(share, games), 4),
        "scored_within_a_minute": round(sum(at <= SOON for at in scored) / games, 4),
        "first_score_seconds": round(median(scored) / 1000, 1),
        "minutes": round(sum(each.minutes for each in tries) / games, 2),
    }


def attempt(id: str, seats: int, terms: First, seed: str, number: int) -> Attempt:
    """The newcomer moves one seat on from game to game."""
    seat, scored = number % seats, list[int]()
    bot, scores = NEWCOMERS[id]

    def watch(entry: Entry, after: Revision) -> None:
        own = (e for e in after.events if isinstance(e, scores) and e.seat == seat)  # type: ignore[attr-defined]  # what scores has a seat
        scored.extend(after.at for _ in own)

    levels, people = [terms.level], {seat: bot}
    table = play(id, seats, seed_of(seed, number), levels, watch, terms.options, people)
    result = table.game.result(table.state)
    assert result
    won = 1 / len(result.places[0]) if seat in result.places[0] else 0
    return Attempt(won, next(iter(scored), None), table.at / 60_000)


def found() -> dict[str, Newcomer]:
    there = {}
    for id in GAMES:
        if find_spec(f"{sim.__name__}.{id}") and find_spec(name := f"{sim.__name__}.{id}.newcomer"):
            module = import_module(name)
            there[id] = Newcomer(module.NEWCOMER, module.SCORES)
    return there


NEWCOMERS = found()


def report(figures: dict[str, Any]) -> str:
    return "\n".join(
        f"{name}: wins {100 * each['wins']:.1f} ± {100 * each['error']:.1f} %, first success after "
        f"{each['first_score_seconds']} s, within a minute in "
        f"{100 * each['scored_within_a_minute']:.0f} %; {each['minutes']} minutes"
        for name, each in figures.items()
        if name != "games"
    )
