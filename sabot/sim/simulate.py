"""Many bot games at once, and what can be learned from them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from time import perf_counter, process_time
from typing import Any, NamedTuple

from tqdm import tqdm

from sabot.core.log import Act, Entry
from sabot.core.table import Revision, Table
from sabot.sim.play import play, recorded


class Played(NamedTuple):
    winners: frozenset[int]
    levels: tuple[str, ...]  # by seat
    minutes: float
    actions: int
    events: Counter[str]  # by tag


def simulate(id: str, games: int, seats: int, levels: Sequence[str], seed: str, jobs: int) -> Any:
    """The levels move one seat on from game to game, so that no chair favours one of them."""
    start = perf_counter()
    one = partial(one_game, id, seats, tuple(levels), seed)
    played = list(tqdm(run_all(one, games, jobs), total=games, unit="game", disable=None))
    return summary(played, seats) | {"games_per_second": round(games / (perf_counter() - start), 1)}


def run_all(one: Any, games: int, jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, range(games), chunksize=8)


def one_game(id: str, seats: int, levels: tuple[str, ...], seed: str, number: int) -> Played:
    turn = number % seats
    by_seat = [levels[seat % len(levels)] for seat in range(seats)]
    by_seat = by_seat[turn:] + by_seat[:turn]
    tally = Tally()
    table = play(id, seats, seed_of(seed, number), by_seat, tally)
    result = table.game.result(table.state)
    assert result
    minutes = table.at / 60_000
    return Played(result.places[0], tuple(by_seat), minutes, tally.actions, tally.events)


class Tally:
    """Counts what happens while it is watched."""

    def __init__(self) -> None:
        self.actions, self.events = 0, Counter[str]()

    def __call__(self, entry: Entry, after: Revision) -> None:
        self.actions += isinstance(entry, Act)
        self.events.update(str(event.__struct_config__.tag) for event in after.events)


def seed_of(seed: str, number: int) -> bytes:
    return sha256(f"{seed}/{number}".encode()).digest()


def summary(played: list[Played], seats: int) -> dict[str, Any]:
    """A shared first place counts in parts."""
    by_seat, by_level = Counter[int](), Counter[str]()
    for game in played:
        for seat in game.winners:
            by_seat[seat] += 1 / len(game.winners)  # type: ignore[assignment]  # parts of a win
            by_level[game.levels[seat]] += 1 / len(game.winners)  # type: ignore[assignment]
    return {
        "games": len(played),
        "finished": len(played),
        "wins_by_seat": [round(by_seat[seat], 2) for seat in range(seats)],
        "wins_by_level": {level: round(wins, 2) for level, wins in by_level.items()},
        "mean_minutes": round(sum(game.minutes for game in played) / max(1, len(played)), 2),
        "actions": sum(game.actions for game in played),
        "events": dict(sum((game.events for game in played), Counter[str]()).most_common()),
    }


def bench(id: str, games: int, seats: int) -> dict[str, Any]:
    """Rules throughput: bot logs replayed, in CPU time of one core."""
    played = [recorded(id, seats, seed_of("bench", n)) for n in range(games)]
    start = process_time()
    for table, log in played:
        Table(table.game, table.head, log)
    spent, total = process_time() - start, sum(len(log) for _, log in played)
    return {"games": games, "entries": total, "entries_per_second": round(total / spent)}
