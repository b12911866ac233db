"""The words of `sabot simulate` that ask for rows."""

import argparse
from importlib.util import find_spec
from pathlib import Path

from sabot.sim.data.parts import Unlike
from sabot.sim.data.rows import Wish
from sabot.sim.data.runners import Failed, Here, Processes, Ray, Runner
from sabot.sim.shown import show


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="rows as Parquet; resumable")
    parser.add_argument("--decisions", action="store_true", help="with --out: a row a decision")
    parser.add_argument("--ray", metavar="ADDRESS", help="with --out: on a Ray cluster")


def run_data(given: argparse.Namespace, wish: Wish) -> int | str:
    if why := lacking(given):
        return why
    from sabot.sim.data.arrow.parquet import Broken  # which needs pyarrow
    from sabot.sim.data.arrow.run import written

    try:
        figures = written(wish, given.n, given.out, runner_of(given))
    except (Unlike, Broken) as why:
        return f"{why}."
    except Failed as why:
        return f"Not all games could be made: {why}. What is written stays: try again."
    except (OSError, ConnectionError) as why:
        return f"The games can't be written: {why}."
    show(figures, given.json)
    return 0


def lacking(given: argparse.Namespace) -> str | None:
    """What a run needs and hasn't got."""
    if not given.out:
        return "--decisions and --ray need a folder: --out FOLDER."
    extra = "ray" if given.ray else "data"
    needed = ("pyarrow", "ray") if given.ray else ("pyarrow",)
    if missing := [name for name in needed if not find_spec(name)]:
        return f"This needs {' and '.join(missing)}: pip install 'sabot[{extra}]'."
    return None


def runner_of(given: argparse.Namespace) -> Runner:
    if given.ray:
        return Ray(given.ray)
    return Here() if given.jobs == 1 else Processes(given.jobs)
