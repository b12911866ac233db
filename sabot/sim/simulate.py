"""Many bot games at once, and what can be learned from them."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from time import perf_counter, process_time
from typing import Any, NamedTuple, TypeVar

from tqdm import tqdm

from sabot.core.game import Counts
from sabot.core.log import Act, Entry
from sabot.core.table import Revision, Table
from sabot.registry import GAMES
from sabot.sim.play import NO_OPTIONS, Options, play, recorded

Teams = tuple[tuple[int, ...], ...]
T = TypeVar("T")


class Played(NamedTuple):
    winners: frozenset[int]
    levels: tuple[str, ...]  # by seat
    minutes: float
    actions: int
    events: Counter[str]  # by tag
    counts: Counter[str]  # what the game itself finds worth counting


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
    played = list(tqdm(run_all(one, games, jobs), total=games, unit="game", disable=None))
    return summary(played, teams) | {"games_per_second": round(games / (perf_counter() - start), 1)}


def run_all(one: Callable[[int], T], games: int, jobs: int) -> Iterator[T]:
    if jobs == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, range(games), chunksize=8)


def one_game(
    id: str,
    seats: int,
    levels: tuple[str, ...],
    seed: str,
    number: int,
    options: Options = NO_OPTIONS,
) -> Played:
    by_seat = seated(levels, GAMES[id].game.teams(seats), number)
    tally = Tally(GAMES[id].counts)
    table = play(id, seats, seed_of(seed, number), by_seat, tally, options)
    result = table.game.result(table.state)
    assert result
    return Played(result.places[0], tuple(by_seat), table.at / 60_000, *tally.seen())


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


def summary(played: list[Played], teams: Teams) -> dict[str, Any]:
    """A team wins once, however many it is; a shared first place counts in parts."""
    by_team, by_level = Counter[int](), Counter[str]()
    for game in played:
        winners = [team for team, seats in enumerate(teams) if game.winners.issuperset(seats)]
        for team in winners:
            by_team[team] += 1 / len(winners)  # type: ignore[assignment]  # parts of a win
            by_level[game.levels[teams[team][0]]] += 1 / len(winners)  # type: ignore[assignment]
    alone = all(len(team) == 1 for team in teams)
    return {
        "games": len(played),
        "finished": len(played),
        f"wins_by_{'seat' if alone else 'team'}": [
            round(by_team[team], 2) for team in range(len(teams))
        ],
        "wins_by_level": {level: round(wins, 2) for level, wins in by_level.items()},
        **times([game.minutes for game in played]),
        "actions": sum(game.actions for game in played),
        "events": dict(sum((game.events for game in played), Counter[str]()).most_common()),
        **counted(played),
    }


def times(minutes: list[float]) -> dict[str, float]:
    """
    >>> times([2.0, 4.0])
    {'mean_minutes': 3.0, 'p99_minutes': 4.0}
    """
    mean, p99 = sum(minutes) / len(minutes), sorted(minutes)[int(0.99 * len(minutes))]
    return {"mean_minutes": round(mean, 2), "p99_minutes": round(p99, 2)}


def counted(played: list[Played]) -> dict[str, Any]:
    """What the game itself names, and how often that is in ten minutes."""
    counts = sum((game.counts for game in played), Counter[str]())
    tens = sum(game.minutes for game in played) / 10
    rates = {name: round(count / tens, 2) for name, count in counts.items()}
    return {**counts, "in_ten_minutes": rates} if counts else {}


def bench(id: str, games: int, seats: int, options: Options = NO_OPTIONS) -> dict[str, Any]:
    """Rules throughput: bot logs replayed, in CPU time of one core."""
    played = [recorded(id, seats, seed_of("bench", n), options=options) for n in range(games)]
    start = process_time()
    for table, log in played:
        Table(table.game, table.head, log)
    spent, total = process_time() - start, sum(len(log) for _, log in played)
    return {"games": games, "entries": total, "entries_per_second": round(total / spent)}
