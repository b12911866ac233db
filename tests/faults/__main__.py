"""Seeds of a world in which disk, lines, clock and house fail: does every table keep its word?

python -m tests.faults --seeds 2000 --json; a seed that fails is printed: --seed N runs it again.
"""

import argparse
import json
import sys
from multiprocessing import get_context

from tqdm import tqdm

from tests.faults.runs import run


def main(wish):
    if wish.seed is not None:
        return run(wish.seed)
    seeds = range(wish.first, wish.first + wish.seeds)
    with get_context("spawn").Pool(wish.processes) as pool:
        ran = list(tqdm(pool.imap(run, seeds, chunksize=4), total=wish.seeds, unit="seed"))
    return figures(ran)


def figures(ran):
    sums = {name: sum(each[name] for each in ran) for name in ("steps", "crashes", "entries")}
    compared = sum(each["compared"] for each in ran)
    failed = [each for each in ran if each["wrong"]]
    return {"seeds": len(ran)} | sums | {"compared": compared, "wrong": failed}


def arguments():
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--seeds", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    asked = arguments()
    found = main(asked)
    print(json.dumps(found, indent=None if asked.json else 2))
    sys.exit(bool(found["wrong"]))
