"""Fairness through real sockets and a real browser: `python -m tests.prove.race --json`."""

import argparse
import json
import signal
import sys

from tests.prove.race import haste, parts, wire

SHORT = {"races": 60, "liar_races": 0, "acts": 0, "pongs": 0, "late_races": 24, "turns": 2}
WHOLE = {
    "races": 2_000,
    "liar_races": 120,
    "acts": 200,
    "pongs": 300,
    "late_races": 120,
    "turns": 3,
}
PARTS = ("raw", "liars", "others_late", "pages", "pongs")
SHORT_PARTS = ("raw", "others_late")


def main():
    wish = words()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # all it started ends with it
    haste.ahead()
    sizes = SHORT if wish.short else WHOLE
    figures = {"medium": wish.medium, "seed": wish.seed}
    for part in SHORT_PARTS if wish.short else wish.parts:
        figures[part] = getattr(parts, part)(wish.medium, wish.seed, sizes)
        print(json.dumps({part: figures[part]}), file=sys.stderr)
    print(json.dumps(figures, indent=None if wish.json else 2))


def words():
    parser = argparse.ArgumentParser(prog="race", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one line for a program")
    parser.add_argument(
        "--short", action="store_true", help="some raw races, and one liar: does it work at all?"
    )
    parser.add_argument("--seed", default="sabot")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    usual = "wire" if wire.permitted() else "proxy"
    parser.add_argument("--medium", choices=("wire", "proxy"), default=usual)
    return parser.parse_args()


if __name__ == "__main__":
    main()
