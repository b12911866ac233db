"""`sabot simulate … --out FOLDER`: games into Parquet files, taken up again where it stopped."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from tqdm import tqdm

from sabot.registry import GAMES
from sabot.sim.data import parts
from sabot.sim.data.arrow.parquet import files_of, games_in, rows_in
from sabot.sim.data.parts import Folder
from sabot.sim.data.rows import GameRow, Wish
from sabot.sim.data.runners import Runner
from sabot.sim.named import is_named
from sabot.sim.sums import Played, Sums


def written(wish: Wish, games: int, path: Path, runner: Runner) -> dict[str, Any]:
    """All games of the wish, those that were there already among them."""
    folder = Folder(path, wish, games)
    missing = folder.missing(rows_in)
    make_all(wish, folder, missing, games, runner)
    rows = games_in(folder.files(parts.GAMES))
    return summary(wish, rows) | {"folder": str(path), "resumed": games - sum(map(len, missing))}


def make_all(wish: Wish, folder: Folder, missing: list[range], games: int, runner: Runner) -> None:
    there = games - sum(map(len, missing))
    with tqdm(total=games, initial=there, unit="game", disable=None) as bar:
        for part, files in runner.run(partial(files_of, wish), missing):
            folder.put(part, *files)
            bar.update(len(part))


def summary(wish: Wish, rows: Iterable[GameRow]) -> dict[str, Any]:
    sums = Sums(GAMES[wish.game].game.teams(wish.seats))
    for row in rows:
        sums.add(played(row))
    return sums.figures()


def played(row: GameRow) -> Played:
    winners = frozenset(row.places[0]) if row.places else frozenset[int]()
    faults = row.faults if any(map(is_named, row.levels)) else None
    counted = (row.actions, row.events, row.counts, faults)
    return Played(winners, row.levels, row.lasted / 60_000, *counted)
