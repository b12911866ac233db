"""`sabot simulate`, `sabot tournament` and `sabot bench`."""

import argparse
import os
from typing import Any

from msgspec.json import encode

from sabot.registry import GAMES
from sabot.sim.simulate import bench, simulate
from sabot.sim.tournament import tournament


def add_simulate(doors: Any) -> None:
    parser = doors.add_parser("simulate", help="bot games on a jumping clock")
    add_common(parser)
    add_many(parser)
    parser.add_argument("--levels", default="normal", help="by seat, as in hard,easy,easy,easy")
    parser.set_defaults(run=run_simulate)


def add_tournament(doors: Any) -> None:
    parser = doors.add_parser("tournament", help="each level of bots alone among each weaker one")
    add_common(parser)
    add_many(parser)
    parser.set_defaults(run=run_tournament)


def add_bench(doors: Any) -> None:
    parser = doors.add_parser("bench", help="rules throughput: bot logs replayed on one core")
    add_common(parser)
    parser.add_argument("-n", type=positive, default=50, help="games")
    parser.set_defaults(run=run_bench)


def add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--json", action="store_true")


def add_many(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-n", type=positive, default=100, help="games")
    parser.add_argument("--seed", default="sabot")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)


def run_simulate(wish: argparse.Namespace) -> int | str:
    levels = wish.levels.split(",")
    box = GAMES[wish.game]
    if bad := [level for level in levels if level not in box.bots]:
        return f"No such level: {', '.join(bad)}. There are: {', '.join(box.bots)}."
    if wish.seats not in box.game.seats:
        return no_such_seats(wish)
    show(simulate(wish.game, wish.n, wish.seats, levels, wish.seed, wish.jobs), wish.json)
    return 0


def run_tournament(wish: argparse.Namespace) -> int | str:
    if wish.seats not in GAMES[wish.game].game.seats:
        return no_such_seats(wish)
    show(tournament(wish.game, wish.n, wish.seats, wish.seed, wish.jobs), wish.json)
    return 0


def run_bench(wish: argparse.Namespace) -> int | str:
    if wish.seats not in GAMES[wish.game].game.seats:
        return no_such_seats(wish)
    show(bench(wish.game, wish.n, wish.seats), wish.json)
    return 0


def no_such_seats(wish: argparse.Namespace) -> str:
    seats = ", ".join(map(str, sorted(GAMES[wish.game].game.seats)))
    return f"{wish.game} is not played by {wish.seats}; it is by {seats}."


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def show(figures: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(encode(figures).decode())
        return
    for name, figure in figures.items():
        print(f"{name.replace('_', ' '):18} {figure}")
