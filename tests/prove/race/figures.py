"""What races add up to, and the same from the lab beside it."""

from math import sqrt

from sabot.sim.fairness import Chunk, Setting, run_chunk
from tests.prove.race.course import RTTS


def figures_of(tally):
    return tally.figures() | {
        "races": tally.races,
        "standard_error": error(25, tally.races),
        "closed_by_cap": tally.percent(tally.capped),
        "revised": tally.revised,
        "gain_ms": [gain(tally, seat) for seat in range(tally.seats)],
    }


def near_and_far(tally):
    """The question this was built for: do the nearest and the farthest win equally often?"""
    near, far = tally.share(0), tally.share(tally.seats - 1)
    difference = round(near - far, 2)
    return {"near": near, "far": far, "difference": difference, "standard_error": apart(tally)}


def apart(tally):
    """Of the difference of two shares of the same races."""
    near, far = tally.wins[0] / tally.races, tally.wins[tally.seats - 1] / tally.races
    return round(100 * sqrt((near + far - (near - far) ** 2) / tally.races), 2)


def error(percent, races):
    """
    >>> error(25, 10_000)
    0.43
    """
    return round(sqrt(percent * (100 - percent) / max(1, races)), 2)


def gain(tally, seat):
    """Mean ms before the truth, of those that have a record."""
    return round(tally.gain[seat] / max(1, tally.placed[seat]) / 1000, 1)


def lab_of(name, races, seed):
    """The same number of races in the lab, by the same players: `honest`, or liar and seat."""
    liar, _, seat = name.partition("/")
    setting = Setting(name, races, RTTS, liar=(int(seat), liar) if seat else None, beats=True)
    tally = run_chunk(Chunk(setting, 0, races, seed))["sabot"]
    tally.placed = dict.fromkeys(range(len(RTTS)), tally.races)
    return tally
