"""`sabot simulate`, `sabot tournament`, `sabot bench` and `sabot fairness`."""

import argparse
import os
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from msgspec.json import encode

from sabot import sim
from sabot.registry import GAMES
from sabot.sim.data.command import add_data, run_data
from sabot.sim.data.rows import Wish
from sabot.sim.fairness import RTTS, fairness
from sabot.sim.named import made_by
from sabot.sim.network import Weather
from sabot.sim.options import option, unfit
from sabot.sim.plot import plot
from sabot.sim.report import report
from sabot.sim.shown import show
from sabot.sim.simulate import bench, simulate
from sabot.sim.tournament import tournament

AddCommand = Callable[[Any], None]


def commands_of_games() -> Iterator[AddCommand]:
    """What a game brings itself: the `COMMANDS` of `sabot/sim/<id>/commands.py`."""
    folders = {module.name for module in iter_modules(sim.__path__) if module.ispkg}
    for id in GAMES:
        if id in folders and find_spec(name := f"{sim.__name__}.{id}.commands"):
            yield from import_module(name).COMMANDS


def add_simulate(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="bot games on a jumping clock")
    add_common(parser)
    add_many(parser)
    parser.add_argument("--levels", default="normal", help="by team, as in hard,easy,easy,easy")
    parser.add_argument("--bot", metavar="FILE:CLASS", help="of one team, as in mine.py:Bot")
    add_data(parser)
    parser.set_defaults(run=run_simulate)


def add_tournament(commands: Any) -> None:
    parser = commands.add_parser("tournament", help="each bot level among each weaker one")
    add_common(parser)
    add_many(parser)
    parser.set_defaults(run=run_tournament)


def add_bench(commands: Any) -> None:
    parser = commands.add_parser("bench", help="rules throughput: bot logs replayed on one core")
    add_common(parser)
    parser.add_argument("-n", type=positive, default=50, help="games")
    parser.set_defaults(run=run_bench)


def add_fairness(commands: Any) -> None:
    parser = commands.add_parser("fairness", help="the arbiter lab: who wins, by which line")
    parser.add_argument("-n", type=positive, default=400_000, help="races (400,000)")
    parser.add_argument("--rtt", type=round_trips, default=RTTS, help="in ms: 5,40,120,250")
    parser.add_argument("--loss", type=float, default=1.0, help="of segments, in percent (1)")
    parser.add_argument("--jitter", type=float, default=1.0, help="times the usual (1)")
    parser.add_argument("--seed", default="sabot")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--plot", type=Path, metavar="FILE", help="win shares as an SVG picture")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run_fairness)


def add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, help="4, or as many as may play")
    parser.add_argument(
        "--option", type=option, action="append", default=[], metavar="NAME=VALUE", dest="options"
    )
    parser.add_argument("--json", action="store_true")


def add_many(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-n", type=positive, default=100, help="games")
    parser.add_argument("--seed", default="sabot")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)


def run_simulate(wish: argparse.Namespace) -> int | str:
    levels, bots = wish.levels.split(","), GAMES[wish.game].bots
    if bad := [level for level in levels if level not in bots]:
        return f"No such level: {', '.join(bad)}. There are: {', '.join(bots)}."
    if why := impossible(wish) or (unfit_bot(wish) if wish.bot else None):
        return why
    if wish.bot:
        levels = with_bot(wish, levels)
    if wish.out or wish.decisions or wish.ray:
        return run_data(wish, wish_of(wish, levels))
    given = (wish.n, seats_of(wish), levels, wish.seed, wish.jobs, dict(wish.options))
    show(simulate(wish.game, *given), wish.json)
    return 0


def with_bot(wish: argparse.Namespace, levels: list[str]) -> list[str]:
    """One team's; the others take the levels in turn."""
    others = len(GAMES[wish.game].game.teams(seats_of(wish))) - 1
    return [wish.bot, *(levels[team % len(levels)] for team in range(others))]


def unfit_bot(wish: argparse.Namespace) -> str | None:
    """Why no bot of this name can play."""
    if wish.ray:
        return "--bot goes without --ray: the machines of a cluster may not have its file."
    try:
        made_by(wish.bot)
    except ValueError as why:
        return f"No such bot: {why}."
    return None


def wish_of(wish: argparse.Namespace, levels: list[str]) -> Wish:
    version, options = GAMES[wish.game].game.version, dict(wish.options)
    given = (wish.game, version, seats_of(wish), tuple(levels), wish.seed, options)
    return Wish(*given, wish.decisions)


def run_tournament(wish: argparse.Namespace) -> int | str:
    if why := impossible(wish):
        return why
    given = (wish.n, seats_of(wish), wish.seed, wish.jobs, dict(wish.options))
    show(tournament(wish.game, *given), wish.json)
    return 0


def run_bench(wish: argparse.Namespace) -> int | str:
    if why := impossible(wish):
        return why
    show(bench(wish.game, wish.n, seats_of(wish), dict(wish.options)), wish.json)
    return 0


def run_fairness(wish: argparse.Namespace) -> int:
    weather = Weather(jitter=wish.jitter, loss=wish.loss / 100)
    figures = fairness(wish.n, wish.rtt, weather, wish.seed, wish.jobs)
    if wish.plot:
        rows = {"sabot": figures, **figures["schemes"]}
        shares = {name: row["shares"] for name, row in rows.items()}
        wish.plot.write_text(plot(wish.rtt, shares), encoding="utf-8")
    print(encode(figures).decode() if wish.json else report(figures))
    return 0


def round_trips(text: str) -> tuple[float, ...]:
    """
    >>> round_trips("5,40.5")
    (5.0, 40.5)
    """
    rtts = tuple(float(part) for part in text.split(","))
    if not 2 <= len(rtts) <= 8 or min(rtts) < 0:
        raise argparse.ArgumentTypeError("two to eight of them, none below 0")
    return rtts


def impossible(wish: argparse.Namespace) -> str | None:
    """Why this game can't be played by that many, or with these options."""
    seats = sorted(GAMES[wish.game].game.seats)
    if seats_of(wish) not in seats:
        them = ", ".join(map(str, seats))
        return f"{wish.game} is not played by {wish.seats}; it is by {them}."
    return unfit(wish.game, wish.options)


def seats_of(wish: argparse.Namespace) -> int:
    """The number asked for, else the usual one."""
    return wish.seats if wish.seats is not None else GAMES[wish.game].usual_seats


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number
