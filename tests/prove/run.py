"""How every long run begins and ends: its words, its figures, and whether it held."""

import argparse
import json
import sys
from random import randrange


def arguments(prog, about, **amounts):
    parser = argparse.ArgumentParser(prog=f"python -m {prog}", description=about)
    for name, usual in amounts.items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--seed", type=int, default=randrange(10**6))
    parser.add_argument("--json", action="store_true", help="one line for a program")
    return parser.parse_args()


def end(found, wish):
    print(json.dumps(found, indent=None if wish.json else 2))
    sys.exit(bool(found["wrong"]))


def middle(seconds):
    """In ms."""
    ranked = sorted(seconds) or [0]
    at = lambda part: round(1000 * ranked[int(part * (len(ranked) - 1))], 1)  # noqa: E731
    return {"p50": at(0.5), "p95": at(0.95), "max": at(1)}
