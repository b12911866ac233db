"""Where races are run: a real server with lines of the wanted lengths before its door."""

import json
import multiprocessing
import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

from sabot.sim.network import Weather
from tests.browser.server import free_port, until_it_answers
from tests.prove.race import proxy, wire

RTTS = (5, 40, 120, 250)
USUAL = Weather()


class Course:
    """`doors` are addresses, one for each round trip; `notes` are there when all is over."""

    def __init__(self, folder, doors, medium):
        self.data, self.doors, self.medium = str(folder / "sabot.db"), doors, medium
        self.notes, self.wire_late = {}, []


def course(medium, folder, seed, rtts=RTTS, weather=USUAL):
    """`wire` where it is permitted, else `proxy`. The folder outlives it, with the server's log."""
    opened = by_wire if medium == "wire" else by_proxy
    micros = [int(rtt * 1000) for rtt in rtts]
    return opened(Path(folder), free_port(), micros, tuple(weather), seed)


@contextmanager
def by_proxy(folder, port, rtts, weather, seed):
    words = ["--port", str(port), "--behind-proxy"]
    relays = child(proxy.main, rtts, weather, seed, port)
    with server(folder, words, f"http://127.0.0.1:{port}") as notes, relays as (ports, _):
        made = Course(folder, [f"http://127.0.0.1:{door}" for door in ports], "proxy")
        yield made
    made.notes.update(notes)


@contextmanager
def by_wire(folder, port, rtts, weather, seed):
    name = f"race{os.getpid()}"
    with child(wire.main, name, rtts, weather, seed) as (_, last):
        doors = [f"http://{wire.SERVER.format(n)}:{port}" for n in range(len(rtts))]
        inside, words = ("ip", "netns", "exec", name), ["--port", str(port), "--host", "0.0.0.0"]
        with server(folder, words, doors[0], inside) as notes:
            made = Course(folder, doors, "wire")
            yield made
    made.notes.update(notes)
    made.wire_late += last


@contextmanager
def server(folder, words, url, inside=()):
    notes, read = folder / "notes.json", {}
    serve = [sys.executable, "-m", "tests.prove.race.server", str(notes), "serve", *words]
    serve += ["--data", str(folder / "sabot.db")]
    process = subprocess.Popen([*inside, *serve], stdout=subprocess.DEVNULL)
    try:
        until_it_answers(url)
        yield read
    finally:
        process.terminate()
        process.wait(timeout=20)
    read.update(json.loads(notes.read_text()))


@contextmanager
def child(work, *words):
    """A process that says one thing when it is ready and may say another when it ends."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process, last = spawn.Process(target=work, args=(theirs, *words)), []
    process.start()
    theirs.close()
    try:
        yield ours.recv(), last
    finally:
        ours.send(None)
        with_end(ours, last)
        process.join(timeout=20)


def with_end(pipe, last):
    try:
        last += pipe.recv()
    except EOFError:
        return
