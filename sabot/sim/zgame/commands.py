"""The commands that Z-Game brings to `sabot`."""

from sabot.sim.zgame.bench import add_zgame_bench
from sabot.sim.zgame.match import add_zgame_match

COMMANDS = (add_zgame_bench, add_zgame_match)
