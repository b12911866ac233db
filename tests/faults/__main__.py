"""Seeds of a world in which disk, lines, clock and server fail: does every table keep its word?

python -m tests.faults --seeds 2000 --json; a seed that fails is printed: --seed N runs it again.
With --nodes: several nodes over one database, their ways to it, their clocks and processes.
"""

import argparse
import json
import sys
import time
from multiprocessing import get_context

from tqdm import tqdm

from tests.faults.runs import run, run_nodes


def main(wish):
    one, sums = (run_nodes, NODES) if wish.nodes else (run, SERVER)
    if wish.seed is not None:
        return one(wish.seed)
    seeds, began = range(wish.first, wish.first + wish.seeds), time.monotonic()
    with get_context("spawn").Pool(wish.processes) as pool:
        ran = list(tqdm(pool.imap(one, seeds, chunksize=4), total=wish.seeds, unit="seed"))
    return figures(ran, sums) | (lasted(ran, began) if wish.nodes else {})


SERVER = ("steps", "crashes", "entries", "compared")
NODES = ("steps", "faults", "takeovers", "entries", "compared")


def figures(ran, sums):
    """Of all seeds together, and those that failed."""
    told = {name: sum(each[name] for each in ran) for name in sums}
    return {"seeds": len(ran)} | told | {"wrong": [each for each in ran if each["wrong"]]}


def lasted(ran, began):
    """`waited_s`: until each table went on, once all was well again."""
    waits = sorted(each["waited_s"] for each in ran)
    part = {"p50": waits[len(waits) // 2], "p99": waits[99 * len(waits) // 100], "max": waits[-1]}
    rate = len(ran) / (time.monotonic() - began)
    return {"waited_s": part, "seeds_a_second": round(rate, 1)}


def arguments():
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--seeds", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--nodes", action="store_true", help="several nodes over one database")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    asked = arguments()
    found = main(asked)
    print(json.dumps(found, indent=None if asked.json else 2))
    sys.exit(bool(found["wrong"]))
