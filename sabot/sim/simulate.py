"""Many bot games at once, and what can be learned from them."""

import gc
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from time import perf_counter, process_time
from typing import Any, TypeVar

from tqdm import tqdm

from sabot.core.game import Counts
from sabot.core.history import Revision
from sabot.core.log import Act, Entry
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.sim.named import NamedBots
from sabot.sim.play import NO_OPTIONS, Options, play, recorded
from sabot.sim.sums import Played, Sums, Teams

T = TypeVar("T")
BATCH = 20_000  # games handed to a pool at once: it keeps some hundred bytes for each


def simulate(
    id: str,
    games: int,
    seats: int,
    levels: Sequence[str],
    seed: str,
    jobs: int,
    options: Options = NO_OPTIONS,
) -> dict[str, Any]:
    """The levels, one a team, move one on from game to game, so that no chair favours any."""
    start, teams = perf_counter(), GAMES[id].game.teams(seats)
    one = partial(one_game, id, seats, tuple(levels), seed, options=options)
    sums = Sums(teams)
    for played in tqdm(run_all(one, games, jobs), total=games, unit="game", disable=None):
        sums.add(played)
    return sums.figures() | {"games_per_second": round(games / (perf_counter() - start), 1)}


def run_all(one: Callable[[int], T], games: int, jobs: int) -> Iterator[T]:
    """In order; batch by batch, so that a million games need no memory."""
    if jobs == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        for first in range(0, games, BATCH):
            yield from pool.map(one, range(games)[first : first + BATCH], chunksize=8)


def one_game(
    id: str,
    seats: int,
    levels: tuple[str, ...],
    seed: str,
    number: int,
    options: Options = NO_OPTIONS,
) -> Played:
    """A level with a colon is a bot by name."""
    by_seat = seated(levels, GAMES[id].game.teams(seats), number)
    tally, named = Tally(GAMES[id].counts), NamedBots(GAMES[id].game, by_seat)

    def watch(entry: Entry, after: Revision) -> None:
        tally(entry, after)
        named.watch(after)

    table = play(id, seats, seed_of(seed, number), by_seat, watch, options, named=named)
    result = table.game.result(table.state)
    winners = result.places[0] if result else frozenset[int]()
    return Played(winners, tuple(by_seat), table.at / 60_000, *tally.seen(), named.faults)


def seated(levels: Sequence[str], teams: Teams, number: int) -> list[str]:
    """The level of each seat in the game of this number; partners have the same.

    >>> seated(["hard", "easy"], ((0, 2), (1, 3)), 0), seated(["hard", "easy"], ((0,), (1,)), 1)
    (['hard', 'easy', 'hard', 'easy'], ['easy', 'hard'])
    """
    chosen = [levels[team % len(levels)] for team in range(len(teams))]
    turn = number % len(teams)
    turned = zip(teams, chosen[turn:] + chosen[:turn], strict=True)
    by_seat = {seat: level for team, level in turned for seat in team}
    return [by_seat[seat] for seat in range(len(by_seat))]


class Tally:
    """Counts what happens while it is watched."""

    def __init__(self, worth: Counts) -> None:
        self.actions, self.events, self.counts = 0, Counter[str](), Counter[str]()
        self._worth = worth

    def __call__(self, entry: Entry, after: Revision) -> None:
        self.actions += isinstance(entry, Act)
        self.events.update(str(event.__struct_config__.tag) for event in after.events)
        self.counts.update(self._worth(after.state, after.events))

    def seen(self) -> tuple[int, Counter[str], Counter[str]]:
        return self.actions, self.events, self.counts


def seed_of(seed: str, number: int) -> bytes:
    return sha256(f"{seed}/{number}".encode()).digest()


def bench(id: str, games: int, seats: int, options: Options = NO_OPTIONS) -> dict[str, Any]:
    """Rules throughput: bot logs replayed, in CPU time of one core."""
    played = [recorded(id, seats, seed_of("bench", n), options=options) for n in range(games)]
    gc.collect()
    gc.freeze()  # else a look through all that was recorded may fall into this time, or not
    start = process_time()
    for table, log in played:
        Table(table.game, table.head, log)
    spent, total = process_time() - start, sum(len(log) for _, log in played)
    gc.unfreeze()
    return {"games": games, "entries": total, "entries_per_second": round(total / spent)}
