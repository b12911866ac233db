"""The commands that Zig-Zag brings to `sabot`."""

from sabot.sim.zigzag_race.balance import add_balance

COMMANDS = (add_balance,)
