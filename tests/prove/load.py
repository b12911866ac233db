"""What our people cost two servers, an older one and this one, measured in turns.

python -m tests.prove.load --old DIR --runs 5

DIR: a worktree of another commit, set up by `make setup`. Both are driven by this tree's
`sabot load`. Told are the middle of each figure and of its ratios, new to old, run by run.
"""

import argparse
import asyncio
import json
from pathlib import Path
from statistics import median

from tqdm import tqdm

from sabot.load.phases import Wish, playable, run
from sabot.load.target import started

COSTS = ("pong_us", "beat_us", "idle_table_ms_a_second", "kb_a_seat")
PLAYED = ("act_us", "act_all_in_us", "table_ms_a_second", "bytes_an_act", "acts_a_second", "lost")


def main(wish):
    pythons = {"old": str(Path(wish.old) / ".venv" / "bin" / "python")}
    pythons["new"] = str(Path(wish.new) / ".venv" / "bin" / "python")
    found = {"old": [], "new": []}
    with tqdm(total=2 * wish.runs, unit="run", disable=None) as bar:
        for number in range(wish.runs):
            for name in ("old", "new") if number % 2 == 0 else ("new", "old"):
                found[name].append(one_run(pythons[name], wish))
                bar.update()
    return compared(**found)


def one_run(python, wish):
    with started(python) as target:
        games = playable(target, 4, wish.games)
        asked = Wish(games, wish.tables, 4, wish.seconds)
        return flat(asyncio.run(run(target, asked, lambda name: None))["games"])


def flat(games):
    """Each figure by a name of its own."""
    rows = {f"{id} {name}": game[name] for id, game in games.items() for name in COSTS}
    for id, game in games.items():
        for pace in ("human", "full"):
            rows |= {f"{id} {pace} {name}": game[pace][name] for name in PLAYED}
            lag = {"lag_p99_ms": "lag_ms", "unheld_p99_ms": "unheld_ms"}
            rows |= {f"{id} {pace} {own}": game[pace][name]["p99"] for own, name in lag.items()}
    return rows


def compared(old, new):
    """A figure that only one of them has, or that none could measure, is left out."""
    return {
        name: {
            "old": round(median(row[name] for row in old), 3),
            "new": round(median(row[name] for row in new), 3),
            "ratio": ratio(name, old, new),
        }
        for name in new[0]
        if all(row.get(name) is not None for row in (*old, *new))
    }


def ratio(name, old, new):
    pairs = [(a[name], b[name]) for a, b in zip(old, new, strict=True) if a[name]]
    return round(median(b / a for a, b in pairs), 3) if pairs else None


def arguments():
    parser = argparse.ArgumentParser(prog="python -m tests.prove.load", description=__doc__)
    parser.add_argument("--old", required=True, help="a worktree of another commit")
    parser.add_argument("--new", default=".", help="another one; else this")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--game", action="append", default=[], dest="games")
    parser.add_argument("--json", action="store_true", help="one line for a program")
    return parser.parse_args()


def report(rows):
    lines = [f"{'':44}{'old':>12}{'new':>12}{'new / old':>12}"]
    for name, row in rows.items():
        lines.append(f"{name:44}{row['old']:>12}{row['new']:>12}{row['ratio'] or '–':>12}")
    return "\n".join(lines)


if __name__ == "__main__":
    asked = arguments()
    rows = main(asked)
    print(json.dumps(rows) if asked.json else report(rows))
