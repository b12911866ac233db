"""`sabot load`: what people at a server cost it, kind by kind."""

import argparse
import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec.json import encode
from tqdm import tqdm

from sabot.load.costs import __doc__ as costs
from sabot.load.phases import PACES, Wish, playable, run
from sabot.load.target import Target, is_loopback, started
from sabot.registry import GAMES

TABLES, SECONDS = 1_000, 600  # at most


def add_load(commands: Any) -> None:
    parser = commands.add_parser(
        "load",
        help="people over real sockets: what a server spends on them",
        description="Drives a server on this machine (its own, unless --url) with pages of people.",
        epilog=costs,
    )
    parser.add_argument("--url", help="of a running server on this machine; else one is started")
    parser.add_argument("--pid", type=int, help="of that server, to read its processor time")
    parser.add_argument("--server-python", default=sys.executable, metavar="PATH",
                        help="whose Sabot is started")  # fmt: skip
    parser.add_argument("--tables", type=up_to(TABLES), default=20)
    parser.add_argument("--seats", type=up_to(8), default=4)
    parser.add_argument("--seconds", type=up_to(SECONDS), default=10, help="a phase (10)")
    parser.add_argument("--game", action="append", choices=list(GAMES), default=[], dest="games")
    parser.add_argument("--pace", action="append", choices=list(PACES), default=[], dest="paces")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run_load)


def run_load(wish: argparse.Namespace) -> int | str:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that our server ends, too
    if wish.url and not is_loopback(wish.url):
        return f"{wish.url} is not on this machine: sabot load drives loopback addresses only."
    if not Path("/proc/self/statm").exists():
        return "sabot load reads a server's processor time and memory as Linux tells them."
    if wish.url and not wish.pid:
        return "--url needs --pid: the server's processor time is read from /proc."
    try:
        return drive(wish)
    except OSError as why:  # its server can't be started, or doesn't answer, or isn't that process
        return f"Can't drive {wish.url or wish.server_python}: {why}."


def drive(wish: argparse.Namespace) -> int | str:
    with the_target(wish) as target:
        games = playable(target, wish.seats, wish.games)
        if not games:
            return f"No such game there for {wish.seats}."
        paces = tuple(wish.paces) or tuple(PACES)
        asked = Wish(games, wish.tables, wish.seats, wish.seconds, paces)
        figures = measured(target, asked)
    print(encode(figures).decode() if wish.json else report(figures))
    return int(any(lost(game) for game in figures["games"].values()))


def measured(target: Target, wish: Wish) -> dict[str, Any]:
    with (
        tqdm(total=wish.length, unit="phase", disable=None) as bar,
        asyncio.Runner(loop_factory=new_loop) as runner,
    ):
        return runner.run(run(target, wish, lambda name: tell(bar, name)))


@contextmanager
def the_target(wish: argparse.Namespace) -> Iterator[Target]:
    if wish.url:
        yield Target(wish.url.rstrip("/"), wish.pid)
        return
    with started(wish.server_python) as target:
        yield target


def new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def tell(bar: "tqdm[Any]", name: str) -> None:
    bar.set_postfix_str(name)
    bar.update()


def lost(game: dict[str, Any]) -> int:
    return sum(game[pace]["lost"] for pace in PACES if pace in game)


def report(figures: dict[str, Any]) -> str:
    shape = "{tables} tables of {seats}, {seconds} s a phase; empty server {empty_us_a_second} µs/s"
    lines = [shape.format(**figures)]
    for id, game in figures["games"].items():
        lines += [f"\n{id}", *rows(game)]
    return "\n".join(lines)


def rows(figures: dict[str, Any], indent: str = "  ") -> Iterator[str]:
    for name, figure in figures.items():
        if isinstance(figure, dict):
            yield f"{indent}{name}"
            yield from rows(figure, indent + "  ")
        else:
            yield f"{indent}{name.replace('_', ' '):26} {figure}"


def up_to(most: int) -> Any:
    def number(text: str) -> int:
        value = int(text)
        if not 1 <= value <= most:
            raise argparse.ArgumentTypeError(f"from 1 to {most}")
        return value

    return number
