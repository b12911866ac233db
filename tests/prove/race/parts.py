"""The parts of the proof, each with its figures beside those of the lab."""

from tests.prove.race import pages as browser
from tests.prove.race import pongs as pings
from tests.prove.race import raw as sockets
from tests.prove.race.course import RTTS
from tests.prove.race.figures import error, figures_of, gain, lab_of, near_and_far

TABLES, PROCESSES = 16, 2
PAGE_TABLES = 2  # of four pages each
FLOOD = "makes_others_late"
LATE_BOUND = 20  # ms between the medians
LIARS = ("earliest", "delays_pongs", "delays_all_pongs", "shopper", "onlooker")


def raw(medium, seed, sizes):
    shares = sockets.honest(sizes["races"], TABLES, PROCESSES)
    tallies, lags = sockets.run(medium, shares, seed)
    return beside_the_lab(*tallies["honest"], lags, seed)


def pages(medium, seed, sizes):
    return beside_the_lab(*browser.run(medium, sizes["acts"], PAGE_TABLES, seed), seed)


def beside_the_lab(tally, left_out, lags, seed):
    lab = lab_of("honest", tally.races, seed)
    return {
        "measured": figures_of(tally) | seen_by_the_server(tally) | {"left_out": left_out},
        "lab": figures_of(lab),
        "near_and_far": {"measured": near_and_far(tally), "lab": near_and_far(lab)},
        "late_ms": lags,
    }


def seen_by_the_server(tally):
    came = [tally.came_first[seat] for seat in range(tally.seats)]
    return {
        "shares_by_arrival": [tally.percent(wins) for wins in came],
        "sent_again": tally.resent,
        "disk_ms": sockets.spread(tally.stored),
        "unseen_ms": sockets.spread(tally.unseen),
    }


def liars(medium, seed, sizes):
    return {name: one_liar(name, medium, seed, sizes["liar_races"]) for name in LIARS}


def one_liar(name, medium, seed, races):
    shares = sockets.with_liars(name, races, TABLES, PROCESSES)
    tallies, lags = sockets.run(medium, shares, seed, name)
    return {"late_ms": lags} | {
        str(rtt): liar(name, seat, *tallies[f"{name}/{seat}"], seed)
        for seat, rtt in enumerate(RTTS)
    }


def liar(name, seat, tally, left_out, seed):
    lab = lab_of(f"{name}/{seat}", tally.races, seed)
    return {
        "races": tally.races,
        "left_out": left_out,
        "gain_ms": gain(tally, seat),
        "lab_gain_ms": gain(lab, seat),
        "share": tally.share(seat),
        "lab_share": lab.share(seat),
        "standard_error": error(30, tally.races),
    }


def others_late(medium, seed, sizes):
    """How late honest rings seem beside a seat that floods its table, and without it, in turns."""
    late = {"honest": [], FLOOD: []}
    for turn in range(sizes["turns"]):
        for way, rings in late.items():
            rings += rings_beside(way, medium, f"{seed}/{turn}", sizes["late_races"])
    spreads = {way: sockets.spread(rings) for way, rings in late.items()}
    apart = spreads[FLOOD]["p50"] - spreads["honest"]["p50"]
    return {"late_ms": spreads, "difference_ms": round(apart, 1), "bound_ms": LATE_BOUND}


def rings_beside(way, medium, seed, races):
    """The nearest seat has that way; of all others, how late their rings seem."""
    setting = {"name": way, "way": way, "seat": 0, "races": races, "tables": TABLES // 2}
    tallies, _ = sockets.run(medium, [[setting]], seed, way)
    tally, _ = tallies[way]
    return [micros for seat, micros in tally.late if seat != 0]


def pongs(medium, seed, sizes):
    """On loopback: what a browser takes, without a line."""
    return pings.measure(sizes["pongs"])
