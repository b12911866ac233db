"""`sabot report GAME`."""

import argparse
import os
from pathlib import Path
from typing import Any

from msgspec.json import encode

from sabot.registry import GAMES
from sabot.sim.command import impossible, positive, seats_of
from sabot.sim.data.rows import Wish
from sabot.sim.data.runners import Failed, Here, Processes
from sabot.sim.options import option
from sabot.sim.reports.figures import USUAL, figures_of
from sabot.sim.reports.page import page


def add_report(commands: Any) -> None:
    parser = commands.add_parser("report", help="balance of a game, as a page with plots")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("-n", type=positive, default=200, help="games a comparison (200)")
    parser.add_argument("--seats", type=int, help="4, or as many as may play")
    parser.add_argument("--seed", default="report")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, metavar="FILE", help="GAME.html")
    parser.add_argument("--json", action="store_true", help="the figures, and no page")
    parser.add_argument("--option", type=option, action="append", default=[], dest="options")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int | str:
    out = given.out or Path(f"{given.game}.html")
    if why := impossible(given):
        return why
    if not out.parent.is_dir():  # said before the games, not after them
        return f"The report can't be written: there is no folder {out.parent}."
    runner = Here() if given.jobs == 1 else Processes(given.jobs)
    try:
        figures = figures_of(wish_of(given), given.n, runner)
    except Failed as why:
        return f"The report can't be made: {why}."
    if given.json:
        print(encode(figures).decode())
        return 0
    try:
        out.write_text(page(figures), encoding="utf-8")
    except OSError as why:
        return f"The report can't be written: {why}."
    print(f"{out} is written.")
    return 0


def wish_of(given: argparse.Namespace) -> Wish:
    version, options = GAMES[given.game].game.version, dict(given.options)
    return Wish(given.game, version, seats_of(given), (USUAL,), given.seed, options, True)
