"""The command line."""

import argparse
import sys

from sabot.server.ops.command import add_games, add_play, add_serve
from sabot.server.ops.upkeep import add_backup, add_rotate_key
from sabot.sim.command import add_bench, add_fairness, add_simulate, add_tournament
from sabot.sim.zgame.bench import add_zgame_bench
from sabot.sim.zgame.match import add_zgame_match

DOORS = (
    add_play, add_serve, add_games, add_backup, add_rotate_key,
    add_simulate, add_tournament, add_bench, add_fairness,
    add_zgame_bench, add_zgame_match,
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="sabot", description="Five tabletop games on the web.")
    doors = parser.add_subparsers(required=True, metavar="DOOR")
    for add in DOORS:
        add(doors)
    wish = parser.parse_args()
    sys.exit(wish.run(wish))


if __name__ == "__main__":
    main()
