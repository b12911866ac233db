"""The command line."""

import argparse
import sys

from sabot.kept.command import add_verify
from sabot.load.command import add_load
from sabot.server.ops.command import add_games, add_play, add_serve
from sabot.server.ops.move import add_move
from sabot.server.ops.node import add_drain, add_nodes
from sabot.server.ops.orders import add_ban, add_close, add_prune, add_tables, add_unban
from sabot.server.ops.upkeep import add_backup, add_rotate_key
from sabot.sim.command import (
    add_bench,
    add_fairness,
    add_simulate,
    add_tournament,
    commands_of_games,
)
from sabot.sim.newcomer import add_newcomer
from sabot.sim.reports.command import add_report

COMMANDS = (
    add_play, add_serve, add_games, add_backup, add_move, add_rotate_key, add_verify,
    add_tables, add_close, add_ban, add_unban, add_prune, add_nodes, add_drain,
    add_simulate, add_tournament, add_bench, add_load, add_fairness,
    add_newcomer, add_report, *commands_of_games(),
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="sabot", description="Five tabletop games on the web.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for add in COMMANDS:
        add(commands)
    wish = parser.parse_args()
    sys.exit(wish.run(wish))


if __name__ == "__main__":
    main()
