"""Kept games for tests: `python -m tests.kept.games FOLDER` writes one of each game there."""

import gzip
import sys
from hashlib import sha256
from pathlib import Path

from msgspec import convert, to_builtins
from msgspec.json import decode, encode

from sabot.core.log import Proof
from sabot.core.luck import commitment_of, seed_of
from sabot.core.told import places_of, teams_of
from sabot.kept.title import FORMAT, Played, Title
from sabot.kept.writing import packed, record
from sabot.registry import GAMES
from sabot.sim.play import recorded

ENDED = 1_780_000_000_000
NAMES = ("Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal")
ANIMALS = ("fox", "owl", "cat", "bee", "elk", "hen", "ant", "yak")


def kept_game(id, number=0, level="normal", **rest):
    """One bot game, as a server would keep it."""
    title, log = played(id, number, level, **rest)
    return record(GAMES[id].game, title, log)


def played(id, number=0, level="normal", seats=None, options=None):
    game = GAMES[id].game
    seats = seats or (4 if 4 in game.seats else max(game.seats))
    secret = sha256(f"{id}/{number}".encode()).digest()
    nonces = tuple(f"nonce {seat}" for seat in range(seats))
    seed, options = seed_of(secret, nonces), to_builtins(convert(options or {}, game.options))
    table, log = recorded(id, seats, seed, levels=[level], options=options)
    title = Title(
        FORMAT, f"{id}-{number}", id, game.version, seats, options, table.head.fairness,
        ENDED - table.at, ENDED, players(seats, level), teams_of(game, seats),
        places_of(game.result(table.state)), None, commitment_of(secret),
        Proof(secret.hex(), nonces, seed.hex()),
    )  # fmt: skip
    return title, log


def players(seats, level):
    return tuple(Played(NAMES[seat], ANIMALS[seat], level) for seat in range(seats))


def lines_of(record):
    return [decode(line) for line in gzip.decompress(record).splitlines()]


def summed_up(lines):
    """With a sum that is right again, as a forger would."""
    return packed((encode(line) for line in lines[:-1]), lines[-1]["end"])


if __name__ == "__main__":
    for id in GAMES:
        (Path(sys.argv[1]) / f"{id}.sabot").write_bytes(kept_game(id))
