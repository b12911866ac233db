"""Races over raw sockets: honest ones, and those with one liar among honest players."""

import multiprocessing
import multiprocessing.connection
from tempfile import TemporaryDirectory

from tqdm import tqdm

from tests.prove.race import heats
from tests.prove.race.course import RTTS, course
from tests.prove.race.judge import tally_of

HONEST = {"name": "honest", "way": "honest", "seat": -1}


def honest(races, tables, processes):
    """The same races, shared out."""
    part = {"races": -(-races // processes), "tables": -(-tables // processes)}
    return [[HONEST | part] for _ in range(processes)]


def with_liars(name, races, tables, processes):
    """One setting for each place the liar may sit."""
    seats = range(len(RTTS))
    part = {"way": name, "races": races, "tables": tables // len(seats)}
    settings = [part | {"name": f"{name}/{seat}", "seat": seat} for seat in seats]
    return [settings[n::processes] for n in range(processes)]


def run(medium, shares, seed, words="raw races"):
    """Each share in a process of its own; figures by the name of its setting."""
    total = sum(setting["races"] for share in shares for setting in share)
    with TemporaryDirectory() as folder:
        bar = tqdm(total=total, desc=words, unit="race")
        with course(medium, folder, seed) as made, bar:
            children = [start(made.doors, s, f"{seed}/{n}") for n, s in enumerate(shares)]
            results, late = gather(children, bar)
        tallies = {name: tally_of(made, ran, len(RTTS)) for name, ran in results.items()}
    presses = [micros for ran in results.values() for heat in ran for micros in heat["late"]]
    lags = {"server": made.notes["late"], "clients": late, "presses": presses}
    lags |= {"wire": made.wire_late} if made.wire_late else {}
    return tallies, {name: spread(values) for name, values in lags.items()}


def start(doors, share, seed):
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=heats.main, args=(theirs, doors, share, seed), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def gather(children, bar):
    """Races as they come in, until every process has said its last."""
    waiting, results, late = {pipe: process for pipe, process in children}, {}, []
    while waiting:
        for pipe in multiprocessing.connection.wait(list(waiting)):
            name, said, *rest = pipe.recv()
            if name is not None:
                bar.update(said)
                continue
            for setting, ran in said.items():
                results.setdefault(setting, []).extend(ran)
            late += rest[0]
            waiting.pop(pipe).join()
    return results, late


def spread(micros):
    """In ms: the middle, one in a hundred, the worst."""
    ranked = sorted(micros) or [0]
    points = {"p50": 0.5, "p99": 0.99, "max": 1}
    at = lambda part: ranked[min(len(ranked) - 1, int(part * len(ranked)))]  # noqa: E731
    return {name: round(at(part) / 1000, 1) for name, part in points.items()}
